"""Patience: Babette, Baker's Dozen and Spiderette on one quiet table."""

import os
from pathlib import Path

VERSION = "0.1.0"

ASSETS = Path(__file__).resolve().parent.parent / "assets"

# Standard output belongs to --list and --verify, not to the greeting of a library.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

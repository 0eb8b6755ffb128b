"""Patience: Babette, Baker's Dozen and Spiderette on one quiet table."""

import os

VERSION = "0.1.0"

# Standard output belongs to --list and --verify, not to the greeting of a library.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

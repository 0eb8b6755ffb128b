"""Patience: Babette, Baker's Dozen and Spiderette on one quiet table."""

VERSION = "0.1.0"

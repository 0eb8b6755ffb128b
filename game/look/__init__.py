"""Surfaces made once and used often: faces, felt, shadows, letters, icons."""

"""The shelf: one family of patiences a file."""

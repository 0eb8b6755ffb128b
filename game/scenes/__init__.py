"""Menu, table, win: what the player is looking at."""

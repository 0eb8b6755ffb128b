"""Tools for those who work on the game: counts, storms of random games, and the like."""

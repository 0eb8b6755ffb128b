"""Every word that the program shows, in the player's language."""

"""All that a face, a bot or a stranger's program ever holds of a game."""

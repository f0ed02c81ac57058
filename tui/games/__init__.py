"""The board of each game: its boxes, its choices, its recap and its end."""

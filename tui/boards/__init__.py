"""The picture of each game, and the choices that its player has."""

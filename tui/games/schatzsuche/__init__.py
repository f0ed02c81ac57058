"""The board of Schatzsuche."""

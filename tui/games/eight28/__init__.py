"""The board of 8-28."""

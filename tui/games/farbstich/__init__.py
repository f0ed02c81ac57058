"""The board of Farbstich."""

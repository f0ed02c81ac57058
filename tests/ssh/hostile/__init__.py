"""A whole house, one who plays in it quietly, and one who does all that is bad for it."""

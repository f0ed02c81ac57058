"""What one can be looking at: a place is a picture, and what can be done there."""

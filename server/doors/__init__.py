"""How people and programs come in: faces of the house over pairs of byte streams."""

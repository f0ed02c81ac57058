"""The faces for people: the Textual app, line mode, and all texts."""

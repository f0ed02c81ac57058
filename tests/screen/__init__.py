"""The screens, at real Textual apps without a terminal."""

"""Textual apps for many terminals in one process."""

"""The screens of the house: one Textual screen for each place."""

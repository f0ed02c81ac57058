"""The house: people, the lobby, tables and what they remember."""

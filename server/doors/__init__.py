"""Connections to the house: a JSON protocol, an SSH server, and the Textual app of a terminal."""

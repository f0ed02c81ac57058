"""A house, a player in it, and an attacker in a process of its own."""

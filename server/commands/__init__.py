"""What `kartenhaus …` can do; each command is a module with a `run`."""

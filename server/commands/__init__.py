"""The command line. Each command is a module with a function `run`."""

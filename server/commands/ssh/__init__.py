"""The commands of `ssh HOST COMMAND`, for players and for the host."""

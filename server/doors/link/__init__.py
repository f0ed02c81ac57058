"""The link between a house and doors in other processes: SSH, with a channel for each session."""

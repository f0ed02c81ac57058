"""The SSH server: connections, log-in, limits, and what each session runs."""

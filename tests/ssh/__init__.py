"""The SSH server and what runs in its sessions, with real clients on this machine."""

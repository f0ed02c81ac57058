"""Over SSH, with real clients on this machine."""

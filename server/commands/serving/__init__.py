"""An open house as a process: its sockets, signals, settings and doors, and updates."""

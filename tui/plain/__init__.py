"""The line mode, for screen readers, dumb terminals and slow lines."""

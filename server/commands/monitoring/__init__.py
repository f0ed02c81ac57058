"""The log and the figures of an open house, and the pauses of its event loop."""

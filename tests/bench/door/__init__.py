"""A house in a process of its own, and people who come in by SSH, for the bench `door`."""

"""The terminal in which a command was typed."""

import os
import sys

PLAIN = (None, "", "dumb")


def has_screen() -> bool:
    """Whether an app can run in it."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") not in PLAIN

"""Lines on standard output, at once: a simulation may take long."""

import sys


def say(line: str = "") -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()

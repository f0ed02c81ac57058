"""A fork server that hangs up on the house and lives on, but only when it is run first."""

import os
import signal
import sys
from pathlib import Path

from server.child import run


def answer(question: bytes) -> bytes:
    return question


if __name__ == "__main__":
    hung_up = Path(sys.argv[1])
    if not hung_up.exists():
        hung_up.touch()
        os.close(sys.stdin.fileno())
        signal.pause()
    run(lambda: answer, 0)

"""`kartenhaus …`: from what was typed to an exit code."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from server import __version__

INTERRUPTED, NO_READER = 130, 141


def main(typed: Sequence[str] | None = None) -> int:
    typed = sys.argv[1:] if typed is None else typed
    if list(typed) == ["--version"]:
        sys.stdout.write(f"kartenhaus {__version__}\n")
        return 0
    try:
        # Loaded late: whoever asks for the version need not wait for all of the house.
        code = import_module("server.commands.root").answer(typed, os.environ)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has enough of it; what is still buffered must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO_READER
    return int(code)


if __name__ == "__main__":
    sys.exit(main())

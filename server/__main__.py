"""`kartenhaus …`: runs a command and returns its exit code."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from server import __version__
from server.process import cleaning_up, discard_output, repair_streams

MISUSED, INTERRUPTED, NO_READER = 2, 130, 141


def main(typed: Sequence[str] | None = None) -> int:
    typed = sys.argv[1:] if typed is None else typed
    try:
        repair_streams()
        with cleaning_up():
            code = run(typed)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        discard_output()
        return NO_READER
    except OSError:
        # The error has been printed already, where it can be.
        discard_output()
        return MISUSED
    return code


def run(typed: Sequence[str]) -> int:
    """Imports the commands late, so that --version is fast."""
    if list(typed) == ["--version"] and written(f"kartenhaus {__version__}\n"):
        return 0
    return int(import_module("server.commands.cli").answer(typed, os.environ))


def written(line: str) -> bool:
    try:
        sys.stdout.write(line)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError:
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())

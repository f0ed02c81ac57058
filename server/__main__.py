"""`kartenhaus …`: runs a command and returns its exit code."""

import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from server import __version__

MISUSED, INTERRUPTED, NO_READER = 2, 130, 141

# pip refuses older ones, but a checkout may be run by the Python of any system.
if sys.version_info < (3, 11):  # noqa: UP036
    found = f"{sys.version_info[0]}.{sys.version_info[1]}"
    sys.stderr.write(f"Kartenhaus needs Python 3.11 or newer, and this is Python {found}.\n")
    sys.stderr.write("config/deploy/README.md says how to install one beside it (uv).\n")
    sys.exit(MISUSED)

# An older Python could not read it.
from server.process import (  # noqa: E402
    cleaning_up,
    discard_output,
    repair_streams,
    without_collection,
)


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
    # Most objects that a house reads from its file stay, too.
    gc.set_threshold(50_000)
    with without_collection():
        cli = import_module("server.commands.cli")
    return int(cli.answer(typed, os.environ))


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

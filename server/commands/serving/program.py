"""Starts other processes of this program, of the version that is installed now."""

import os
import sys
from collections.abc import Iterable


def command_line(command: str, flags: Iterable[str]) -> tuple[str, ...]:
    # -P: a file of the working directory must not pass for a module of the house.
    return (sys.executable, "-P", "-m", "server", command, *flags)


def environment(**more: str) -> dict[str, str]:
    paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
    return {**os.environ, "PYTHONPATH": paths, **more}

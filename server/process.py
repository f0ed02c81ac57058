"""Standard streams and signals of a process, and its imports."""

import gc
import io
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


def repair_streams() -> None:
    """Replaces a missing standard output, whose writing still fails, and a missing standard error;
    letters that their encoding lacks are printed as question marks."""
    if sys.stdout is None:
        # Read-only, so that writing fails, as it does with a closed stream, once it is flushed.
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def discard_output() -> None:
    """Sends buffered output nowhere, so that the interpreter does not fail on it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextmanager
def without_collection() -> Iterator[None]:
    """For imports: they leave no garbage, and to look for it takes a tenth of the start of a
    house."""
    gc.disable()
    try:
        yield
    finally:
        # They stay until the end: the next collection need not look at them, either.
        gc.freeze()
        gc.enable()


@contextmanager
def cleaning_up() -> Iterator[None]:
    """SIGTERM and SIGHUP raise SystemExit, so that `finally` blocks run."""
    # Signals that are ignored, as under nohup, stay ignored.
    ends = [s for s in (signal.SIGTERM, signal.SIGHUP) if signal.getsignal(s) is signal.SIG_DFL]
    for number in ends:
        signal.signal(number, _unwind)
    try:
        yield
    finally:
        for number in ends:
            signal.signal(number, signal.SIG_DFL)


def _unwind(number: int, frame: FrameType | None) -> None:
    raise SystemExit(128 + number)

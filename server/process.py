"""What a command meets before it begins and after it ends: streams, signals, exit codes."""

import io
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


def repair_streams() -> None:
    """Whoever started us may have closed a stream, and a terminal may lack letters: then they are
    replaced, instead of ending the program."""
    if sys.stdout is None:
        # Writing to it fails like writing to a closed stream, but when it is flushed.
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def discard_output() -> None:
    """What is still buffered cannot be written, and must not fail once more at the very end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextmanager
def cleaning_up() -> Iterator[None]:
    """To be ended or hung up unwinds the program, so that nothing half done is left behind."""
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

"""Undoes what was begun and has failed."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def on_failure(undo: Callable[[], object]) -> Iterator[None]:
    """Calls this if an error or a cancellation ends the block."""
    try:
        yield
    except BaseException:
        undo()
        raise

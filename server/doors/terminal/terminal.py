"""The interface between the driver of an app and a terminal."""

from typing import NamedTuple, Protocol

from server.doors.terminal.color_support import ColorDepth
from server.house.people.households import Household

Size = tuple[int, int]
DEFAULT_SIZE: Size = (80, 24)
WIDTHS, HEIGHTS = (10, 400), (5, 150)


class Bounds(NamedTuple):
    """How much one terminal may use of the server. Its keys count for the `household`, too."""

    household: Household | None = None
    keys_per_second: float = 60.0
    keys_at_once: int = 60
    pasted: int = 4096
    """characters of one paste; the rest is dropped"""
    queued: int = 100
    """messages in the queue of the app, beyond which input is not read"""
    unsent: int = 32768
    """bytes that wait to be sent, beyond which frames are dropped"""
    stuck_seconds: float = 30.0
    """without draining, after which the terminal counts as dead"""


class Listener(Protocol):
    def received(self, text: str) -> None:
        """The text is never empty."""

    def resized(self, size: Size) -> None: ...

    def gone(self) -> None:
        """The terminal is disconnected."""


class Terminal(Protocol):
    @property
    def size(self) -> Size: ...

    @property
    def colors(self) -> ColorDepth: ...

    @property
    def answers(self) -> bool:
        """Whether it answers questions about what it can do. Others would print the question."""

    @property
    def is_gone(self) -> bool: ...

    def listen(self, listener: Listener) -> None:
        """Also delivers what came before."""

    def stop_listening(self) -> None: ...

    def write(self, data: bytes) -> None:
        """Never waits and never fails."""

    def unsent(self) -> int:
        """Bytes that were written and are not sent yet."""

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def close(self, reason: str) -> None:
        """At once, without sending the rest."""


def clamped(width: int, height: int) -> Size:
    """A size within bounds."""
    # Millions of cells would block all others. Clients that do not know their size send 0.
    if width <= 0 or height <= 0:
        return DEFAULT_SIZE
    return between(width, *WIDTHS), between(height, *HEIGHTS)


def between(number: int, least: int, most: int) -> int:
    return max(least, min(most, number))

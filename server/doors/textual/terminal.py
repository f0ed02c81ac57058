"""The seam between an app and the terminal of whoever it is for."""

from typing import NamedTuple, Protocol

from server.doors.textual.color_support import Colours

Size = tuple[int, int]
USUAL: Size = (80, 24)
WIDTHS, HEIGHTS = (10, 400), (5, 150)


class Bounds(NamedTuple):
    """How much one terminal may ask of the house."""

    keys_per_second: float = 60.0
    keys_at_once: int = 60
    pasted: int = 4096
    """Characters of one paste; what is beyond them is dropped."""
    waiting: int = 100
    """Messages that the app has not looked at yet; meanwhile nothing is read."""
    unsent: int = 32768
    """Bytes on their way out; beyond them frames are skipped."""
    stuck_seconds: float = 30.0
    """So long nothing drains, and the terminal counts as dead."""


class Listener(Protocol):
    def arrived(self, text: str) -> None:
        """Never an empty text."""

    def resized(self, size: Size) -> None: ...

    def gone(self) -> None:
        """Nobody is there any more."""


class Terminal(Protocol):
    @property
    def size(self) -> Size: ...

    @property
    def colours(self) -> Colours: ...

    @property
    def answers(self) -> bool:
        """May it be asked what it can do without showing the question?"""

    @property
    def crowd(self) -> int:
        """How many terminals share the processor with this one."""

    @property
    def rush(self) -> bool:
        """Whether people wait for their first picture."""

    @property
    def is_gone(self) -> bool: ...

    def listen(self, listener: Listener) -> None:
        """Now, and for what has come already, be it that nobody is there any more."""

    def deafen(self) -> None:
        """What comes from now on is not for us."""

    def write(self, data: bytes) -> None:
        """Never waits and never fails."""

    def pending(self) -> int:
        """Bytes that were written and are not sent yet, wherever they wait."""

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def close(self, reason: str) -> None:
        """At once, and without what is pending."""


def clamped(width: int, height: int) -> Size:
    """A size that can be painted: a screen of millions of cells would starve everybody else, and a
    client that does not know its size says 0."""
    if width <= 0 or height <= 0:
        return USUAL
    return between(width, *WIDTHS), between(height, *HEIGHTS)


def between(number: int, least: int, most: int) -> int:
    return max(least, min(most, number))

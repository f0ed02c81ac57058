"""Guided hands: what is told to somebody who learns a game by playing it."""

from collections.abc import Mapping
from typing import Final

from server.protocol.requests import Open
from tui.lessons import eight28, farbstich, schatzsuche
from tui.lessons.lesson import Lesson

LESSONS: Final[Mapping[str, Lesson]] = {
    "eight28": eight28.LESSON,
    "farbstich": farbstich.LESSON,
    "schatzsuche": schatzsuche.LESSON,
}


def begun(game: str) -> Open:
    """A table for it."""
    return Open(game, LESSONS[game].seats, lesson=True)

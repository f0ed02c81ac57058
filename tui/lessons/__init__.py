"""The lessons: games with fixed cards, in which tips explain the rules."""

from collections.abc import Mapping
from typing import Final

from server.protocol.lobby import Tempo
from server.protocol.requests import Open
from tui.lessons import eight28, farbstich, schatzsuche
from tui.lessons.lesson import Lesson

LESSONS: Final[Mapping[str, Lesson]] = {
    "eight28": eight28.LESSON,
    "farbstich": farbstich.LESSON,
    "schatzsuche": schatzsuche.LESSON,
}


def open_lesson(game: str, tempo: Tempo = "usual") -> Open:
    return Open(game, LESSONS[game].seats, lesson=True, tempo=tempo)

"""Games with cards that are always the same, for those who learn them by playing.

The bots at such a table play by their cards alone: whoever does what the lesson advises sees the
same game as everybody else did.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Final, NamedTuple

from server.bots import SIMPLE
from server.protocol.refusals import LessonIsFixed, NoSuchGame, SeatsNotAllowed
from server.protocol.requests import Open
from server.protocol.seat import Refusal


class Lesson(NamedTuple):
    """`shuffle` was found by trying: in the rounds that it deals, all that matters happens."""

    seats: int
    shuffle: int


LESSONS: Final[Mapping[str, Lesson]] = {
    "eight28": Lesson(3, 22122),
    "farbstich": Lesson(4, 1919),
    "schatzsuche": Lesson(3, 4463),
}


def secret(game: str) -> bytes:
    return sha256(f"{game} {LESSONS[game].shuffle}".encode()).digest()


def table_of(request: Open) -> Open | Refusal:
    """Nothing about it can be wished for."""
    lesson = LESSONS.get(request.game)
    if lesson is None:
        return NoSuchGame(request.game, tuple(LESSONS))
    if request.seats != lesson.seats:
        return SeatsNotAllowed(str(lesson.seats))
    if request != Open(request.game, lesson.seats, lesson=True):
        return LessonIsFixed()
    return Open(
        game=request.game,
        seats=lesson.seats,
        relaxed=True,
        bots=(SIMPLE,) * (lesson.seats - 1),
        private=True,
        lesson=True,
    )

"""Lessons: a private game against simple bots with a fixed shuffle."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Final, NamedTuple

from server.bots import SIMPLE
from server.protocol.refusals import LessonIsFixed, NoSuchGame, SeatsNotAllowed
from server.protocol.requests import Open
from server.protocol.seat import Refusal, replace


class Lesson(NamedTuple):
    """`shuffle` was chosen by search: its rounds show every rule the lesson explains."""

    seats: int
    shuffle: int


# Simple bots decide without chance, so that the same moves of the learner always lead to the same
# game, and the advice of the lesson fits it.
LESSONS: Final[Mapping[str, Lesson]] = {
    "eight28": Lesson(3, 22122),
    "farbstich": Lesson(4, 1919),
    "schatzsuche": Lesson(3, 4463),
}


def lesson_secret(game: str) -> bytes:
    return sha256(f"{game} {LESSONS[game].shuffle}".encode()).digest()


def lesson_request(request: Open) -> Open | Refusal:
    """The full request for a lesson; it allows no choices of its own."""
    lesson = LESSONS.get(request.game)
    if lesson is None:
        return NoSuchGame(request.game, tuple(LESSONS))
    if request.seats != lesson.seats:
        return SeatsNotAllowed(str(lesson.seats))
    if request != Open(request.game, lesson.seats, lesson=True, tempo=request.tempo):
        return LessonIsFixed()
    bots = (SIMPLE,) * (lesson.seats - 1)
    return replace(request, relaxed=True, bots=bots, private=True)

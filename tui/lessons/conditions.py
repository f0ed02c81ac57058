"""Conditions of tips that several games have."""

from collections.abc import Callable

from server.protocol.seat import Event, Move
from tui.lessons.lesson import E, Progress

When = Callable[[Progress], bool]


def in_round(number: int, *also: When) -> When:
    return lambda progress: progress.view.round == number and all(each(progress) for each in also)


def happened(kind: type[E], is_it: Callable[[E, int | None], object]) -> When:
    """An event of this kind was told, by a test that knows the learner's seat, too."""
    return lambda progress: any(is_it(each, progress.me) for each in progress.all(kind))


def begun(kind: type[Event], field: str, number: int) -> When:
    """A round or trick with this number has begun."""
    return lambda progress: any(getattr(each, field) == number for each in progress.all(kind))


def can(kind: type[Move]) -> When:
    """The learner can make a move of this kind."""
    return lambda progress: any(isinstance(move, kind) for move in progress.seen.legal)


def after(*cards: str) -> When:
    """The trick consists of these cards."""
    return lambda progress: tuple(laid.card for laid in progress.view.plays) == cards

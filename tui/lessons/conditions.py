"""Conditions of tips that several games have."""

from collections.abc import Callable

from server.protocol.seat import Move
from tui.lessons.lesson import Progress

When = Callable[[Progress], bool]


def in_round(number: int, *also: When) -> When:
    return lambda progress: progress.view.round == number and all(each(progress) for each in also)


def can(kind: type[Move]) -> When:
    """The learner can make a move of this kind."""
    return lambda progress: any(isinstance(move, kind) for move in progress.seen.legal)


def after(*cards: str) -> When:
    """The trick consists of these cards."""
    return lambda progress: tuple(laid.card for laid in progress.view.plays) == cards

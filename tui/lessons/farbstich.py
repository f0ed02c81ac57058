"""Farbstich: five tricks, one of them with a tie."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from server.cards import COLOUR, ColourCard
from server.protocol import farbstich
from tui.lessons.conditions import When, after, begun, can, happened
from tui.lessons.lesson import Progress, Tip, lesson_of


def trick(number: int, *also: When) -> When:
    return lambda progress: progress.view.trick == number and all(each(progress) for each in also)


trick_begun = partial(begun, farbstich.TrickBegan, "trick")


def playable(card: ColourCard) -> When:
    return lambda progress: farbstich.Play(card) in progress.seen.legal


def ranked(progress: Progress, number: int) -> farbstich.Ranked | None:
    found = list(progress.all(farbstich.Ranked))
    return found[number - 1] if len(found) >= number else None


tied = happened(farbstich.Ranked, lambda event, _: event.tied)


def tie(progress: Progress) -> Mapping[str, object]:
    first = next(event for event in progress.all(farbstich.Ranked) if event.tied)
    return {"total": first.totals[first.tied[0]]}


def played(card: ColourCard) -> When:
    """The learner followed the advice to play this card; the other plays are then as planned."""
    return happened(farbstich.Played, lambda event, me: (event.seat, event.card) == (me, card))


def two_colours_left(progress: Progress) -> bool:
    return len({COLOUR[card] for card in progress.view.display}) == 2


def third_in_fourth_trick(progress: Progress) -> bool:
    """The learner is third in the fourth trick, so that the display is empty before their turn."""
    fourth = ranked(progress, 4)
    is_third = fourth is not None and fourth.order[2:3] == (progress.me,)
    return is_third and trick_begun(5)(progress) and played("R2")(progress)


LESSON: Final = lesson_of(
    "farbstich",
    4,
    Tip("welcome", trick(1), lit="hand"),
    Tip("display", trick(1, can(farbstich.Play)), lit="offer", also="order"),
    Tip(
        "team",
        trick(1, after("R1", "G2", "R4"), playable("G4")),
        "play:G4",
        lit="hand",
        also="order",
    ),
    Tip("pick", trick(1, can(farbstich.Collect), played("G4")), "collect:G", lit="offer"),
    Tip(
        "picked",
        lambda progress: trick_begun(2)(progress) and played("G4")(progress),
        lit="offer",
        also="order",
        looks_back=True,
    ),
    Tip("lead", trick(2, after(), playable("Y1")), "play:Y1", lit="hand"),
    Tip("tie", tied, lit="order", values=tie),
    Tip("join", trick(3, after("Y4", "Y3"), playable("Y5")), "play:Y5", lit="hand", also="order"),
    Tip("worth", trick(3, can(farbstich.Collect), played("Y5")), "collect:B", lit="offer"),
    Tip("few", trick(4, after(), two_colours_left, playable("R2")), "play:R2", lit="offer"),
    Tip("third", third_in_fourth_trick, lit="order", looks_back=True),
    Tip("higher", trick(5, after("R6"), playable("R8")), "play:R8", lit="hand", also="order"),
    Tip(
        "rich",
        trick(5, can(farbstich.Collect), played("R8")),
        "collect:R",
        lit="offer",
        also="order",
    ),
    Tip("end", trick_begun(6), lit="hand"),
)

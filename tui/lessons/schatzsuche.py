"""Schatzsuche: the first three rounds."""

from collections.abc import Callable, Mapping
from typing import Final

from server.cards import SuitCard
from server.protocol import schatzsuche
from tui.lessons.lesson import Lesson, Tip, Told

When = Callable[[Told], bool]


def in_round(number: int, *also: When) -> When:
    return lambda told: told.view.round == number and all(each(told) for each in also)


def begun(number: int) -> When:
    return lambda told: any(event.round == number for event in told.all(schatzsuche.RoundBegan))


def turned_up(told: Told) -> bool:
    return any(told.all(schatzsuche.Trump))


def to_bid(told: Told) -> bool:
    return any(isinstance(move, schatzsuche.Bid) for move in told.seen.legal)


def to_play(*hand: SuitCard) -> When:
    """It is my turn, and just these cards are left to me."""

    def when(told: Told) -> bool:
        can = any(isinstance(move, schatzsuche.Play) for move in told.seen.legal)
        return can and set(told.view.hand) == set(hand)

    return when


def after(*cards: SuitCard) -> When:
    """These lie in the trick."""
    return lambda told: tuple(laid.card for laid in told.view.plays) == cards


def scored(number: int) -> When:
    return lambda told: len(told.view.sheet) >= number


def made(number: int) -> When:
    """I made my bid in that round."""

    def when(told: Told) -> bool:
        sheet: tuple[schatzsuche.Scored, ...] = told.view.sheet
        mine = sheet[number - 1] if len(sheet) >= number else None
        return mine is not None and mine.bids[told.me or 0] == mine.tricks[told.me or 0]

    return when


def both_down(told: Told) -> bool:
    """Somebody else had neither the suit led nor trump."""
    return who_has_neither(told) is not None


def who_has_neither(told: Told) -> int | None:
    """He turned two markers for one card."""
    before: schatzsuche.Flipped | None = None
    for event in told.events:
        if (
            isinstance(event, schatzsuche.Flipped)
            and before
            and before.seat == event.seat != told.me
        ):
            return event.seat
        before = event if isinstance(event, schatzsuche.Flipped) else None
    return None


def name_of_him(told: Told) -> Mapping[str, object]:
    seat = who_has_neither(told)
    return {"name": "" if seat is None else told.seen.names[seat]}


def enough(told: Told) -> bool:
    """As many tricks as I bid."""
    me = told.me or 0
    return bool(told.view.tricks) and told.view.tricks[me] == told.view.bids[me]


TIPS: Final = (
    Tip("lesson-schatzsuche-welcome", in_round(1)),
    Tip("lesson-schatzsuche-trump", in_round(1, turned_up)),
    Tip("lesson-schatzsuche-bid", in_round(1, to_bid), asks=True),
    Tip("lesson-schatzsuche-must", in_round(1, to_play("C7"), after("SJ", "S9")), asks=True),
    Tip("lesson-schatzsuche-marker", scored(1)),
    Tip("lesson-schatzsuche-score", made(1)),
    Tip("lesson-schatzsuche-strong", in_round(2, to_bid), asks=True),
    Tip(
        "lesson-schatzsuche-follow", in_round(2, to_play("HJ", "CA"), after("H7", "D10")), asks=True
    ),
    Tip("lesson-schatzsuche-lead", in_round(2, to_play("CA"), after()), asks=True),
    Tip("lesson-schatzsuche-neither", both_down, about=name_of_him),
    Tip("lesson-schatzsuche-deal", made(2)),
    Tip("lesson-schatzsuche-weak", in_round(3, to_bid), asks=True),
    Tip(
        "lesson-schatzsuche-trumped",
        in_round(3, to_play("DK", "C7", "S8"), after("H10", "HQ")),
        asks=True,
    ),
    Tip("lesson-schatzsuche-low", in_round(3, to_play("DK", "C7"), enough), asks=True),
    Tip("lesson-schatzsuche-free", in_round(3, to_play("DK"), after("CK")), asks=True),
    Tip("lesson-schatzsuche-end", begun(4)),
)
LESSON: Final = Lesson(3, TIPS)

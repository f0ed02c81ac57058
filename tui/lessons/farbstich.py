"""Farbstich: five tricks, one of them with a tie."""

from collections.abc import Callable, Mapping
from typing import Final

from server.cards import COLOUR, ColourCard
from server.protocol import farbstich
from tui.lessons.lesson import Lesson, Tip, Told

When = Callable[[Told], bool]


def trick(number: int, *also: When) -> When:
    return lambda told: told.view.trick == number and all(each(told) for each in also)


def begun(number: int) -> When:
    """So many tricks have been begun."""
    return lambda told: any(event.trick == number for event in told.all(farbstich.TrickBegan))


def mine(card: ColourCard) -> When:
    """It can be played now."""
    return lambda told: farbstich.Play(card) in told.seen.legal


def to_play(told: Told) -> bool:
    return any(isinstance(move, farbstich.Play) for move in told.seen.legal)


def after(*cards: ColourCard) -> When:
    """These lie in the trick."""
    return lambda told: tuple(laid.card for laid in told.view.plays) == cards


def to_pick(told: Told) -> bool:
    return any(isinstance(move, farbstich.Collect) for move in told.seen.legal)


def ranked(told: Told, number: int) -> farbstich.Ranked | None:
    found = list(told.all(farbstich.Ranked))
    return found[number - 1] if len(found) >= number else None


def tied(told: Told) -> bool:
    return any(event.tied for event in told.all(farbstich.Ranked))


def tie(told: Told) -> Mapping[str, object]:
    first = next(event for event in told.all(farbstich.Ranked) if event.tied)
    return {"total": first.totals[first.tied[0]]}


def played(card: ColourCard) -> When:
    """By me, as the tip advised; what the others do then is always the same."""
    return lambda told: any(
        event.seat == told.me and event.card == card for event in told.all(farbstich.Played)
    )


def first(told: Told) -> bool:
    still: tuple[int, ...] = told.view.to_collect
    return still[:1] == (told.me,)


def few(told: Told) -> bool:
    return len({COLOUR[card] for card in told.view.display}) == 2


def third(told: Told) -> bool:
    """In the fourth trick I am the third, and the display is empty before my turn."""
    fourth = ranked(told, 4)
    is_third = fourth is not None and fourth.order[2:3] == (told.me,)
    return is_third and begun(5)(told) and played("R2")(told)


TIPS: Final = (
    Tip("lesson-farbstich-welcome", trick(1)),
    Tip("lesson-farbstich-display", trick(1, to_play)),
    Tip("lesson-farbstich-team", trick(1, after("R1", "G2", "R4"), mine("G4")), asks=True),
    Tip("lesson-farbstich-pick", trick(1, to_pick, first, played("G4")), asks=True),
    Tip("lesson-farbstich-picked", lambda told: begun(2)(told) and played("G4")(told)),
    Tip("lesson-farbstich-lead", trick(2, after(), mine("Y1")), asks=True),
    Tip("lesson-farbstich-tie", tied, about=tie),
    Tip("lesson-farbstich-join", trick(3, after("Y4", "Y3"), mine("Y5")), asks=True),
    Tip("lesson-farbstich-worth", trick(3, to_pick, first, played("Y5")), asks=True),
    Tip("lesson-farbstich-few", trick(4, after(), few, mine("R2")), asks=True),
    Tip("lesson-farbstich-third", third),
    Tip("lesson-farbstich-higher", trick(5, after("R6"), mine("R8")), asks=True),
    Tip("lesson-farbstich-rich", trick(5, to_pick, first, played("R8")), asks=True),
    Tip("lesson-farbstich-end", begun(6)),
)
LESSON: Final = Lesson(4, TIPS)

"""8-28: two rounds, the second of them with a direct hit."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from server.protocol import eight28
from tui.lessons.lesson import Lesson, Tip, Told

When = Callable[[Told], bool]


def round_of(told: Told) -> int:
    number: int = told.view.round
    return number


def begun(number: int) -> When:
    """So many rounds have been dealt."""
    return lambda told: any(event.round == number for event in told.all(eight28.RoundBegan))


def in_round(number: int, *also: When) -> When:
    return lambda told: round_of(told) == number and all(each(told) for each in also)


def offered(told: Told) -> bool:
    return eight28.Take() in told.seen.legal


def choosing(told: Told) -> bool:
    return any(isinstance(move, eight28.Declare) for move in told.seen.legal)


def side(told: Told) -> eight28.Side | None:
    sides: tuple[eight28.Side, ...] = told.view.sides
    return sides[told.me] if told.me is not None and sides else None


def totals(told: Told) -> tuple[int, ...]:
    mine = side(told)
    return eight28.totals((mine.hole, *mine.open)) if mine is not None and mine.hole else ()


def with_open(number: int) -> When:
    """So many cards lie open before me."""

    def when(told: Told) -> bool:
        mine = side(told)
        return mine is not None and len(mine.open) == number

    return when


def reach(*sums: int) -> When:
    return lambda told: set(sums) <= set(totals(told))


def near(told: Told) -> bool:
    """Close enough to both."""
    low, high = eight28.best(totals(told), eight28.LOW), eight28.best(totals(told), eight28.HIGH)
    return low == eight28.LOW - 1 and (high or 0) >= eight28.HIGH - 2


def said_no(told: Told) -> bool:
    return any(event.seat == told.me for event in told.all(eight28.Declined))


def paid(told: Told) -> bool:
    """The first round has ended with two halves."""
    return any(event.target == eight28.HIGH and event.shares for event in told.all(eight28.Paid))


def out(told: Told) -> bool:
    return any(event.seat != told.me for event in told.all(eight28.Out))


def who_is_out(told: Told) -> Mapping[str, object]:
    return {
        "name": next(told.seen.names[e.seat] for e in told.all(eight28.Out) if e.seat != told.me)
    }


def hit(told: Told) -> bool:
    return any(told.me in event.seats for event in told.all(eight28.Hit))


def cards(told: Told) -> Mapping[str, object]:
    sums: Any = totals(told)
    return {"low": sums[0], "high": sums[-1]}


TIPS: Final = (
    Tip("lesson-eight28-welcome", begun(1)),
    Tip("lesson-eight28-hidden", in_round(1, reach(1, 11))),
    Tip("lesson-eight28-gem", begun(1)),
    Tip("lesson-eight28-offer", in_round(1, offered, with_open(0)), asks=True),
    Tip("lesson-eight28-open", in_round(1, offered, with_open(1)), asks=True, about=cards),
    Tip("lesson-eight28-wild", in_round(1, offered, reach(3, 13, 23)), asks=True),
    Tip("lesson-eight28-enough", in_round(1, offered, near), asks=True, about=cards),
    Tip("lesson-eight28-declined", in_round(1, offered, said_no), asks=True),
    Tip("lesson-eight28-choose", in_round(1, choosing, reach(7, 27)), asks=True),
    Tip("lesson-eight28-halves", paid),
    Tip("lesson-eight28-again", in_round(2, offered, with_open(0), reach(1, 11)), asks=True),
    Tip("lesson-eight28-hope", in_round(2, offered, reach(2, 12, 22)), asks=True),
    Tip("lesson-eight28-five", in_round(2, offered, reach(3, 13, 23)), asks=True),
    Tip("lesson-eight28-stop", in_round(2, offered, reach(eight28.LOW, eight28.HIGH)), asks=True),
    Tip("lesson-eight28-out", out, about=who_is_out),
    Tip("lesson-eight28-hit", hit),
    Tip("lesson-eight28-end", begun(3)),
)
LESSON: Final = Lesson(3, TIPS)

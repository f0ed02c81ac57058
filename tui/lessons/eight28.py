"""8-28: two rounds, the second of them with a direct hit."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from server.protocol import eight28
from tui.lessons.conditions import When, begun, can, happened, in_round
from tui.lessons.lesson import Progress, Tip, lesson_of

round_begun = partial(begun, eight28.RoundBegan, "round")


def offered(progress: Progress) -> bool:
    return eight28.Take() in progress.seen.legal


def side(progress: Progress) -> eight28.Side | None:
    sides: tuple[eight28.Side, ...] = progress.view.sides
    return sides[progress.me] if progress.me is not None and sides else None


def totals(progress: Progress) -> tuple[int, ...]:
    mine = side(progress)
    return eight28.totals((mine.hole, *mine.open)) if mine is not None and mine.hole else ()


def with_open(count: int) -> When:
    """The learner has so many open cards."""

    def when(progress: Progress) -> bool:
        mine = side(progress)
        return mine is not None and len(mine.open) == count

    return when


def reach(*sums: int) -> When:
    return lambda progress: set(sums) <= set(totals(progress))


def near(progress: Progress) -> bool:
    """The best totals are 7 and at least 26."""
    low, high = (
        eight28.best(totals(progress), eight28.LOW),
        eight28.best(totals(progress), eight28.HIGH),
    )
    return low == eight28.LOW - 1 and (high or 0) >= eight28.HIGH - 2


said_no = happened(eight28.Declined, lambda event, me: event.seat == me)
somebody_out = happened(eight28.Out, lambda event, me: event.seat != me)
hit = happened(eight28.Hit, lambda event, me: me in event.seats)
paid = happened(eight28.Paid, lambda event, _: event.target == eight28.HIGH and event.shares)
"""The half for the 28 has been paid."""


def who_is_out(progress: Progress) -> Mapping[str, object]:
    return {
        "name": next(
            progress.seen.names[e.seat] for e in progress.all(eight28.Out) if e.seat != progress.me
        )
    }


def cards(progress: Progress) -> Mapping[str, object]:
    sums: Any = totals(progress)
    return {"low": sums[0], "high": sums[-1]}


LESSON: Final = lesson_of(
    "eight28",
    3,
    Tip("welcome", round_begun(1), lit="gauge"),
    Tip("hidden", in_round(1, reach(1, 11)), lit="hand"),
    Tip("gem", round_begun(1), lit="middle"),
    Tip("offer", in_round(1, offered, with_open(0)), "take", lit="offer"),
    Tip("open", in_round(1, offered, with_open(1)), "take", lit="hand", values=cards),
    Tip("wild", in_round(1, offered, reach(3, 13, 23)), "take", lit="gauge"),
    Tip("enough", in_round(1, offered, near), "decline", lit="next", values=cards),
    Tip("declined", in_round(1, offered, said_no), "no-more", lit="question"),
    Tip("choose", in_round(1, can(eight28.Declare), reach(7, 27)), "declare:28", lit="question"),
    Tip("halves", paid, lit="middle", looks_back=True),
    Tip("again", in_round(2, offered, with_open(0), reach(1, 11)), "take", lit="offer"),
    Tip("hope", in_round(2, offered, reach(2, 12, 22)), "take", lit="gauge"),
    Tip("five", in_round(2, offered, reach(3, 13, 23)), "take", lit="next"),
    Tip("stop", in_round(2, offered, reach(eight28.LOW, eight28.HIGH)), "no-more", lit="question"),
    Tip("out", somebody_out, lit="seats", values=who_is_out),
    Tip("hit", hit, lit="middle", looks_back=True),
    Tip("end", round_begun(3), lit="middle"),
)

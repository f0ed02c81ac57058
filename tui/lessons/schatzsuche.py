"""Schatzsuche: the first three rounds."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from server.cards import SuitCard
from server.protocol import schatzsuche
from tui.lessons.conditions import When, after, begun, can, in_round
from tui.lessons.lesson import Progress, Tip, lesson_of

round_begun = partial(begun, schatzsuche.RoundBegan, "round")


def turned_up(progress: Progress) -> bool:
    return any(progress.all(schatzsuche.Trump))


def to_play(*hand: SuitCard) -> When:
    """The learner is to play, and has exactly these cards."""

    def when(progress: Progress) -> bool:
        return can(schatzsuche.Play)(progress) and set(progress.view.hand) == set(hand)

    return when


def no_hearts(progress: Progress) -> bool:
    return bool(who_lacks(progress)["name"])


def who_lacks(progress: Progress) -> Mapping[str, object]:
    """Another player whose marker for hearts lies face down."""
    down = enumerate(progress.view.down)
    lacking = [seat for seat, suits in down if "H" in suits and seat != progress.me]
    return {"name": progress.seen.names[lacking[0]] if lacking else ""}


def made(number: int) -> When:
    """The learner took exactly the tricks of their bid in that round."""

    def when(progress: Progress) -> bool:
        sheet: tuple[schatzsuche.Scored, ...] = progress.view.sheet
        mine = sheet[number - 1] if len(sheet) >= number else None
        return mine is not None and mine.bids[progress.me or 0] == mine.tricks[progress.me or 0]

    return when


def has_neither(progress: Progress) -> bool:
    return seat_with_neither(progress) is not None


def seat_with_neither(progress: Progress) -> int | None:
    """The seat of another player who showed that they have neither the suit led nor trump: they
    turned two markers for one card."""
    before: schatzsuche.Flipped | None = None
    for event in progress.events:
        if (
            isinstance(event, schatzsuche.Flipped)
            and before
            and before.seat == event.seat != progress.me
        ):
            return event.seat
        before = event if isinstance(event, schatzsuche.Flipped) else None
    return None


def player_with_neither(progress: Progress) -> Mapping[str, object]:
    seat = seat_with_neither(progress)
    return {"name": "" if seat is None else progress.seen.names[seat]}


def bid_reached(progress: Progress) -> bool:
    """The learner has taken as many tricks as they bid."""
    me = progress.me or 0
    return bool(progress.view.tricks) and progress.view.tricks[me] == progress.view.bids[me]


LESSON: Final = lesson_of(
    "schatzsuche",
    3,
    Tip("welcome", in_round(1), lit="hand"),
    Tip("trump", in_round(1, turned_up), lit="trump"),
    Tip("bid", in_round(1, can(schatzsuche.Bid)), "bid:1", lit="bid"),
    Tip("must", in_round(1, to_play("C7"), after("SJ", "S9")), "play:C7", lit="hand", also="trick"),
    Tip("score", made(1), lit="trick", looks_back=True),
    Tip("strong", in_round(2, can(schatzsuche.Bid)), "bid:2", lit="bid"),
    Tip("marker", in_round(2, no_hearts), lit="markers", values=who_lacks),
    Tip(
        "follow",
        in_round(2, to_play("HJ", "CA"), after("H7", "D10")),
        "play:HJ",
        lit="hand",
        also="trick",
    ),
    Tip("lead", in_round(2, to_play("CA"), after()), "play:CA", lit="hand"),
    Tip("neither", has_neither, lit="seats", values=player_with_neither),
    Tip("deal", made(2), lit="trick", looks_back=True),
    Tip("weak", in_round(3, can(schatzsuche.Bid)), "bid:1", lit="bid"),
    Tip(
        "trumped",
        in_round(3, to_play("DK", "C7", "S8"), after("H10", "HQ")),
        "play:S8",
        lit="hand",
        also="trick",
    ),
    Tip("low", in_round(3, to_play("DK", "C7"), bid_reached), "play:C7", lit="hand"),
    Tip("free", in_round(3, to_play("DK"), after("CK")), "play:DK", lit="markers", also="trick"),
    Tip("end", round_begun(4), lit="trick"),
)

"""Where a game turned: the changes of the lead, and the best round."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from server.protocol import farbstich
from server.protocol.story import Points

MOST_TURNS: Final = 6


class Turn(NamedTuple):
    """A seat took the lead with its points in a round or trick in which it won so many, or won the
    most of all in one."""

    what: str
    round: int
    seat: int
    points: int
    won: int


def spot(game: str, number: int, of: int) -> tuple[int, int]:
    """Which game of a match, or 0 if it is the only one, and which round or trick of it."""
    if game != "farbstich" or of <= farbstich.HAND:
        return 0, number
    part, trick = divmod(number - 1, farbstich.HAND)
    return part + 1, trick + 1


def turns(after: Sequence[Points]) -> list[Turn]:
    """Where the lead went to somebody else, and the best round of all. Nobody leads with nothing,
    or with less."""
    found, leader = list[Turn](), None
    before = [0] * len(after[0]) if after else []
    best = Turn("best", 0, 0, 0, 0)
    for number, now in enumerate(after, 1):
        top = max(now)
        alone = now.index(top) if now.count(top) == 1 else None
        if alone is not None and alone != leader and top > 0:
            found.append(Turn("lead", number, alone, top, top - before[alone]))
            leader = alone
        for seat, (was, points) in enumerate(zip(before, now, strict=True)):
            if points - was > best.won:
                best = Turn("best", number, seat, points, points - was)
        before = [*now]
    return [*found, *([best] if best.won else [])]


def turning_points(after: Sequence[Points]) -> list[Turn]:
    """The last changes of the lead, and the best round of all unless it is one of them, in the
    order of the game."""
    found = turns(after)
    if not found:
        return []
    *leads, best = found
    leads = leads[-(MOST_TURNS - 1) :]
    known = {(turn.round, turn.seat) for turn in leads}
    kept = leads if (best.round, best.seat) in known else [*leads, best]
    return sorted(kept, key=lambda turn: turn.round)

"""What the events of a whole game tell: the points after each round, and where it turned."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from server.cards import VALUE
from server.protocol import eight28, farbstich, schatzsuche
from server.protocol.seat import Event

Points = tuple[int, ...]


class Turn(NamedTuple):
    """Somebody took the lead in a round or trick, or won the most of all in one."""

    what: str
    round: int
    seat: int
    points: int


def of_eight28(events: Sequence[Event], players: int) -> list[Points]:
    now, after = [0] * players, list[Points]()
    for event in events:
        if isinstance(event, eight28.Paid):
            for share in event.shares:
                now[share.seat] += share.blue + 2 * share.red
        elif isinstance(event, eight28.Carry):
            after.append(tuple(now))
    return after


def of_farbstich(events: Sequence[Event], players: int) -> list[Points]:
    """After each trick."""
    now, after, began = [0] * players, list[Points](), False
    for event in events:
        if isinstance(event, farbstich.Collected):
            now[event.seat] += sum(VALUE[card] for card in event.cards)
        elif isinstance(event, farbstich.TrickBegan):
            after += [tuple(now)] * began
            began = True
        elif isinstance(event, farbstich.Ended):
            after.append(tuple(now))
    return after


def of_schatzsuche(events: Sequence[Event], players: int) -> list[Points]:
    """The treasure counts with the last round."""
    after = [event.totals for event in events if isinstance(event, schatzsuche.Scored)]
    ends = [event.points for event in events if isinstance(event, schatzsuche.Ended)]
    return [*after[:-1], *ends] if after and ends else after


STORIES: Final[Mapping[str, Callable[[Sequence[Event], int], list[Points]]]] = {
    "eight28": of_eight28,
    "farbstich": of_farbstich,
    "schatzsuche": of_schatzsuche,
}


def story(game: str, events: Sequence[Event], players: int) -> list[Points]:
    """Nothing for a game that has none."""
    return STORIES[game](events, players) if game in STORIES else []


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
    best = Turn("best", 0, 0, 0)
    for number, now in enumerate(after, 1):
        top = max(now)
        alone = now.index(top) if now.count(top) == 1 else None
        if alone is not None and alone != leader and top > 0:
            found.append(Turn("lead", number, alone, top))
            leader = alone
        for seat, (was, points) in enumerate(zip(before, now, strict=True)):
            if points - was > best.points:
                best = Turn("best", number, seat, points - was)
        before = [*now]
    return [*found, *([best] if best.points else [])]

"""The points of all seats after each round, as the events of a game tell them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from server.cards import VALUE
from server.protocol import eight28, farbstich, schatzsuche
from server.protocol.seat import Event

Points = tuple[int, ...]
SCORING: Final = (
    eight28.Paid,
    eight28.Carry,
    farbstich.TrickBegan,
    farbstich.Collected,
    schatzsuche.Scored,
    schatzsuche.Treasure,
)
"""events that tell for what a seat won points, and in which round or trick"""


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

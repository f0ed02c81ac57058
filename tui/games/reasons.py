"""The reasons for which a seat won points in a round or trick, in the words of the boards."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from server.protocol import eight28, farbstich, schatzsuche
from server.protocol.seat import Event
from tui.games.story import Turn

Say = Callable[..., str]
TARGETS: Final = {8: "board-eight28-for-low", 28: "board-eight28-for-high"}


Found = Iterator[tuple[int, int, str]]
"""the number of the round, the seat, the reason"""


def of_eight28(say: Say, events: Iterable[Event]) -> Found:
    number = 1
    for event in events:
        if isinstance(event, eight28.Paid):
            reason = say("board-eight28-hit")
            if event.target != "hit":
                reason = f"{event.total} {say(TARGETS[event.target])}"
            for share in event.shares:
                yield number, share.seat, reason
        elif isinstance(event, eight28.Carry):
            number += 1


def of_farbstich(say: Say, events: Iterable[Event]) -> Found:
    number = 0
    for event in events:
        if isinstance(event, farbstich.TrickBegan):
            number += 1
        elif isinstance(event, farbstich.Collected):
            yield number, event.seat, say("game-farbstich-colour", colour=event.colour)


def of_schatzsuche(say: Say, events: Iterable[Event]) -> Found:
    number = 0
    for event in events:
        if isinstance(event, schatzsuche.Scored):
            number += 1
            for seat, (bid, won) in enumerate(zip(event.bids, event.tricks, strict=True)):
                yield number, seat, say("board-schatzsuche-tally-tricks", bid=bid, won=won)
        elif isinstance(event, schatzsuche.Treasure):
            for seat, bonus in enumerate(event.bonus):
                if bonus:
                    yield number, seat, f"{say('board-schatzsuche-golden')} +{bonus}"


GAMES: Final[Mapping[str, Callable[[Say, Iterable[Event]], Found]]] = {
    "eight28": of_eight28,
    "farbstich": of_farbstich,
    "schatzsuche": of_schatzsuche,
}


def reasons_of(
    say: Say, game: str, turns: Iterable[Turn], events: Iterable[Event]
) -> tuple[str, ...]:
    """In a few words, for each turning point."""
    found = defaultdict[tuple[int, int], list[str]](list)
    for number, seat, reason in GAMES[game](say, events) if game in GAMES else ():
        found[number, seat].append(reason)
    return tuple(" · ".join(found[turn.round, turn.seat]) for turn in turns)

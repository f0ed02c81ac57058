"""The reasons for which a seat won points in a round or trick, in the words of the boards."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from server.protocol import eight28, farbstich, schatzsuche
from server.protocol.seat import Event
from tui.games.story import Turn

Say = Callable[..., str]
TARGETS: Final = {8: "board-eight28-for-low", 28: "board-eight28-for-high"}


class Reason(NamedTuple):
    """A text with its values, and what stands before and behind it."""

    key: str
    values: Mapping[str, object] = {}
    before: str = ""
    behind: str = ""

    def words(self, say: Say) -> str:
        return f"{self.before} {say(self.key, **self.values)} {self.behind}".strip()


Found = Iterator[tuple[int, int, Reason]]
"""the number of the round, the seat, the reason"""


def of_eight28(events: Iterable[Event]) -> Found:
    number = 1
    for event in events:
        if isinstance(event, eight28.Paid):
            reason = Reason("board-eight28-hit")
            if event.target != "hit":
                reason = Reason(TARGETS[event.target], before=str(event.total))
            for share in event.shares:
                yield number, share.seat, reason
        elif isinstance(event, eight28.Carry):
            number += 1


def of_farbstich(events: Iterable[Event]) -> Found:
    number = 0
    for event in events:
        if isinstance(event, farbstich.TrickBegan):
            number += 1
        elif isinstance(event, farbstich.Collected):
            yield number, event.seat, Reason("game-farbstich-colour", {"colour": event.colour})


def of_schatzsuche(events: Iterable[Event]) -> Found:
    number = 0
    for event in events:
        if isinstance(event, schatzsuche.Scored):
            number += 1
            for seat, (bid, won) in enumerate(zip(event.bids, event.tricks, strict=True)):
                key = "board-schatzsuche-tally-tricks"
                yield number, seat, Reason(key, {"bid": bid, "won": won})
        elif isinstance(event, schatzsuche.Treasure):
            for seat, bonus in enumerate(event.bonus):
                if bonus:
                    yield number, seat, Reason("board-schatzsuche-golden", behind=f"+{bonus}")


GAMES: Final[Mapping[str, Callable[[Iterable[Event]], Found]]] = {
    "eight28": of_eight28,
    "farbstich": of_farbstich,
    "schatzsuche": of_schatzsuche,
}


def reasons(game: str, events: Iterable[Event]) -> Mapping[tuple[int, int], Sequence[Reason]]:
    """By round and seat."""
    found = defaultdict[tuple[int, int], list[Reason]](list)
    for number, seat, reason in GAMES[game](events) if game in GAMES else ():
        found[number, seat].append(reason)
    return found


def reasons_of(
    say: Say, game: str, turns: Iterable[Turn], events: Iterable[Event]
) -> tuple[str, ...]:
    """In a few words, for each turning point."""
    found = reasons(game, events)
    return tuple(
        " · ".join(reason.words(say) for reason in found.get((turn.round, turn.seat), ()))
        for turn in turns
    )

"""The parties: who plays with whom, and which game with which options."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

Request = dict[str, Any]


class Wish(NamedTuple):
    """A table with that many people, and bots in its other seats; with no people, one person
    watches."""

    game: str
    people: int
    seats: int
    how: dict[str, Any]


CLOCK = {"bank": 3600, "increment": 5}
WISHES: Sequence[Wish] = (
    Wish("eight28", 2, 3, {"clock": CLOCK}),
    Wish("schatzsuche", 1, 3, {"relaxed": True}),
    Wish("farbstich", 3, 3, {"options": {"games": 3}, "clock": CLOCK}),
    Wish("schatzsuche", 2, 3, {"options": {"markers": "by_hand"}, "clock": CLOCK}),
    Wish("eight28", 1, 4, {"options": {"pack": "authors", "first_giver": "host"}, "relaxed": True}),
    Wish("farbstich", 1, 5, {"options": {"open_scores": True}, "relaxed": True}),
    Wish("eight28", 3, 5, {"options": {"pass_is_final": True}, "private": True}),
    Wish("farbstich", 0, 4, {"options": {"games": 2}}),
)


class Party:
    """People who meet at `table`, which the first of them opened; `over` once they play no more."""

    def __init__(self, wish: Wish, names: Sequence[str], dice: Random) -> None:
        self.wish = wish
        self.names = names
        self.table: str | None = None
        self.over = False
        self.watching = wish.people == 0
        self._dice = dice
        self._nudges: list[Callable[[], None]] = []

    def join(self, nudge: Callable[[], None]) -> None:
        """Registers a callback for when the party moves to another table."""
        self._nudges.append(nudge)

    def meet(self, table: str | None) -> None:
        if table == self.table:
            return
        self.table = table
        self._nudge()

    def end(self) -> None:
        self.over = True
        self._nudge()

    def _nudge(self) -> None:
        for nudge in self._nudges:
            nudge()

    def opening(self) -> Request:
        wish = self.wish
        bots = [self._dice.choice(("random", "simple")) for _ in range(wish.seats - wish.people)]
        return {"do": "open", "game": wish.game, "seats": wish.seats, "bots": bots, **wish.how}


def parties(number: int, prefix: str, dice: Random) -> list[Party]:
    """One for each table."""
    made = []
    for place in range(number):
        wish = WISHES[place % len(WISHES)]
        names = [f"{prefix}{place}.{who}" for who in range(max(1, wish.people))]
        made.append(Party(wish, names, dice))
    return made

"""A person with a connection to the house: makes random moves, talks, leaves and comes back."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from tests.bench.crash.parties import Party, Request
from tests.bench.crash.witness import Notice, Witness

ASIDES = frozenset({"flip", "unflip", "object"})
SELDOM = 0.02
Report = Callable[[Exception], None]


class Guest:
    """`closing`: opens no more tables; `done`: has nothing left to do."""

    def __init__(self, witness: Witness, party: Party, dice: Random, report: Report) -> None:
        self.witness = witness
        self.party = party
        self.closing = False
        self.done = asyncio.Event()
        self._dice = dice
        self._report = report
        self._line: asyncio.Transport | None = None
        self._in_lobby = False
        self._asked_for: tuple[str, str] | None = None
        self._thought: tuple[str, int] | None = None
        self._said = 0
        party.join(self._look_around)

    @property
    def leads(self) -> bool:
        return self.witness.name == self.party.names[0]

    def come(self, line: asyncio.Transport) -> None:
        """Sends the name. The house may have forgotten where this person is, so nothing is
        assumed."""
        self.witness.go()
        self._in_lobby = False
        self._asked_for = None
        self._line = line
        line.write(self.witness.name.encode() + b"\n")

    def go(self) -> None:
        if self._line:
            self._line.abort()
            self._line = None

    def ask(self, request: Request) -> None:
        if self._line:
            self._line.write(msgspec.json.encode(request) + b"\n")

    def hear(self, line: bytes) -> None:
        try:
            notice = msgspec.json.decode(line)
            self.witness.hear(notice)
            self._answer(notice)
        except Exception as error:
            # Raised from here, it would only be logged by asyncio.
            self._report(error)

    def _answer(self, notice: Notice) -> None:
        match notice:
            case {"tell": "lobby"}:
                self._in_lobby = True
                self._asked_for = None
                self._find_table()
            case {"tell": "table", "room": room}:
                self._in_lobby = False
                self._join_in(room)
                self._think()
            case {"tell": "state"}:
                self._thought = None
                self._think()
            case {"tell": "events", "since": 0}:
                self._ask_again()
            case {"tell": "record"}:
                self._next_game()
            case {"tell": "refused", "refusal": {"refusal": "no-such-table", "table": table}}:
                if table == self.party.table:
                    self.party.meet(None)

    def _look_around(self) -> None:
        """Moves to the new table of the party."""
        room = self.witness.room
        if self._in_lobby:
            self.ask({"do": "look"})
        elif room and room["phase"] != "running" and where(room) != self.party.table:
            self._leave()

    def _leave(self) -> None:
        self.witness.leave()
        self.ask({"do": "leave"})

    def _find_table(self) -> None:
        party = self.party
        if self._dice.random() < 0.2:
            self._say("lobby")
        if party.table is not None:
            self.ask({"do": "watch" if party.watching else "sit", "table": party.table})
        elif self.closing and (self.leads or party.over):
            self._be_done()
        elif self.leads:
            self.ask(party.opening())

    def _join_in(self, room: Notice) -> None:
        if self.witness.leaving:
            return
        if self.leads:
            self.party.meet(where(room))
        elif where(room) != self.party.table and room["phase"] != "running":
            self._leave()
            return
        now = (room["commit"], room["phase"])
        if self._asked_for != now:
            first, self._asked_for = self._asked_for is None, now
            if first or room["phase"] == "over":
                self.ask({"do": "events"})
            if room["phase"] == "over":
                self.ask({"do": "record", "record": room["record"]})
            elif room["phase"] == "gathering" and room["you"] is not None:
                self._add_words(room)
        if room["phase"] == "gathering" and all(room["chairs"]) and not is_ready(room):
            self.ask({"do": "ready"})

    def _add_words(self, room: Notice) -> None:
        for _ in range(self._dice.randrange(3)):
            words = f"{self.witness.name} wishes {self._dice.randrange(10**9)}"
            self.witness.words.setdefault(room["commit"], []).append(words)
            self.ask({"do": "words", "words": words})

    def _think(self) -> None:
        """Considers the latest state, once a room has shown its game."""
        room = self.witness.room
        state = room and self.witness.account.last
        if not room or not state or self._thought == (room["commit"], state["number"]):
            return
        self._thought = (room["commit"], state["number"])
        if room["phase"] == "running" and self._dice.random() < 4 * SELDOM:
            self._do_something_else()
        if move := self._choose(state, room["you"]):
            self.ask({"do": "move", "at": state["number"], "move": move})

    def _choose(self, state: Notice, seat: int | None) -> Any:
        legal = state["legal"]
        if seat not in state["view"]["waiting"].get("seats", ()):
            legal = legal if self._dice.random() < SELDOM else ()
        elif self._dice.random() > 5 * SELDOM:
            legal = [move for move in legal if move["move"] not in ASIDES] or legal
        return self._dice.choice(legal) if legal else None

    def _do_something_else(self) -> None:
        match self._dice.randrange(8):
            case 0:
                self._leave()
            case 1:
                self.go()
            case 2:
                self.ask({"do": "look"})
            case 3:
                self.witness.wish()
                move = self._dice.choice(({"move": "decline"}, None))
                self.ask({"do": "standing", "move": move})
            case 4:
                self.witness.wish()
                self.ask({"do": "prefer", "preferences": {"forced": self._dice.random() < 0.5}})
            case 5:
                self.ask({"do": "events"})
            case _:
                self._say("table")

    def _say(self, place: str) -> None:
        self._said += 1
        self.ask({"do": "say", "to": place, "text": f"{self.witness.name} {self._said}"})

    def _ask_again(self) -> None:
        """Asks for the events from a state on that was received live."""
        if not self.witness.room:
            return
        numbers = [each.number for each in self.witness.account.whole if each.number]
        if numbers:
            self.ask({"do": "events", "since": self._dice.choice(numbers)})

    def _be_done(self) -> None:
        self.done.set()
        self.go()
        if self.leads:
            self.party.end()

    def _next_game(self) -> None:
        """Plays another game, or leaves; called when all of the last game is known."""
        if self.closing:
            self._be_done()
        elif self.leads:
            again = not self.party.watching and self._dice.random() < 0.5
            if again:
                self.ask({"do": "rematch"})
            else:
                self._leave()
                self.party.meet(None)


def where(room: Notice) -> str:
    return str(room["code"] or room["table"])


def is_ready(room: Notice) -> bool:
    """Watchers are always ready."""
    return room["you"] is None or room["chairs"][room["you"]]["ready"] is True

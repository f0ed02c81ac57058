"""People with keys who come in at any door, play at random, leave, and come back; and some who stay
in a lobby, and only watch what it lists."""

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final

import asyncssh

from server.engine import GAMES
from server.protocol.seat import name_of
from tests.several.history import History, Notice
from tests.several.machines import PORT
from tests.several.network import Node

CONNECTING_SECONDS: Final = 6.0
SILENT_SECONDS: Final = 4.0
PAUSE: Final = (0.1, 0.5)
WAITING_SECONDS: Final = 2.0
LOST: Final = (OSError, asyncssh.Error, TimeoutError)
SIDE_MOVES: Final = frozenset(name_of(kind) for game in GAMES.values() for kind in game.side_moves)
MOST_SEATS: Final = 4
BOTS: Final = ("simple", "simple", "simple", "random")
# Chances in a thousand of doing this instead of the next move.
LEAVE, CHANGE_DOOR, RECALL = 6, 12, 10


class Person:
    """`places`: the nodes with doors; at a single one, the person only watches the lobby. `tables`
    and `people` are what the lobby lists. `is_in`: a house has let the person in. `settled`: no
    more coming and going, so that it can be measured how soon everybody plays on."""

    def __init__(
        self, name: str, people: Node, places: Sequence[Node], history: History, dice: Random
    ) -> None:
        self.name = name
        self.settled = False
        self.closing = self.is_in = False
        self.tables: dict[int, Notice] = {}
        self.people: set[str] = set()
        self._key = asyncssh.generate_private_key("ssh-ed25519")
        self._people = people
        self._places = places
        self._history = history
        self._dice = dice
        self._at = places[0]

    @property
    def watches(self) -> bool:
        return len(self._places) == 1

    async def live(self) -> None:
        while not self.closing:
            others = [each for each in self._places if each is not self._at]
            self._at = self._dice.choice(others or [self._at])
            number = self._history.new_session()
            try:
                await self._visit(number)
            except LOST as error:
                why = f"{type(error).__name__} {error}".strip()
                self._history.note(self.name, number, "lost", f"{self._at.name}: {why}")
            self.is_in = False
            await asyncio.sleep(self._dice.uniform(*PAUSE))

    async def _visit(self, number: int) -> None:
        self._history.note(self.name, number, "came", self._at.name)
        async with asyncio.timeout(CONNECTING_SECONDS):
            line = self._people.socket()
            line.setblocking(False)
            try:
                address = (self._at.address, PORT)
                await asyncio.get_running_loop().sock_connect(line, address)
                connection = await asyncssh.connect(
                    sock=line,
                    username=self.name,
                    known_hosts=None,
                    client_keys=[self._key],
                    agent_path=None,
                    config=None,
                    keepalive_interval=2,
                    keepalive_count_max=2,
                )
            except BaseException:
                line.close()
                raise
        try:
            async with asyncio.timeout(CONNECTING_SECONDS):
                process = await connection.create_process("json", encoding=None)
            visit = Visit(self, number, process, self._history, self._dice)
            await visit.run()
        finally:
            connection.abort()
            with suppress(*LOST):
                await connection.wait_closed()


class Visit:
    """One session, until it ends or its person goes away."""

    def __init__(
        self,
        person: Person,
        number: int,
        process: asyncssh.SSHClientProcess[bytes],
        history: History,
        dice: Random,
    ) -> None:
        self._person = person
        self._number = number
        self._process = process
        self._history = history
        self._dice = dice
        self._room: Notice | None = None
        self._state: Notice | None = None
        self._answered_state = -1
        self._asked_at = -WAITING_SECONDS
        self._sat_since = 0.0

    async def run(self) -> None:
        acting = asyncio.create_task(self._act())
        try:
            is_asked = False
            while True:
                try:
                    async with asyncio.timeout(SILENT_SECONDS):
                        line = await self._process.stdout.readline()
                except TimeoutError:
                    if is_asked:
                        raise
                    # After silence it asks, and hangs up if there is no answer either.
                    self.ask({"do": "look"})
                    is_asked = True
                    continue
                is_asked = False
                if not line.endswith(b"\n"):
                    return
                self._hear(json.loads(line))
        finally:
            acting.cancel()
            await asyncio.wait((acting,))
            if not acting.cancelled():
                acting.result()

    def ask(self, request: dict[str, Any]) -> None:
        self._history.note(self._person.name, self._number, "asked", request)
        self._asked_at = asyncio.get_running_loop().time()
        self._process.stdin.write(json.dumps(request).encode() + b"\n")

    def _hear(self, notice: Notice) -> None:
        self._history.note(self._person.name, self._number, "told", notice)
        match notice["tell"]:
            case "welcome" | "house-away" as what:
                self._person.is_in = what == "welcome"
            case "table":
                self._enter(notice["room"])
            case "state":
                self._state = notice
            case "lobby" | "left" | "taken-over":
                self._room = self._state = None
            case "refused":
                self._asked_at = 0.0
                if notice["refusal"]["refusal"] in ("too-late", "not-answered", "no-house"):
                    self._answered_state = -1
        self._list(notice)

    def _enter(self, room: Notice) -> None:
        if self._room is None or self._room["table"] != room["table"]:
            self._state = None
            self._sat_since = asyncio.get_running_loop().time()
        self._room = room

    def _list(self, notice: Notice) -> None:
        tables, people = self._person.tables, self._person.people
        match notice["tell"]:
            case "lobby":
                self._person.tables = {each["table"]: each for each in notice["tables"]}
                self._person.people = {each["name"] for each in notice["people"]}
            case "listed":
                tables[notice["listing"]["table"]] = notice["listing"]
            case "closed":
                tables.pop(notice["table"], None)
            case "came":
                people.add(notice["who"]["name"])
            case "went":
                people.discard(notice["name"])

    async def _act(self) -> None:
        while True:
            await asyncio.sleep(self._dice.uniform(*PAUSE))
            if self._person.closing:
                self._process.close()
                return
            if not self._person.is_in or self._person.watches:
                continue
            chance = self._dice.randrange(1000)
            if not self._person.settled and chance < CHANGE_DOOR:
                self._process.close()
                return
            if self._room is None:
                self._look_around()
            else:
                self._at_table(self._room, chance)

    def _is_patient(self) -> bool:
        """Whether the last request may still be answered."""
        return asyncio.get_running_loop().time() - self._asked_at < 1.0

    def _look_around(self) -> None:
        if self._is_patient():
            return
        mine = self._tables(lambda each: each["phase"] == "running" and self._sits_at(each))
        free = self._tables(lambda each: each["phase"] == "gathering" and None in each["seats"])
        running = self._tables(lambda each: each["phase"] == "running")
        if mine:
            self._sit(mine[0])
        elif free:
            self._sit(self._dice.choice(free))
        elif running and not self._person.settled and self._dice.random() < 0.15:
            self.ask({"do": "watch", "table": str(self._dice.choice(running))})
        else:
            self._open(people=1 if self._person.settled else 2)

    def _tables(self, is_one: Callable[[Notice], bool]) -> list[int]:
        return [number for number, each in self._person.tables.items() if is_one(each)]

    def _sits_at(self, listing: Notice) -> bool:
        return any(seat and seat["name"] == self._person.name for seat in listing["seats"])

    def _sit(self, table: int) -> None:
        self.ask({"do": "sit", "table": str(table)})

    def _open(self, people: int) -> None:
        game = self._dice.choice(list(GAMES.values()))
        seats = self._dice.choice([each for each in game.seats if each <= MOST_SEATS])
        number = seats - people if people == 1 else self._dice.randint(0, seats - people)
        bots = [self._dice.choice(BOTS) for _ in range(number)]
        self.ask({"do": "open", "game": game.name, "seats": seats, "bots": bots, "relaxed": True})

    def _at_table(self, room: Notice, chance: int) -> None:
        seat, waited = room["you"], asyncio.get_running_loop().time() - self._sat_since
        if room["phase"] == "over":
            self._once({"do": "leave"})
        elif room["phase"] == "gathering":
            self._gather(room, waited)
        elif seat is None:
            if self._person.settled or waited > WAITING_SECONDS:
                self._once({"do": "leave"})
        elif not self._person.settled and chance < CHANGE_DOOR + LEAVE:
            self._once({"do": "leave"})
        elif not self._person.settled and chance < CHANGE_DOOR + LEAVE + RECALL:
            self.ask({"do": "events", "since": 0})
        else:
            self._move(seat)

    def _gather(self, room: Notice, waited: float) -> None:
        seat = room["you"]
        patience = 1.0 if self._person.settled else WAITING_SECONDS
        if seat is None:
            self._once({"do": "leave"})
        elif not room["chairs"][seat]["ready"]:
            self._once({"do": "ready"})
        elif waited > patience and room["host"] == seat and None in room["chairs"]:
            self._once({"do": "fill", "bot": self._dice.choice(BOTS)})
        elif waited > 4 * patience:
            self._once({"do": "leave"})

    def _once(self, request: dict[str, Any]) -> None:
        if not self._is_patient():
            self.ask(request)

    def _move(self, seat: int) -> None:
        state = self._state
        if state is None or state["table"] != (self._room or {})["table"]:
            return
        is_mine = seat in state["view"]["waiting"].get("seats", ())
        moves = [each for each in state["legal"] if each["move"] not in SIDE_MOVES]
        is_new = state["number"] != self._answered_state or not self._is_patient()
        if is_mine and moves and is_new:
            self._answered_state = state["number"]
            move = self._dice.choice(moves)
            self.ask({"do": "move", "at": state["number"], "move": move})

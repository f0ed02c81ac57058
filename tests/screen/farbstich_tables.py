"""Tables of Farbstich for the tests of its board, and a person who sees one after the other."""

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

from server.cards import Colour
from server.engine.farbstich import FARBSTICH
from server.engine.farbstich.state import State
from server.protocol import farbstich
from server.protocol.notices import GameSnapshot, Happened, LeftTable, Notice, Skipped
from server.protocol.requests import Request
from server.protocol.seat import Event, Move, View
from tests.plain.scripted_house import NAMES, ScriptedHouse
from tests.playing import do
from tests.rules.farbstich_positions import cards, parts, play
from tests.rules.farbstich_positions import position as table_of
from tests.screen.running import Shown, Size, position, shown
from tui.games.farbstich.question import question
from tui.palettes import Depth
from tui.screens.pointing import with_digits
from tui.screens.table import TableScreen
from tui.widgets.drawn import Drawn

TURNS = 20
EXAMPLE = """
    display G6 Y7 Y4 R8 R1 B4
    Anna G7 W1 | Ben G2 W2 | Cleo Y9 W3 | Doro R5 W4 | Emil B10 W5 | Frank R6 W6
"""
PLAYED = (
    "Anna plays G7 | Ben plays G2 | Cleo plays Y9 | Doro plays R5 | Emil plays B10 | Frank plays R6"
)
COLLECTED = f"{PLAYED} | Frank takes Y | Doro takes R | Emil takes G"
LATE = "display R1 R2 | Anna R5 G1 | Ben G9 B1 | Cleo B3 B2"
LATE_COLLECTED = "Anna plays R5 | Ben plays G9 | Cleo plays B3 | Ben takes R"
# Names are part of what a player must tell apart, so they are long in tests of what is cut.
LONG = (
    "Anna-Katharina Böckli",
    "Bartholomäus von Eck",
    "Maximiliane-Charlotte",
    "Jean-Christophe Perret",
    "Giovanni Battista Rossi",
    "Wilhelmine von Tannen",
)


def example(cards: int = 6) -> State:
    """That of the rule sheet, when so many cards have been played."""
    script = " | ".join(PLAYED.split(" | ")[:cards])
    return play(table_of(EXAMPLE), script).table if cards else table_of(EXAMPLE)


class AtBoard:
    """A person at the board, who may be shown any position."""

    def __init__(self, person: Shown, house: ScriptedHouse) -> None:
        self.person = person
        self.house = house

    @property
    def screen(self) -> TableScreen:
        screen = self.person.app.screen
        assert isinstance(screen, TableScreen), screen
        return screen

    async def see(
        self, table: State, name: str = "Anna", pointed: str = "", **how: Any
    ) -> "AtBoard":
        """As a player sees it; anybody else watches."""
        seat = NAMES.index(name) if name in NAMES else None
        legal = () if seat is None else FARBSTICH.legal(table, seat)
        return await self.see_view(FARBSTICH.view(table, seat), legal, pointed, **how)

    async def see_view(
        self, view: View, legal: Sequence[Move] = (), pointed: str = "", **how: Any
    ) -> "AtBoard":
        await self._begin(view.players)
        await self.tell(*position(view, tuple(legal), **how))
        self.screen.pointer.clear()
        if self.screen.recap.shown is not None:
            await self.person.press("b")
        if pointed:
            await self.point(pointed)
        return self

    async def witness(self, table: State, script: str, name: str = "Anna", **how: Any) -> "AtBoard":
        """As somebody sees it who was there when all of that happened."""
        seat = NAMES.index(name) if name in NAMES else None
        told: list[Event] = []
        for part in parts(script):
            step = do(FARBSTICH, table, NAMES.index(part.split()[0]), move_of(part))
            table = step.state
            told += [each for each in (FARBSTICH.event_for(e, seat) for e in step.events) if each]
        legal = () if seat is None else FARBSTICH.legal(table, seat)
        *arrival, snapshot = position(FARBSTICH.view(table, seat), legal, **how)
        assert isinstance(snapshot, GameSnapshot)
        happened = [Happened(snapshot.table, number, e) for number, e in enumerate(told, 1)]
        await self._begin(snapshot.view.players)
        await self.tell(*arrival, *happened, snapshot)
        self.screen.pointer.clear()
        return self

    async def _begin(self, players: int) -> None:
        """Forgets what happened, and the table if it has another number of chairs."""
        room = self.person.app.scene.room
        if room is not None and len(room.chairs) != players:
            await self.tell(LeftTable(room.table, False))
        else:
            await self.tell(Skipped(1))

    async def tell(self, *notices: Notice) -> None:
        self.house.tell(*notices)
        await self.person.settle()
        if notices and not isinstance(notices[-1], LeftTable):
            # A screen that replaces another takes longer than a quiet moment.
            for _ in range(TURNS):
                if isinstance(self.person.app.screen, TableScreen):
                    break
                await self.person.settle()

    async def point(self, does: str) -> None:
        """Presses its digit once."""
        keys = with_digits(self.screen.choices())
        key = next(key for key, choice in keys.items() if choice.does == does)
        await self.person.press(key)

    @property
    def choices(self) -> list[str]:
        return [each.does for each in self.screen.choices()]

    @property
    def spots(self) -> set[str]:
        """Every choice that a click on the board makes."""
        boxes = self.screen.board.query(Drawn)
        return {spot.does for box in boxes if box.display for spot in box.spots if spot.does}

    @property
    def pointed(self) -> str:
        """The choice that the pointer is at; empty for none."""
        return self.screen.pointer.at

    @property
    def moves(self) -> list[Request]:
        return self.house.asked

    def box(self, name: str) -> str:
        return self.screen.query_one(f"#{name}", Drawn).text()

    def board(self) -> str:
        """All boxes of the board, without the rail."""
        boxes = self.screen.board.query(Drawn)
        return "\n".join(box.text() for box in boxes if box.display)

    def words(self) -> str:
        boxes = self.screen.board.query(Drawn)
        shown = (str(box.id) for box in boxes if box.display)
        return " ".join(self.told() if box == "question" else plain(self.box(box)) for box in shown)

    def told(self) -> str:
        """The text in the box of the question beside the button, whose words come last."""
        look, seen = self.screen.look(), self.screen.seen()
        assert seen is not None
        part = question(look, seen)
        button = plain(f"{part.key} {part.label}")
        told = plain(self.box("question"))
        return " ".join([*told.replace(button, " ").split(), button]) if button else told

    def say(self, key: str, **values: object) -> str:
        return self.person.app.scene.say(key, **values)


@asynccontextmanager
async def at_board(size: Size = (120, 40), depth: Depth = "truecolor") -> AsyncIterator[AtBoard]:
    table = table_of(EXAMPLE)
    house = ScriptedHouse(position(FARBSTICH.view(table, 0), FARBSTICH.legal(table, 0)))
    async with shown(house, size, depth=depth) as person:
        yield AtBoard(person, house)


def move_of(part: str) -> Move:
    _, verb, what = part.split()
    if verb == "plays":
        return farbstich.Play(cards([what])[0])
    return farbstich.Collect(cast(Colour, what))


def plain(drawn: str) -> str:
    """Without frames and bars, and with one space where there are several."""
    return " ".join(re.sub(r"[▏▐▌▀▄█░╎│]", " ", drawn).split())

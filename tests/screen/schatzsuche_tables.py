"""Tables of Schatzsuche at moments that are worth a picture, and people who sit at them."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol

from server.engine.schatzsuche import SCHATZSUCHE
from server.engine.schatzsuche.state import State
from server.protocol import schatzsuche
from server.protocol.seat import Over, Turn, replace
from tests.plain.scripted_house import ScriptedHouse
from tests.playing import do
from tests.rules.schatzsuche_positions import BY_HAND, play, view_of
from tests.rules.schatzsuche_positions import position as table_of
from tests.screen.running import Shown, Size, at_positions, position, shown
from tui.games.schatzsuche import own
from tui.palettes import Depth
from tui.screens.table import TableScreen
from tui.widgets.canvas import Spot
from tui.widgets.drawn import Drawn

LAST_ROUND = """dealer Cleo | trump H9 | golden C7 | guesses HA SK D10 | bids 3 4 0 | totals 0 1 0
    Anna CA CK C8 SQ HA HJ H7 D10 DK D7
    Ben  C10 CQ CJ S10 SK S9 H10 HK H8 DA
    Cleo C9 SA SJ S8 S7 HQ DQ DJ D9 D8"""
IN_THE_LAST = "Anna plays D10 | Ben plays DA | Cleo plays D8 | Ben plays S10 | Cleo plays S7"
THIRD = """dealer Cleo | trump H9 | bids 1 0 1
    Anna CA HJ S7 | Ben C10 SK H8 | Cleo C9 HQ D8"""
# Clubs are led, and nearly all of the hand are clubs: the longest sentence about a wrong card.
CLUBS = """dealer Ben | trump H9 | golden H7 | guesses HA SK D10 | bids 3 4 0
    Anna CQ C10 CK CJ C9 C8 C7 DQ DK D7
    Ben  SQ SJ S10 SK S9 H10 HK H8 DA HA
    Cleo CA SA D10 S8 S7 HQ HJ DJ D9 D8"""
NAMES = ("Anna", "Ben", "Cleo")
QUESTIONS = ("plate", "asked", "hand", "answer", "bid", "grid")


def sheet(rounds: int) -> tuple[schatzsuche.Scored, ...]:
    return tuple(
        schatzsuche.Scored((1, 0, number), (1, 1, 0), (number, -number, -number), (0, 1, 0))
        for number in range(1, rounds + 1)
    )


def last_round(before: str = LAST_ROUND) -> State:
    """Anna, who holds one spade, is the third to play."""
    return replace(play(table_of(before), IN_THE_LAST).table, sheet=sheet(9))


def to_bid() -> State:
    """Anna bids first in the last round."""
    return table_of(LAST_ROUND + "| bidding")


def to_guess() -> State:
    return table_of("round 10")


def clubs() -> State:
    return play(table_of(CLUBS), "Cleo plays CA").table


def third(script: str = "Anna plays CA | Ben plays SK") -> State:
    """By hand; Cleo is the third to play."""
    return play(table_of(THIRD, BY_HAND), script).table


def played_third() -> State:
    rest = "Anna plays CA | Ben plays SK | Cleo plays C9 | Anna plays HJ | Ben plays H8"
    return third(f"{rest} | Cleo plays HQ | Cleo plays D8 | Anna plays S7 | Ben plays C10")


def last_move(before: str = LAST_ROUND) -> tuple[State, State]:
    """The table before the last card, and after it. Every seat plays the first legal card."""
    table = earlier = last_round(before)
    while isinstance(turn := SCHATZSUCHE.waiting(table), Turn):
        earlier, seat = table, turn.seats[0]
        table = do(SCHATZSUCHE, table, seat, SCHATZSUCHE.legal(table, seat)[0]).state
    assert isinstance(turn, Over)
    return earlier, table


class Sit(Protocol):
    async def __call__(
        self,
        table: State,
        seat: int | None = 0,
        *keys: str,
        names: Sequence[str] = NAMES,
        **how: Any,
    ) -> "AtTable":
        """Goes to this seat, and presses the keys."""


class AtTable(Shown):
    """A person at a table of Schatzsuche."""

    house: ScriptedHouse

    @property
    def screen(self) -> TableScreen:
        there = self.app.screen
        assert isinstance(there, TableScreen)
        return there

    def spots(self) -> list[Spot]:
        """All that can be clicked on the board, or tells more where the mouse rests."""
        boxes = self.app.screen.query(Drawn)
        return [spot for box in boxes if box.display and box.size.area for spot in box.spots]

    def chosen(self) -> set[str]:
        return {spot.does for spot in self.spots() if spot.does}

    def tips(self) -> set[str]:
        return {spot.tip for spot in self.spots()}

    def said(self) -> str:
        """The question and what follows it, wherever they stand, with plain blanks."""
        boxes = [self.app.screen.query_one(f"#{name}", Drawn) for name in QUESTIONS]
        shown = [box.text() for box in boxes if box.size.area]
        # Beside the markers, its rows stand below each other.
        beside = self.app.screen.query_one("#asked", Drawn)
        column = own.question_column(beside.size.width)
        shown += [row[column:] for row in beside.text().splitlines() if beside.size.area]
        return " ".join(" ".join(shown).replace("─", " ").split())

    def words(self) -> str:
        """Without the frame, and however the rows are broken."""
        return " ".join(self.text().split())


@asynccontextmanager
async def places(size: Size = (120, 40), depth: Depth = "truecolor") -> AsyncIterator[Sit]:
    """One app for many tables and seats."""
    async with at_positions(size, depth) as see:

        async def sit(
            table: State,
            seat: int | None = 0,
            *keys: str,
            names: Sequence[str] = NAMES,
            **how: Any,
        ) -> AtTable:
            legal = () if seat is None else SCHATZSUCHE.legal(table, seat)
            notices = position(view_of(table, seat), legal, names=tuple(names), **how)
            person = await see(notices)
            there = AtTable(person.app, person.pilot)
            await there.press(*keys)
            return there

        yield sit


@asynccontextmanager
async def sits(
    table: State,
    seat: int | None = 0,
    size: Size = (120, 40),
    *keys: str,
    names: Sequence[str] = NAMES,
    depth: Depth = "truecolor",
    **how: Any,
) -> AsyncIterator[AtTable]:
    """After the keys were pressed."""
    legal = () if seat is None else SCHATZSUCHE.legal(table, seat)
    notices = position(view_of(table, seat), legal, names=tuple(names), **how)
    house = ScriptedHouse(notices)
    async with shown(house, size, depth=depth) as person:
        there = AtTable(person.app, person.pilot)
        there.house = house
        await there.press(*keys)
        yield there

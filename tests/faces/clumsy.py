"""A player who tries illegal moves before each legal one."""

from itertools import product
from random import Random
from typing import Any

import msgspec

from server.cards import COLOURS, RANKS, SUITS
from server.protocol.seat import Move, Over, Refusal
from tests.faces.answers import answer_to
from tests.faces.evening import Evening, Program, Typist
from tests.house.running import Client
from tests.house.tables import the_table

TURNS = 300
AT_ONCE = 6
PEOPLE = ("Anna", "Ben", "Alpha")
CARDS = [f"{suit}{rank}" for suit, rank in product(SUITS, RANKS)]
COLOUR_CARDS = [f"{colour}{value}" for colour, value in product(COLOURS[:3], range(1, 11))]
TRIED: dict[str, list[dict[str, Any]]] = {
    "eight28": [{"move": "take"}, {"move": "decline"}, {"move": "declare", "target": 8}],
    "farbstich": [
        *({"move": "play", "card": card} for card in COLOUR_CARDS),
        *({"move": "collect", "colour": colour} for colour in COLOURS[:3] * 3),
    ],
    "schatzsuche": [
        *({"move": "play", "card": card} for card in CARDS),
        *({"move": "object", "against": seat} for seat in (0, 1)),
        *({"move": "flip", "suit": suit} for suit in SUITS * 2),
        *({"move": "unflip", "suit": suit} for suit in SUITS),
        {"move": "bid", "tricks": 11},
        {"move": "content"},
    ],
}


def line_for(move: dict[str, Any]) -> str:
    """The typed form of a move."""
    match move:
        case {"move": "declare", "target": target}:
            return str(target)
        case {"move": "decline"}:
            return "no"
        case {"move": "collect", "colour": colour}:
            return f"pick {colour}"
        case {"move": "guess", "suit": suit, "rank": rank}:
            return f"guess {suit}{rank}"
        case {"move": "object", "against": seat}:
            return f"object {PEOPLE[seat]}"
        case {"move": kind, **what}:
            return " ".join((kind, *map(str, what.values())))
    raise AssertionError(move)


class Clumsy:
    """Anna in the first seat; the others play as soon as she has tried something."""

    def __init__(self, here: Evening, anna: Typist | Program, ben: Client, dice: Random) -> None:
        self.anna = anna
        self.table = the_table(here.house.house)
        self.reached: set[type[Refusal]] = set()
        self._here = here
        self._ben = ben
        self._dice = dice

    async def play(self, wanted: set[type[Refusal]]) -> None:
        """Plays until all of these refusals have come."""
        for _ in range(TURNS):
            if wanted <= self.reached or isinstance(self.table.playing.waiting, Over):
                return
            for move in self._dice.sample(self._moves(), min(AT_ONCE, len(self._moves()))):
                await self.tries(move)
            await self._goes_on()

    async def after_the_end(self) -> None:
        while not isinstance(self.table.playing.waiting, Over):
            await self._goes_on()
        await self.tries(self._moves()[0])

    def _moves(self) -> list[dict[str, Any]]:
        return TRIED[self.table.rules.game.name]

    async def tries(self, move: dict[str, Any]) -> None:
        read = self.table.rules.read_move(msgspec.json.encode(move))
        assert isinstance(read, Move)
        refusal = self.table.rules.game.apply(self.table.playing.state, 0, read)
        if isinstance(refusal, Refusal):
            self.reached.add(type(refusal))
            answer = await self._does(move)
            game = self.table.rules.game.name
            assert answer == [answer_to(self.anna, refusal, game, PEOPLE, 0)], move
        elif type(read) in self.table.rules.game.side_moves and move["move"] == "flip":
            await self._does(move)

    async def _does(self, move: dict[str, Any]) -> list[Any]:
        if isinstance(self.anna, Program):
            return await self.anna.sends({"do": "move", "move": move})
        return await self.anna.types(line_for(move))

    def _decisions(self, seat: int) -> list[Move]:
        asides = self.table.rules.game.side_moves
        return [move for move in self.table.playing.legal[seat] if type(move) not in asides]

    async def _goes_on(self) -> None:
        """One of the seats on turn decides."""
        if 0 in self.table.playing.asked:
            await self._does(msgspec.to_builtins(self._dice.choice(self._decisions(0))))
        else:
            await self._ben.move(self._decisions(1)[-1])
            await self._here.settle()

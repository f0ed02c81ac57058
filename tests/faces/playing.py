"""People who play a whole game and know only what they read."""

import json
import re
from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from tests.faces.evening import Program, Typist

LISTED = re.compile(r"(\d+) ?: (.+)")
DECISIONS = 2000
SELDOM = 0.15


class Player(Protocol):
    async def plays(self) -> bool:
        """Makes a move, if it is his turn."""


def usual(kinds: Sequence[str], dice: Random) -> int:
    """One of them; mostly of the first kind, so that a game comes to its end."""
    some = [i for i, kind in enumerate(kinds) if kind == kinds[0] or dice.random() < SELDOM]
    return dice.choice(some)


class TypingPlayer:
    """Types a number, or else what it stands for: the card, the colour, how many tricks."""

    def __init__(self, typist: Typist, moves: str, yes: str, dice: Random) -> None:
        self.typist = typist
        self._moves, self._yes = moves, yes
        self._dice = dice

    async def plays(self) -> bool:
        (asked, *_) = await self.typist.types("")
        if not asked.startswith("> "):
            return False
        said = await self.typist.types(self._choice(await self.typist.types(self._moves)))
        assert said, asked
        if len(said) == 1 and "50" in said[0]:
            # What costs so much is asked about once more.
            assert await self.typist.types(self._yes)
        return True

    def _choice(self, said: Sequence[str]) -> str:
        listed = [found for line in said if (found := LISTED.fullmatch(line))]
        kinds = [each[2].rpartition(":")[0] for each in listed]
        number, move = listed[usual(kinds, self._dice)].groups()
        *_, what = re.split(r" ?: ", move)
        typed: str = what if ":" in move and kinds[0] and self._dice.random() < 0.5 else number
        return typed if move.startswith(kinds[0]) else number


class PlayingProgram:
    """Picks from what is legal."""

    def __init__(self, program: Program, dice: Random) -> None:
        self.program = program
        self.told: list[dict[str, Any]] = []
        self._dice = dice

    async def plays(self) -> bool:
        self.told += self.program.news()
        state = next(each for each in reversed(self.told) if each["tell"] == "state")
        view, legal = state["view"], state["legal"]
        if view["seat"] not in view["waiting"].get("seats", ()):
            return False
        move = legal[usual([each["move"] for each in legal], self._dice)]
        asked = {"do": "move", "move": move, "at": state["number"]}
        answer = await self.program.sends(asked)
        assert not [each for each in answer if each["tell"] == "refused"], json.dumps(asked)
        self.told += answer
        return True


async def play_out(players: Sequence[Player]) -> None:
    """Until nobody is asked any more."""
    for _ in range(DECISIONS):
        if not [player for player in players if await player.plays()]:
            return
    raise AssertionError("this game never ends")

"""Players of whole games who know only what they read."""

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
        """Moves if on turn."""


def usual(kinds: Sequence[str], dice: Random) -> int:
    """An index, mostly of the first kind so that games end."""
    some = [i for i, kind in enumerate(kinds) if kind == kinds[0] or dice.random() < SELDOM]
    return dice.choice(some)


class TypingPlayer:
    """Types a number or the thing it stands for: a card, a colour, a count of tricks."""

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
            # Such a costly move must be confirmed.
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
    """Picks legal moves."""

    def __init__(self, program: Program, dice: Random) -> None:
        self.program = program
        self.notices: list[dict[str, Any]] = []
        self._dice = dice

    async def plays(self) -> bool:
        self.notices += self.program.news()
        state = next(each for each in reversed(self.notices) if each["tell"] == "state")
        view, legal = state["view"], state["legal"]
        if view["seat"] not in view["waiting"].get("seats", ()):
            return False
        move = legal[usual([each["move"] for each in legal], self._dice)]
        asked = {"do": "move", "move": move, "at": state["number"]}
        answer = await self.program.sends(asked)
        assert not [each for each in answer if each["tell"] == "refused"], json.dumps(asked)
        self.notices += answer
        return True


async def play_out(players: Sequence[Player]) -> None:
    """Plays until no seat is on turn."""
    for _ in range(DECISIONS):
        if not [player for player in players if await player.plays()]:
            return
    raise AssertionError("this game never ends")

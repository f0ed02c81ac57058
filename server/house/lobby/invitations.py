"""Invitations: codes by which people find private tables."""

from typing import Final

from server.house.people import codes
from server.house.people.codes import Draw, normalize, spell
from server.house.table.state import Setup

SYLLABLES: Final = 6


def new_code(draw: Draw) -> str:
    # 30 bits are enough, because guesses are rate limited, and short enough to read out.
    return spell(draw(SYLLABLES))


def is_code(text: str) -> bool:
    """Whether it is written as the code of an invitation; there may be none with it."""
    return len(text) >= 2 * SYLLABLES and codes.has_syllables(text, SYLLABLES)


class Invitations:
    """Finds tables by the codes that invite to them. Lessons are not among them."""

    def __init__(self) -> None:
        self._tables: dict[str, int] = {}

    def add(self, setup: Setup, table: int) -> None:
        if setup.code and not setup.lesson:
            self._tables[normalize(setup.code)] = table

    def remove(self, setup: Setup) -> None:
        if setup.code:
            self._tables.pop(normalize(setup.code), None)

    def table(self, code: str) -> int | None:
        return self._tables.get(normalize(code))

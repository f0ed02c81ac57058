"""Text as one letter for each column of the terminal."""

import re
from functools import lru_cache
from typing import Final, NamedTuple

from rich.cells import get_character_cell_size

from server.protocol.clusters import columns

COVERED: Final = "\0"
"""stands in the second column of a wide letter"""
CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f]")
FIRST_EMOJI: Final = "\U0001f000"
UNBROKEN: Final = "\xa0"
"""a space at which no line is broken; terminals show a space"""


class Columns(NamedTuple):
    letters: str | tuple[str, ...]
    is_doubtful: bool
    """whether terminals may disagree about the width of a letter"""


@lru_cache(4096)
def columns_of(text: str) -> Columns:
    """Counts as Textual does, for which control characters have no width; they are dropped."""
    text = CONTROLS.sub("", text).replace(UNBROKEN, " ")
    if all(is_sure(letter) for letter in set(text)):
        return Columns(text, False)
    return Columns(tuple(columns(text, COVERED)), True)


def is_sure(letter: str) -> bool:
    """Whether it takes one column in all terminals."""
    return letter.isprintable() and letter < FIRST_EMOJI and get_character_cell_size(letter) == 1

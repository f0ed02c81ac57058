"""What people say and add to the shuffle, made safe on the way in.

Nothing is left that steers a terminal, turns the line around, hides, or piles up.
"""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from server.protocol.lobby import LONGEST_NONCE
from server.protocol.refusals import NothingSaid, SayingTooLong

MARKS_IN_A_ROW: Final = 2

# Letters and marks that show nothing: fillers, vowels that are not spoken, blanks, and selectors of
# variants. FE0E and FE0F may stay, for they choose between an emoji and a plain sign.
INVISIBLE: Final = frozenset(
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
            *(0x13441, 0x13442, 0x16FE4, 0x1D159),
            *(*range(0x180B, 0x1810), *range(0xFE00, 0xFE0E), *range(0xE0100, 0xE01F0)),
        ),
    )
)

_JOINERS: Final = "\u200c\u200d"
# They join Arabic, the scripts of India and emoji; in the alphabets before, they only hide.
_JOINED: Final = "\u0600-\u1fff\u200e-\U0010ffff"
_STRAY_JOINER: Final = re.compile(f"(?<![{_JOINED}])[{_JOINERS}]|[{_JOINERS}](?![{_JOINED}])")
_BREAKS: Final = frozenset("\t\n\v\f\r\x85")
_SEPARATORS: Final = frozenset({"Zs", "Zl", "Zp"})
_NEVER_SHOWN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
_PILED_UP: Final = frozenset({"Mn", "Me"})


def clean(text: str, longest: int) -> str | NothingSaid | SayingTooLong:
    """One line that can be shown anywhere, or why there is none."""
    shown = "".join(_shown(unicodedata.normalize("NFC", text)))
    joined = unicodedata.normalize("NFC", _STRAY_JOINER.sub("", shown))
    said = " ".join("".join(_sparsely_marked(joined)).split())
    if not said:
        return NothingSaid()
    return said if len(said) <= longest else SayingTooLong(longest)


def words_allowed(text: str) -> bool:
    """Whether somebody can add this to the shuffle, just as it is."""
    return len(text) <= LONGEST_NONCE and text.isprintable()


def _shown(text: str) -> Iterator[str]:
    for char in text:
        kind = unicodedata.category(char)
        if char in _BREAKS or kind in _SEPARATORS:
            yield " "
        elif char in _JOINERS or (kind not in _NEVER_SHOWN and char not in INVISIBLE):
            yield char


def _sparsely_marked(text: str) -> Iterator[str]:
    """A mark needs something to stand on, or it would stand on the words of the house."""
    marks = MARKS_IN_A_ROW
    for char in text:
        kind = unicodedata.category(char)
        if kind in _PILED_UP:
            marks += 1
            if marks > MARKS_IN_A_ROW:
                continue
        elif char == " ":
            marks = MARKS_IN_A_ROW
        elif char not in _JOINERS:
            marks = 0
        yield char

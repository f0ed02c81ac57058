"""Makes chat and words for the shuffle safe to show.

Removes control characters, bidirectional overrides, invisible characters, and piles of marks.
"""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from server.protocol.clusters import JOINERS, ZWJ, clusters
from server.protocol.lobby import LONGEST_NONCE
from server.protocol.refusals import NothingSaid, SayingTooLong

# Enough for Vietnamese, too few to climb over the lines above.
MARKS_IN_A_ROW: Final = 2

# Letters and marks that show nothing: fillers, inherent vowels, blanks and variation selectors.
# FE0E and FE0F are allowed: they choose between an emoji and a plain sign.
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

# A flag of a part of a country is a black flag, letters of tags, and their end.
FLAG: Final = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")
JOINED_AT_MOST: Final = 3
"""joiners of one sign: a family has four people"""
# Joiners have a meaning in Arabic, in Indic scripts and in emoji, but not in the alphabets before.
_JOINED: Final = "\u0600-\u1fff\u200e-\U0010ffff"
_STRAY_JOINER: Final = re.compile(f"(?<![{_JOINED}])[{JOINERS}]|[{JOINERS}](?![{_JOINED}])")
_LINE_BREAKS: Final = frozenset("\t\n\v\f\r\x85")
_SEPARATORS: Final = frozenset({"Zs", "Zl", "Zp"})
_NEVER_SHOWN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
_COMBINING: Final = frozenset({"Mn", "Me"})


def clean(text: str, longest: int) -> str | NothingSaid | SayingTooLong:
    """The text as one safe line, or why it cannot be said."""
    shown = "".join(_visible(unicodedata.normalize("NFC", text)))
    joined = unicodedata.normalize("NFC", _STRAY_JOINER.sub("", shown))
    marked = "".join(_limit_marks(joined))
    said = " ".join("".join(_limit_joiners(marked)).split())
    if not said:
        return NothingSaid()
    return said if len(said) <= longest else SayingTooLong(longest)


def words_allowed(text: str) -> bool:
    # They stand in the record byte for byte, so that they are refused and not cleaned.
    return len(text) <= LONGEST_NONCE and text.isprintable()


def _visible(text: str) -> Iterator[str]:
    flags = {at for found in FLAG.finditer(text) for at in range(*found.span())}
    for at, char in enumerate(text):
        category = unicodedata.category(char)
        if char in _LINE_BREAKS or category in _SEPARATORS:
            yield " "
        elif at in flags or char in JOINERS or not _is_hidden(char, category):
            yield char


def _is_hidden(char: str, category: str) -> bool:
    return category in _NEVER_SHOWN or char in INVISIBLE


def _limit_joiners(text: str) -> Iterator[str]:
    """Takes apart what is joined of too many signs: a terminal would draw each of them."""
    for cluster in clusters(text):
        parts = cluster.text.split(ZWJ)
        yield ZWJ.join(parts[: JOINED_AT_MOST + 1])
        yield from parts[JOINED_AT_MOST + 1 :]


def _limit_marks(text: str) -> Iterator[str]:
    """Drops marks beyond the limit, and those without a base."""
    # Those without a base would attach to the text of the house before them.
    marks = MARKS_IN_A_ROW
    for char in text:
        category = unicodedata.category(char)
        if category in _COMBINING:
            marks += 1
            if marks > MARKS_IN_A_ROW:
                continue
        elif char == " ":
            marks = MARKS_IN_A_ROW
        elif char not in JOINERS:
            marks = 0
        yield char

"""Text as clusters: what a reader takes for one letter or sign, with all its accents, joiners, skin
tones and vowel signs. Counting, cutting, painting and typing all go by them.

Widths are those of Rich and Textual: the sum over the clusters of a text is its `cell_len`.
"""

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple

from rich.cells import split_graphemes

ELLIPSIS: Final = "…"
ZWNJ, ZWJ = "\u200c", "\u200d"
JOINERS: Final = ZWNJ + ZWJ
FLAG_HALVES: Final = frozenset(map(chr, range(0x1F1E6, 0x1F200)))
VIRAMAS: Final = frozenset("\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d")
"""which bind the consonant before them to that after them, in Devanagari, Bengali and others"""
MOST_BOUND: Final = 4
"""consonants: more are a flood, and no syllable"""
LONGEST_KEPT: Final = 256
"""characters of a text whose clusters are kept; those of longer ones would fill the memory"""


class Cluster(NamedTuple):
    """`width`: in columns; 0 for marks at the beginning of a text."""

    text: str
    width: int


def clusters(text: str) -> tuple[Cluster, ...]:
    return kept_clusters(text) if len(text) <= LONGEST_KEPT else split_clusters(text)


# Of a long text they take 20 KB, and who types one has those of each beginning.
@lru_cache(256)
def kept_clusters(text: str) -> tuple[Cluster, ...]:
    return split_clusters(text)


def split_clusters(text: str) -> tuple[Cluster, ...]:
    found: list[Cluster] = []
    bound = 1
    for start, end, width in split_graphemes(text)[0]:
        next_one = Cluster(text[start:end], width)
        before = found[-1] if found else None
        if before and (not width or is_flag(before, next_one)):
            found[-1] = joined(before, next_one)
        elif before and bound < MOST_BOUND and is_bound(before, next_one):
            found[-1] = joined(before, next_one)
            bound += 1
            continue
        else:
            found.append(next_one)
        bound = 1
    return tuple(found)


def joined(one: Cluster, other: Cluster) -> Cluster:
    return Cluster(one.text + other.text, one.width + other.width)


def is_flag(one: Cluster, other: Cluster) -> bool:
    """Whether both are halves of a flag."""
    return one.text in FLAG_HALVES and other.text in FLAG_HALVES


def is_bound(one: Cluster, other: Cluster) -> bool:
    """Whether both are consonants of a syllable."""
    virama = one.text.rstrip(ZWJ)[-1:]
    if virama not in VIRAMAS:
        return False
    script, _, _ = unicodedata.name(virama).partition(" ")
    return unicodedata.name(other.text[0], "").startswith(f"{script} LETTER")


def split_at(text: str, width: int) -> tuple[str, str]:
    """As many whole clusters as fit into so many columns, and the rest."""
    width = max(width, 0)
    if text.isascii():
        return text[:width], text[width:]
    parts = clusters(text)
    ends = accumulate(part.width for part in parts)
    fitting = sum(end <= width for end in ends)
    head = "".join(part.text for part in parts[:fitting])
    return head, text[len(head) :]


def cut(text: str, width: int) -> str:
    """The text, or as much of it as fits before an ellipsis."""
    if not split_at(text, width)[1]:
        return text
    return split_at(text, width - 1)[0] + ELLIPSIS if width > 0 else ""


def shorten(text: str, longest: int) -> str:
    """At most so many characters, of which the last may be an ellipsis."""
    if len(text) <= longest:
        return text
    lengths = accumulate(len(part.text) for part in clusters(text[: longest + 1]))
    kept = max((length for length in lengths if length < longest), default=0)
    return text[:kept] + ELLIPSIS


def columns(text: str, covered: str = "") -> Iterator[str]:
    """A string for each column: a wide cluster is followed by covered columns."""
    for part in clusters(text):
        if part.width:
            yield part.text
            yield from [covered] * (part.width - 1)

"""Pictures that are put one below the other, and give way to each other where room is scarce."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tui.drawing import EMPTY, Block, filled

Making = Callable[[], Block]


class Section(NamedTuple):
    """The same in several sizes, the largest first; those of higher `gives` shrink sooner."""

    gives: int
    sizes: tuple[Making, ...]


def section(gives: int, *sizes: Making) -> Section:
    return Section(gives, sizes)


def gap() -> Section:
    return section(9, lambda: [EMPTY], list)


def stacked(sections: Sequence[Section], width: int, height: int, low: int = 1) -> Block:
    """So many stand at the bottom, where nothing moves them when something above them grows."""
    blocks = fitted(sections, height)
    above, below = (
        [row for block in some for row in block] for some in (blocks[:-low], blocks[-low:])
    )
    spare = max(0, height - len(above) - len(below))
    return filled([*above, *[EMPTY] * spare, *below], width, height)


def fitted(sections: Sequence[Section], height: int) -> list[Block]:
    at = [0] * len(sections)
    blocks = [each.sizes[0]() for each in sections]
    while sum(map(len, blocks)) > height:
        able = [i for i, each in enumerate(sections) if at[i] + 1 < len(each.sizes)]
        if not able:
            break
        first = max(able, key=lambda i: sections[i].gives)
        at[first] += 1
        blocks[first] = sections[first].sizes[at[first]]()
    for i in sorted(range(len(sections)), key=lambda i: sections[i].gives):
        spare = height - sum(map(len, blocks))
        blocks[i] = grown(sections[i].sizes[: at[i]], blocks[i], spare)
    return blocks


def grown(larger: Sequence[Making], block: Block, spare: int) -> Block:
    """Once something large has given way, there may be room again for something small."""
    if spare <= 0:
        return block
    made = (making() for making in larger)
    return next((rows for rows in made if len(rows) <= len(block) + spare), block)

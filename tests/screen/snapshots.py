"""Pictures of every place as they were looked at and found good: their words and their inks.

`python -m tests.screen.snapshots` draws them anew; look at what has changed before it is kept. An
ink has other colours in each theme, and which ones these are is kept once for all pictures.
"""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

from tests.screen.every_place import PLACES
from tui.drawing import Block, Row
from tui.palettes import PALETTES
from tui.text import Language

GOLDEN: Final = Path(__file__).parent / "golden"
DRAWN: Final[tuple[tuple[tuple[int, int], Language], ...]] = (
    ((120, 40), "de"),
    ((80, 24), "en"),
    ((40, 20), "fr"),
)
THEMES: Final = ("dark", "light")
COLOURS: Final = GOLDEN / "colours.txt"


def file_of(name: str) -> Path:
    return GOLDEN / f"{name.replace(', ', '-').replace(' ', '-')}.txt"


def snapshot(name: str, theme: str) -> str:
    return "".join(
        f"{size[0]}x{size[1]} {language}\n{told(PLACES[name](language).picture(size, theme=theme))}"
        for size, language in DRAWN
    )


def told(rows: Block) -> str:
    """Each row, and below it its inks if they are not those of the row above."""
    lines, before = list[str](), ""
    for each in rows:
        lines.append(f"|{''.join(span.text for span in each).rstrip()}\n")
        inks = ",".join(runs(each))
        if inks != before:
            lines.append(f" {inks}\n")
        before = inks
    return "".join(lines)


def runs(row: Row) -> Iterator[str]:
    """How many columns each ink has."""
    for ink, spans in groupby(row, lambda span: span.ink):
        yield f"{sum(len(span.text) for span in spans)}{ink}"


def inks_of(rows: Block) -> set[str]:
    return {span.ink for each in rows for span in each}


def colours() -> str:
    """Of all inks that are used, in both themes."""
    used = {
        ink
        for make in PLACES.values()
        for size, language in DRAWN
        for ink in inks_of(make(language).picture(size))
    }
    return "".join(
        f"{theme} {ink}: {PALETTES[theme].style(ink)}\n" for theme in THEMES for ink in sorted(used)
    )


def draw_all() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for old in GOLDEN.glob("*.txt"):
        old.unlink()
    for name in PLACES:
        file_of(name).write_text(snapshot(name, THEMES[0]), "utf-8")
    COLOURS.write_text(colours(), "utf-8")


if __name__ == "__main__":
    draw_all()

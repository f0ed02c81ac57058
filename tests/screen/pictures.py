"""The pictures of the README, drawn by what people really see.

`python -m tests.screen.pictures` draws them anew.
"""

from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style

from tests.screen.every_place import PLACES
from tui.drawing import Block, Span
from tui.palettes import PALETTES, Palette
from tui.text import Language

FOLDER: Final = Path(__file__).parents[2] / ".pictures"
WIDE, HIGH, LETTER, EDGE = 9, 19, 15, 10
FONT: Final = "'DejaVu Sans Mono', 'Cascadia Mono', Menlo, Consolas, monospace"


class Shot(NamedTuple):
    place: str
    size: tuple[int, int]
    language: Language = "en"
    theme: str = "dark"


SHOTS: Final[Mapping[str, Shot]] = {
    "hall": Shot("hall", (120, 40)),
    "eight28": Shot("8-28, offered", (120, 40)),
    "farbstich": Shot("farbstich, playing", (120, 40), "de"),
    "schatzsuche": Shot("schatzsuche, playing", (120, 40), "fr", "light"),
    "phone": Shot("farbstich, collecting", (40, 20), "it"),
}


def svg(rows: Block, palette: Palette) -> str:
    width = max(sum(cell_len(span.text) for span in each) for each in rows) * WIDE + 2 * EDGE
    height = len(rows) * HIGH + 2 * EDGE
    ground = hexed(palette.style("text"))[1]
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
            f' font-family="{FONT}" font-size="{LETTER}">',
            f'<rect width="{width}" height="{height}" rx="8" fill="{ground}"/>',
            *(part for y, each in enumerate(rows) for part in line(each, y, palette, ground)),
            "</svg>\n",
        )
    )


def line(spans: tuple[Span, ...], y: int, palette: Palette, ground: str) -> Iterator[str]:
    x, top = EDGE, EDGE + y * HIGH
    for span in spans:
        style = palette.style(span.ink)
        fore, back = hexed(style)
        wide = cell_len(span.text) * WIDE
        if back != ground:
            yield f'<rect x="{x}" y="{top}" width="{wide}" height="{HIGH}" fill="{back}"/>'
        if span.text.strip():
            yield (
                f'<text x="{x}" y="{top + LETTER}" fill="{fore}"{marks(style)} xml:space="preserve"'
                f' textLength="{wide}" lengthAdjust="spacingAndGlyphs">{escape(span.text)}</text>'
            )
        x += wide


def marks(style: Style) -> str:
    bold = ' font-weight="bold"' if style.bold else ""
    return bold + (' text-decoration="underline"' if style.underline else "")


def hexed(style: Style) -> tuple[str, str]:
    assert style.color
    assert style.bgcolor
    return style.color.get_truecolor().hex, style.bgcolor.get_truecolor().hex


def drawn(shot: Shot) -> str:
    rows = PLACES[shot.place](shot.language).picture(shot.size, theme=shot.theme)
    return svg(rows, PALETTES[shot.theme])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, shot in SHOTS.items():
        (FOLDER / f"{name}.svg").write_text(drawn(shot), "utf-8")

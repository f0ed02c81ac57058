"""The light of a lesson: the board sinks into the room, and one part of it stays lit.

A lesson sets `Look.lit` to the name of a part. `Board.show` hands it to all boxes of the board, and
a drawing function says by `canvas.begin(name)` to which part belongs what it draws from there on;
`canvas.palette` is the sunk palette for all parts but the lit one. `canvas.is_lit(name)` tells
whether to add a rim (`draw_rim` around a card, `draw_brackets` beside anything else) and an arrow.
Without a lit part nothing of this changes a drawing. Boxes of the rail are not sunk.
"""

from functools import lru_cache
from typing import Final

from tui.palettes import MARKS, TABLE, CardColor, Palette, as_color, mix

SHARES: Final = {".": 0.34, "ink": 0.21, "kept": 0.0}
"""of the room in a colour outside the light, by the word in the table of palettes"""
FEWER: Final = {"256": MARKS + 2, "16": MARKS + 3}
"""the columns of that table for few colours, which have no steps between them"""


@lru_cache(64)
def sunk(palette: Palette) -> Palette:
    """The same palette as it looks outside the light. Words keep more of their colour than the
    things they stand on, and stay readable."""
    if palette.depth == "truecolor":
        return sunk_into_room(palette)
    if palette.depth == "none" or not palette.dark:
        return palette
    column = FEWER[palette.depth]
    return palette.changed(
        **{
            row: as_color(cells[column])
            for row, cells in TABLE.items()
            if "." not in row and cells[column] != "."
        }
    )


def sunk_into_room(palette: Palette) -> Palette:
    def sink(row: str, color: str) -> str:
        share = SHARES[TABLE[row][MARKS + 1]]
        return mix(color, palette.room, share) if color.startswith("#") else color

    inks = {row: sink(row, getattr(palette, row)) for row in TABLE if "." not in row}
    colors = {
        name: CardColor(
            sink(f"{name}.ground", each.ground), each.ink, sink(f"{name}.word", each.word)
        )
        for name, each in palette.colors.items()
    }
    return palette.changed(**inks, colors=colors)

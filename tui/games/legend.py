"""The legend of a board: what its signs mean, for the page of the keys."""

from collections.abc import Iterator

from tui.games.registry import BOARDS
from tui.glyphs import ASCII
from tui.look import Look
from tui.palettes import Palette


def legend(look: Look, game: str, palette: Palette) -> Iterator[tuple[str, str]]:
    """Each sign with its meaning."""
    if game not in BOARDS:
        return
    glyphs = look.glyphs
    has_colors = glyphs is not ASCII and palette.depth != "none"
    lines = look.say(
        f"board-{game}-signs",
        blue=glyphs.gem if has_colors else "b",
        red=glyphs.gem if has_colors else "r",
        colours=" ".join(glyphs.colours.values()),
        spades=glyphs.suits["S"],
        leads=glyphs.point,
        now=glyphs.turn,
        done=glyphs.done,
        up=glyphs.up,
        off=glyphs.missing,
    )
    for line in lines.splitlines():
        sign, _, meaning = line.partition(" | ")
        yield sign, meaning

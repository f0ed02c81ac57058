"""The codes by which a terminal changes from one style to another, as short as they can be."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from rich.color import Color as RichColor
from rich.color import ColorSystem, ColorType
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from tui.palettes import FEW, Palette

BOLD, DIM, ITALIC, UNDERLINE, BLINK, REVERSE, STRIKE = 1, 2, 4, 8, 16, 64, 256
OFF: Final = {BOLD: "22", ITALIC: "23", UNDERLINE: "24", BLINK: "25", REVERSE: "27", STRIKE: "29"}
ON: Final = {DIM: "2", **{bit: code[1:] for bit, code in OFF.items()}, BOLD: "1"}
SEEN_ON_BLANKS: Final = UNDERLINE | BLINK | REVERSE | STRIKE
RESET: Final = "\x1b[m"
BRIGHT: Final = 8
"""the first of the sixteen colours that is"""


class Pen(NamedTuple):
    """Codes of the text and of the ground, and what else there is to it, in bits."""

    fore: str
    back: str
    marks: int


PLAIN: Final = Pen("39", "49", 0)
Pens = tuple[Pen, Pen]
"""For letters, and for empty cells, of which less is seen."""


@lru_cache(4096)
def pens_of(style: Style | None, system: ColorSystem) -> Pens:
    pen = PLAIN if style is None else colours(style, system)
    return pen, pen if pen.marks & SEEN_ON_BLANKS else blank(pen.back)


@lru_cache(256)
def blank(back: str) -> Pen:
    """Always the same one: that makes it quick to compare."""
    return Pen("", back, 0)


def colours(style: Style, system: ColorSystem) -> Pen:
    fore, back = (each and each.downgrade(system) for each in (style.color, style.bgcolor))
    marks = style._attributes & style._set_attributes
    return Pen(
        ";".join(fore.get_ansi_codes()) if fore else PLAIN.fore,
        ";".join(back.get_ansi_codes(foreground=False)) if back else PLAIN.back,
        marks & ~BOLD if fore and turns_bright(fore) else marks,
    )


def turns_bright(fore: RichColor) -> bool:
    """Where there are sixteen colours, a dark one in bold may be its bright one."""
    return fore.type is ColorType.STANDARD and (fore.number or 0) < BRIGHT


def covers(pen: Pen, wanted: Pen) -> bool:
    """Whether a cell may be written with the one where the other is wanted."""
    if wanted.fore:
        return pen == wanted
    return pen.back == wanted.back and not pen.marks & SEEN_ON_BLANKS


@lru_cache(4096)
def change(before: Pen | None, after: Pen) -> str:
    """Nothing is known of the terminal before the first."""
    gone = before.marks & ~after.marks if before else 0
    if before is None or gone & ~sum(OFF) or (before.marks | after.marks) & DIM:
        marks = [code for bit, code in ON.items() if after.marks & bit]
        return code_of(["0", *marks, after.fore, after.back])
    codes = [code for bit, code in OFF.items() if gone & bit]
    codes += [code for bit, code in ON.items() if after.marks & ~before.marks & bit]
    codes += [after.fore] if after.fore != before.fore else []
    codes += [after.back] if after.back != before.back else []
    return code_of(codes)


def code_of(codes: list[str]) -> str:
    told = ";".join(filter(None, codes))
    return f"\x1b[{told}m" if told else ""


class Inks(dict[str, Pens]):
    """The pens of the inks of a palette, in the colours that a terminal has."""

    def __init__(
        self, palette: Palette, filters: Sequence[LineFilter], ground: Color, system: ColorSystem
    ) -> None:
        super().__init__()
        self._filters = filters
        self._ground = ground
        self._system = system
        self._palette = FEW.get(palette.name, palette) if self._has_few(palette) else palette

    def __missing__(self, ink: str) -> Pens:
        self[ink] = pens_of(self._shown(self._palette, ink), self._system)
        return self[ink]

    def _shown(self, palette: Palette, ink: str) -> Style | None:
        segments = [Segment("x", palette.style(ink))]
        for each in self._filters:
            segments = each.apply(segments, self._ground)
        return segments[0].style

    def _has_few(self, palette: Palette) -> bool:
        """Whether sixteen colours are all there are."""
        shown = self._shown(palette, "text")
        if shown is None or shown.color is None:
            return False
        return shown.color.downgrade(self._system).type is ColorType.STANDARD

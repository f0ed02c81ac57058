"""A grid of cells to draw on; it becomes the strips of a widget."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from server.protocol.clusters import columns
from tui.glyphs import ASCII, Glyphs, in_ascii
from tui.palettes import Palette
from tui.text import Texts
from tui.widgets.clock import Clock

COLORS: Final = ("#", "color")
"""how an ink begins that is no mark"""


LINES: Final = ("underline", "strike")
"""the marks that are seen on a blank"""


def is_color(ground: str) -> bool:
    return ground.startswith(COLORS)


class Row(NamedTuple):
    """The cells of a row; an ink is followed by its marks. Equal rows look the same."""

    letters: Sequence[str]
    inks: tuple[str, ...]
    grounds: tuple[str, ...]


class Spot(NamedTuple):
    """A rectangle that can be clicked; `tip` is shown where the mouse rests."""

    x: int
    y: int
    width: int
    height: int
    does: str
    tip: str = ""

    def contains(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Placed(NamedTuple):
    """A clock at its first cell."""

    x: int
    y: int
    clock: Clock


class Canvas:
    """`grounds` has the ground of each row; `texts` are in the language of the person. All that
    falls outside is clipped. With a `lit` part, all the others are drawn in the palette `sunk`: see
    `tui.lighting`."""

    def __init__(
        self,
        width: int,
        height: int,
        palette: Palette,
        glyphs: Glyphs,
        texts: Texts,
        grounds: Sequence[str],
        lit: str = "",
        sunk: Palette | None = None,
    ) -> None:
        self.width = width
        self.height = height
        self.palette = sunk or palette
        self.glyphs = glyphs
        self.is_ascii = glyphs is ASCII
        self.texts = texts
        self._palettes = palette, sunk or palette
        self._lit = lit
        self.has_lit = False
        """whether something of the lit part was drawn"""
        self.spots: list[Spot] = []
        self.clocks: list[Placed] = []
        self._letters = [[" "] * width for _ in range(height)]
        self._inks = [[""] * width for _ in range(height)]
        self._grounds = [[ground] * width for ground in grounds]

    def say(self, key: str, /, **values: object) -> str:
        return self.texts.say(key, **values)

    def is_lit(self, part: str) -> bool:
        return bool(self._lit) and part == self._lit

    def begin(self, part: str) -> None:
        """Names the part of the board to which all that is drawn next belongs."""
        lit, sunk = self._palettes
        self.palette = lit if part == self._lit else sunk
        self.has_lit |= self.is_lit(part)

    def put(
        self,
        x: int,
        y: int,
        text: str,
        ink: str = "",
        ground: str | None = None,
        *,
        bold: bool = False,
        underline: bool = False,
        strike: bool = False,
    ) -> int:
        """Writes text in one row and returns the column behind it. Without an ink it is that of
        text; without a ground, the ground that is there stays."""
        clock = text if isinstance(text, Clock) and text else None
        if self.is_ascii:
            text = in_ascii(text)
        letters: Sequence[str] = text if text.isascii() else columns_of(text)
        end = x + len(letters)
        if not 0 <= y < self.height or end <= 0 or x >= self.width:
            return end
        first, last = x, end
        if x < 0 or end > self.width:
            first, last = max(0, x), min(end, self.width)
            letters = letters[first - x : last - x]
        elif clock:
            self.clocks.append(Placed(x, y, clock))
        self._letters[y][first:last] = letters
        ink = ink or self.palette.text
        if bold or underline or strike:
            ink = marked(ink, bold, underline, strike)
        self._inks[y][first:last] = [ink] * (last - first)
        if ground is not None:
            self._grounds[y][first:last] = [ground] * (last - first)
        return end

    def center(self, x: int, y: int, width: int, text: str, ink: str = "", **how: object) -> int:
        return self.put(x + max(0, (width - cell_len(text)) // 2), y, text, ink, **how)  # type: ignore[arg-type]

    def right(self, x: int, y: int, text: str, ink: str = "", **how: object) -> int:
        """Writes text that ends before column x, and returns the column at which it begins."""
        start = x - cell_len(text)
        self.put(start, y, text, ink, **how)  # type: ignore[arg-type]
        return start

    def fill(
        self, x: int, y: int, width: int, height: int, ground: str, letter: str = " ", ink: str = ""
    ) -> None:
        for row in range(y, y + height):
            self.put(x, row, letter * width, ink, ground)

    def half(self, x: int, y: int, width: int, ground: str) -> None:
        """Half a row more of a thing that ends above, where half blocks can draw its ground."""
        if is_color(ground) and not self.is_ascii:
            self.put(x, y, "▀" * width, ground)

    def tint(self, x: int, y: int, width: int, height: int, ground: str) -> None:
        """Changes the ground, and leaves the letters as they are."""
        first, last = max(0, x), min(x + width, self.width)
        for row in range(max(0, y), min(y + height, self.height)):
            self._grounds[row][first:last] = [ground] * (last - first)

    def is_blank(self, x: int, y: int) -> bool:
        inside = 0 <= y < self.height and 0 <= x < self.width
        return inside and self._letters[y][x] == " "

    def spot(self, x: int, y: int, width: int, height: int, does: str, tip: str = "") -> None:
        self.spots.append(Spot(x, y, width, height, does, tip))

    def rows(self) -> list[Row]:
        every = zip(self._letters, self._inks, self._grounds, strict=True)
        return [Row(packed(a), kept(tuple(b)), kept(tuple(c))) for a, b, c in every]

    def text(self) -> str:
        """The letters alone, for tests and for the selection."""
        return "\n".join("".join(row).rstrip() for row in self._letters)


@lru_cache(1024)
def kept(colors: tuple[str, ...]) -> tuple[str, ...]:
    """The same object for equal colours: most rows have those of another row."""
    return colors


def with_text(row: Row, x: int, before: str, text: str) -> Row | None:
    """The row with another text of the same length, or None if the one before is covered."""
    end = x + len(text)
    if "".join(row.letters[x:end]) != before:
        return None
    return row._replace(letters=packed([*row.letters[:x], *text, *row.letters[end:]]))


def packed(letters: list[str]) -> Sequence[str]:
    """A string, if all letters are characters."""
    text = "".join(letters)
    return text if len(text) == len(letters) and "" not in letters else tuple(letters)


@lru_cache(2048)
def marked(ink: str, bold: bool, underline: bool, strike: bool) -> str:
    marks = {"bold": bold, "underline": underline, "strike": strike}
    return " ".join((ink, *(name for name, has_it in marks.items() if has_it)))


@lru_cache(1024)
def columns_of(text: str) -> Sequence[str]:
    """One string for each column. A wide letter is followed by an empty one; joiners, accents and
    skin tones belong to the letter before them."""
    return tuple(columns(text))


@lru_cache(2048)
def style_of(ink: str, ground: str) -> Style:
    """A ground that is a mark, as there are no colours, is the reverse."""
    behind = f"on {ground}" if is_color(ground) else "reverse" if ground else ""
    return Style.parse(f"{ink} {behind}".strip() or "none")


@lru_cache(1024)
def segment(text: str, ink: str, ground: str) -> Segment:
    return Segment(text, style_of(ink, ground))


def runs(row: Row) -> Iterator[tuple[str, str, str]]:
    """Neighbours of the same style together. A blank takes the ink of what is before it, as only
    its ground is seen: fewer changes of colour are sent."""
    letters, start = row.letters, 0
    ink, ground = row.inks[0], row.grounds[0]
    cells = enumerate(zip(letters, row.inks, row.grounds, strict=True))
    for at, (letter, own_ink, behind) in cells:
        keeps = own_ink == ink or (letter == " " and is_unseen(own_ink, ink))
        if not keeps or behind != ground:
            yield "".join(letters[start:at]), ink, ground
            start, ink, ground = at, ink if keeps else own_ink, behind
    yield "".join(letters[start:]), ink, ground


@lru_cache(4096)
def is_unseen(ink: str, before: str) -> bool:
    """Whether a blank may have the ink before it, and not its own."""
    return is_color(before) and not any(line in ink + before for line in LINES)


# For rows that several people see at the same time. A strip takes 4 KB.
@lru_cache(512)
def strip_of(row: Row) -> Strip:
    return Strip([segment(*run) for run in runs(row)] if row.letters else [], len(row.letters))

"""Screens as SVG. Blocks, rules and card backs are drawn, so that they meet in any font."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final, NamedTuple

from rich.color import Color
from rich.segment import Segment
from rich.style import Style

Box = tuple[float, float, float, float]
"""left, top, right and bottom in parts of a cell"""

WIDE, HIGH, LETTER, BASE = 8, 16, 13, 12
FONT: Final = "'DejaVu Sans Mono', 'Cascadia Mono', Menlo, Consolas, monospace"
PART: Final = 30
"""columns that change together in a recording"""
QUARTERS: Final = {
    "▘": "a", "▝": "b", "▖": "c", "▗": "d", "▀": "ab", "▄": "cd", "▌": "ac", "▐": "bd", "▚": "ad",
    "▞": "bc", "▛": "abc", "▜": "abd", "▙": "acd", "▟": "bcd", "█": "abcd",
}  # fmt: skip
CORNERS: Final[dict[str, Box]] = {
    "a": (0, 0, 0.5, 0.5),
    "b": (0.5, 0, 1, 0.5),
    "c": (0, 0.5, 0.5, 1),
    "d": (0.5, 0.5, 1, 1),
}
THIN, LOW, SIDE = (0.44, 0.56), (0.47, 0.53), 0.5
LINES: Final[dict[str, tuple[Box, ...]]] = {
    "─": ((0, LOW[0], 1, LOW[1]),),
    "│": ((THIN[0], 0, THIN[1], 1),),
    "╌": ((0.1, LOW[0], 0.4, LOW[1]), (0.6, LOW[0], 0.9, LOW[1])),
    "╎": ((THIN[0], 0.1, THIN[1], 0.4), (THIN[0], 0.6, THIN[1], 0.9)),
    "╭": ((THIN[0], LOW[0], 1, LOW[1]), (THIN[0], SIDE, THIN[1], 1)),
    "╮": ((0, LOW[0], THIN[1], LOW[1]), (THIN[0], SIDE, THIN[1], 1)),
    "╰": ((THIN[0], LOW[0], 1, LOW[1]), (THIN[0], 0, THIN[1], SIDE)),
    "╯": ((0, LOW[0], THIN[1], LOW[1]), (THIN[0], 0, THIN[1], SIDE)),
    "▔": ((0, 0, 1, 0.125),),
    "▕": ((0.875, 0, 1, 1),),
}
SLANTED: Final = {"╱": ((0, HIGH), (WIDE, 0)), "╲": ((0, 0), (WIDE, HIGH))}


class Look(NamedTuple):
    ink: str
    ground: str
    bold: bool
    underlined: bool


class Cell(NamedTuple):
    letter: str
    look: Look


Frame = tuple[tuple[Cell, ...], ...]


def frame_of(strips: Iterable[Iterable[Segment]]) -> Frame:
    return tuple(
        tuple(Cell(letter, look_of(segment.style)) for segment in strip for letter in segment.text)
        for strip in strips
    )


def look_of(style: Style | None) -> Look:
    style = style or Style.null()
    ink, ground = hexed(style.color, "#f4ecdc"), hexed(style.bgcolor, "#15110e")
    if style.reverse:
        ink, ground = ground, ink
    return Look(ink, ground, bool(style.bold), bool(style.underline))


def hexed(color: Color | None, usual: str) -> str:
    return usual if color is None or color.is_default else color.get_truecolor().hex


def boxes_of(letter: str) -> tuple[Box, ...]:
    if corners := QUARTERS.get(letter):
        return tuple(CORNERS[corner] for corner in corners)
    if "▁" <= letter <= "▇":
        return ((0, 1 - (ord(letter) - ord("▁") + 1) / 8, 1, 1),)
    if "▉" <= letter <= "▏":
        return ((0, 0, (ord("▏") + 1 - ord(letter)) / 8, 1),)
    return LINES.get(letter, ())


class Drawing:
    """Collects what is drawn, by colour: one path for each."""

    def __init__(self) -> None:
        self._grounds: defaultdict[str, list[str]] = defaultdict(list)
        self._shapes: defaultdict[str, list[str]] = defaultdict(list)
        self._slants: defaultdict[str, list[str]] = defaultdict(list)
        self._texts: defaultdict[Look, list[str]] = defaultdict(list)

    def add(self, cells: Sequence[Cell], x: int, y: int) -> None:
        self._add_grounds(cells, x, y)
        self._add_shapes(cells, x, y)
        self._add_texts(cells, x, y)

    def _add_grounds(self, cells: Sequence[Cell], x: int, y: int) -> None:
        for start, end in runs([cell.look.ground for cell in cells]):
            box = (x + start) * WIDE, y * HIGH, (x + end) * WIDE, (y + 1) * HIGH
            self._grounds[cells[start].look.ground].append(rectangle(box))

    def _add_shapes(self, cells: Sequence[Cell], x: int, y: int) -> None:
        for at, cell in enumerate(cells, x):
            left, top = at * WIDE, y * HIGH
            for box in boxes_of(cell.letter):
                across = left + box[0] * WIDE, left + box[2] * WIDE
                down = top + box[1] * HIGH, top + box[3] * HIGH
                shape = rectangle((across[0], down[0], across[1], down[1]))
                self._shapes[cell.look.ink].append(shape)
            if cell.letter in SLANTED:
                (x1, y1), (x2, y2) = SLANTED[cell.letter]
                path = f"M{left + x1} {top + y1}L{left + x2} {top + y2}"
                self._slants[cell.look.ink].append(path)

    def _add_texts(self, cells: Sequence[Cell], x: int, y: int) -> None:
        for start, end in runs([kind_of(cell) for cell in cells]):
            text = "".join(cell.letter for cell in cells[start:end])
            if kind_of(cells[start]) is None or not text.strip():
                continue
            place = f'x="{(x + start) * WIDE}" y="{y * HIGH + BASE}"'
            length = f'textLength="{(end - start) * WIDE}"'
            look = cells[start].look._replace(ground="")
            self._texts[look].append(f"<text {place} {length}>{escape(text)}</text>")

    def parts(self) -> Iterable[str]:
        for ink, paths in (*self._grounds.items(), *self._shapes.items()):
            yield f'<path fill="{ink}" d="{"".join(paths)}"/>'
        for ink, paths in self._slants.items():
            yield f'<path stroke="{ink}" d="{"".join(paths)}"/>'
        for look, texts in self._texts.items():
            bold = ' font-weight="bold"' if look.bold else ""
            line = ' text-decoration="underline"' if look.underlined else ""
            yield f'<g fill="{look.ink}"{bold}{line}>{"".join(texts)}</g>'


def kind_of(cell: Cell) -> object:
    """Letters of one kind are one text; None is no letter. A sign that a font may lack, and whose
    width may be another, stands alone."""
    if boxes_of(cell.letter) or cell.letter in SLANTED:
        return None
    if cell.letter.isascii() or cell.letter.isalpha() or cell.letter == "’":
        return cell.look
    return object()


def runs(kinds: Sequence[object]) -> Iterable[tuple[int, int]]:
    start = 0
    for at in range(1, len(kinds) + 1):
        if at == len(kinds) or kinds[at] != kinds[start]:
            yield start, at
            start = at


def rectangle(box: Box) -> str:
    left, top, right, bottom = box
    return f"M{left:g} {top:g}H{right:g}V{bottom:g}H{left:g}Z"


def picture(frame: Frame) -> str:
    drawing = Drawing()
    for y, row in enumerate(frame):
        drawing.add(row, 0, y)
    return document(frame, "".join(drawing.parts()))


def recording(frames: Sequence[Frame], seconds: float) -> str:
    """All frames one after another, for so long each. What does not change is drawn once."""
    shown: defaultdict[tuple[int, int], Drawing] = defaultdict(Drawing)
    for y, row in enumerate(frames[0]):
        for x in range(0, len(row), PART):
            parts = [frame[y][x : x + PART] for frame in frames]
            for start, end in runs(parts):
                shown[start, end].add(parts[start], x, y)
    count, styles, groups = len(frames), list[str](), list[str]()
    for (start, end), drawing in sorted(shown.items()):
        content = "".join(drawing.parts())
        if (start, end) == (0, count):
            groups.insert(0, f"<g>{content}</g>")
            continue
        name = f"f{start}-{end}"
        steps = {0: start == 0, start * 100 / count: True, end * 100 / count: end == count}
        keys = "".join(f"{at:g}%{{opacity:{int(on)}}}" for at, on in steps.items())
        styles.append(f"@keyframes {name}{{{keys}}}.{name}{{animation-name:{name}}}")
        groups.append(f'<g class="a {name}">{content}</g>')
    how = f".a{{animation:{seconds * count:g}s step-end infinite}}"
    return document(frames[0], f"<style>{how}{''.join(styles)}</style>{''.join(groups)}")


def document(frame: Frame, content: str) -> str:
    width, height = len(frame[0]) * WIDE, len(frame) * HIGH
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' font-family="{FONT}" font-size="{LETTER}" shape-rendering="crispEdges"'
        f' xml:space="preserve">{content}</svg>\n'
    )

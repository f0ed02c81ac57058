"""What goes out to a terminal when the picture changes: the cells that differ from those it shows,
and no code that it does not need."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.color import ColorSystem
from rich.console import Console
from textual._compositor import CompositorUpdate

from tui.drawing import WIDTHS, Row, wide
from tui.pens import RESET, Pen, Pens, change, covers

NEAR: Final = 4
"""so many cells that are as they were cost no more than to go past them"""

NARROW: Final = 3
NOWHERE: Final = (-2, 0)

PensOf = Callable[[ColorSystem], Mapping[str, Pens]]


class Cells(NamedTuple):
    """A letter and its pen for every column; behind a wide letter there is an empty one."""

    letters: list[str]
    pens: list[Pen]


class Piece(NamedTuple):
    y: int
    x: int
    text: str


class Change(CompositorUpdate):
    """In the place of one of Textual's, which would send rows again from their beginnings. `was` is
    what the terminal shows, as far as it is known; all rows are as wide as it is."""

    def __init__(self, was: Sequence[Row], now: Sequence[Row], width: int, pens: PensOf) -> None:
        self._was = was
        self._now = now
        self._width = width
        self._pens = pens

    def render_segments(self, console: Console) -> str:
        pens = self._pens(console._color_system or ColorSystem.TRUECOLOR)
        writing = Writing(self._width)
        for y, row in enumerate(self._now):
            before = self._was[y] if y < len(self._was) else None
            if row is before or row == before:
                continue
            left, old, new = apart(before, row)
            after = cells(new, pens)
            for start, end in near(changed(cells(old, pens), after)):
                for x, pen, text in runs(after, start, end):
                    writing.put(pen, y, left + x, text)
        return writing.all()


def apart(was: Row | None, now: Row) -> tuple[int, Row, Row]:
    """Without the spans that are the same at the beginning and at the end, and from where on."""
    if was is None:
        return 0, (), now
    same = 0
    for one, other in zip(was, now, strict=False):
        if one != other:
            break
        same += 1
    old, new, left = was[same:], now[same:], wide(now[:same])
    while old and new and old[-1] == new[-1]:
        old, new = old[:-1], new[:-1]
    return left, old, new


def cells(row: Row, pens: Mapping[str, Pens]) -> Cells:
    letters, inks = list[str](), list[Pen]()
    for text, ink, _ in row:
        pen, blank = pens[ink]
        new = list(text) if text.isascii() or WIDTHS[text] == len(text) else by_width(text)
        letters += new
        if blank is pen or " " not in text:
            inks += [pen] * len(new)
        else:
            inks += [blank if letter == " " else pen for letter in new]
    return Cells(letters, inks)


def by_width(text: str) -> list[str]:
    """What has no width belongs to the letter before it."""
    letters: list[str] = []
    at = 0
    for letter in text:
        width = cell_len(letter)
        if width:
            at = len(letters)
            letters += [letter, *[""] * (width - 1)]
        elif letters:
            letters[at] += letter
    return letters


def changed(before: Cells, after: Cells) -> Iterable[int]:
    """The columns that differ."""
    if len(before.letters) != len(after.letters):
        return range(len(after.letters))
    both = zip(*before, *after, strict=True)
    return [
        x
        for x, (was, old, now, new) in enumerate(both)
        if was != now or (old is not new and old != new)
    ]


def near(columns: Iterable[int]) -> Iterator[tuple[int, int]]:
    """From where to where; what lies between two that are near is written once more."""
    start = end = -1
    for x in columns:
        if end < 0 or x - end > NEAR:
            if end >= 0:
                yield start, end
            start = x
        end = x + 1
    if end >= 0:
        yield start, end


def runs(row: Cells, start: int, end: int) -> Iterator[tuple[int, Pen, str]]:
    """What one pen can write, where it begins; what is seen of an empty cell is its ground."""
    pen, begin = row.pens[start], start
    for x in range(start + 1, end):
        wanted = row.pens[x]
        if wanted is pen or covers(pen, wanted):
            continue
        if not covers(wanted, pen):
            yield begin, pen, "".join(row.letters[begin:x])
            begin = x
        pen = wanted
    yield begin, pen, "".join(row.letters[begin:end])


class Writing:
    """All that one pen writes is written before the next one is taken: to go somewhere else takes
    less than another pen does."""

    def __init__(self, width: int) -> None:
        self._width = width
        self._by_pen: dict[Pen, list[Piece]] = {}

    def put(self, pen: Pen, y: int, x: int, text: str) -> None:
        self._by_pen.setdefault(pen, []).append(Piece(y, x, text))

    def all(self) -> str:
        told, before, at = list[str](), None, NOWHERE
        for pen, pieces in self._by_pen.items():
            told.append(change(before, pen))
            before = pen
            for y, x, text in in_order(pieces):
                told += [way(at, y, x), text]
                end = x + WIDTHS[text]
                # Where the cursor stands behind the last column is not the same everywhere.
                at = (y, end) if end < self._width else NOWHERE
        return "".join(told) + (RESET if told else "")


def in_order(pieces: Iterable[Piece]) -> Iterator[Piece]:
    """Row by row, but what is narrow, as the sides of frames are, is followed downwards."""
    left = {(y, x): text for y, x, text in pieces}
    while left:
        y, x = next(iter(left))
        while text := left.pop((y, x), ""):
            yield Piece(y, x, text)
            if len(text) > NARROW:
                break
            y += 1


def way(at: tuple[int, int], y: int, x: int) -> str:
    """To there from where the cursor is."""
    row, column = at
    if row == y and x >= column:
        return f"\x1b[{x - column}C" if x > column else ""
    if row + 1 == y and 0 <= column - x <= NARROW:
        return "\x1b[B" + "\b" * (column - x)
    return f"\x1b[{y + 1};{x + 1}H"

"""What a screen is made of: rows of spans, and how blocks of rows are put together.

A span is a text in one ink; `does` is what a click on it does. Nothing here knows a colour: inks
are names, and a palette gives them their colours.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len, set_cell_size

TEXT: Final = "text"
CUT: Final = "…"
BLANKS: Final = " \t\n"
BREAKS: Final = re.compile(f"[{BLANKS}]+")
KEPT: Final = 4096


class Span(NamedTuple):
    text: str
    ink: str = TEXT
    does: str = ""


Row = tuple[Span, ...]
Block = list[Row]
Part = Span | str
EMPTY: Final[Row] = ()


class Frame(NamedTuple):
    """The lines of a box: its corners from the top left, clockwise, then its sides."""

    corners: str
    across: str
    down: str


def row(*parts: Part, ink: str = TEXT) -> Row:
    return tuple(part if isinstance(part, Span) else Span(part, ink) for part in parts if part)


class Widths(dict[str, int]):
    """Asked so often that it is worth to be quick."""

    def __missing__(self, text: str) -> int:
        if len(self) >= KEPT:
            self.clear()
        self[text] = width = cell_len(text)
        return width


WIDTHS: Final = Widths()


def wide(spans: Iterable[Span]) -> int:
    width = 0
    for text, _, _ in spans:
        width += len(text) if text.isascii() else WIDTHS[text]
    return width


def doing(spans: Row, does: str) -> Row:
    """A click anywhere on it does that."""
    return tuple(span._replace(does=does) for span in spans)


def fit(spans: Row, width: int, ink: str = TEXT) -> Row:
    """Exactly so wide: what is too long ends in a mark, what is too short is filled up."""
    spare = width - wide(spans)
    if spare == 0:
        return spans
    return (*spans, Span(" " * spare, ink)) if spare > 0 else cut(spans, width)


def cut(spans: Row, width: int) -> Row:
    """The beginning, and a mark that there was more, if there was."""
    if width <= 0:
        return ()
    if wide(spans) <= width:
        return spans
    kept, left = list[Span](), width - 1
    for span in spans:
        long = cell_len(span.text)
        if long > left:
            kept.append(span._replace(text=set_cell_size(span.text, left) + CUT))
            break
        kept.append(span)
        left -= long
    return tuple(kept)


def centred(spans: Row, width: int, ink: str = TEXT) -> Row:
    spare = width - wide(spans)
    if spare <= 0:
        return cut(spans, width) if spare else spans
    before = Span(" " * (spare // 2), ink)
    return (*([before] if spare > 1 else []), *spans, Span(" " * (spare - spare // 2), ink))


def apart(left: Row, right: Row, width: int, ink: str = TEXT) -> Row:
    """One at the beginning, the other at the end; what is on the left is cut first."""
    room = width - wide(right)
    return (*fit(left, room, ink), *right) if room > 0 else fit(right, width, ink)


def filled(block: Sequence[Row], width: int, height: int, ink: str = TEXT) -> Block:
    """Exactly so large; what is too much at the bottom is left away."""
    rows = [fit(each, width, ink) for each in block[:height]]
    return rows + [fit(EMPTY, width, ink)] * (height - len(rows))


def last_rows(block: Sequence[Row], width: int, height: int, ink: str = TEXT) -> Block:
    """Exactly so large; what is too much at the top is left away."""
    return filled(block[-height:] if height > 0 else [], width, height, ink)


def in_the_middle(block: Sequence[Row], width: int, height: int) -> Block:
    """With as much room above as below."""
    rows = [centred(each, width) for each in block[:height]]
    empty = fit(EMPTY, width)
    above = (height - len(rows)) // 2
    return [*[empty] * above, *rows, *[empty] * (height - above - len(rows))]


def beside(*blocks: Sequence[Row], gap: int = 1) -> Block:
    """From left to right; the rows of each block must be equally wide."""
    height = max(map(len, blocks), default=0)
    columns = [
        [*each, *[fit(EMPTY, wide(each[0]) if each else 0)] * (height - len(each))]
        for each in blocks
    ]
    space = Span(" " * gap)
    rows = []
    for first, *others in zip(*columns, strict=True):
        joined: Row = first
        for each in others:
            joined = (*joined, space, *each) if gap else (*joined, *each)
        rows.append(joined)
    return rows


def boxed(
    inside: Sequence[Row],
    width: int,
    height: int,
    frame: Frame,
    title: Part = "",
    ink: str = "frame",
) -> Block:
    """A frame of this size around it, with a title in the upper edge. Words are never as pale as
    frames may be."""
    left, right, low_right, low_left = tuple(frame.corners)
    told = title if isinstance(title, Span) else Span(title, ink)
    told = told._replace(ink="dim") if told.ink == "frame" else told
    named = row(f"{frame.across} ", told, " ", ink=ink) if title else ()
    room = max(0, width - 2)
    named = cut(named, room) if wide(named) > room else named
    top = (Span(left, ink), *named, Span(frame.across * (room - wide(named)) + right, ink))
    body = [
        (Span(frame.down, ink), *each, Span(frame.down, ink))
        for each in filled(inside, room, max(0, height - 2))
    ]
    return [top, *body, (Span(low_left + frame.across * room + low_right, ink),)]


def wrapped(text: str, width: int, ink: str = TEXT, indent: str = "") -> Block:
    """Broken between words where that is possible, but at no space that forbids it; further rows
    begin with the indent."""
    rows, line = list[str](), ""
    for word in BREAKS.split(text.strip(BLANKS)):
        start = line + " " if line.strip() else line
        if cell_len(start + word) <= width:
            line = start + word
            continue
        if line.strip():
            rows.append(line)
        line = (indent if rows else "") + word
        while cell_len(line) > width:
            piece = set_cell_size(line, width)
            rows.append(piece)
            line = indent + line[len(piece.rstrip()) :]
            if width <= len(indent):
                return [row(each, ink=ink) for each in rows]
    rows.append(line)
    return [row(each, ink=ink) for each in rows]


def flowing(items: Iterable[Row], width: int, gap: int = 2) -> Block:
    """One after another, in as many rows as it takes; no item is broken."""
    rows: list[Row] = []
    for item in items:
        if rows and wide(rows[-1]) + gap + wide(item) <= width:
            rows[-1] = (*rows[-1], Span(" " * gap), *item)
        else:
            rows.append(cut(item, width) if wide(item) > width else item)
    return rows


def read(block: Iterable[Row]) -> str:
    """The text alone."""
    return "\n".join("".join(span.text for span in each).rstrip() for each in block)

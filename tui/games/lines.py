"""A box of plain sentences."""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, TypeVar

from rich.cells import cell_len

from server.protocol.clusters import cut, split_at
from tui.widgets.canvas import Canvas

DOT: Final = "·\N{NO-BREAK SPACE}"
"""between two things; what follows it stays in its row"""

T = TypeVar("T")
PAUSE: Final = re.compile(r"(?<=\.)\s|[,;]\s|\s?[:·]\s")


def draw_text(
    canvas: Canvas, x: int, y: int, width: int, text: str, ink: str = "", *, bold: bool = False
) -> int:
    """Writes a text in as many rows as it needs, and returns the next one; no text needs none."""
    for row in wrapped(text, width) if text else ():
        canvas.put(x, y, row, ink, bold=bold)
        y += 1
    return y


def draw_lines(canvas: Canvas, lines: tuple[str, ...]) -> None:
    y = 0
    for line in lines:
        y = draw_text(canvas, 1, y, canvas.width - 2, line or " ")


def draw_sentences(canvas: Canvas, sentences: tuple[str, ...]) -> None:
    """On a canvas that grows: with a margin, and a free row between them."""
    y = 1
    for sentence in sentences:
        y = draw_text(canvas, 2, y, canvas.width - 4, sentence) + 1


def wrapped(text: str, width: int, indent: int = 0) -> list[str]:
    """Broken between words where that is possible. `indent`: the columns by which all rows but the
    first are narrower."""
    rows, line, room = list[str](), "", width
    for word in text.split(" "):
        start = f"{line} {word}" if line else word
        if cell_len(start) <= room:
            line = start
            continue
        if line:
            rows.append(line)
            room = width - indent
        # At the start of a row, the dot is between nothing.
        line = word.removeprefix(DOT)
        while cell_len(line) > room > 0:
            head, line = split_at(line, room)
            if not head:
                # A wide letter where there is one column.
                return [*rows, line]
            rows.append(head)
            room = width - indent
    return [*rows, line]


@lru_cache(512)
def evenly(text: str, width: int) -> list[str]:
    """In as few rows as it needs, of about the same length: no last row has one short word."""
    rows = wrapped(text, width)
    least = cell_len(text) // len(rows)
    tried = (wrapped(text, each) for each in range(least, width))
    return next((each for each in tried if len(each) == len(rows)), rows)


def in_brief(text: str, width: int) -> str:
    """The text, or as many of its clauses as fit, or the beginning of the first."""
    if cell_len(text) <= width:
        return text
    ends = (match.start() for match in PAUSE.finditer(text))
    fitting = [text[:end] for end in ends if cell_len(text[:end]) <= width]
    return fitting[-1] if fitting else cut(text, width)


def fitting(texts: tuple[str, ...], width: int, rows: int) -> list[str]:
    """The longest of the texts that fits into so many rows, or as much of the last as there is
    room for."""
    made = (wrapped(text, width) for text in texts)
    lines = next((each for each in made if len(each) <= rows), None)
    return lines if lines is not None else wrapped(texts[-1], width)[:rows]


def shortened(text: str, width: int, rows: int, indent: int = 0) -> list[str]:
    """The text, or as much of it as fits into so many rows before an ellipsis. `indent`: as in
    `wrapped`."""
    lines = wrapped(text, width, indent)
    if len(lines) <= rows:
        return lines
    last = width - indent if rows > 1 else width
    return [*lines[: rows - 1], cut(" ".join(lines[rows - 1 :]), last)] if rows > 0 else []


def in_rows(things: Iterable[T], width: Callable[[T], int], room: int, gap: int) -> list[list[T]]:
    """As many beside each other as there is room for."""
    rows, left = [list[T]()], room
    for each in things:
        if width(each) > left and rows[-1]:
            rows.append([])
            left = room
        rows[-1].append(each)
        left -= width(each) + gap
    return rows

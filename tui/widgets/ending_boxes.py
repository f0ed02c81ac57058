"""The boxes of the end of a game, apart from the podium and the chart."""

from typing import NamedTuple

from rich.cells import cell_len

from tui.games.lines import wrapped
from tui.widgets.button import draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.chart import seat_ink


class TurnLine(NamedTuple):
    number: int
    seat: int
    when: str
    sentence: str


class TurnLines(NamedTuple):
    title: str
    lines: tuple[TurnLine, ...]
    me: int | None


class Actions(NamedTuple):
    """Key and words of each; empty if it cannot be done."""

    again: tuple[str, str]
    replay: tuple[str, str]
    proof: tuple[str, str]
    pointed: str


def draw_verdict(canvas: Canvas, part: tuple[str, str, bool]) -> None:
    over, won, is_mine = part
    ink = canvas.palette.gold if is_mine else canvas.palette.text
    canvas.put(1, 0, over, canvas.palette.quiet)
    for y, row in enumerate(wrapped(won, canvas.width - 2), 1):
        canvas.put(1, y, row, ink, bold=True)


def draw_title(canvas: Canvas, y: int, title: str) -> None:
    palette = canvas.palette
    canvas.put(1, y, "─" * (canvas.width - 2), palette.inlay)
    canvas.put(3, y, f" {title} ", palette.gold, bold=True)


def draw_turns(canvas: Canvas, part: TurnLines) -> None:
    """A number, the round and a sentence; the sentences begin in the same column."""
    if not part.lines:
        return
    palette = canvas.palette
    draw_title(canvas, 0, part.title)
    column = 6 + max(cell_len(line.when) for line in part.lines)
    y = 2 if canvas.height > len(part.lines) + 2 else 1
    for line in part.lines:
        rows = wrapped(line.sentence, canvas.width - column - 1)
        if y + len(rows) > canvas.height:
            return
        ink = seat_ink(palette, line.seat, part.me)
        canvas.put(1, y, f" {line.number} ", palette.on_gold, ink, bold=True)
        canvas.put(5, y, line.when, palette.quiet)
        for row in rows:
            canvas.put(column, y, row)
            y += 1


def draw_actions(canvas: Canvas, part: Actions) -> None:
    if canvas.width < 2:
        return
    half = canvas.width // 2
    y = 0 if canvas.height < 6 else 1
    tall = canvas.height >= 5
    if part.again[1]:
        draw_button(canvas, 1, y, *part.again, hot=True, width=half - 2, tall=tall, does="rematch")
    if part.replay[1]:
        draw_button(
            canvas,
            half,
            y,
            *part.replay,
            width=canvas.width - half - 1,
            tall=tall,
            does="replay",
            hot=part.pointed == "replay",
        )
    if part.proof[1]:
        row = y + (4 if tall else 1)
        end = canvas.put(1, row, part.proof[0], canvas.palette.gold, bold=True)
        end = canvas.put(end + 1, row, part.proof[1], canvas.palette.quiet)
        canvas.spot(1, row, end - 1, 1, "proof")

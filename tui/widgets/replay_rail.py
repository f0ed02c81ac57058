"""The rail of a replay below the score: what happens, and what was known then."""

from typing import Final, NamedTuple

from tui.games.board import Fact
from tui.games.lines import draw_text, wrapped
from tui.games.people import cut
from tui.widgets.canvas import Canvas
from tui.widgets.rail import draw_heading

HEADING: Final = 2
"""rows of a heading, with the free row below it"""
KNOWN: Final = 7
"""most rows of facts"""
LEAST_ROWS: Final = 11
"""a lower box tells only what happens"""
INDENT: Final = 3
NAME: Final = 12


class ReplayRail(NamedTuple):
    """`name`: of the player who knew the facts."""

    told: tuple[str, ...]
    name: str
    facts: tuple[Fact, ...]


def draw_replay_rail(canvas: Canvas, part: ReplayRail) -> None:
    """The facts stand at the bottom, or lower if the newest sentence needs more room."""
    newest = wrapped(part.told[-1], canvas.width - 2) if part.told else []
    top = max(canvas.height - HEADING - KNOWN, HEADING + len(newest) + 1)
    first = sum(len(rows_of(canvas, fact)) for fact in part.facts[:1])
    if not first or canvas.height < LEAST_ROWS or top + HEADING + first > canvas.height:
        draw_told(canvas, part.told, canvas.height)
        return
    draw_told(canvas, part.told, top)
    draw_known(canvas, part, top)


def rows_of(canvas: Canvas, fact: Fact) -> list[str]:
    return wrapped(fact.text, canvas.width - INDENT - 1)


def draw_told(canvas: Canvas, told: tuple[str, ...], end: int) -> None:
    draw_heading(canvas, 0, canvas.say("screen-replay-now"))
    y, width = HEADING, canvas.width - 2
    for at, sentence in enumerate(told[::-1]):
        ink = canvas.palette.soft if at else canvas.palette.text
        # Something follows.
        if at and y + len(wrapped(sentence, width)) >= end:
            return
        y = draw_text(canvas, 1, y, width, sentence, ink)


def draw_known(canvas: Canvas, part: ReplayRail, y: int) -> None:
    """As many facts as there is room for."""
    palette = canvas.palette
    draw_heading(canvas, y, canvas.say("screen-replay-knew", name=cut(part.name, NAME)))
    signs = ("o", "-") if canvas.is_ascii else ("○", "●")
    y += HEADING
    for fact in part.facts:
        rows = rows_of(canvas, fact)
        if y + len(rows) > canvas.height:
            return
        ink = palette.soft if fact.is_known else palette.mute
        canvas.put(1, y, signs[fact.is_known], ink)
        for row in rows:
            canvas.put(INDENT, y, row, ink)
            y += 1

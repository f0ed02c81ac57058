"""The teacher's note on lilac paper, and the rail that it stands in."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from textual.geometry import Region

from tui.games.lines import wrapped
from tui.widgets.button import Button, draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.rail import draw_heading

NOTE_TOP: Final = 5
NOTE_ROWS: Final = 12
"""head, blank rows, and up to eight rows of words"""
ROOMY: Final = 60
ACTION_TOP: Final = NOTE_TOP + NOTE_ROWS + 1
ALWAYS: Final = (("b", "lesson-again"), ("r", "bar-rules"), ("", "lesson-leave"))
"""keys and words; Escape has another name in each language"""


class LessonPart(NamedTuple):
    """`head` and `text` are empty while nothing is told; `still` says that all wait, or, as a
    comment, why something else is to be done. `wanted`: the key and the words of the
    choice that the tip asks for; `can_deal`: a real game can follow, at the end."""

    step: str
    left: str
    number: int
    tips: int
    head: str
    text: str
    can_go_on: bool
    wanted: tuple[str, str]
    can_deal: bool
    still: str
    is_comment: bool
    heads: tuple[str, ...]


def draw_lesson_rail(canvas: Canvas, part: LessonPart) -> None:
    palette, say = canvas.palette, canvas.say
    draw_heading(canvas, 0, say("lesson-first-hand"))
    end = canvas.put(1, 2, part.step, bold=True)
    if end + 1 + cell_len(part.left) < canvas.width:
        canvas.right(canvas.width - 1, 2, part.left, palette.mute)
    draw_progress(canvas, 3, part)
    if part.text:
        draw_paper(canvas, part)
    y = draw_action(canvas, ACTION_TOP, part)
    keys = [(key or say("key-escape"), say(words)) for key, words in ALWAYS]
    if part.heads:
        draw_heading(canvas, y, say("lesson-so-far"))
        room = canvas.height - y - 5 - len(keys)
        lilac = palette.note if palette.dark else palette.note_head
        for row, head in enumerate(part.heads[-max(0, room) :] if room > 0 else ()):
            canvas.put(1, y + 2 + row, "●", lilac)
            canvas.put(3, y + 2 + row, head, palette.soft)
    y = canvas.height - 2 - len(keys)
    draw_heading(canvas, y, say("lesson-always"))
    indent = max(6, *(cell_len(key) + 2 for key, _ in keys))
    for row, (key, words) in enumerate(keys, y + 2):
        canvas.put(1, row, key, palette.gold, bold=True)
        canvas.put(indent, row, words, palette.mute)


def draw_progress(canvas: Canvas, y: int, part: LessonPart) -> None:
    """A segment for each step: lilac behind, gold for now."""
    width, count = canvas.width - 2, max(1, part.tips)
    for x in range(width):
        step = x * count // width + 1
        palette = canvas.palette
        ink = palette.note if step < part.number else palette.rule
        ink = palette.gold if step == part.number else ink
        sign = "#" if step <= part.number else "."
        canvas.put(1 + x, y, sign if canvas.is_ascii else "▄", ink)


def draw_paper(canvas: Canvas, part: LessonPart) -> None:
    palette, width = canvas.palette, canvas.width - 2
    canvas.fill(1, NOTE_TOP, width, NOTE_ROWS, palette.note, ink=palette.note_ink)
    if not canvas.is_ascii:
        canvas.put(0, NOTE_TOP + 3, "◀", palette.note)
    write_note(canvas, 3, NOTE_TOP + 1, width - 4, part)


def write_note(canvas: Canvas, x: int, y: int, width: int, part: LessonPart, gap: int = 1) -> None:
    palette = canvas.palette
    canvas.put(x, y, part.head, palette.note_head, palette.note)
    for row, words in enumerate(wrapped(part.text, width), y + 1 + gap):
        canvas.put(x, row, words, palette.note_ink, palette.note, bold=True)


def wanted(canvas: Canvas, part: LessonPart) -> tuple[str, str, str]:
    """The key to press, its words, and what it does if that is no choice of the board."""
    if part.can_go_on:
        return canvas.say("key-space"), canvas.say("lesson-go-on"), "go-on"
    if part.can_deal:
        return "e", canvas.say("lesson-deal"), "deal"
    return *part.wanted, ""


def draw_action(canvas: Canvas, y: int, part: LessonPart) -> int:
    """The key to press, always in the same rows. Returns the row below."""
    palette, width = canvas.palette, canvas.width - 2
    key, words, does = wanted(canvas, part)
    if does:
        draw_button(canvas, 1, y, Button(key, words, does, hot=True), width=width)
    elif words:
        lines = wrapped(words, width - cell_len(key) - 4)[:2]
        if len(lines) == 1:
            canvas.put(1, y, canvas.say("lesson-your-move"), palette.mute)
        top = y + 2 - len(lines)
        end = canvas.put(1, top, f" {key} ", palette.on_gold, palette.gold, bold=True)
        for row, line in enumerate(lines, top):
            canvas.put(end + 1, row, line, palette.gold, bold=True)
    ink = palette.gold if part.is_comment else palette.mute
    rows = wrapped(part.still, width)[:3] if part.still else []
    for row, words in enumerate(rows, y + 3):
        canvas.put(1, row, words, ink)
    return y + 4 + max(1, len(rows))


def note_rows(part: LessonPart, width: int) -> int:
    """The height of the note that lies on the board."""
    return len(wrapped(part.text, width - 4)) + 3 + gap_for(width)


def freest_row(
    regions: Iterable[Region], drawn: Sequence[int], rows: int, first: int, end: int
) -> int:
    """The row from which as many rows cover the least of these regions, and then the least of what
    is `drawn` in each row of the screen. One more row counts, so that none is seen in half."""
    kept = [(each.y, each.bottom) for each in regions]

    def covered(top: int) -> tuple[int, int]:
        of_kept = sum(max(0, min(bottom, top + rows) - max(y, top)) for y, bottom in kept)
        return of_kept, sum(drawn[top : top + rows + 1])

    return min(range(first, max(first, end - rows) + 1), key=covered)


def gap_for(width: int) -> int:
    """The blank rows below the heading."""
    return int(width >= ROOMY)


def draw_note(canvas: Canvas, part: LessonPart) -> None:
    """Where there is no rail, the note lies on the board."""
    palette = canvas.palette
    shown = part._replace(text=part.still) if part.is_comment else part
    write_note(canvas, 2, 0, canvas.width - 4, shown, gap_for(canvas.width))
    x, y = 2, canvas.height - 1
    key, words, does = wanted(canvas, part)
    if words:
        end = canvas.put(x, y, f" {key} ", palette.on_gold, palette.gold, bold=True)
        canvas.put(end + 1, y, words, palette.note_ink, palette.note, bold=True)
        canvas.spot(x, y, end + 1 + cell_len(words) - x, 1, does)
    if part.number:
        has_room = cell_len(part.head) + cell_len(part.step) + 6 <= canvas.width
        step = part.step if has_room else f"{part.number}/{part.tips}"
        canvas.right(canvas.width - 2, 0, step, palette.note_head, ground=palette.note)

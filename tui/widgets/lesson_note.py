"""The teacher's note on lilac paper, and the rail that it stands in."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from textual.geometry import Region

from tui.games.lines import wrapped
from tui.widgets.button import draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.rail import draw_heading

NOTE_TOP: Final = 5
NOTE_ROWS: Final = 12
"""head, blank rows, and up to eight rows of words"""
ROOMY: Final = 60
ACTION_TOP: Final = NOTE_TOP + NOTE_ROWS + 1


class LessonPart(NamedTuple):
    """`head` and `text` are empty while nothing is told; `still` says that all wait, or, as a
    comment, why something else is to be done. `wanted`: the key and the words of the
    choice that the tip asks for; `deal`: the words for a real game, at the end."""

    title: str
    step: str
    left: str
    number: int
    tips: int
    head: str
    text: str
    go_on: str
    your_move: str
    wanted: tuple[str, str]
    deal: str
    still: str
    is_comment: bool
    so_far: str
    heads: tuple[str, ...]
    always: str
    keys: tuple[tuple[str, str], ...]
    space: str


def draw_lesson_rail(canvas: Canvas, part: LessonPart) -> None:
    palette = canvas.palette
    draw_heading(canvas, 0, part.title)
    end = canvas.put(1, 2, part.step, bold=True)
    if end + 1 + cell_len(part.left) < canvas.width:
        canvas.right(canvas.width - 1, 2, part.left, palette.mute)
    draw_progress(canvas, 3, part)
    if part.text:
        draw_paper(canvas, part)
    y = draw_action(canvas, ACTION_TOP, part)
    if part.heads:
        draw_heading(canvas, y, part.so_far)
        room = canvas.height - y - 5 - len(part.keys)
        lilac = palette.note if palette.dark else palette.note_head
        for row, head in enumerate(part.heads[-max(0, room) :] if room > 0 else ()):
            canvas.put(1, y + 2 + row, "●", lilac)
            canvas.put(3, y + 2 + row, head, palette.soft)
    y = canvas.height - 2 - len(part.keys)
    draw_heading(canvas, y, part.always)
    indent = max(6, *(cell_len(key) + 2 for key, _ in part.keys))
    for row, (key, words) in enumerate(part.keys, y + 2):
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


def draw_action(canvas: Canvas, y: int, part: LessonPart) -> int:
    """The key to press, always in the same rows. Returns the row below."""
    palette, width = canvas.palette, canvas.width - 2
    if part.go_on:
        draw_button(canvas, 1, y, part.space, part.go_on, hot=True, width=width, does="go-on")
    elif part.deal:
        draw_button(canvas, 1, y, "e", part.deal, hot=True, width=width, does="deal")
    elif part.wanted[1]:
        key, words = part.wanted
        lines = wrapped(words, width - cell_len(key) - 4)[:2]
        if len(lines) == 1:
            canvas.put(1, y, part.your_move, palette.mute)
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
    key, words = (part.space, part.go_on) if part.go_on else part.wanted
    if part.deal and not part.go_on:
        key, words = "e", part.deal
    if words:
        end = canvas.put(x, y, f" {key} ", palette.on_gold, palette.gold, bold=True)
        canvas.put(end + 1, y, words, palette.note_ink, palette.note, bold=True)
        does = "go-on" if part.go_on else "deal" if part.deal else ""
        canvas.spot(x, y, end + 1 + cell_len(words) - x, 1, does)
    if part.number:
        has_room = cell_len(part.head) + cell_len(part.step) + 6 <= canvas.width
        step = part.step if has_room else f"{part.number}/{part.tips}"
        canvas.right(canvas.width - 2, 0, step, palette.note_head, ground=palette.note)

"""The course of a game: the points of everybody round by round, as steps in a chart."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from tui.events_as_text import number
from tui.games.people import cut
from tui.palettes import Palette
from tui.widgets.canvas import Canvas

AXIS: Final = 5
LEAST_STEP: Final = 2
TICKS: Final = (1, 2, 5, 10, 20, 25, 30, 50, 100, 200)


class Mark(NamedTuple):
    """A turning point: after which round, of which seat."""

    number: int
    round: int
    seat: int


class Course(NamedTuple):
    """`after`: the points of all seats after each round; `labels` of the rounds; `me` is drawn in
    gold."""

    game: str
    names: tuple[str, ...]
    after: tuple[tuple[int, ...], ...]
    labels: tuple[str, ...]
    me: int | None
    marks: tuple[Mark, ...]


def seat_ink(palette: Palette, seat: int, me: int | None) -> str:
    if seat == me:
        return palette.gold
    others = (palette.color("V").word, palette.blue_word, palette.low, palette.red_word)
    inks = (*others, palette.soft)
    return inks[(seat if me is None or seat < me else seat - 1) % len(inks)]


class Scale(NamedTuple):
    """Where points and rounds are on the canvas."""

    top: int
    rows: int
    least: int
    most: int
    left: int
    step: int

    def y(self, points: int) -> int:
        share = (self.most - points) / max(1, self.most - self.least)
        return self.top + round(share * (self.rows - 1))

    def x(self, round_: int) -> int:
        return self.left + round_ * self.step


def scale_of(canvas: Canvas, course: Course) -> Scale:
    points = [each for after in course.after for each in after]
    words = (f"{name} {number(course.after[-1][at])}" for at, name in enumerate(course.names))
    right = max(map(cell_len, words)) + 4
    step = max(LEAST_STEP, (canvas.width - AXIS - right - 2) // max(1, len(course.after)))
    least, most = min(0, *points), max(1, *points)
    return Scale(2, canvas.height - 4, least, most, AXIS + 2, step)


def draw_course(canvas: Canvas, course: Course) -> None:
    palette = canvas.palette
    canvas.put(1, 0, canvas.say("screen-ending-course", game=course.game), palette.gold, bold=True)
    if not course.after:
        return
    scale = scale_of(canvas, course)
    rounds = len(course.after)
    if scale.x(rounds) >= canvas.width - 4:
        # Too many rounds for the width: the last ones say more than the first.
        fitting = (canvas.width - AXIS - 20) // LEAST_STEP
        if fitting < 1:
            return
        cut = rounds - fitting
        course = course._replace(
            after=course.after[cut:],
            labels=course.labels[cut:],
            marks=tuple(m._replace(round=m.round - cut) for m in course.marks if m.round > cut),
        )
        scale = scale_of(canvas, course)
    draw_grid(canvas, course, scale)
    seats = sorted(range(len(course.names)), key=lambda seat: seat == course.me)
    for seat in seats:
        draw_line(canvas, course, scale, seat)
    draw_ends(canvas, course, scale)
    for mark in course.marks:
        x, y = scale.x(mark.round), scale.y(course.after[mark.round - 1][mark.seat])
        ink = seat_ink(palette, mark.seat, course.me)
        # In a narrow chart, those of neighbouring rounds would cover each other.
        air = int(scale.step > 2)
        sign = str(mark.number).center(1 + 2 * air)
        canvas.put(x - air, y, sign, palette.on_gold, ink, bold=True)


def draw_grid(canvas: Canvas, course: Course, scale: Scale) -> None:
    palette = canvas.palette
    tick = next((t for t in TICKS if (scale.most - scale.least) / t <= 4), TICKS[-1])
    end = scale.x(len(course.after)) - scale.left
    if scale.least < 0:
        zero = scale.y(0)
        for y in range(zero + 1, scale.top + scale.rows):
            canvas.fill(scale.left, y, end + 1, 1, palette.plate)
        canvas.right(AXIS, scale.y(scale.least), number(scale.least), palette.quiet)
    for points in range(0, scale.most + 1, tick):
        y = scale.y(points)
        canvas.right(AXIS, y, number(points), palette.quiet, bold=points == 0)
        solid = points == 0 and scale.least < 0
        ink = palette.quiet if solid else palette.inlay
        canvas.put(scale.left, y, ("─" if solid else "╌") * (end + 1), ink)
    y = canvas.height - 1
    every = 1 if scale.step > 2 else 2
    for round_, label in enumerate(course.labels, 1):
        if round_ % every == 0 or not label.isdigit():
            canvas.put(scale.x(round_) - len(label) // 2, y, label, palette.quiet)


def draw_line(canvas: Canvas, course: Course, scale: Scale, seat: int) -> None:
    ink = seat_ink(canvas.palette, seat, course.me)
    before = scale.y(0)
    for round_, after in enumerate(course.after, 1):
        x, y = scale.x(round_), scale.y(after[seat])
        behind = 1 if round_ > 1 else 0
        canvas.put(scale.x(round_ - 1) + behind, before, "─" * (scale.step - behind), ink)
        if y != before:
            for row in range(min(y, before) + 1, max(y, before)):
                canvas.put(x, row, "│", ink)
            canvas.put(x, before, "╯" if y < before else "╮", ink)
            canvas.put(x, y, "╭" if y < before else "╰", ink)
        else:
            canvas.put(x, y, "─", ink)
        before = y


def draw_ends(canvas: Canvas, course: Course, scale: Scale) -> None:
    """The names at the right ends of the lines, each in a row of its own."""
    end = scale.x(len(course.after))
    last = course.after[-1]
    rows = free_rows([scale.y(points) for points in last], last)
    for seat, whole in enumerate(course.names):
        ink, points = seat_ink(canvas.palette, seat, course.me), number(last[seat])
        y = max(1, min(rows[seat], canvas.height - 2))
        name = cut(whole, canvas.width - end - 5 - cell_len(points))
        canvas.put(end + 1, y, "─" * 2, ink)
        canvas.put(end + 4, y, f"{name} {points}", ink, bold=True)


def free_rows(wanted: Sequence[int], points: Sequence[int]) -> list[int]:
    """A row for each, as near to the wanted one as there is room, the best at the top."""
    order = sorted(range(len(wanted)), key=lambda seat: (wanted[seat], -points[seat]))
    rows, free = [0] * len(wanted), -(10**6)
    for seat in order:
        rows[seat] = max(wanted[seat], free)
        free = rows[seat] + 1
    return rows

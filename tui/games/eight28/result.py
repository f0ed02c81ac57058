"""The result of a round: what the reader won, and how it came out for everybody."""

from typing import Final, NamedTuple

from rich.cells import cell_len
from textual.geometry import NULL_REGION, Region

from server.protocol import eight28
from tui.games.board import RESULT
from tui.games.eight28.choosing import GO_ON
from tui.games.eight28.hands import Hand, chips_width, draw_chips
from tui.games.eight28.middle import draw_sparks
from tui.games.eight28.own import how_made
from tui.games.eight28.recap import (
    all_totals,
    declared_by,
    gems_of,
    is_celebrated,
    is_hit,
    is_over,
    won_by,
)
from tui.games.lines import wrapped
from tui.games.people import cut
from tui.look import Look
from tui.plain.eight28 import within
from tui.plain.games import Seen
from tui.widgets.button import Button, draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.digits import digits_width, draw_digits
from tui.widgets.gems import draw_gems
from tui.widgets.rail import draw_heading

LEAST_TABLE: Final = 3


class Result(NamedTuple):
    """`won`: what was paid to the reader, if anything. `beat`: of its celebration. `is_alone`: the
    button has no table below to stand beside. `go_on`: None in a replay."""

    lines: tuple[str, ...]
    is_alone: bool
    go_on: Button | None
    won: eight28.Gems | None = None
    lead: str = ""
    beat: int = 0


class Line(NamedTuple):
    name: str
    hand: Hand
    total: str
    what: str
    plus: str
    mine: bool
    is_over: bool


class Came(NamedTuple):
    title: str
    lines: tuple[Line, ...]
    go_on: Button | None


def go_on_button(look: Look) -> Button | None:
    room = look.scene.room
    if look.replay:
        return None
    if room is not None and room.phase == "over":
        return Button(look.say("key-enter"), look.say("screen-table-result"), RESULT, True)
    return Button(look.say("key-enter"), look.say("board-eight28-go-on"), GO_ON, True)


def result_part(look: Look, seen: Seen, last: eight28.Settled, beat: int) -> Result:
    view: eight28.Eight28View = seen.view
    button = go_on_button(look)
    if not beat:
        return Result((look.say("board-eight28-turning"),), True, button)
    if view.seat is None or look.replay:
        return Result(tuple(seen.formatter.event(each) for each in last.paid), True, button)
    paid = won_by(last, view.seat)
    lines = own_lines(look, last, view.seat, paid)
    if not paid:
        return Result(lines, False, button)
    won = eight28.NO_GEMS
    for each in paid:
        won = won.plus(gems_of(each, view.seat))
    celebrated = beat if is_celebrated(last) else 0
    return Result(lines, False, button, won, lead(look, view, won.worth), celebrated)


def own_lines(
    look: Look, last: eight28.Settled, seat: int, won: list[eight28.Paid]
) -> tuple[str, ...]:
    if is_hit(last) and won:
        return how_made(last, seat)
    if won:
        return tuple(
            look.say("board-eight28-won-half", target=paid.target, shared=len(paid.shares))
            for paid in won
        )
    side = last.sides[seat]
    if is_over(side):
        return (look.say("board-eight28-won-over", total=all_totals(side)[0]),)
    return (look.say("board-eight28-won-nothing"),)


def lead(look: Look, view: eight28.Eight28View, won: int) -> str:
    """Whether the reader leads now, and did not before."""
    assert view.seat is not None
    mine = view.gems[view.seat].worth
    best = max(each.worth for seat, each in enumerate(view.gems) if seat != view.seat)
    if mine <= best:
        return look.say("board-eight28-you-have", points=mine)
    took = mine - won <= best
    return look.say("board-eight28-take-lead" if took else "board-eight28-keep-lead", points=mine)


def came_part(look: Look, seen: Seen, last: eight28.Settled) -> Came:
    """Those who won first, those over 28 last."""
    lines = (line_of(look, seen, last, seat) for seat in range(len(last.sides)))
    order = sorted(lines, key=lambda line: (line.is_over, not line.plus, not line.mine))
    return Came(look.say("board-eight28-came"), tuple(order), go_on_button(look))


def last_round(look: Look, seen: Seen) -> Came | None:
    """How the last round came out, for the screen of the end."""
    last = seen.view.before
    if last is None:
        return None
    title = look.say("board-eight28-feast" if is_hit(last) else "board-eight28-came")
    return came_part(look, seen, last)._replace(title=title)


def line_of(look: Look, seen: Seen, last: eight28.Settled, seat: int) -> Line:
    side, won = last.sides[seat], won_by(last, seat)
    every, declared = all_totals(side), declared_by(last.declared, seat)
    if is_over(side):
        total, what = str(every[0]), look.say("board-eight28-over-28")
    elif declared is not None:
        is_low = declared.target == eight28.LOW
        what = look.say("board-eight28-for-low" if is_low else "board-eight28-for-high")
        total = str(declared.total)
    elif is_hit(last) and won:
        total, what = "8 + 28", look.say("board-eight28-feast")
    else:
        total, what = "/".join(map(str, within(every))), ""
    gems = sum(gems_of(paid, seat).worth for paid in won)
    return Line(
        cut(seen.names[seat], 12),
        Hand(side.hole or "", "shown", side.open, False),
        total,
        what,
        f"+{gems}" if gems else "",
        seat == seen.view.seat,
        is_over(side),
    )


# Drawing


def draw_result(canvas: Canvas, part: Result) -> None:
    canvas.begin("question")
    palette, width, height = canvas.palette, canvas.width, canvas.height
    is_tall = height >= 8
    left, right = 2 if is_tall else 1, width - (2 if width > 45 else 1)
    plus = f"+{part.won.worth}" if part.won else ""
    has_digits = bool(plus) and height >= 5
    x, y = left + 1, int(height >= 6)
    box = NULL_REGION
    if plus:
        ground = palette.blend(palette.gold, palette.cloth, 0.8, palette.plate)
        rows = height - 3 if height > 9 else min(height - is_tall, 7)
        box = Region(left - 1, int(is_tall), right - left + 1, rows)
        canvas.fill(*box, ground)
    if has_digits:
        is_large, scale = width >= 44, 2 if height > 9 and width >= 70 else 1
        top = 3 if scale == 2 else y + is_tall
        draw_digits(canvas, left + 2, top, plus, palette.gold, large=is_large, scale=scale)
        x = left + digits_width(plus, large=is_large, scale=scale) + 5
        y = top
    elif plus:
        x = canvas.put(left + 1, y, plus, palette.gold, bold=True) + 2
    rows_of_text = [row for line in part.lines for row in wrapped(line, right - is_tall - x)]
    for row in rows_of_text[: max(1, min(3, height - y - 1))]:
        canvas.put(x, y, row, palette.text, bold=bool(plus))
        y += 1
    if part.won and has_digits and y < height:
        draw_gems(canvas, x, y, part.won.blue, part.won.red)
        y += 1 + is_tall
        canvas.put(x, y, cut(part.lead, right - x), palette.gold, bold=True)
    if plus and is_tall:
        draw_sparks(canvas, part.beat, box)
    if part.go_on is not None and (not is_tall or part.is_alone):
        width = part.go_on.width
        draw_button(canvas, right - width, height - 1, part.go_on, tall=False)


def draw_came(canvas: Canvas, part: Came) -> None:
    canvas.begin("next")
    height, width, count = canvas.height, canvas.width, len(part.lines)
    if height < LEAST_TABLE:
        return
    y = int(height > count + 3)
    if height > count + 1:
        canvas.put(2, y, part.title.upper(), canvas.palette.gold, bold=True)
        y = 1 + 2 * y
    go_on = part.go_on if height >= 8 else None
    button = go_on.width + 2 if go_on is not None else 0
    end = _draw_lines(canvas, part.lines[: height - y], 2, y, width - 2 - button)
    if go_on is not None:
        left = max(end + 2, width - button)
        room = min(button + 6, width - left - 2)
        draw_button(canvas, left, min(y + 1, height - 3), go_on, width=room)


def draw_last_round(canvas: Canvas, part: Came) -> None:
    draw_heading(canvas, 0, part.title, 2)
    _draw_lines(canvas, part.lines, 2, 2, canvas.width - 3)


def _draw_lines(canvas: Canvas, lines: tuple[Line, ...], x: int, y: int, width: int) -> int:
    """Returns the column behind the longest row."""
    palette = canvas.palette
    columns = zip(*((each.name, each.total, each.what) for each in lines), strict=True)
    names, totals, whats = (max(map(cell_len, column)) for column in columns)
    left = x + names + 1
    cards = width - names - 1 - totals - whats - 7
    if cards < 16:
        whats, cards = 0, cards + whats
    taken = max(chips_width(canvas, each.hand, cards) for each in lines)
    at = left + max(taken, min(24, cards)) + 1
    end = at + totals + whats + 2
    for row, line in enumerate(lines, y):
        bad = palette.bad if line.is_over else ""
        canvas.put(x, row, line.name, palette.gold if line.mine else palette.text, bold=True)
        draw_chips(canvas, left, row, at - left - 1, 1, line.hand)
        canvas.right(at + totals, row, line.total, bad or palette.text, bold=True)
        if whats:
            canvas.put(at + totals + 1, row, line.what, bad or palette.quiet)
        canvas.put(end, row, line.plus, palette.gold, bold=True)
    return end + 3

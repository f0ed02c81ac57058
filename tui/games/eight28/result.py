"""What came of a round: what the reader won, and how it came out for everybody."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from server.protocol import eight28
from tui.games.eight28.choosing import GO_ON
from tui.games.eight28.hands import Hand, chips_width, draw_chips
from tui.games.eight28.middle import draw_sparks
from tui.games.eight28.own import Button, how_made
from tui.games.eight28.recap import all_totals, beat_of, is_celebrated, is_hit, step_of
from tui.games.eight28.words import within
from tui.games.lines import wrapped
from tui.games.people import cut
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.button import button_width, draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.digits import digits_width, draw_digits
from tui.widgets.gems import draw_gems

LEAST_TABLE: Final = 3
RESULT: Final = "result"
"""the table's own choice, which opens the screen of the end"""


class Result(NamedTuple):
    """`plus`: the points won, empty for none. `is_alone`: the button has no
    table below to stand beside."""

    plus: str
    lines: tuple[str, ...]
    lead: str
    gems: tuple[int, int]
    beat: int
    is_alone: bool
    go_on: Button


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
    go_on: Button


def won_by(last: eight28.Settled, seat: int) -> list[tuple[eight28.Paid, eight28.Gems]]:
    return [
        (paid, eight28.Gems(share.blue, share.red))
        for paid in last.paid
        for share in paid.shares
        if share.seat == seat
    ]


def go_on_button(look: Look) -> Button:
    room = look.scene.room
    if room is not None and room.phase == "over":
        return Button(look.say("key-enter"), look.say("screen-result"), RESULT, True)
    return Button(look.say("key-enter"), look.say("eight28-screen-go-on"), GO_ON, True)


def result_part(look: Look, seen: Seen) -> Result:
    view: eight28.Eight28View = seen.view
    last = view.before
    assert last is not None
    beat = beat_of(last, step_of(look, seen))
    button = go_on_button(look)
    if not beat:
        return Result("", (look.say("eight28-screen-turning"),), "", (0, 0), 0, True, button)
    if view.seat is None:
        return Result("", watched(look, seen, last), "", (0, 0), 0, True, button)
    won = won_by(last, view.seat)
    gems = eight28.NO_GEMS
    for _, share in won:
        gems = gems.plus(share)
    celebrated = beat if is_celebrated(last) and won else 0
    return Result(
        f"+{gems.worth}" if won else "",
        own_lines(look, last, view.seat, [paid for paid, _ in won]),
        lead(look, view, gems) if won else "",
        (gems.blue, gems.red),
        celebrated,
        False,
        button,
    )


def watched(look: Look, seen: Seen, last: eight28.Settled) -> tuple[str, ...]:
    return tuple(seen.formatter.event(each) for each in last.paid)


def own_lines(
    look: Look, last: eight28.Settled, seat: int, won: list[eight28.Paid]
) -> tuple[str, ...]:
    if is_hit(last) and won:
        return how_made(last, seat)
    if won:
        return tuple(
            look.say("eight28-screen-won-half", target=paid.target, shared=len(paid.shares))
            for paid in won
        )
    side = last.sides[seat]
    if side.out or all_totals(side)[0] > eight28.HIGH:
        return (look.say("eight28-screen-won-over", total=all_totals(side)[0]),)
    return (look.say("eight28-screen-won-nothing"),)


def lead(look: Look, view: eight28.Eight28View, gems: eight28.Gems) -> str:
    """Whether the reader leads now, and did not before."""
    assert view.seat is not None
    mine = view.gems[view.seat].worth
    others = [each.worth for seat, each in enumerate(view.gems) if seat != view.seat]
    if mine <= max(others):
        return look.say("eight28-screen-you-have", points=mine)
    took = mine - gems.worth <= max(others)
    return look.say("eight28-screen-take-lead" if took else "eight28-screen-keep-lead", points=mine)


def came_part(look: Look, seen: Seen) -> Came | None:
    last = seen.view.before
    if last is None or not beat_of(last, step_of(look, seen)):
        return None
    return Came(look.say("eight28-screen-came"), lines_of(look, seen, last), go_on_button(look))


def lines_of(look: Look, seen: Seen, last: eight28.Settled) -> tuple[Line, ...]:
    """Those who won first, those over 28 last."""
    made = [line_of(look, seen, last, seat) for seat in range(len(last.sides))]
    return tuple(sorted(made, key=lambda line: (line.is_over, not line.plus, not line.mine)))


def for_target(look: Look, target: eight28.Target) -> str:
    return look.say("eight28-screen-for-low" if target == 8 else "eight28-screen-for-high")


def line_of(look: Look, seen: Seen, last: eight28.Settled, seat: int) -> Line:
    side = last.sides[seat]
    every = all_totals(side)
    is_over = side.out or every[0] > eight28.HIGH
    declared = next((each for each in last.declared if each.seat == seat), None)
    if is_over:
        total, what = str(every[0]), look.say("eight28-screen-over-28")
    elif declared is None:
        hits = is_hit(last) and won_by(last, seat)
        total = "8 + 28" if hits else "/".join(map(str, within(every)))
        what = look.say("eight28-screen-feast") if hits else ""
    else:
        total, what = str(declared.total), for_target(look, declared.target)
    gems = sum(share.worth for _, share in won_by(last, seat))
    hand = Hand(side.hole or "", "shown", side.open, False)
    name = cut(seen.names[seat], 12)
    return Line(
        name, hand, total, what, f"+{gems}" if gems else "", seat == seen.view.seat, is_over
    )


def last_round(look: Look, seen: Seen) -> Came | None:
    """How the last round came out, for the screen of the end."""
    last = seen.view.before
    if last is None:
        return None
    title = look.say("eight28-screen-feast" if is_hit(last) else "eight28-screen-came")
    return Came(title, lines_of(look, seen, last), go_on_button(look))


# Drawing


def draw_result(canvas: Canvas, part: Result) -> None:
    canvas.begin("question")
    palette, width, height = canvas.palette, canvas.width, canvas.height
    left = 2 if height >= 8 else 1
    right = width - 2 if width > 45 else width - 1
    has_digits = bool(part.plus) and height >= 5
    y = 1 if height >= 6 else 0
    text = left + 1
    if part.plus:
        if part.beat and height >= 8:
            draw_sparks(canvas, part.beat)
        ground = palette.blend(palette.gold, palette.cloth, 0.8, palette.plate)
        top = 1 if height >= 8 else 0
        canvas.fill(left - 1, top, right - left + 1, min(height - top, 7), ground)
    if has_digits:
        large = width >= 44
        draw_digits(
            canvas, left + 2, y + (1 if height >= 8 else 0), part.plus, palette.gold, large=large
        )
        text = left + digits_width(part.plus, large=large) + 5
    elif part.plus:
        text = canvas.put(left + 1, y, part.plus, palette.gold, bold=True) + 2
    rows = [line for each in part.lines for line in wrapped(each, right - text)]
    for line in rows[: max(1, min(3, height - y - 1))]:
        canvas.put(text, y, line, palette.text, bold=bool(part.plus))
        y += 1
    if has_digits and y < height:
        draw_gems(canvas, text, y, *part.gems)
        y += 2 if height >= 8 else 1
    if part.lead and has_digits and y < height:
        canvas.put(text, y, cut(part.lead, right - text), palette.gold, bold=True)
    if height < 8 or part.is_alone:
        _draw_go_on(canvas, part.go_on, right, height - 1)


def _draw_go_on(canvas: Canvas, button: Button, right: int, y: int) -> None:
    width = button_width(button.key, button.label)
    draw_button(
        canvas, right - width, y, button.key, button.label,
        hot=True, tall=False, does=button.does,
    )  # fmt: skip


def draw_came(canvas: Canvas, part: Came | None) -> None:
    canvas.begin("next")
    if part is None or canvas.height < LEAST_TABLE:
        return
    palette, width, height = canvas.palette, canvas.width, canvas.height
    heads = height > len(part.lines) + 1
    y = 0
    if heads:
        y = 1 if height > len(part.lines) + 3 else 0
        canvas.put(2, y, part.title.upper(), palette.gold, bold=True)
        y += 2 if height > len(part.lines) + 3 else 1
    button = button_width(part.go_on.key, part.go_on.label) + 2
    has_button = height >= 8
    room = width - 2 - (button if has_button else 0)
    end = _draw_lines(canvas, part.lines[: height - y], 2, y, room)
    if has_button:
        top = min(y + 1, height - 3)
        left = max(end + 2, width - button)
        draw_button(
            canvas, left, top, part.go_on.key, part.go_on.label,
            hot=True, does=part.go_on.does, width=min(button + 6, width - left - 2),
        )  # fmt: skip


def draw_last_round(canvas: Canvas, part: Came) -> None:
    canvas.put(2, 0, f" {part.title} ", canvas.palette.gold, bold=True)
    _draw_lines(canvas, part.lines, 2, 2, canvas.width - 3)


def _draw_lines(canvas: Canvas, lines: tuple[Line, ...], x: int, y: int, width: int) -> int:
    """Returns the column behind the longest row."""
    palette = canvas.palette
    names = max(cell_len(each.name) for each in lines) if lines else 0
    totals = max((cell_len(each.total) for each in lines), default=0)
    whats = max((cell_len(each.what) for each in lines), default=0)
    left = x + names + 1
    cards = width - (left - x) - totals - whats - 7
    if cards < 16:
        whats, cards = 0, cards + whats
    taken = max((chips_width(canvas, each.hand, cards) for each in lines), default=0)
    at = left + max(taken, min(24, cards)) + 1
    for line in lines:
        ink = palette.gold if line.mine else palette.text
        canvas.put(x, y, line.name, ink, bold=True)
        draw_chips(canvas, left, y, at - left - 1, 1, line.hand)
        tone = palette.bad if line.is_over else palette.text
        canvas.right(at + totals, y, line.total, tone, bold=True)
        if whats:
            canvas.put(
                at + totals + 1, y, line.what, palette.bad if line.is_over else palette.quiet
            )
        canvas.put(at + totals + whats + 2, y, line.plus, palette.gold, bold=True)
        y += 1
    return at + totals + whats + 5

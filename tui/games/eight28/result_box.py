"""How the result of a round is drawn: the own share, and a row for each player."""

from rich.cells import cell_len

from tui.games.eight28.hands import chips_width, draw_chips
from tui.games.eight28.middle_box import draw_sparks
from tui.games.eight28.own import Button
from tui.games.eight28.result import LEAST_TABLE, Came, Line, Result
from tui.games.lines import wrapped
from tui.games.people import cut
from tui.widgets.button import button_width, draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.digits import digits_width, draw_digits
from tui.widgets.gems import draw_gems


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
        canvas.fill(
            left - 1,
            top,
            right - left + 1,
            height - 3 if height > 9 else min(height - top, 7),
            ground,
        )
    if has_digits:
        large, scale = width >= 44, 2 if height > 9 and width >= 70 else 1
        top = 3 if scale == 2 else y + (1 if height >= 8 else 0)
        draw_digits(canvas, left + 2, top, part.plus, palette.gold, large=large, scale=scale)
        text = left + digits_width(part.plus, large=large, scale=scale) + 5
        y = top if scale == 2 else y
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

"""How the reader's own plate, cards and question are drawn."""

from rich.cells import cell_len

from tui.games.eight28.hands import card_size, draw_hand
from tui.games.eight28.own import NARROW, OPEN_AT, Ask, Button, Own, Plate
from tui.games.lines import wrapped
from tui.games.people import cut
from tui.widgets.button import button_width, draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_back, draw_chip, draw_slot
from tui.widgets.digits import digits_width, draw_digits
from tui.widgets.gems import draw_gems
from tui.widgets.light import draw_arrow, draw_brackets, draw_rim


def draw_own_plate(canvas: Canvas, part: Plate | None) -> None:
    canvas.begin("gems")
    if part is None:
        return
    palette, width = canvas.palette, canvas.width
    ink, ground = (
        (palette.on_gold, palette.gold) if part.is_asked else (palette.gold, palette.plate)
    )
    end = draw_chip(canvas, 1, 0, part.name, ink, ground)
    for note in part.notes:
        end = canvas.put(end + 1, 0, note, palette.gold, bold=True)
    stones = 2 * len(str(sum(part.gems))) + 3 + min(12, sum(part.gems))
    start = max(end + 2, width - 3 - cell_len(part.word) - 1 - stones)
    rule = "-" if canvas.is_ascii else "─"
    canvas.put(end + 1, 0, rule * (start - end - 2), palette.inlay)
    x = canvas.put(start, 0, f"{part.word} ", palette.quiet)
    draw_gems(canvas, x, 0, *part.gems)
    if canvas.is_lit("gems"):
        draw_arrow(canvas, start - 4, 0)


def draw_own(canvas: Canvas, part: Own | None) -> None:
    canvas.begin("hand")
    if part is None:
        return
    palette, height = canvas.palette, canvas.height
    if canvas.width < NARROW and height < 6:
        _draw_small(canvas, part)
        return
    card_width, card_height = card_size(height - 1)
    y = 1 if height > card_height + 2 else 0
    x, width = 2, canvas.width - 2
    open_at = max(OPEN_AT, x + card_width + 5) if height > 7 else 0
    gap = int(height > 7)
    left = draw_hand(canvas, x, y, width, card_height, part.hand, open_at=open_at, gap=gap)
    if not part.hand.open and part.slot and height > 7:
        left = open_at
        draw_slot(canvas, left, y, min(card_width, canvas.width - left), card_height, palette.inlay)
        for row, word in enumerate(part.slot.split(" ", 1)):
            canvas.center(left, y + 2 + row, card_width, word, palette.quiet)
    below = y + card_height
    end = canvas.put(x, below, part.captions[0], palette.only_you)
    second = max(end + 2, left)
    if second + cell_len(part.captions[1]) < canvas.width:
        canvas.put(second, below, part.captions[1], palette.quiet)
    if canvas.is_lit("hand"):
        draw_rim(canvas, x, y, card_width, card_height)


def _draw_small(canvas: Canvas, part: Own) -> None:
    """Cards and, right of them, what they make."""
    palette, width, height = canvas.palette, canvas.width, canvas.height
    words = max(cell_len(part.sums[0]), cell_len(part.sums[1]), cell_len(part.gems_word) + 4, 10)
    left = width - words - 1
    if height < 4:
        draw_hand(canvas, 0, 0, left - 1, height, part.hand)
    else:
        draw_hand(canvas, 1, 0, left - 2, 4, part.hand)
    rows = [(part.sums[0], palette.quiet, False), (part.sums[1], palette.gold, True)]
    for row, (text, ink, bold) in enumerate(rows[-height + 1 :]):
        canvas.put(left, row, text, ink, bold=bold)
    gems = f"{'b' if canvas.is_ascii else '◆'}{part.gems[0]}"
    canvas.put(left, height - 1, part.gems_word if height > 2 else "", palette.quiet)
    x = canvas.right(width - 1, height - 1, gems, palette.blue_word, bold=True)
    if part.gems[1]:
        red = f"{'r' if canvas.is_ascii else '◆'}{part.gems[1]}"
        canvas.put(x - len(red) - 1, height - 1, f"{red} ", palette.red_word, bold=True)
    if canvas.is_lit("hand"):
        draw_arrow(canvas, left - 4, 0, to_right=False)


def draw_ask(canvas: Canvas, part: Ask) -> None:
    height, width = canvas.height, canvas.width
    if height < 6:
        _draw_question(canvas, part, 0, 0, width)
        return
    card_width, card_height = card_size(height - 1)
    y = 1 if height > card_height + 2 else 0
    if part.offered:
        _draw_offered(canvas, part.offered, 1, y, card_width, card_height)
    left = card_width + 4
    room = min(width - left - (2 if height > 7 else 1), 55)
    start = max(left, width - room - 2) if width > 60 else left
    if not part.mine[0]:
        start, room = 2, width - 4
    _draw_question(canvas, part, start, y, room)


def _draw_offered(canvas: Canvas, caption: str, x: int, y: int, width: int, height: int) -> None:
    canvas.begin("offer")
    palette = canvas.palette
    # On a back, the gold of a light theme is too dark.
    bright = palette.gold if palette.dark else palette.paper
    draw_back(canvas, x, y, width, height)
    if height >= 7:
        scale = 2 if height >= 11 else 1
        taken, rows = digits_width("?", scale=scale), 5 if scale == 2 else 3
        left, top = x + (width - taken) // 2, y + (height - rows) // 2
        canvas.fill(left - 1, top, taken + 2, rows, palette.back)
        draw_digits(canvas, left, top, "?", bright, ground=palette.back, scale=scale)
    else:
        canvas.fill(x + 2, y + 2, width - 4, 2, palette.back)
        canvas.center(x, y + 2, width, "?", bright, ground=palette.back, bold=True)
    start = max(0, x + (width - cell_len(caption)) // 2)
    canvas.put(start, y + height, cut(caption, canvas.width - start), palette.gold)
    if canvas.is_lit("offer"):
        draw_rim(canvas, x, y, width, height)
        draw_arrow(canvas, x + width + 1, y + height - 2, to_right=False)


def _draw_question(canvas: Canvas, part: Ask, x: int, y: int, width: int) -> None:
    asks_of_offer = canvas.is_lit("offer")
    canvas.begin("offer" if asks_of_offer else "question")
    palette, height = canvas.palette, canvas.height
    clock = part.mine[-1] if height < 8 else ""
    first, *rest = part.lines
    lines = [
        (row, palette.quiet, False) for row in wrapped(first, width - cell_len(clock) - bool(clock))
    ]
    last = rest[0] if rest else ""
    ink = palette.bad if part.is_refused else palette.gold
    asks = wrapped(last, width - cell_len(clock) - bool(clock)) if last else []
    if height < 6 and lines and cell_len(f"{first} {last}") <= width - cell_len(clock) - 1 and last:
        end = canvas.put(x, y, f"{first} ", palette.quiet)
        canvas.put(end, y, last, ink, bold=True)
        used = 1
    else:
        both = [*lines, *((row, ink, True) for row in asks)]
        room = 2 if part.buttons and height > 3 else 1 if part.buttons else 3
        both = both[-room:] if part.buttons else both[:room]
        for row, (text, tone, bold) in enumerate(both):
            canvas.put(x, y + row, text, tone, bold=bold)
        used = len(both)
    if clock:
        canvas.right(x + width, y, clock, palette.gold if part.asks else palette.quiet, bold=True)
    canvas.begin("question")
    _draw_answers(canvas, part, x, y, width, used)
    if canvas.is_lit("question"):
        draw_brackets(canvas, max(0, x - 2), y, min(canvas.width - x + 2, width + 4), 3)


def _draw_answers(canvas: Canvas, part: Ask, x: int, y: int, width: int, used: int) -> None:
    height = canvas.height
    tall = height >= 5
    top = y + (2 if height >= 6 else used)
    if height >= 12:
        top += 1
    room = height - top - 1 if part.extra else height - top
    widths = [button_width(each.key, each.label) for each in part.buttons]
    beside = sum(widths) + len(widths) - 1 <= width
    if part.buttons and beside and tall and room >= 3:
        free = width - sum(widths) - len(widths) + 1
        left = x
        for button, taken in zip(part.buttons, widths, strict=True):
            room_for = taken + free // len(widths)
            begin_answer(canvas, button)
            draw_button(canvas, left, top, button.key, button.label, hot=button.hot,
                        width=room_for, does=button.does)  # fmt: skip
            left += room_for + 1
        below = top + 3
    elif part.buttons and beside:
        left = x
        for button, taken in zip(part.buttons, widths, strict=True):
            begin_answer(canvas, button)
            left = 1 + draw_button(canvas, left, top, button.key, button.label, hot=button.hot,
                                   width=taken, does=button.does, tall=False)  # fmt: skip
        below = top + 1
    else:
        for row, button in enumerate(part.buttons):
            begin_answer(canvas, button)
            draw_button(canvas, x, top + row, button.key, cut(button.label, width - 6),
                        hot=button.hot, does=button.does, tall=False)  # fmt: skip
        below = top + len(part.buttons)
    canvas.begin("question")
    if part.extra is not None:
        row = max(below, min(height - 1, y + (6 if height >= 8 else 5)))
        row = row + 2 if height >= 12 else row
        _draw_extra(canvas, part.extra, x, min(row, height - 1), width)
    name, blue, red, _ = part.mine
    if name and 6 <= height < 8:
        row = height - 1
        draw_mine(canvas, x + width, row, name, blue, red)


def begin_answer(canvas: Canvas, button: Button) -> None:
    """The answer that a lesson points at belongs to the offer that it speaks of."""
    canvas.begin("offer" if button.hot and canvas.is_lit("offer") else "question")


def _draw_extra(canvas: Canvas, button: Button, x: int, y: int, width: int) -> None:
    palette = canvas.palette
    label = cut(button.label, width - 4)
    canvas.spot(x, y, 4 + cell_len(label), 1, button.does)
    if palette.depth == "none":
        end = canvas.put(x, y, button.key, bold=True, underline=True) + 1
    else:
        end = canvas.put(x, y, f" {button.key} ", palette.cap_ink, palette.button_cap, bold=True)
    canvas.put(end + 1, y, label, palette.gold if button.hot else palette.quiet)


def draw_mine(canvas: Canvas, right: int, y: int, name: str, blue: int, red: int) -> None:
    """`you ◆4`"""
    palette = canvas.palette
    gem = "b" if canvas.is_ascii else "◆"
    x = canvas.right(right, y, f"{gem}{blue}", palette.blue_word, bold=True)
    if red:
        gem = "r" if canvas.is_ascii else "◆"
        x = canvas.right(x - 1, y, f"{gem}{red}", palette.red_word, bold=True)
    canvas.right(x - 1, y, name, palette.gold, bold=True)

"""How the middle is drawn: gems, pile and supply, the two halves, or a direct hit."""

from rich.cells import cell_len

from tui.games.eight28.middle import SPARKS, SUPPLY_WIDTH, TALL, Halves, Hit, Middle
from tui.games.eight28.recap import BEATS
from tui.games.lines import wrapped
from tui.games.people import cut
from tui.widgets.bubble import draw_bubble
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_back, draw_slab
from tui.widgets.digits import digits_width, draw_digits
from tui.widgets.gems import draw_gems, draw_heap
from tui.widgets.light import draw_brackets
from tui.widgets.outline import draw_outline, is_outlined


def draw_middle(canvas: Canvas, part: Middle | Halves | Hit) -> None:
    canvas.begin("middle")
    if canvas.height < TALL:
        _draw_line(canvas, part)
    elif isinstance(part, Middle):
        _draw_table(canvas, part)
    elif isinstance(part, Hit):
        _draw_hit(canvas, part)
    else:
        _draw_halves(canvas, part)


def _draw_line(canvas: Canvas, part: Middle | Halves | Hit) -> None:
    palette, width = canvas.palette, canvas.width
    rule = "-" if canvas.is_ascii else "─"
    canvas.put(1 if width > 60 else 0, 0, rule * (width - 2 * (width > 60)), palette.inlay)
    if isinstance(part, Middle):
        x = canvas.put(2, 0, f" {part.title} ", palette.quiet)
        x = draw_gems(canvas, x, 0, *part.gems, room=min(9, width // 4))
        if width > 60:
            x = canvas.put(x, 0, f"{part.noun} ", palette.gold, bold=True)
        for text in (f" {part.cards} · {part.until} ", f" {part.cards} ", f" {part.blue} "):
            if x + cell_len(text) < width - 1:
                ink = palette.gold if part.is_last else palette.quiet
                canvas.right(width - 2 * (width > 60), 0, text, ink)
                return
        return
    if isinstance(part, Hit):
        canvas.fill(0, 0, width, 1, palette.gold)
        text = f"8 + 28  {part.words[0]}  {part.words[2]}"
        canvas.center(
            0, 0, width, cut(text, width), palette.on_gold, ground=palette.gold, bold=True
        )
        return
    room = width // 2 - 2
    for x, half in ((1, part.low), (width // 2 + 1, part.high)):
        ink = palette.low if half is part.low else palette.high
        end = canvas.put(x, 0, f" {half.target} ", ink, bold=True)
        if half.told:
            text = cut(half.told, room - (end - x))
            canvas.put(end, 0, f"{text} ", palette.gold if half.mine else palette.text)


def _draw_table(canvas: Canvas, part: Middle) -> None:
    palette, width, height = canvas.palette, canvas.width, canvas.height
    ring = min(48 if height < 11 else 64 if height < 13 else 76, width - 2 * SUPPLY_WIDTH - 3)
    left = (width - ring) // 2
    _draw_ring(canvas, left, ring, part)
    number = str(sum(part.gems))
    scale = 2 if height >= 13 else 1
    taken = digits_width(number, large=True, scale=scale)
    words = max(cell_len(part.noun), cell_len(part.to_win))
    start = left + ring - taken - words - 4
    top = (height - (7 if scale == 2 else 4)) // 2
    large = height >= 13
    draw_heap(canvas, left + 2, 1, start - left - 4, height - 2, *part.gems, large=large)
    draw_digits(canvas, start, top, number, palette.gold, large=True, scale=scale)
    canvas.put(start + taken + 2, height // 2 - 1, part.noun, palette.text, bold=True)
    canvas.put(start + taken + 2, height // 2, part.to_win, palette.quiet)
    _draw_pile(canvas, left, part)
    _draw_supply(canvas, left + ring + 3, part)
    if canvas.is_lit("middle"):
        draw_brackets(canvas, left - 1, 0, ring + 2, height)


def _draw_ring(canvas: Canvas, x: int, width: int, part: Middle) -> None:
    palette, bottom = canvas.palette, canvas.height - 1
    if is_outlined(canvas):
        draw_outline(canvas, x, 0, width, canvas.height, "", "")
    else:
        canvas.put(x, 0, f"╭{'─' * (width - 2)}╮", palette.inlay)
        for row in range(1, bottom):
            canvas.put(x, row, "│", palette.inlay)
            canvas.put(x + width - 1, row, "│", palette.inlay)
        canvas.put(x, bottom, f"╰{'─' * (width - 2)}╯", palette.inlay)
    canvas.center(x, 0, width, f" {part.title} ", palette.quiet)
    canvas.center(x, bottom, width, f" {part.halves} ", palette.quiet)


def _draw_pile(canvas: Canvas, room: int, part: Middle) -> None:
    palette, height = canvas.palette, canvas.height
    card_width, card_height = (13, 9) if height >= 11 else (9, 7)
    x, y = max(1, (room - card_width) // 2), max(0, (height - card_height - 1) // 2)
    if part.pile:
        for shift, ground in ((2, palette.back_deeper), (1, palette.back_deep)):
            if part.pile > shift:
                draw_slab(canvas, x + shift, y, card_width, card_height, ground, shadow=shift == 2)
        draw_back(canvas, x, y, card_width, card_height, shadow=part.pile < 3)
    canvas.center(0, y + card_height, room, part.cards, palette.quiet)


def _draw_supply(canvas: Canvas, x: int, part: Middle) -> None:
    """The bar is the clock of the game: the last round comes when no blue gem is left."""
    palette, width = canvas.palette, canvas.width - x - 1
    y = (canvas.height - 6) // 2
    canvas.put(x, y, part.still, palette.quiet)
    for row, gem, stone, text in (
        (y + 1, "b", palette.blue, part.blue),
        (y + 2, "r", palette.red, part.red),
    ):
        canvas.put(x, row, gem if canvas.is_ascii else canvas.glyphs.gem, stone)
        end = canvas.put(x + 2, row, text, palette.text, bold=True)
        if gem == "r" and end + 1 + cell_len(part.worth_two) <= canvas.width:
            canvas.put(end + 1, row, part.worth_two, palette.quiet)
    full = min(width, 16)
    filled = round(full * part.supply[0] / max(1, part.blue_total))
    if is_outlined(canvas):
        bar = "#" * (filled - 1) + "." * (full - 1 - filled)
        canvas.put(x, y + 3, f"[{bar[: full - 2]}]")
    else:
        canvas.put(x, y + 3, "▄" * filled, palette.blue)
        canvas.put(x + filled, y + 3, "▄" * (full - filled), palette.inlay)
    ink = palette.gold if part.is_last else palette.quiet
    for row, line in enumerate(wrapped(part.last, width)[:2]):
        canvas.put(x, y + 4 + row, line, ink, bold=part.is_last)


def _draw_halves(canvas: Canvas, part: Halves) -> None:
    palette, width, height = canvas.palette, canvas.width, canvas.height
    room = (width - 7) // 2
    for x, half, ink, share in (
        (2, part.low, palette.low, palette.next_low),
        (width - room - 2, part.high, palette.high, palette.next_high),
    ):
        ground = palette.blend(share, palette.cloth, 0.5, palette.plate)
        if is_outlined(canvas):
            draw_outline(canvas, x, 0, room, height, "", "")
        else:
            canvas.put(x, 0, "▄" * room, ground)
            canvas.fill(x, 1, room, height - 2, ground)
            canvas.put(x, height - 1, "▀" * room, ground)
        canvas.put(x + 2, 1, half.head, palette.quiet)
        scale = 2 if height >= 13 else 1
        draw_digits(canvas, x + 2, 2, str(half.target), ink, large=True, scale=scale)
        heap_at = 2 + 12 * scale
        draw_heap(
            canvas, x + heap_at, 1, room - heap_at - 2, height - 3, *half.gems, large=scale == 2
        )
        if half.told:
            y = height - 2
            worth = cell_len(half.worth)
            told = cut(half.told, room - worth - 7)
            gold = (palette.on_gold, palette.gold) if half.mine else ("", "")
            draw_bubble(canvas, x + 2, y, told, old=not half.gems[0] + half.gems[1],
                        ink=gold[0], ground=gold[1])  # fmt: skip
            canvas.right(x + room - 2, y, half.worth, palette.text, bold=True)
    if canvas.is_lit("middle"):
        draw_brackets(canvas, 0, 0, width, height)


def _draw_hit(canvas: Canvas, part: Hit) -> None:
    palette, width, height = canvas.palette, canvas.width, canvas.height
    draw_sparks(canvas, part.beat)
    plaque = min(width - 8, 56 if height < 13 else 72)
    x, tall = (width - plaque) // 2, min(height - 1, 7)
    y = (height - tall) // 2
    draw_slab(canvas, x, y, plaque, tall, palette.gold)
    top = y + (tall - 3) // 2
    ink = palette.on_gold
    end = x + 4 + draw_digits(canvas, x + 4, top, "8", ink, ground=palette.gold, large=True)
    canvas.put(end + 2, top + 1, part.join, ink, palette.gold, bold=True)
    start = end + cell_len(part.join) + 4
    end = start + draw_digits(canvas, start, top, "28", ink, ground=palette.gold, large=True)
    room = x + plaque - end - 4
    title, whole, plus = part.words
    canvas.put(end + 3, top, title, ink, palette.gold, bold=True)
    rows = wrapped(whole, room)[:2]
    for row, line in enumerate(rows, top + 1):
        canvas.put(end + 3, row, line, ink, palette.gold)
    canvas.put(end + 3, top + 1 + len(rows), plus, ink, palette.gold, bold=True)
    if canvas.is_lit("middle"):
        draw_brackets(canvas, 0, 0, width, height)


def draw_sparks(canvas: Canvas, beat: int) -> None:
    """In fixed cells of the box, further out with each beat; drawn before what covers them."""
    palette, width, height = canvas.palette, canvas.width, canvas.height
    signs = ("*", "+", ".") if canvas.is_ascii else (canvas.glyphs.gem, canvas.glyphs.gem, "·")
    inks = (palette.gold, palette.blue_light, palette.blue, palette.gold_dark)
    for at in range(SPARKS * min(beat, BEATS) // BEATS):
        x, y = (at * 37 + 11 + 5 * (at % 7)) % width, (at * 13 + at // 3) % height
        canvas.put(x, y, signs[at % 3], inks[at % 4])

"""The value of a hand: a gauge from 0 to 31 with a flag for each total, and the totals with each
next card."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from server.protocol import eight28
from tui.games.eight28.choosing import is_revealed
from tui.games.eight28.recap import Moment, all_totals
from tui.games.eight28.words import NextCard, next_cards
from tui.games.lines import in_brief
from tui.games.people import cut
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_number
from tui.widgets.light import draw_arrow, draw_brackets
from tui.widgets.outline import is_outlined

END: Final = 31
LABELS: Final = 16
"""columns of the words beside the next cards, with a margin"""


class Reckoning(NamedTuple):
    """`remark`: what is not seen at once, as a direct hit."""

    totals: tuple[int, ...]
    remark: str
    is_bad: bool
    cards: tuple[NextCard, ...]


def reckoning(look: Look, seen: Seen, now: Moment) -> Reckoning | None:
    """Nothing for those who watch, or would rather count."""
    view: eight28.Eight28View = seen.view
    own = now.sides[view.seat] if view.seat is not None and now.sides else None
    if own is None or own.hole is None or not look.taste.totals:
        return None
    totals = all_totals(own)
    is_over = now.last is not None or own.out or is_revealed(seen)
    cards = () if is_over else next_cards(now.sides, (*own.open, own.hole), view.options)
    return Reckoning(totals, *remark_on(look, seen, own, totals), cards)


def remark_on(
    look: Look, seen: Seen, own: eight28.Side, totals: tuple[int, ...]
) -> tuple[str, bool]:
    if own.out:
        return look.say("board-eight28-you-are-out"), True
    if totals[0] > eight28.HIGH:
        if is_revealed(seen) or look.recap is not None:
            return look.say("board-eight28-too-much", total=totals[0]), True
        return look.say("board-eight28-bust", total=totals[0]), True
    hits = {eight28.LOW, eight28.HIGH} <= {*totals}
    return (look.say("board-eight28-hit") if hits else ""), False


# Drawing


def draw_reckoning(canvas: Canvas, part: Reckoning | None) -> None:
    height, width = canvas.height, canvas.width
    if part is None or height < 2:
        return
    margin = 2 if width > 60 else 1
    if height < 8:
        gauge, cards, top = min(3, height), 2 if height >= 5 else 0, 0
    else:
        gauge, cards = (5, 7) if height >= 14 and width >= 120 else (4, 3)
        top = int(height >= 9)
    draw_gauge(canvas, margin, top, width - 2 * margin, part, gauge)
    if cards and part.cards:
        below = top + gauge + (height >= 9)
        draw_next(canvas, margin, below, width - 2 * margin, part.cards, cards)


def column(width: int, value: float) -> int:
    """Where a value stands in a gauge so wide."""
    return round(value * (width - 1) / END)


def draw_gauge(canvas: Canvas, x: int, y: int, width: int, part: Reckoning, rows: int) -> None:
    """`rows`: the flags, the bar, and from four on words below it."""
    # A lesson that speaks of the next card lights the gauge where that has no room.
    name = "next" if rows < 4 and canvas.height < 5 and canvas.is_lit("next") else "gauge"
    canvas.begin(name)
    palette = canvas.palette
    _draw_bar(canvas, x, y + 1, width, bar_letters(rows))
    end = x
    # A direct hit is said where the flags between 8 and 28 would stand.
    is_hit = part.remark and not part.is_bad
    for total in (part.totals[0], part.totals[-1]) if is_hit else part.totals:
        text = str(total)
        at = min(x + column(width, min(total, END)), x + width - len(text))
        if at > end or total == part.totals[0]:
            _draw_flag(canvas, max(at, x + 1), y, text, total > eight28.HIGH, bar_letters(rows))
            end = at + len(text) + 1
    if part.is_bad:
        canvas.put(x, y, in_brief(part.remark, width - 4), palette.bad, bold=True)
    elif part.remark:
        left = x + column(width, 9) + 2
        room = x + column(width, 27) - left
        canvas.center(left, y, room, cut(part.remark, room), palette.gold, bold=True)
    if rows >= 4:
        _draw_words(canvas, x, y + (2 if is_outlined(canvas) else rows - 1), width)
    if canvas.is_lit(name):
        draw_brackets(canvas, 0, y, canvas.width, min(rows, 4))


def bar_letters(rows: int) -> str:
    """The rows of the bar, from top to bottom."""
    return {2: "█", 5: "▄█▀"}.get(rows, "▄▀")


def _draw_bar(canvas: Canvas, x: int, y: int, width: int, letters: str) -> None:
    palette, cell = canvas.palette, (width - 1) / END
    low, high, over = palette.zone_low, palette.zone_high, palette.zone_over
    values = [at / cell for at in range(width)]
    if is_outlined(canvas):
        bar = [
            "=" if each < 8.5 else "x" if each >= 28.5 and palette.depth == "none" else "-"
            for each in values
        ]
        canvas.put(x, y, "".join(bar))
        for goal in (8, 28):
            canvas.put(x + column(width, goal), y, "|", bold=True)
        return
    inks = [low if each < 8.5 else high if each < 28.5 else over for each in values]
    for goal, ink in ((8, palette.low), (28, palette.high)):
        start, end = column(width, goal), column(width, goal + 1)
        inks[start : max(start + 1, end)] = [ink] * max(1, end - start)
    for row, letter in enumerate(letters, y):
        for at, ink in enumerate(inks, x):
            canvas.put(at, row, letter, ink)


def _draw_flag(canvas: Canvas, x: int, y: int, text: str, is_over: bool, letters: str) -> None:
    """Above the bar and over it."""
    palette = canvas.palette
    ground = palette.bad if is_over else palette.gold
    if is_outlined(canvas):
        canvas.put(x - 1, y, f" {text} ", palette.on_gold, ground or "reverse", bold=True)
        canvas.put(x, y + 1, "|", palette.on_gold, ground or "reverse")
        return
    canvas.put(x - 1, y, "▐", ground)
    canvas.put(x, y, text, palette.on_gold, ground, bold=True)
    canvas.put(x + len(text), y, "▌", ground)
    for row, letter in enumerate(letters.replace("▄", "█"), y + 1):
        canvas.put(x, row, letter * len(text), ground)


def _draw_words(canvas: Canvas, x: int, y: int, width: int) -> None:
    palette, say = canvas.palette, canvas.say
    low, nine, high = (x + column(width, value) for value in (8, 9, 28))
    canvas.put(x, y, "0", palette.quiet)
    canvas.center(x + 1, y, low - x - 1, say("board-eight28-for-low"), palette.quiet)
    canvas.put(low, y, "8", palette.low, bold=True)
    canvas.center(nine, y, high - nine, say("board-eight28-for-high"), palette.quiet)
    canvas.put(high, y, "28", palette.high, bold=True)
    over = say("board-eight28-over")
    if width > 1.5 * END + 1 and x + width - high - 3 >= cell_len(over):
        canvas.right(x + width, y, over, palette.bad)


def draw_next(
    canvas: Canvas, x: int, y: int, width: int, cards: tuple[NextCard, ...], rows: int
) -> None:
    """`rows`: two of cards and totals, three with how many are unseen, seven with real cards."""
    canvas.begin("next")
    palette, say = canvas.palette, canvas.say
    bottom = y + rows - (2 if rows > 2 else 1)
    if rows == 2:
        labels, left = [(y, say("board-eight28-next"))], 1
    else:
        labels, left = (
            [
                (bottom - 3 if rows > 3 else y, say("board-eight28-next-card")),
                (bottom, say("board-eight28-would-make")),
                (bottom + 1, say("board-eight28-unseen")),
            ],
            2,
        )
    left += max(cell_len(text) for _, text in labels)
    left = max(LABELS, left) if rows > 2 else left
    for row, text in labels:
        canvas.put(x, row, text, palette.quiet)
    step = (width - left + 1) // len(cards)
    for at, card in enumerate(cards):
        _draw_next_card(canvas, x + left + at * step, y, min(step - 1, 9), bottom, card, rows)
    if canvas.is_lit("next"):
        draw_brackets(canvas, 0, y, canvas.width, rows)
        draw_arrow(canvas, x + left - 4, bottom)


def _draw_next_card(
    canvas: Canvas, x: int, y: int, width: int, bottom: int, card: NextCard, rows: int
) -> None:
    palette = canvas.palette
    if rows > 3:
        draw_number(canvas, x, y, 7, 5, card.value)
    elif is_outlined(canvas):
        text = f"[{card.value}]" if len(card.value) + 2 <= width else card.value
        canvas.center(x, y, width, text, palette.text, bold=True)
    else:
        ink = palette.wild if card.value == "1/11" else palette.ink
        canvas.fill(x, y, width, 1, palette.paper)
        canvas.center(x, y, width, card.value, ink, ground=palette.paper, bold=True)
    text = card.text if len(card.text) <= width else card.text.split("/")[0].split("+")[0]
    ground = getattr(palette, f"next_{card.outcome}")
    tone = getattr(palette, f"next_{card.outcome}_ink")
    can_come = card.unseen > 0
    if not can_come:
        tone = palette.quiet
    has_ground = bool(ground) and can_come and (card.outcome == "hit" or not is_outlined(canvas))
    if has_ground:
        canvas.fill(x, bottom, width, 1, ground)
    canvas.center(
        x, bottom, width, text, tone, ground=ground if has_ground else None, bold=has_ground
    )
    if rows > 2:
        many = card.unseen > 4
        number = str(card.unseen)
        unseen = f"{canvas.glyphs.times}{number}"
        unseen = unseen if cell_len(unseen) <= width else number
        ink = palette.text if many else palette.quiet
        canvas.center(x, bottom + 1, width, unseen, ink, bold=many)

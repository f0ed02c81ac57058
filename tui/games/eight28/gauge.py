"""What a hand is worth: a gauge from 0 to 31 with a flag for each total, and what each next card
would make of it."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from server.protocol import eight28
from tui.games.eight28.choosing import is_revealed
from tui.games.eight28.recap import all_totals
from tui.games.eight28.words import NextCard, next_cards
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
    """`totals` is empty where nothing is worked out for the player; `remark`: what is not seen at
    once, as a direct hit; `words`: for the 8, for the 28, over, and the labels of the next cards,
    the last of them for a small window."""

    totals: tuple[int, ...]
    remark: str
    is_bad: bool
    cards: tuple[NextCard, ...]
    words: tuple[str, str, str]
    labels: tuple[str, str, str, str]


def reckoning(look: Look, seen: Seen, *, settled: bool = False) -> Reckoning | None:
    """Nothing for those who watch, or would rather count."""
    view: eight28.Eight28View = seen.view
    sides = view.before.sides if settled and view.before is not None else view.sides
    if view.seat is None or not sides or not look.taste.totals:
        return None
    own = sides[view.seat]
    if own.hole is None:
        return None
    totals = all_totals(own)
    is_over = settled or own.out or is_revealed(seen)
    remark, is_bad = remark_on(look, seen, own, totals)
    return Reckoning(
        totals,
        remark,
        is_bad,
        () if is_over else next_cards((*own.open, own.hole), view.options),
        (look.say("eight28-screen-for-low"), look.say("eight28-screen-for-high"),
         look.say("eight28-screen-over")),
        (look.say("eight28-screen-next-card"), look.say("eight28-screen-would-make"),
         look.say("eight28-screen-in-the-pack"), look.say("eight28-screen-next")),
    )  # fmt: skip


def remark_on(
    look: Look, seen: Seen, own: eight28.Side, totals: tuple[int, ...]
) -> tuple[str, bool]:
    if own.out:
        return look.say("eight28-screen-you-are-out"), True
    if totals[0] > eight28.HIGH:
        if is_revealed(seen):
            return look.say("eight28-screen-too-much", total=totals[0]), True
        return look.say("eight28-screen-bust", total=totals[0]), True
    if {eight28.LOW, eight28.HIGH} <= {*totals}:
        return look.say("eight28-screen-hit"), False
    return "", False


# Drawing


def draw_reckoning(canvas: Canvas, part: Reckoning | None) -> None:
    if part is None or canvas.height < 2:
        return
    height, large = canvas.height, canvas.height >= 14 and canvas.width >= 120
    margin = 2 if canvas.width > 60 else 1
    if height < 8:
        draw_gauge(canvas, margin, 0, canvas.width - 2 * margin, part, min(3, height))
        if height >= 5:
            draw_next(canvas, margin, 3, canvas.width - 2 * margin, part, 2)
        return
    top = 1 if height >= 9 else 0
    rows = 5 if large else 4
    draw_gauge(canvas, margin, top, canvas.width - 2 * margin, part, rows)
    below = top + rows + (height >= 9)
    draw_next(canvas, margin, below, canvas.width - 2 * margin, part, 7 if large else 3)


def draw_gauge(
    canvas: Canvas, x: int, y: int, width: int, part: Reckoning, rows: int, *, name: str = "gauge"
) -> None:
    """`rows`: flags and bar in two or three, the words below them in the fourth; five have a
    thicker bar."""
    canvas.begin(name)
    cell = (width - 1) / END

    def at(value: float) -> int:
        return x + round(value * cell)

    _draw_bar(canvas, x, y + 1, width, rows)
    end = x
    # A direct hit is said where the flags between 8 and 28 would stand.
    is_hit = part.remark and not part.is_bad
    for total in (part.totals[0], part.totals[-1]) if is_hit else part.totals:
        column = min(at(min(total, END)), x + width - len(str(total)))
        if column > end or total == part.totals[0]:
            _draw_flag(canvas, max(column, x + 1), y, total, rows)
            end = column + len(str(total)) + 1
    if part.remark:
        ink = canvas.palette.bad if part.is_bad else canvas.palette.gold
        _draw_remark(canvas, x, y, width, part, at(9) + 2, at(27), ink)
    if rows >= 4:
        below = y + (2 if is_outlined(canvas) else rows - 1)
        _draw_words(canvas, below, part, at, cell, x + width)
    if canvas.is_lit(name):
        draw_brackets(canvas, 0, y, canvas.width, min(rows, 4))


def _draw_remark(
    canvas: Canvas, x: int, y: int, width: int, part: Reckoning, left: int, right: int, ink: str
) -> None:
    """Where no flag stands."""
    if not part.is_bad:
        canvas.center(left, y, right - left, cut(part.remark, right - left), ink, bold=True)
        return
    canvas.put(x, y, cut(part.remark, width - 4), ink, bold=True)


def _draw_bar(canvas: Canvas, x: int, y: int, width: int, rows: int) -> None:
    palette, cell = canvas.palette, (width - 1) / END
    inks = [
        palette.zone_low
        if value < 8.5
        else palette.zone_high
        if value < 28.5
        else palette.zone_over
        for value in (at / cell for at in range(width))
    ]
    for goal, ink in ((8, palette.low), (28, palette.high)):
        start = round(goal * cell)
        for column in range(start, max(start + 1, round((goal + 1) * cell))):
            inks[column] = ink
    if is_outlined(canvas):
        lower = "".join("=" if ink in (palette.zone_low, palette.low) else "-" for ink in inks)
        plain = "".join(
            "=" if at / cell < 8.5 else "-" if at / cell < 28.5 else "x" for at in range(width)
        )
        canvas.put(x, y, plain if palette.depth == "none" else lower)
        for goal in (8, 28):
            canvas.put(x + round(goal * cell), y, "|", bold=True)
        return
    letters = ("█",) if rows == 2 else ("▄", "█", "▀") if rows == 5 else ("▄", "▀")
    for column, ink in enumerate(inks):
        for row, letter in enumerate(letters):
            canvas.put(x + column, y + row, letter, ink)


def _draw_flag(canvas: Canvas, x: int, y: int, total: int, rows: int) -> None:
    palette, text = canvas.palette, str(total)
    ground = palette.gold if total <= eight28.HIGH else palette.bad
    if is_outlined(canvas):
        canvas.put(x - 1, y, f" {text} ", palette.on_gold, ground or "reverse", bold=True)
        canvas.put(x, y + 1, "|", palette.on_gold, ground or "reverse")
        return
    canvas.put(x - 1, y, "▐", ground)
    canvas.put(x, y, text, palette.on_gold, ground, bold=True)
    canvas.put(x + len(text), y, "▌", ground)
    letters = ("█",) if rows == 2 else ("█", "█", "▀") if rows == 5 else ("█", "▀")
    for row, letter in enumerate(letters):
        canvas.put(x, y + 1 + row, letter * len(text), ground)


def _draw_words(  # type: ignore[no-untyped-def]
    canvas: Canvas, y: int, part: Reckoning, at, cell: float, right: int
) -> None:
    palette = canvas.palette
    low, high, over = part.words
    canvas.put(at(0), y, "0", palette.quiet)
    canvas.center(at(0) + 1, y, at(8) - at(0) - 1, low, palette.quiet)
    canvas.put(at(8), y, "8", palette.low, bold=True)
    canvas.center(at(9), y, at(28) - at(9), high, palette.quiet)
    canvas.put(at(28), y, "28", palette.high, bold=True)
    if cell > 1.5 and right - at(28) - 3 >= cell_len(over):
        canvas.right(right, y, over, palette.bad)


def draw_next(canvas: Canvas, x: int, y: int, width: int, part: Reckoning, rows: int) -> None:
    """`rows`: two of cards and totals, three with the copies in the pack, seven with real cards."""
    canvas.begin("next")
    if not part.cards:
        return
    palette = canvas.palette
    first, second, third, short = part.labels
    label = (
        max(LABELS, 2 + max(map(cell_len, part.labels[:3]))) if rows > 2 else cell_len(short) + 1
    )
    step = (width - label + 1) // len(part.cards)
    room = min(step - 1, 9)
    bottom = y + rows - (2 if rows > 2 else 1)
    if rows == 2:
        canvas.put(x, y, short, palette.quiet)
    else:
        canvas.put(x, y + (2 if rows > 3 else 0), first, palette.quiet)
        canvas.put(x, bottom, second, palette.quiet)
        canvas.put(x, bottom + 1, third, palette.quiet)
    for number, card in enumerate(part.cards):
        left = x + label + number * step
        _draw_next_card(canvas, left, y, room, bottom, card, rows)
    if canvas.is_lit("next"):
        draw_brackets(canvas, 0, y, canvas.width, rows)
        draw_arrow(canvas, x + label - 4, bottom)


def _draw_next_card(
    canvas: Canvas, x: int, y: int, width: int, bottom: int, card: NextCard, rows: int
) -> None:
    palette = canvas.palette
    ink = palette.wild if card.value == "1/11" else palette.ink
    if rows > 3:
        draw_number(canvas, x, y, 7, 5, card.value)
    elif is_outlined(canvas):
        text = f"[{card.value}]" if len(card.value) < 4 else card.value
        canvas.center(x, y, width, text, palette.text, bold=True)
    else:
        canvas.fill(x, y, width, 1, palette.paper)
        canvas.center(x, y, width, card.value, ink, ground=palette.paper, bold=True)
    text = card.text if len(card.text) <= width else card.text.split("/")[0].split("+")[0]
    ground = getattr(palette, f"next_{card.outcome}")
    tone = getattr(palette, f"next_{card.outcome}_ink")
    if ground and not (is_outlined(canvas) and card.outcome != "hit"):
        canvas.fill(x, bottom, width, 1, ground)
        canvas.center(x, bottom, width, text, tone, ground=ground, bold=True)
    else:
        canvas.center(x, bottom, width, text, tone)
    if rows > 2:
        many = card.copies > 4
        shown = f"{canvas.glyphs.times}{card.copies}"
        canvas.center(
            x, bottom + 1, width, shown, palette.text if many else palette.quiet, bold=many
        )

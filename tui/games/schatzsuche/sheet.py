"""The score sheet of ten rounds: beside the table, and in full on a page of its own."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from server.protocol.schatzsuche import PLAYERS, ROUNDS, SchatzsucheView
from server.protocol.seat import Over, Turn, replace
from tui.events_as_text import number
from tui.games.lines import draw_text
from tui.games.people import cut
from tui.games.schatzsuche.faces import chip_width, draw_card_chip, guess_of, signed
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas
from tui.widgets.rail import draw_heading

FIRST: Final = 4
"""the column where the players of the page begin"""
TOP: Final = 1
"""the row of the names of the page"""
WITH_TOTALS: Final = 18
"""columns of a player that have room for the sum after each round"""


class Sheet(NamedTuple):
    """`sums`: without the golden card, until it is unveiled."""

    view: SchatzsucheView
    names: tuple[str, ...]
    sums: tuple[int, ...]


def sheet_part(look: Look, seen: Seen) -> Sheet:
    view: SchatzsucheView = seen.view
    names = list(seen.names)
    if view.seat is not None:
        names[view.seat] = look.say("board-schatzsuche-you")
    bonus = bonuses(view) if look.recap is None else [0] * PLAYERS
    sums = (total + more for total, more in zip(view.totals, bonus, strict=True))
    # Without the cards, so that it stays the same while they are played.
    waiting = view.waiting if isinstance(view.waiting, Over) else Turn(())
    rounds = replace(view, waiting=waiting, hand=(), plays=(), last_trick=None, down=())
    return Sheet(rounds, tuple(names), tuple(sums))


def bonuses(view: SchatzsucheView) -> list[int]:
    """Nothing before the golden card is turned up."""
    points = view.waiting.result.points if isinstance(view.waiting, Over) else view.totals
    return [end - before for end, before in zip(points, view.totals, strict=True)]


def is_now(view: SchatzsucheView, which: int) -> bool:
    return which == view.round > len(view.sheet) and not isinstance(view.waiting, Over)


def ink_of(canvas: Canvas, points: int) -> str:
    palette = canvas.palette
    return palette.good if points > 0 else palette.bad if points < 0 else palette.mute


def cell_of(canvas: Canvas, view: SchatzsucheView, which: int, seat: int) -> tuple[str, str, str]:
    """The cell of a player in a round: points or bid, their ink, and tricks against the bid."""
    palette = canvas.palette
    if which <= len(view.sheet):
        row = view.sheet[which - 1]
        points = row.points[seat]
        return signed(points), ink_of(canvas, points), f"{row.bids[seat]}/{row.tricks[seat]}"
    if not is_now(view, which):
        return "·", palette.mute, ""
    bid = view.bids[seat] if view.bids else None
    if bid is None:
        return "…", palette.gold, ""
    words = canvas.say("board-schatzsuche-sheet-bid", tricks=bid)
    return words, palette.gold, f"{bid}/{view.tricks[seat]}"


def draw_sheet(canvas: Canvas, sheet: Sheet) -> None:
    """In the rail: points alone, right below the names."""
    palette, width, view = canvas.palette, canvas.width, sheet.view
    draw_heading(canvas, 0, canvas.say("board-schatzsuche-sheet-title"))
    column, below = (width - 5) // PLAYERS, ROUNDS + 4
    for which in range(1, ROUNDS + 1):
        if is_now(view, which):
            canvas.fill(0, which + 2, width, 1, palette.bar)
        draw_round(canvas, which + 2, view, which, width - 2)
    canvas.put(1, below - 1, "─" * (width - 3), palette.rule)
    for seat, name in enumerate(sheet.names):
        edge, is_me = 2 + (seat + 1) * column, seat == view.seat
        ink = palette.gold if is_me else palette.soft
        canvas.right(edge, 2, cut(name, column - 1), ink, bold=True)
        for which in range(1, ROUNDS + 1):
            text, ink, against = cell_of(canvas, view, which, seat)
            canvas.right(edge, which + 2, text if cell_len(text) < column else against, ink)
        ink = palette.gold if is_me else palette.text
        canvas.right(edge, below, number(sheet.sums[seat]), ink, bold=True)


def draw_round(canvas: Canvas, y: int, view: SchatzsucheView, which: int, star: int) -> None:
    """The number of a round; the last one has the star of the golden card, in this column."""
    palette, now = canvas.palette, is_now(view, which)
    canvas.right(3, y, str(which), palette.gold if now else palette.faint, bold=now)
    if which == ROUNDS:
        canvas.put(star, y, "★", palette.gold)


def draw_full_sheet(canvas: Canvas, sheet: Sheet) -> None:
    """Bid and tricks, points, and the sum after each round where there is room; then penalties, the
    golden card, and what the guesses were worth."""
    palette, say, view = canvas.palette, canvas.say, sheet.view
    column = min(30, (canvas.width - FIRST) // PLAYERS)
    lost = [
        total - sum(row.points[seat] for row in view.sheet)
        for seat, total in enumerate(view.totals)
    ]
    penalties, below = TOP + ROUNDS + 1, TOP + ROUNDS + (3 if any(lost) else 1)
    sums = below + (2 if any(view.guesses) else 0)
    for which in range(1, ROUNDS + 1):
        if is_now(view, which):
            canvas.fill(1, TOP + which, canvas.width - 2, 1, palette.bar)
        draw_round(canvas, TOP + which, view, which, FIRST)
    if any(lost):
        canvas.put(FIRST + 1, penalties, say("board-schatzsuche-penalties"), palette.quiet)
    if any(view.guesses):
        canvas.put(FIRST + 1, below, say("board-schatzsuche-golden"), palette.quiet)
    canvas.put(FIRST + 1, sums, say("board-schatzsuche-sum"), palette.quiet)
    about = say("board-schatzsuche-sheet")
    draw_text(canvas, FIRST + 1, sums + 3, canvas.width - FIRST - 2, about, palette.quiet)
    for seat, name in enumerate(sheet.names):
        x, ink = FIRST + seat * column, palette.gold if seat == view.seat else palette.text
        has_total = column >= WITH_TOTALS
        edge = x + (17 if has_total else 11)
        canvas.right(edge, TOP, cut(name, column - 2), ink, bold=True)
        canvas.right(edge, sums + 1, number(sheet.sums[seat]), ink, bold=True)
        for which in range(1, ROUNDS + 1):
            draw_cell(canvas, x, which, view, seat, has_total=has_total)
        if any(lost):
            canvas.right(x + 11, penalties + 1, signed(lost[seat]), ink_of(canvas, lost[seat]))
        if guess := guess_of(view, seat):
            draw_card_chip(canvas, x + 6 - chip_width(canvas, guess), below + 1, guess)
        if isinstance(view.waiting, Over) and any(view.guesses):
            bonus = bonuses(view)[seat]
            canvas.right(x + 11, below + 1, signed(bonus), ink_of(canvas, bonus))


def draw_cell(
    canvas: Canvas, x: int, which: int, view: SchatzsucheView, seat: int, *, has_total: bool
) -> None:
    palette, y = canvas.palette, TOP + which
    text, ink, against = cell_of(canvas, view, which, seat)
    if which > len(view.sheet):
        canvas.right(x + 6, y, against, palette.quiet)
        canvas.right(x + (17 if has_total else 11), y, "" if against else text, ink)
        return
    row = view.sheet[which - 1]
    is_exact = row.tricks[seat] == row.bids[seat]
    canvas.right(x + 6, y, against, palette.good if is_exact else palette.quiet)
    canvas.right(x + 11, y, text, ink)
    if has_total and row.totals:
        canvas.right(x + 17, y, number(row.totals[seat]), palette.text)

"""The score sheet of ten rounds: beside the table, and in full on a page of its own."""

from typing import Final, Literal, NamedTuple

from rich.cells import cell_len

from server.cards import SuitCard
from server.protocol.schatzsuche import PLAYERS, ROUNDS, SchatzsucheView
from server.protocol.seat import Over
from tui.events_as_text import number
from tui.games.people import cut
from tui.games.schatzsuche.faces import chip_width, draw_card_chip, guess_of, signed
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas
from tui.widgets.rail import draw_heading

Tone = Literal["good", "bad", "quiet", "now", "sum"]
FIRST: Final = 4
"""the column where the players of the page begin"""
WITH_TOTALS: Final = 18
"""columns of a player that have room for the sum after each round"""


class Cell(NamedTuple):
    """`against`: tricks and bid, where there is room for them; `total`: the sum so far."""

    text: str
    tone: Tone = "quiet"
    against: str = ""
    is_exact: bool = False
    total: str = ""
    card: SuitCard | None = None


class Row(NamedTuple):
    """A round, or what comes after all rounds, with a `title`."""

    cells: tuple[Cell, ...]
    round: int = 0
    title: str = ""
    is_now: bool = False


class Sheet(NamedTuple):
    names: tuple[str, ...]
    me: int | None
    rows: tuple[Row, ...]


def sheet_part(look: Look, seen: Seen) -> Sheet:
    return sheet_of(look, seen, [])


def full_sheet(look: Look, seen: Seen) -> Sheet:
    """With penalties, the golden card and what the guesses were worth."""
    return sheet_of(look, seen, [*penalties(look, seen.view), *treasure(look, seen.view)])


def sheet_of(look: Look, seen: Seen, more: list[Row]) -> Sheet:
    view: SchatzsucheView = seen.view
    names = list(seen.names)
    if view.seat is not None:
        names[view.seat] = look.say("schatzsuche-screen-you")
    rounds = [round_row(look, view, number) for number in range(1, ROUNDS + 1)]
    is_told = isinstance(view.waiting, Over) and look.recap is None
    points = view.waiting.result.points if is_told else view.totals  # type: ignore[union-attr]
    sums = tuple(Cell(number(each), "sum") for each in points)
    rows = (*rounds, *more, Row(sums, title=look.say("schatzsuche-screen-sum")))
    return Sheet(tuple(names), view.seat, rows)


def round_row(look: Look, view: SchatzsucheView, which: int) -> Row:
    if which <= len(view.sheet):
        return Row(tuple(scored(view, which, seat) for seat in range(PLAYERS)), which)
    is_now = which == view.round and not isinstance(view.waiting, Over)
    if not is_now or not view.bids:
        cell = Cell("…", "now") if is_now else Cell("·")
        return Row((cell,) * PLAYERS, which, is_now=is_now)
    cells = []
    for bid, won in zip(view.bids, view.tricks, strict=True):
        words = "…" if bid is None else look.say("schatzsuche-screen-sheet-bid", tricks=bid)
        cells.append(Cell(words, "now", "" if bid is None else f"{bid}/{won}"))
    return Row(tuple(cells), which, is_now=True)


def scored(view: SchatzsucheView, which: int, seat: int) -> Cell:
    row = view.sheet[which - 1]
    won, bid, points = row.tricks[seat], row.bids[seat], row.points[seat]
    tone: Tone = "good" if points > 0 else "bad" if points < 0 else "quiet"
    total = number(row.totals[seat]) if row.totals else ""
    return Cell(signed(points), tone, f"{bid}/{won}", won == bid, total)


def penalties(look: Look, view: SchatzsucheView) -> list[Row]:
    """What mistakes with the markers cost, by hand."""
    lost = [
        total - sum(each.points[seat] for each in view.sheet)
        for seat, total in enumerate(view.totals)
    ]
    cells = tuple(Cell(signed(each), "bad" if each else "quiet") for each in lost)
    title = look.say("schatzsuche-screen-penalties")
    return [Row(cells, title=title)] if any(lost) else []


def treasure(look: Look, view: SchatzsucheView) -> list[Row]:
    worth = bonuses(view)
    cells = tuple(
        Cell(
            signed(worth[seat]) if worth else "",
            "good" if worth and worth[seat] else "quiet",
            card=guess_of(view, seat),
        )
        for seat in range(PLAYERS)
    )
    return [Row(cells, title=look.say("schatzsuche-screen-golden"))] if any(view.guesses) else []


def bonuses(view: SchatzsucheView) -> list[int]:
    """Nothing before the golden card is turned up."""
    if not isinstance(view.waiting, Over):
        return []
    points = view.waiting.result.points
    return [end - before for end, before in zip(points, view.totals, strict=True)]


def draw_sheet(canvas: Canvas, sheet: Sheet) -> None:
    """In the rail: points alone, right below the names."""
    palette, width = canvas.palette, canvas.width
    draw_heading(canvas, 0, canvas.say("schatzsuche-screen-sheet-title"))
    column = (width - 5) // PLAYERS
    edges = [2 + (seat + 1) * column for seat in range(PLAYERS)]
    for seat, (edge, name) in enumerate(zip(edges, sheet.names, strict=True)):
        ink = palette.gold if seat == sheet.me else palette.soft
        canvas.right(edge, 2, cut(name, column - 1), ink, bold=True)
    y = 2
    for row in sheet.rows:
        y += 1 if row.round else 2
        if row.is_now:
            canvas.fill(0, y, width, 1, palette.bar)
        if row.title:
            canvas.put(1, y - 1, "─" * (width - 3), palette.rule)
        draw_round(canvas, y, row)
        for seat, (edge, cell) in enumerate(zip(edges, row.cells, strict=True)):
            draw_points(canvas, edge, y, cell, mine=seat == sheet.me, room=column)


def draw_round(canvas: Canvas, y: int, row: Row) -> None:
    """The number of a round; the last one has the star of the golden card at the right."""
    palette = canvas.palette
    if row.round:
        ink = palette.gold if row.is_now else palette.faint
        canvas.right(3, y, str(row.round), ink, bold=row.is_now)
    if row.round == ROUNDS:
        canvas.right(canvas.width - 1, y, "★", palette.gold)


def draw_points(canvas: Canvas, right: int, y: int, cell: Cell, *, mine: bool, room: int) -> None:
    palette = canvas.palette
    inks = {
        "good": palette.good,
        "bad": palette.bad,
        "quiet": palette.mute,
        "now": palette.gold,
        "sum": palette.gold if mine else palette.text,
    }
    text = cell.text if cell_len(cell.text) < room else cell.against
    canvas.right(right, y, text, inks[cell.tone], bold=cell.tone == "sum")


def draw_full_sheet(canvas: Canvas, sheet: Sheet) -> None:
    """Bid and tricks, points, and the sum after each round where there is room."""
    palette, width = canvas.palette, canvas.width
    column = min(30, (width - FIRST) // PLAYERS)
    for seat, name in enumerate(sheet.names):
        ink = palette.gold if seat == sheet.me else palette.text
        canvas.put(FIRST + 1 + seat * column, 0, cut(name, column - 2), ink, bold=True)
    y = 0
    for row in sheet.rows:
        y += 1
        if row.title:
            canvas.put(FIRST + 1, y, row.title, palette.quiet)
            y += 1
        draw_round(canvas, y, row)
        for seat, cell in enumerate(row.cells):
            draw_cell(canvas, FIRST + seat * column, y, column, cell, mine=seat == sheet.me)
    canvas.put(FIRST + 1, y + 2, canvas.say("schatzsuche-screen-sheet"), palette.quiet)


def draw_cell(canvas: Canvas, x: int, y: int, column: int, cell: Cell, *, mine: bool) -> None:
    palette = canvas.palette
    canvas.right(x + 6, y, cell.against, palette.good if cell.is_exact else palette.quiet)
    if cell.card:
        draw_card_chip(canvas, x + 6 - chip_width(canvas, cell.card), y, cell.card)
    text = "" if cell.tone == "now" and cell.against else cell.text
    draw_points(canvas, x + 11, y, cell._replace(text=text), mine=mine, room=11)
    if column >= WITH_TOTALS:
        canvas.right(x + 17, y, cell.total, palette.text)

"""The score sheet of ten rounds: beside the table, and in full on a page of its own."""

from typing import Final, Literal, NamedTuple

from rich.cells import cell_len

from server.protocol.schatzsuche import PLAYERS, ROUNDS, SchatzsucheView
from server.protocol.seat import Over
from tui.games.people import cut
from tui.games.schatzsuche.faces import Face, chip_width, draw_card_chip, guess_of, signed
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas
from tui.widgets.rail import draw_heading

Tone = Literal["good", "bad", "quiet", "now", "sum", "text"]
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
    face: Face | None = None


class Row(NamedTuple):
    title: str
    cells: tuple[Cell, ...]
    is_now: bool = False
    is_round: bool = True


class Sheet(NamedTuple):
    heading: str
    names: tuple[str, ...]
    me: int | None
    rows: tuple[Row, ...]
    caption: str


def sheet_part(look: Look, seen: Seen) -> Sheet:
    return sheet_of(look, seen, [])


def full_sheet(look: Look, seen: Seen) -> Sheet:
    """With penalties, the golden card and what the guesses were worth."""
    return sheet_of(look, seen, [*penalties(look, seen), *treasure(look, seen)])


def sheet_of(look: Look, seen: Seen, more: list[Row]) -> Sheet:
    view: SchatzsucheView = seen.view
    names = tuple(
        look.say("schatzsuche-screen-you") if seat == view.seat else name
        for seat, name in enumerate(seen.names)
    )
    rounds = [round_row(look, view, number) for number in range(1, ROUNDS + 1)]
    is_told = isinstance(view.waiting, Over) and look.recap is None
    points = view.waiting.result.points if is_told else view.totals  # type: ignore[union-attr]
    sums = Row(
        look.say("schatzsuche-screen-sum"),
        tuple(Cell(number(each), "sum") for each in points),
        is_round=False,
    )
    caption = look.say("schatzsuche-screen-sheet")
    heading = look.say("schatzsuche-screen-sheet-title")
    return Sheet(heading, names, view.seat, (*rounds, *more, sums), caption)


def round_row(look: Look, view: SchatzsucheView, which: int) -> Row:
    is_now = which == view.round and which > len(view.sheet) and not isinstance(view.waiting, Over)
    title = f"{which} ★" if which == ROUNDS else str(which)
    if which <= len(view.sheet):
        return Row(title, tuple(scored(view, which, seat) for seat in range(PLAYERS)))
    if not is_now or not view.bids:
        return Row(
            title, (Cell("…" if is_now else "·", "now" if is_now else "quiet"),) * PLAYERS, is_now
        )
    cells = []
    for bid, won in zip(view.bids, view.tricks, strict=True):
        words = "…" if bid is None else look.say("schatzsuche-screen-sheet-bid", tricks=bid)
        cells.append(Cell(words, "now", "" if bid is None else f"{bid}/{won}"))
    return Row(title, tuple(cells), is_now=True)


def scored(view: SchatzsucheView, which: int, seat: int) -> Cell:
    row = view.sheet[which - 1]
    made, wanted, points = row.tricks[seat], row.bids[seat], row.points[seat]
    total = number(row.totals[seat]) if row.totals else ""
    tone: Tone = "good" if points > 0 else "bad" if points < 0 else "quiet"
    return Cell(signed(points), tone, f"{wanted}/{made}", made == wanted, total)


def number(points: int) -> str:
    return signed(points).lstrip("+")


def penalties(look: Look, seen: Seen) -> list[Row]:
    """What mistakes with the markers cost, by hand."""
    view: SchatzsucheView = seen.view
    lost = [
        view.totals[seat] - sum(each.points[seat] for each in view.sheet) for seat in range(PLAYERS)
    ]
    if not any(lost):
        return []
    cells = tuple(Cell(signed(each), "bad" if each else "quiet") for each in lost)
    return [Row(look.say("schatzsuche-screen-penalties"), cells, is_round=False)]


def treasure(look: Look, seen: Seen) -> list[Row]:
    view: SchatzsucheView = seen.view
    if not any(view.guesses):
        return []
    worth = bonuses(view)
    cells = []
    for seat in range(PLAYERS):
        gained = signed(worth[seat]) if worth else ""
        tone: Tone = "good" if worth and worth[seat] else "quiet"
        cells.append(Cell(gained, tone, face=guess_of(look, seen, seat)))
    return [Row(look.say("schatzsuche-screen-golden"), tuple(cells), is_round=False)]


def bonuses(view: SchatzsucheView) -> list[int]:
    """Nothing before the golden card is turned up."""
    if not isinstance(view.waiting, Over):
        return []
    points = view.waiting.result.points
    return [end - before for end, before in zip(points, view.totals, strict=True)]


def draw_sheet(canvas: Canvas, sheet: Sheet) -> None:
    """In the rail: points alone, right below the names."""
    palette, width = canvas.palette, canvas.width
    draw_heading(canvas, 0, sheet.heading)
    column = (width - 5) // PLAYERS
    for seat, name in enumerate(sheet.names):
        ink = palette.gold if seat == sheet.me else palette.soft
        canvas.right(edge(seat, column), 2, cut(name, column - 1), ink, bold=True)
    y = 3
    for row in sheet.rows:
        if not row.is_round:
            canvas.put(1, y, ("-" if canvas.is_ascii else "─") * (width - 3), palette.rule)
            y += 1
        elif row.is_now:
            canvas.fill(0, y, width, 1, palette.bar)
        draw_title(canvas, y, row)
        for seat, cell in enumerate(row.cells):
            draw_number(canvas, edge(seat, column), y, cell, mine=seat == sheet.me, room=column)
        y += 1


def edge(seat: int, column: int) -> int:
    return 2 + (seat + 1) * column


def draw_title(canvas: Canvas, y: int, row: Row) -> None:
    """The number of a round; the last one has the star of the golden card at the right."""
    palette = canvas.palette
    if not row.is_round:
        return
    number, _, star = row.title.partition(" ")
    ink = palette.gold if row.is_now else palette.faint
    canvas.right(3, y, number, ink, bold=row.is_now)
    if star:
        canvas.right(canvas.width - 1, y, "*" if canvas.is_ascii else star, palette.gold)


def draw_number(canvas: Canvas, right: int, y: int, cell: Cell, *, mine: bool, room: int) -> None:
    palette = canvas.palette
    inks = {
        "good": palette.good,
        "bad": palette.bad,
        "quiet": palette.mute,
        "now": palette.gold,
        "sum": palette.gold if mine else palette.text,
        "text": palette.text,
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
    y = 1
    for row in sheet.rows:
        if not row.is_round:
            canvas.put(FIRST + 1, y, row.title, palette.quiet)
            y += 1
        else:
            draw_title(canvas, y, row)
        for seat, cell in enumerate(row.cells):
            draw_cell(canvas, FIRST + seat * column, y, column, cell, mine=seat == sheet.me)
        y += 1
    canvas.put(FIRST + 1, y + 1, sheet.caption, palette.quiet)


def draw_cell(canvas: Canvas, x: int, y: int, column: int, cell: Cell, *, mine: bool) -> None:
    palette = canvas.palette
    if cell.against:
        ink = palette.good if cell.is_exact else palette.quiet
        canvas.right(x + 6, y, cell.against, ink)
    if cell.face:
        draw_card_chip(canvas, x + 6 - chip_width(cell.face), y, cell.face)
    text = "" if cell.tone == "now" and cell.against else cell.text
    draw_number(canvas, x + 11, y, cell._replace(text=text), mine=mine, room=11)
    if cell.total and column >= WITH_TOTALS:
        canvas.right(x + 17, y, cell.total, palette.text)

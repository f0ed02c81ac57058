"""The score sheet of ten rounds."""

from rich.cells import cell_len

from server.protocol.schatzsuche import PLAYERS, ROUNDS, SchatzsucheView
from server.protocol.seat import Over
from tui.boards.schatzsuche.faces import card_of, chip
from tui.drawing import Block, Row, Span, apart, fit, row
from tui.events_as_text import number
from tui.places.place import Look
from tui.plain.games import Seen

SPACIOUS = 20
CLOSE, FAR = 9, 15
FRAME = 6
"""with the numbers of the rounds, and a gap before it on the right"""


def wanted(seen: Seen, most: int) -> int:
    """How wide a short sheet in a frame is, so that the names have room."""
    column = max(CLOSE, *(cell_len(name) + 3 for name in seen.names))
    return FRAME + PLAYERS * max(CLOSE, min(column, FAR, (most - FRAME) // PLAYERS))


def short(look: Look, seen: Seen, width: int) -> Block:
    """The bid against tricks and points of each round; the running one is marked."""
    column = (width - 3) // PLAYERS
    return [heads(seen, column), *(one_round(look, seen, n, column) for n in range(1, ROUNDS + 1))]


def full(look: Look, seen: Seen) -> Block:
    """A place of its own, with penalties, the golden card and the sums."""
    column = min(30, (look.width - 4) // PLAYERS)
    ruler = row(Span("  " + look.glyphs.frame.across * (1 + column * PLAYERS), "frame"))
    caption = look.say("schatzsuche-screen-sheet")
    rows = [
        row(),
        heads(seen, column),
        ruler,
        *(one_round(look, seen, n, column) for n in range(1, ROUNDS + 1)),
        ruler,
        *penalties(look, seen, column),
        *treasure(look, seen, column),
        *sums(look, seen, column),
        row(),
        row(" ", Span(caption, "dim")),
    ]
    return [row(" ", *each) if wide_enough(look, column) else each for each in rows]


def wide_enough(look: Look, column: int) -> bool:
    return look.width > 4 + column * PLAYERS


def heads(seen: Seen, column: int) -> Row:
    names = [
        fit(row("  ", Span(name, "me" if seat == seen.view.seat else "strong")), column - 1)
        for seat, name in enumerate(seen.names)
    ]
    return row("   ", *(span for name in names for span in (*name, Span(" "))))


def one_round(look: Look, seen: Seen, which: int, column: int) -> Row:
    view: SchatzsucheView = seen.view
    is_now = which == view.round and which > len(view.sheet)
    number = f"{look.glyphs.turn if is_now else ' '}{which:>2}"
    mark = Span(number, "turn" if is_now else "dim")
    if is_now and view.bids:
        return row(mark, *(s for seat in range(PLAYERS) for s in running(look, view, seat, column)))
    if which > len(view.sheet):
        dot = Span(f"{look.glyphs.missing:>4}", "dim")
        return row(mark, *(span for _ in seen.names for span in fit((dot,), column)))
    return row(mark, *(s for seat in range(PLAYERS) for s in cell(view, which, seat, column)))


def running(look: Look, view: SchatzsucheView, seat: int, column: int) -> Row:
    """How it stands."""
    wanted = look.glyphs.missing if view.bids[seat] is None else view.bids[seat]
    return fit(row(Span(f"{wanted}/{view.tricks[seat]}".rjust(5), "strong")), column)


def cell(view: SchatzsucheView, which: int, seat: int, column: int) -> Row:
    scored = view.sheet[which - 1]
    made, wanted, points = scored.tricks[seat], scored.bids[seat], scored.points[seat]
    against = Span(f"{wanted}/{made}".rjust(5), "good" if made == wanted else "dim")
    gained = Span(signed(points).rjust(5 if column > 10 else 4), "strong")
    total = Span(number(scored.totals[seat]).rjust(7), "text") if column >= SPACIOUS else Span("")
    return fit(row(against, gained, total), column)


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else number(points)


def penalties(look: Look, seen: Seen, column: int) -> Block:
    """By hand, what mistakes with the markers cost."""
    lost = [
        seen.view.totals[seat] - sum(each.points[seat] for each in seen.view.sheet)
        for seat in range(PLAYERS)
    ]
    if not any(lost):
        return []
    cells = [row(Span(signed(each).rjust(10), "bad")) for each in lost]
    return titled(look.say("schatzsuche-screen-penalties"), cells, column)


def titled(title: str, cells: list[Row], column: int) -> Block:
    """A row of the sheet that is no round: its title stands above its cells."""
    named = row("   ", Span(title, "dim"))
    return [named, row("   ", *(span for each in cells for span in fit(each, column)))]


def treasure(look: Look, seen: Seen, column: int) -> Block:
    """What everybody guessed, and what it was worth in the end."""
    view: SchatzsucheView = seen.view
    if not any(view.guesses):
        return []
    worth = bonuses(view)
    cells = []
    for seat, guess in enumerate(view.guesses):
        named = row("  ", chip(look, card_of(guess.suit, guess.rank))) if guess else row(" ")
        gained = row(Span(signed(worth[seat]), "strong")) if worth else row()
        cells.append(apart(named, gained, 10))
    return titled(look.say("schatzsuche-screen-golden"), cells, column)


def bonuses(view: SchatzsucheView) -> list[int]:
    """Nothing before the golden card is turned up."""
    if not isinstance(view.waiting, Over):
        return []
    points = view.waiting.result.points
    return [end - before for end, before in zip(points, view.totals, strict=True)]


def sums(look: Look, seen: Seen, column: int) -> Block:
    view: SchatzsucheView = seen.view
    points = view.waiting.result.points if isinstance(view.waiting, Over) else view.totals
    cells = [row(Span(number(each).rjust(10), "title")) for each in points]
    return titled(look.say("schatzsuche-screen-sum"), cells, column)

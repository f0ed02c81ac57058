"""The round that has just ended, told once more while the next one begins."""

from typing import NamedTuple

from server.cards import SuitCard
from server.protocol.schatzsuche import PLAYERS, SchatzsucheView, Scored
from server.protocol.seat import Over
from tui.games.people import from_me
from tui.games.schatzsuche.faces import name_of_seat, signed
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas


class Told(NamedTuple):
    """What a player bid, took and was given for it."""

    name: str
    words: str
    points: str
    is_exact: bool
    is_me: bool


class Recapped(NamedTuple):
    title: str
    rows: tuple[Told, ...]


def recapped(seen: Seen) -> Scored | SuitCard | None:
    """The last round; at the end of the game, the golden card."""
    view: SchatzsucheView = seen.view
    if isinstance(view.waiting, Over):
        return view.treasure
    return view.sheet[-1] if view.sheet else None


def recapped_round(look: Look, seen: Seen) -> Recapped | None:
    """A player more with each step."""
    view: SchatzsucheView = seen.view
    if not view.sheet:
        return None
    scored, rows = view.sheet[-1], list[Told]()
    for seat in from_me(seen)[: min(look.recap or 0, PLAYERS)]:
        made, bid = scored.tricks[seat], scored.bids[seat]
        words = look.say("schatzsuche-screen-tally", won=made, bid=bid)
        points, is_me = signed(scored.points[seat]), seat == view.seat
        rows.append(Told(name_of_seat(seen, seat), words, points, made == bid, is_me))
    return Recapped(look.say("schatzsuche-screen-recap", round=len(view.sheet)), tuple(rows))


def draw_recap(canvas: Canvas, x: int, y: int, width: int, recap: Recapped) -> None:
    palette = canvas.palette
    canvas.put(x, y, recap.title, palette.gold, bold=True)
    gap = 2 if canvas.height > 9 else 1
    for row, told in enumerate(recap.rows):
        at = y + gap + row * gap
        canvas.put(x, at, told.name, palette.gold if told.is_me else palette.text, bold=True)
        ink = palette.good if told.is_exact else palette.quiet
        canvas.put(x + width - 21, at, told.words, ink)
        ink = palette.bad if told.points.startswith("\N{MINUS SIGN}") else palette.good
        canvas.right(x + width, at, told.points, ink, bold=True)

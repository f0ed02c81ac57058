"""The round that has just ended, told once more while the next one begins."""

from server.cards import SuitCard
from server.protocol.schatzsuche import SchatzsucheView, Scored
from server.protocol.seat import Over
from tui.games.schatzsuche.faces import signed
from tui.games.schatzsuche.seats import around
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas


def recapped(seen: Seen) -> Scored | SuitCard | None:
    """The last round; at the end of the game, the golden card."""
    view: SchatzsucheView = seen.view
    if isinstance(view.waiting, Over):
        return view.treasure
    return view.sheet[-1] if view.sheet else None


def draw_recap(canvas: Canvas, view: SchatzsucheView, names: tuple[str, ...], step: int) -> None:
    """What each bid, took and was given for it: a player more with each step."""
    palette, scored = canvas.palette, view.sheet[-1]
    x, y = 2 if canvas.width < 60 else 6, int(canvas.height > 7)
    right, gap = x + min(44, canvas.width - x - 1), 2 if canvas.height > 9 else 1
    title = canvas.say("schatzsuche-screen-recap", round=len(view.sheet))
    canvas.put(x, y, title, palette.gold, bold=True)
    for seat in around(view)[:step]:
        y += gap
        won, bid, points = scored.tricks[seat], scored.bids[seat], scored.points[seat]
        ink = palette.gold if seat == view.seat else palette.text
        canvas.put(x, y, names[seat], ink, bold=True)
        ink = palette.good if won == bid else palette.quiet
        if canvas.width >= 50:
            words = canvas.say("schatzsuche-screen-tally-tricks", won=won, bid=bid)
            canvas.put(right - 24, y, words, ink)
        else:
            words = canvas.say("schatzsuche-screen-tally", won=won, bid=bid)
            canvas.put(right - 21, y, words, ink)
        ink = palette.bad if points < 0 else palette.good
        canvas.right(right, y, signed(points), ink, bold=True)

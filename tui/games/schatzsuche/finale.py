"""The golden card is turned up: first the guesses, then the card, then the points for them."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from rich.cells import cell_len

from server.cards import SuitCard
from server.protocol.schatzsuche import PLAYERS, SchatzsucheView
from server.protocol.seat import Over
from tui.events_as_text import number
from tui.games.lines import wrapped
from tui.games.people import best_first, cut
from tui.games.schatzsuche import faces
from tui.games.schatzsuche.seats import in_order
from tui.games.schatzsuche.sheet import bonuses
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_slab

TICKS: Final = 4
"""in so many steps a bonus is added"""
SIZES: Final[tuple[faces.Size, ...]] = ((19, 13), (15, 11), (11, 7), (9, 5), (8, 4))
ROWS: Final = 7
"""besides the card and the words for who has won"""
TROPHY_ROWS: Final = 19
RIGHT: Final = {160: "both", 20: "suit", 40: "rank"}
"""what of a guess is right, after its points"""


class Moment(NamedTuple):
    """How many guesses lie open, how the golden card lies, how much of the bonus is added, and
    whether it is told who has won."""

    guesses: int = PLAYERS
    golden: Literal["down", "turning", "up"] = "up"
    ticks: int = TICKS
    is_over: bool = True


END: Final = Moment()
BEFORE: Final = (
    *(Moment(laid, "down", 0, False) for laid in range(PLAYERS + 1)),
    Moment(golden="turning", ticks=0, is_over=False),
)
MOMENTS: Final = (*BEFORE, *(Moment(ticks=each, is_over=False) for each in range(TICKS + 1)), END)
SHORT: Final = (*BEFORE, END)
"""where nobody is right, and there is nothing to add"""


class Finale(NamedTuple):
    """`won`: who has won, in words; None where that is told beside this."""

    view: SchatzsucheView
    names: tuple[str, ...]
    card: SuitCard
    now: Moment
    won: str | None


def moments(seen: Seen) -> Sequence[Moment]:
    return MOMENTS if any(bonuses(seen.view)) else SHORT


def finale_part(look: Look, seen: Seen, names: tuple[str, ...]) -> Finale | None:
    """As far as the unveiling has come; its end, where it is not shown."""
    over, card = seen.view.waiting, seen.view.treasure
    if card is None or not isinstance(over, Over):
        return None
    steps = moments(seen)
    now = END if look.recap is None else steps[min(look.recap, len(steps)) - 1]
    won = seen.formatter.say("common-winners", over.result) if now.is_over else ""
    return Finale(seen.view, names, card, now, won)


def ends_of(view: SchatzsucheView) -> list[int]:
    """The points of all, with the bonus."""
    return [total + more for total, more in zip(view.totals, bonuses(view), strict=True)]


def draw_finale(canvas: Canvas, part: Finale) -> None:
    """Everything has its place from the beginning."""
    palette, width = canvas.palette, canvas.width
    room = canvas.height - ROWS - (0 if part.won is None else 2)
    size = next(size for size in SIZES if size[1] <= room or size[1] < 5)
    spare = room - size[1]
    y, gap = max(0, spare // 2 - 1) if width > 40 else 0, int(spare > 1)
    canvas.center(0, y, width, canvas.say("board-schatzsuche-golden"), palette.gold, bold=True)
    draw_treasure(canvas, (width - size[0]) // 2, y + 1, size, part)
    y += size[1] + 1
    if part.now.golden == "up":
        name = faces.card_name(canvas.texts, part.card)
        canvas.center(0, y, width, name, palette.text, bold=True)
    draw_guesses(canvas, y + 1 + gap, min(width - 2, 56), part)
    for row, line in enumerate(wrapped(part.won or "", width - 2)[:2], y + 5 + 2 * gap):
        canvas.center(0, row, width, line, palette.gold, bold=True)


def draw_treasure(canvas: Canvas, x: int, y: int, size: faces.Size, part: Finale) -> None:
    """Its golden back, its edge while it turns, or its face in a golden rim."""
    palette, (width, height), lies = canvas.palette, size, part.now.golden
    if lies == "down":
        faces.draw_golden_back(canvas, x, y, size)
    elif lies == "turning":
        draw_slab(canvas, x + width // 2 - 1, y, 3, height, palette.golden)
    elif height < 7:
        faces.draw_face(canvas, x, y, size, part.card)
    else:
        draw_slab(canvas, x, y, width, height, palette.golden)
        faces.draw_face(canvas, x + 1, y + 1, (width - 2, height - 2), part.card)
        if palette.golden and not canvas.is_ascii:
            # Straight edges of the paper, and gold in place of its shadow.
            canvas.put(x + 1, y + 1, "▄" * (width - 2), palette.paper, palette.golden)
            canvas.put(x + 1, y + height - 2, "▀" * (width - 2), palette.paper, palette.golden)
            canvas.fill(x + width - 1, y + 1, 1, height - 2, palette.golden)


def draw_guesses(canvas: Canvas, y: int, width: int, part: Finale) -> None:
    """The guess of each player, what of it is right, the points for it, and their sum."""
    palette, say, view = canvas.palette, canvas.say, part.view
    x = (canvas.width - width) // 2
    total = x + width if width > 36 else 0
    edge = total - 7 if total else x + width
    longest = max(cell_len(name) for name in part.names)
    card = min(x + max(6, min(13, longest + 4)), x + width - 21)
    right, points = say("board-schatzsuche-is-right"), say("board-schatzsuche-points")
    canvas.put(card, y, cut(say("board-schatzsuche-guess"), 7), palette.quiet)
    if card + 8 + cell_len(right) < edge - cell_len(points):
        canvas.put(card + 7, y, right, palette.quiet)
    canvas.right(edge, y, points, palette.quiet)
    if total:
        canvas.right(total, y, cut(say("board-schatzsuche-in-all"), 8), palette.quiet)
    order = in_order(view) if part.won is not None else best_first(ends_of(view))
    for place, seat in enumerate(order):
        named, worth, now = view.guesses[seat], bonuses(view)[seat], part.now
        y += 1
        ink = palette.gold if seat == view.seat else palette.text
        has_won = now.is_over and seat in view.waiting.result.winners  # type: ignore[union-attr]
        star = " ★" if has_won else ""
        name = cut(part.names[seat], card - x - 1 - len(star))
        canvas.put(x, y, name + star, ink, bold=True)
        if named and place < now.guesses:
            faces.draw_card_chip(canvas, card, y, faces.card_of(named))
        else:
            canvas.put(card + 1, y, "…", palette.quiet)
        if now.golden == "up":
            ink = palette.good if worth else palette.quiet
            right = say("board-schatzsuche-right", right=RIGHT.get(worth, "none"))
            canvas.put(card + 7, y, cut(right, edge - card - 12), ink)
            canvas.right(edge, y, faces.signed(worth), ink, bold=worth > 0)
        if total:
            points = number(view.totals[seat] + worth * now.ticks // TICKS)
            canvas.right(total, y, points, palette.text, bold=True)


def draw_last_round(canvas: Canvas, part: Finale) -> None:
    """The points of the last round and of the golden card, the best player first."""
    palette, width, say, view = canvas.palette, canvas.width, canvas.say, part.view
    canvas.put(1, 0, "─" * (width - 2), palette.inlay)
    canvas.put(3, 0, f" {say('board-schatzsuche-last-round')} ", palette.gold, bold=True)
    step = min(15, (width - 17) // 4)
    heads = (
        say("board-schatzsuche-tricks-won", you="no"),
        say("board-schatzsuche-round-number", round=len(view.sheet)),
        say("board-schatzsuche-golden"),
        say("board-schatzsuche-in-all"),
    )
    edges = [14 + step * (at + 1) for at in range(4)]
    for edge, head in zip(edges, heads, strict=True):
        rows = wrapped(head, step - 1)
        for y, row in enumerate(rows[:2], 3 - len(rows[:2])):
            canvas.right(edge, y, row, palette.quiet)
    scored, worth = view.sheet[-1], bonuses(view)
    for y, seat in enumerate(best_first(ends_of(view)), 3):
        ink = palette.gold if seat == view.seat else palette.text
        points = scored.points[seat]
        tally = say("board-schatzsuche-tally", won=scored.tricks[seat], bid=scored.bids[seat])
        canvas.put(1, y, part.names[seat], ink, bold=True)
        canvas.right(edges[0], y, tally, palette.text)
        color = palette.bad if points < 0 else palette.good
        canvas.right(edges[1], y, faces.signed(points), color, bold=True)
        color = palette.good if worth[seat] else palette.quiet
        canvas.right(edges[2], y, faces.signed(worth[seat]), color, bold=True)
        canvas.right(edges[3], y, number(view.totals[seat] + worth[seat]), ink, bold=True)

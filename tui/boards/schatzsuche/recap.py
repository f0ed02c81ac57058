"""What the round that has just ended brought, told once more while the next one begins."""

from rich.cells import cell_len

from server.protocol.schatzsuche import PLAYERS, SchatzsucheView, Scored
from server.protocol.seat import Over
from tui.boards.schatzsuche.sheet import signed
from tui.drawing import Block, Row, Span, apart, fit, row, wide
from tui.places.place import Look
from tui.plain.games import Seen

AGAINST = 6


def recapped(seen: Seen) -> object:
    """At the end of the game there is more to see."""
    view: SchatzsucheView = seen.view
    return view.sheet[-1] if view.sheet and not isinstance(view.waiting, Over) else None


def steps(seen: Seen) -> int:
    return PLAYERS


def is_shown(look: Look, seen: Seen) -> bool:
    """Cards that are played are more important."""
    return look.recap is not None and fits(seen)


def fits(seen: Seen) -> bool:
    """It never covers the cards of a trick."""
    return not seen.view.plays and bool(seen.view.sheet)


def yields(look: Look, seen: Seen) -> bool:
    """On a phone it stands where one sees what the others have bid."""
    return look.is_narrow and seen.in_turn


def recap(look: Look, seen: Seen, width: int) -> Block:
    """Somebody more with each step."""
    view: SchatzsucheView = seen.view
    shown = range(min(look.recap or 0, PLAYERS))
    gained = cell_len(look.say("schatzsuche-screen-points")) + 1
    rows = [one(seen, view.sheet[-1], seat, width, gained) for seat in shown]
    return [*heads(look, view, width), *rows, *([row()] * (PLAYERS - len(rows)))]


def heads(look: Look, view: SchatzsucheView, width: int) -> Block:
    """Which round it was, and what the numbers are: in one row if there is room for both."""
    said = row(Span(look.say("schatzsuche-screen-recap", round=len(view.sheet)), "title"))
    pair = f"{look.say('schatzsuche-screen-bids')}/{look.say('schatzsuche-screen-tricks')}"
    words = row(Span(f"{pair} {look.say('schatzsuche-screen-points')}", "dim"))
    if wide(said) + wide(words) < width:
        return [apart(said, words, width)]
    return [fit(said, width), apart((), words, width)]


def one(seen: Seen, scored: Scored, seat: int, width: int, gained: int) -> Row:
    made, wanted, points = scored.tricks[seat], scored.bids[seat], scored.points[seat]
    name = row(Span(seen.names[seat], "me" if seat == seen.view.seat else "strong"))
    return row(
        *fit(name, width - AGAINST - gained),
        Span(f"{wanted}/{made}".rjust(AGAINST), "good" if made == wanted else "dim"),
        Span(signed(points).rjust(gained), "good" if points > 0 else "bad" if points else "strong"),
    )

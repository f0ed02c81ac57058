"""Who collected which colour in the trick that was ranked last, as far as one was there."""

from collections.abc import Mapping

from server.cards import VALUE
from server.protocol import farbstich
from tui.boards.farbstich.pieces import sign
from tui.drawing import Row, Span, row
from tui.places.place import Look
from tui.plain.games import Seen

Taken = Mapping[int, farbstich.Collected]


def taken(seen: Seen) -> Taken:
    """By seat, in the order in which they did."""
    found: dict[int, farbstich.Collected] = {}
    for event in reversed(seen.recent_events):
        if isinstance(event, farbstich.Ranked):
            break
        if isinstance(event, farbstich.Collected):
            found[event.seat] = event
    return dict(reversed(found.items()))


def is_remembered(seen: Seen) -> bool:
    """From the moment in which it was ranked."""
    return any(isinstance(event, farbstich.Ranked) for event in seen.recent_events)


def points(took: farbstich.Collected) -> int:
    return sum(VALUE[card] for card in took.cards)


def briefly(look: Look, took: farbstich.Collected, ink: str = "strong") -> Row:
    """Which colour, and what it is worth."""
    return row(
        Span(f" {sign(look, took.colour)} ", f"tile-{took.colour}"),
        Span(f" {points(took):>2}", ink),
    )


def closely(look: Look, took: farbstich.Collected) -> Row:
    """In as little room as it takes."""
    return row(
        Span(sign(look, took.colour), f"tile-{took.colour}"),
        Span(f"{points(took):>3}", "strong"),
    )


def at_length(look: Look, took: farbstich.Collected, ink: str = "strong") -> Row:
    """With all of its cards; the sum is not told of a single one."""
    values = " ".join(str(value) for value in sorted(VALUE[card] for card in took.cards))
    return row(
        Span(f" {sign(look, took.colour)} {values} ", f"tile-{took.colour}"),
        Span(f" = {points(took)}", ink),
    )

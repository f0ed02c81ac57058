"""Hands that lie open in replays."""

from collections.abc import Sequence

from msgspec import structs

from server.cards import ColourCard
from server.protocol import farbstich
from tui.games.farbstich.finale import Pile, draw_groups, groups
from tui.games.farbstich.words import NAME
from tui.games.people import cut, from_me
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas


class OpenView(farbstich.FarbstichView, frozen=True):
    """The view of a seat in a finished game, with the hands of all."""

    hands: tuple[tuple[ColourCard, ...], ...] = ()


def laid_open(
    view: farbstich.FarbstichView, views: Sequence[farbstich.FarbstichView]
) -> farbstich.FarbstichView:
    return OpenView(**structs.asdict(view), hands=tuple(each.hand for each in views))


def open_hands(look: Look, seen: Seen) -> tuple[Pile, ...]:
    view: farbstich.FarbstichView = seen.view
    if not isinstance(view, OpenView):
        return ()
    return tuple(
        Pile(seen.names[seat], seat == view.seat, groups(look, view.hands[seat]), 0)
        for seat in from_me(seen)
    )


def draw_hands(canvas: Canvas, hands: Sequence[Pile], y: int) -> None:
    """Open hands, one below the other, or two beside each other."""
    columns = 2 if canvas.width >= 80 and len(hands) > canvas.height - y else 1
    width = canvas.width // columns
    name = min(NAME, width // 5)
    for at, hand in enumerate(hands):
        x, row = at % columns * width, y + at // columns
        ink = canvas.palette.gold if hand.is_me else canvas.palette.text
        canvas.put(x + 1, row, cut(hand.name, name - 1), ink, bold=True)
        draw_groups(canvas, x + name + 1, row, width - name - 2, hand.groups)

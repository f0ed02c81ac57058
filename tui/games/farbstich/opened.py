"""Cards by colours as rows of chips, and hands that lie open in replays."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from msgspec import structs
from rich.cells import cell_len

from server.cards import COLOUR, VALUE, Colour, ColourCard
from server.protocol import farbstich
from tui.games.farbstich.choosing import sorted_by_colour
from tui.games.farbstich.words import NAME, letters
from tui.games.people import cut, from_me
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas


class Group(NamedTuple):
    """The cards of a colour, the highest first."""

    color: Colour
    letters: str
    values: tuple[int, ...]


class Pile(NamedTuple):
    name: str
    is_me: bool
    groups: tuple[Group, ...]
    points: int = 0


def groups(look: Look, cards: Sequence[ColourCard]) -> tuple[Group, ...]:
    held = groupby(sorted_by_colour(cards), COLOUR.__getitem__)
    return tuple(
        Group(color, letters(look, color), tuple(VALUE[card] for card in some)[::-1])
        for color, some in held
    )


def draw_groups(
    canvas: Canvas, x: int, y: int, width: int, groups: Sequence[Group], *, tall: bool = False
) -> None:
    """Cards as chips, the sign of each colour once; closer where there is little room."""
    signs = [f"{canvas.glyphs.colours[each.color]}{each.letters}" for each in groups]
    numbers = [" ".join(map(str, each.values)) for each in groups]
    bare = cell_len("".join((*signs, *numbers)))
    close = bare + 4 * len(groups) > width
    if bare > width:
        signs = [each.letters for each in groups]
    for group, sign, values in zip(groups, signs, numbers, strict=True):
        card = canvas.palette.color(group.color)
        text = f"{sign}{values}" if close else f" {sign} {values} "
        end = canvas.put(x, y, text, card.ink, card.ground, bold=True)
        if tall:
            canvas.half(x, y + 1, end - x, card.ground)
        x = end + (not close)


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
        Pile(seen.names[seat], seat == view.seat, groups(look, view.hands[seat]))
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

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


def forms_of(canvas: Canvas, groups: Sequence[Group]) -> list[list[str]]:
    """The chips of the groups: with margins, with letters beside the sign, with the sign alone."""
    signs = [canvas.glyphs.colours[each.color] for each in groups]
    names = [f"{sign}{each.letters}" for sign, each in zip(signs, groups, strict=True)]
    numbers = [" ".join(map(str, each.values)) for each in groups]
    roomy = [f" {name} {values} " for name, values in zip(names, numbers, strict=True)]
    named = [f"{name}{values}" for name, values in zip(names, numbers, strict=True)]
    return [roomy, named, [f"{sign}{values}" for sign, values in zip(signs, numbers, strict=True)]]


def fits(texts: Sequence[str], width: int) -> bool:
    """With a gap between them."""
    return sum(map(cell_len, texts)) + len(texts) - 1 <= width


def fitting_form(canvas: Canvas, groups: Sequence[Group], width: int) -> int:
    """The first form that has room, or the last one."""
    forms = forms_of(canvas, groups)
    return next((at for at, texts in enumerate(forms) if fits(texts, width)), len(forms) - 1)


def draw_groups(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    groups: Sequence[Group],
    *,
    tall: bool = False,
    form: int | None = None,
) -> None:
    """Cards as chips, the sign of each colour once; in fewer columns where there is little room."""
    form = fitting_form(canvas, groups, width) if form is None else form
    texts = forms_of(canvas, groups)[form]
    gap = int(fits(texts, width))
    for group, text in zip(groups, texts, strict=True):
        card = canvas.palette.color(group.color)
        end = canvas.put(x, y, text, card.ink, card.ground, bold=True)
        if tall:
            canvas.half(x, y + 1, end - x, card.ground)
        x = end + gap


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
        for seat in from_me(seen.view)
    )


def draw_hands(canvas: Canvas, hands: Sequence[Pile], y: int) -> None:
    """Open hands in the same form, one below the other, or two beside each other."""
    columns = 2 if canvas.width >= 80 and len(hands) > canvas.height - y else 1
    width = canvas.width // columns
    name = min(NAME, width // 5)
    room = width - name - 2
    form = max((fitting_form(canvas, hand.groups, room) for hand in hands), default=0)
    for at, hand in enumerate(hands):
        x, row = at % columns * width, y + at // columns
        ink = canvas.palette.gold if hand.is_me else canvas.palette.text
        canvas.put(x + 1, row, cut(hand.name, name - 1), ink, bold=True)
        draw_groups(canvas, x + name + 1, row, room, hand.groups, form=form)

"""The middle of the table: the gems that are played for, what is left of them, and the pile."""

from collections.abc import Iterable

from tui.boards.eight28.cards import large
from tui.boards.eight28.pieces import Card, gems, heap
from tui.drawing import Block, Row, Span, beside, boxed, centred, in_the_middle, row, wide
from tui.places.place import Look
from tui.plain.games import Seen

FELT = "felt"
AIRY = 8
"""From this height on there is room between the gems, and for the pile itself."""


def on_felt(rows: Iterable[Row]) -> Block:
    """What has a ground of its own keeps it."""
    own = ("back", "card", FELT)
    return [
        tuple(s if s.ink in own else s._replace(ink=f"{s.ink}+{FELT}") for s in r) for r in rows
    ]


def box(look: Look, seen: Seen, width: int, height: int) -> Block:
    view, room = seen.view, height - 2
    last = row(Span(look.say("eight28-screen-last-round"), "warn"))
    words = [
        *([last] if view.last_round else []),
        row(Span(look.say("eight28-screen-pile", count=view.pile), "text")),
        supply(look, seen),
    ]
    stack = [row(), *pile(look, seen)] if room >= AIRY else [row()]
    treasure = [*heaps(look, seen, width - 6, room - len(stack) - len(words) - 1)]
    rows = [*treasure, gems(look, view.middle), *stack, *words]
    inside = on_felt(in_the_middle(rows, width - 2, room))
    title = look.say("eight28-screen-round", round=view.round)
    return boxed(inside, width, height, look.glyphs.frame, Span(title, "title"))


def heaps(look: Look, seen: Seen, width: int, height: int) -> Block:
    """The gems themselves, in as many rows as it takes and there are."""
    here, half = seen.view.middle, width // 2
    signs = [Span(look.glyphs.gem, "gem-blue")] * here.blue
    signs += [Span(look.glyphs.gem, "gem-red")] * here.red
    if len(signs) > half * height:
        return [heap(look, here, width)][:height]
    rows = [signs[at : at + half] for at in range(0, len(signs), half)]
    return [row(*(part for sign in each for part in (sign, " ")))[:-1] for each in rows]


def pile(look: Look, seen: Seen) -> Block:
    """The cards that are left, the upper one seen whole."""
    if not seen.view.pile:
        return []
    back = Card(look.glyphs.back * 2, "back")
    edge = [row(Span(each[-1].text[-1], "back")) for each in large(look, back, 3, whole=True)]
    top = large(look, back, 3, whole=True)
    return beside(top, *[edge] * min(2, seen.view.pile - 1), gap=0)


def supply(look: Look, seen: Seen) -> Row:
    left = seen.view.supply
    return row(Span(look.say("eight28-screen-supply", blue=left.blue, red=left.red), "dim"))


def line(look: Look, seen: Seen) -> Block:
    """The same in a line, or as much of it as has room there."""
    return on_felt([centred(in_line(look, seen)[0], look.width)])


def left(look: Look, seen: Seen) -> Block:
    """What the line has no room for."""
    return [centred(each, look.width) for each in in_line(look, seen)[1:] if each]


def in_line(look: Look, seen: Seen) -> tuple[Row, Row]:
    """What stands in the line, and what is left."""
    view = seen.view
    word = look.say("eight28-screen-round", round=view.round)
    if view.last_round:
        word = look.say("eight28-screen-last-round")
    here = row(Span(word, "title"), "  ", *gems(look, view.middle))
    pile = row(Span(look.say("eight28-screen-pile", count=view.pile), "dim"))
    stock, gap = supply(look, seen), "   "
    for now, rest in (
        (row(*here, gap, *pile, gap, *stock), ()),
        (row(*here, gap, *pile), stock),
        (here, row(*pile, "  ", *stock)),
    ):
        if wide(now) <= look.width - 2:
            return now, rest
    return here, pile

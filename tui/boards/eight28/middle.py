"""The middle of the table: the gems that are played for, what is left of them, and the pile."""

from tui.boards.eight28.pieces import gems, heap
from tui.drawing import Block, Row, Span, boxed, centred, in_the_middle, row
from tui.places.place import Look
from tui.plain.games import Seen


def box(look: Look, seen: Seen, width: int, height: int) -> Block:
    view, inner = seen.view, width - 2
    last = row(Span(look.say("eight28-screen-last-round"), "warn"))
    rows = [
        heap(look, view.middle, inner - 2),
        gems(look, view.middle),
        row(),
        *([last] if view.last_round else []),
        row(Span(look.say("eight28-screen-pile", count=view.pile), "dim")),
        supply(look, seen),
    ]
    inside = in_the_middle(rows, inner, height - 2)
    title = look.say("eight28-screen-round", round=view.round)
    return boxed(inside, width, height, look.glyphs.frame, Span(title, "title"))


def supply(look: Look, seen: Seen) -> Row:
    left = seen.view.supply
    return row(Span(look.say("eight28-screen-supply", blue=left.blue, red=left.red), "dim"))


def line(look: Look, seen: Seen) -> Block:
    """The same in a line or two."""
    view = seen.view
    word = look.say("eight28-screen-round", round=view.round)
    if view.last_round:
        word = look.say("eight28-screen-last-round")
    here = row(Span(word, "title"), "  ", *gems(look, view.middle))
    pile = row(Span(look.say("eight28-screen-pile", count=view.pile), "dim"))
    if look.is_narrow:
        return [here]
    both = row(*here, "   ", *pile, "   ", *supply(look, seen))
    return [centred(both, look.width)]

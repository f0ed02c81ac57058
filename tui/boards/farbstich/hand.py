"""My cards, what I am asked, and what the card that is pointed at would do."""

from typing import Final, NamedTuple, cast

from server.cards import COLOUR, VALUE, ColourCard
from server.protocol import farbstich
from tui.boards.farbstich.choosing import does, keys, sorted_by_colour
from tui.boards.farbstich.lots import lots
from tui.boards.farbstich.picking import gain
from tui.boards.farbstich.pieces import colour_name, sign
from tui.boards.farbstich.standing import lots as count_lots
from tui.boards.farbstich.standing import would
from tui.drawing import Block, Span, beside, row, wrapped
from tui.places.place import Look
from tui.plain.farbstich_table import now
from tui.plain.games import Seen


class Size(NamedTuple):
    """Of a card. `lifted`: the one that is pointed at stands out above the others; `keyed`: each
    has its digit below."""

    width: int
    height: int
    lifted: bool = True
    keyed: bool = True


GRAND: Final = Size(7, 4)
LARGE: Final = Size(6, 3)
MIDDLE: Final = Size(5, 2)
SMALL: Final = Size(3, 2)


def question(look: Look, seen: Seen) -> Block:
    """What I have to decide; else whom the table waits for."""
    if look.scene.refusal:
        return wrapped(look.scene.refusal, look.width, "bad")
    if not seen.in_turn:
        return [each for told in now(seen) for each in wrapped(told, look.width, "dim")]
    asked = look.say(
        "farbstich-screen-ask-collect" if seen.view.to_collect else "farbstich-screen-ask-play"
    )
    return wrapped(f"{look.glyphs.turn} {asked}", look.width, "turn", indent="  ")


def preview(look: Look, seen: Seen, brief: bool = False) -> Block:
    """Some would rather work it out in their heads."""
    if not seen.in_turn or not look.taste.totals:
        return []
    verb, _, what = (look.sent or look.pointed).partition(":")
    if verb == "play" and what in seen.view.hand:
        return wrapped(outlook(look, seen, cast(ColourCard, what), brief), look.width)
    every = lots(look, seen)
    told = [gain(look, seen, every, lot, brief) for lot in every if lot.pointed]
    return [each for one in told for each in wrapped(one, look.width)]


def outlook(look: Look, seen: Seen, card: ColourCard, brief: bool) -> str:
    view: farbstich.FarbstichView = seen.view
    then = would(view, card)
    return look.say(
        "farbstich-screen-would",
        card=colour_name(look, then.colour),
        total=then.total,
        outcome=then.outcome,
        place=then.place,
        others=seen.texts.join(look.say("farbstich-colour", colour=each) for each in then.others),
        lots=count_lots(view.display),
        coming=0 if brief else then.coming,
    )


def cards(look: Look, seen: Seen, size: Size) -> Block:
    """As many columns as cards; nobody else's cards are ever seen."""
    held = sorted_by_colour(seen.view.hand)
    able = keys(look, seen)
    return beside(
        *(column(look, card, size, able.get(does(farbstich.Play(card)), "")) for card in held)
    )


def column(look: Look, card: ColourCard, size: Size, key: str) -> Block:
    """A card that cannot be played now has no key."""
    name = does(farbstich.Play(card)) if key else ""
    sent, pointed = bool(name) and name == look.sent, bool(name) and name == look.pointed
    tile, width = f"tile-{COLOUR[card]}", size.width
    face = [sign(look, COLOUR[card]), str(VALUE[card]), ""][: size.height]
    face = ["", *face] if size.height > len(face) else face
    lines = [Span(each.center(width), tile) for each in face]
    if size.lifted:
        space = Span(" " * width)
        mark = look.glyphs.done if sent else look.glyphs.up
        foot = Span(mark.center(width), "pointed")
        lines = [*lines, foot] if pointed or sent else [space, *lines]
    elif pointed or sent:
        lines[-1] = lines[-1]._replace(ink="pointed")
    if size.keyed:
        lines.append(Span(key.center(width), "pointed" if pointed and key else "key"))
    return [row(each._replace(does=name)) for each in lines]

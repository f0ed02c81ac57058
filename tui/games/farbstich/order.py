"""The order of collecting as bars: one for each colour, made of its cards, the strongest first."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple, cast

from server.cards import COLOURS, VALUE, Colour, ColourCard
from server.protocol import farbstich
from tui.games.farbstich.trick import Standing, Trick, last_trick, standings, this_trick, worth
from tui.games.farbstich.words import color_name, color_word, course, player, sign
from tui.games.people import cut
from tui.look import Look
from tui.plain.games import Seen

LEAST_NAME: Final = 4
"""columns for three letters of a name, and the sign that it was cut"""
NAMED: Final = 3


class Piece(NamedTuple):
    """A card in a bar. `is_ghost`: the card that is pointed at, not played yet."""

    name: str
    value: int
    is_ghost: bool


class End(NamedTuple):
    """The words behind a bar, in several lengths, the longest first: of those who collect, the
    first NAMED have a name. `ink` is a field of the palette."""

    texts: tuple[str, ...]
    ink: str


class Bar(NamedTuple):
    color: Colour
    sign: str
    name: str
    total: int
    pieces: tuple[Piece, ...]
    ends: tuple[End, ...]
    is_live: bool


class Order(NamedTuple):
    """`notes`: the same in several lengths; `room`: of the longest name of a colour. `is_told`:
    who took what stands behind the bars."""

    title: str
    notes: tuple[str, ...]
    is_tied: bool
    bars: tuple[Bar, ...]
    room: int
    course: str
    is_told: bool


def order_of(look: Look, seen: Seen) -> Order:
    """Of this trick; until a card is led, of the last one."""
    view: farbstich.FarbstichView = seen.view
    ghost = pointed_card(look, seen)
    if not view.plays and not ghost and (last := last_trick(seen)):
        return of_trick(look, seen, last, look.say("board-farbstich-last"))
    trick = this_trick(seen)
    if ghost and view.seat is not None:
        trick = trick._replace(plays=(*view.plays, farbstich.Laid(view.seat, ghost)))
    return of_trick(look, seen, trick, look.say("board-farbstich-order"), ghost)


def pointed_card(look: Look, seen: Seen) -> ColourCard | None:
    """The card whose outcome the order shows, if the player wants that."""
    verb, _, what = (look.sent or look.pointed).partition(":")
    shown = verb == "play" and what in seen.view.hand and look.taste.totals and seen.in_turn
    return cast(ColourCard, what) if shown else None


def of_trick(
    look: Look,
    seen: Seen,
    trick: Trick,
    title: str,
    ghost: ColourCard | None = None,
    shown: int | None = None,
) -> Order:
    """`shown`: how many steps of a recap have been shown."""
    ranked = farbstich.rank(trick.plays)
    colors = groupby(standings(trick.plays), lambda row: row.colour)
    return Order(
        title,
        tie_notes(look, seen, ranked) or (look.say("board-farbstich-order-rule"), ""),
        bool(ranked.tied),
        tuple(bar(look, seen, trick, list(cards), ghost, shown) for _, cards in colors),
        max(len(color_name(look, color)) for color in COLOURS[: seen.view.players]),
        course(look, seen.view) if seen.view.starter is not None else "",
        bool(trick.took) and not trick.collecting,
    )


def tie_notes(look: Look, seen: Seen, ranked: farbstich.Ranked) -> tuple[str, ...]:
    if not ranked.tied:
        return ()
    colors = seen.texts.join(color_word(look, each) for each in ranked.tied)
    return (
        look.say("board-farbstich-tied", colours=colors, total=ranked.totals[ranked.tied[0]]),
        look.say("board-farbstich-tie"),
        look.say("board-farbstich-tie-short"),
    )


def bar(
    look: Look,
    seen: Seen,
    trick: Trick,
    cards: Sequence[Standing],
    ghost: ColourCard | None,
    shown: int | None,
) -> Bar:
    color, total, first = cards[0].colour, cards[0].total, cards[0]
    pieces = tuple(
        Piece(player(look, seen, seat), VALUE[card], card == ghost)
        for seat, card in ((each.laid.seat, each.laid.card) for each in cards)
    )
    if first.place:
        ends = ends_of(look, seen, cards, trick, shown)
    elif first.tied:
        level = look.say("board-farbstich-level", total=total)
        ends = (End((level, f"{total} = {total}", "="), "bad"),)
    else:
        ends = (End((look.say("board-farbstich-below"), ""), "quiet"),)
    name = color_name(look, color)
    return Bar(color, sign(look, color), name, total, pieces, ends, bool(first.place))


def ends_of(
    look: Look, seen: Seen, cards: Sequence[Standing], trick: Trick, shown: int | None
) -> tuple[End, ...]:
    """Those who come too late are told together, as soon as it is told."""
    asked = trick.collecting[:1]
    late = [each for each in cards if each.laid.seat not in asked and not trick.collects(each)]
    ends = [end(look, seen, each, trick, shown) for each in cards if each not in late]
    names = [player(look, seen, each.laid.seat) for each in late]
    if late and (shown is None or step_of(late[0], trick) <= shown):
        word = look.say("board-farbstich-late")
        told = look.say("common-named", of=word, what=", ".join(names))
        ends.append(End((told, word, ""), "quiet"))
    else:
        ends += (End((name, ""), "quiet") for name in names)
    return tuple(ends)


def end(look: Look, seen: Seen, each: Standing, trick: Trick, shown: int | None) -> End:
    """The place of a card that collects, or what it brought."""
    seat, glyphs = each.laid.seat, look.glyphs
    name = player(look, seen, seat)
    short = cut(name, LEAST_NAME)
    is_told = shown is None or step_of(each, trick) <= shown
    if trick.collecting[:1] == (seat,):
        whole, brief = f"{glyphs.turn} {name}", f"{glyphs.turn} {short}"
        return End((whole, whole, brief, glyphs.turn), "gold")
    place = glyphs.done if trick.has_collected(each) else f"{each.place}."
    place = place if each.place <= trick.sure else ""
    took = trick.took.get(seat)
    if took is None or not is_told:
        whole, brief = f"{place} {name}".strip(), f"{place} {short}".strip()
        return End((whole, whole, brief, place), "gold")
    values = "+".join(map(str, sorted((VALUE[card] for card in took.cards), reverse=True)))
    brought = f"{sign(look, took.colour)} {worth(took)}"
    whole = f"{sign(look, took.colour)} {values} = {worth(took)}" if "+" in values else brought
    named = (f"{place} {name} {whole}", f"{place} {name} {brought}", f"{place} {short} {brought}")
    nameless = f"{place} {brought}", f"{place} +{worth(took)}"
    is_newest = shown in (None, step_of(each, trick))
    return End((*named, *nameless), "gold" if is_newest else "text")


def step_of(each: Standing, trick: Trick) -> int:
    """The step of a recap that tells of a card: one for each that collects, and one for all that
    go without."""
    return each.place if 0 < each.place <= trick.lots else trick.collectors + 1

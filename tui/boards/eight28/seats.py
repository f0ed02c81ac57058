"""The others at the table: as boxes around the middle, or a line each."""

from server.protocol import eight28 as p
from tui.boards.eight28.pieces import gems, hand, in_rows, span_of_sums
from tui.boards.people import is_asked, name_ink, person, state
from tui.drawing import Block, Row, Span, apart, boxed, cut, fit, row, wide
from tui.places.place import Look
from tui.plain.eight28 import sums as totals_of
from tui.plain.games import Seen

WIDE, HIGH = 26, 8


def box(look: Look, seen: Seen, seat: int) -> Block:
    inner = WIDE - 4
    rows = [
        apart(person(look, seen, seat), marks(look, seen, seat), inner),
        row(),
        *(in_rows(hand(look, seen, seat), inner, 2) if seen.view.sides else []),
    ]
    rows += [row()] * (4 - len(rows))
    rows += [sums(look, seen, seat), gems(look, seen.view.gems[seat])]
    frame = "frame+turn" if is_asked(seen, seat) else "frame"
    strong = look.glyphs.strong if is_asked(seen, seat) else look.glyphs.frame
    padded = [row(" ", *fit(each, inner), " ") for each in rows]
    return boxed(padded, WIDE, HIGH, strong, ink=frame)


def marks(look: Look, seen: Seen, seat: int) -> Row:
    """Who gives the cards now, and who has said no."""
    told = []
    if seat == seen.view.giver:
        told.append(Span(look.say("eight28-screen-gives"), "title"))
    return row(*told)


def sums(look: Look, seen: Seen, seat: int) -> Row:
    if not seen.view.sides:
        return row()
    side = seen.view.sides[seat]
    if side.out:
        return row(Span(look.say("eight28-screen-out"), "bad"))
    if side.hole is not None and seat != seen.view.seat:
        return row(Span(revealed(look, seen, seat), "title"))
    if not side.open:
        return row(Span(look.say("eight28-screen-none-open"), "dim"))
    return row(Span(look.say("eight28-screen-open", sums=span_of_sums(seen, seat)), "dim"))


def revealed(look: Look, seen: Seen, seat: int) -> str:
    """What somebody has, once all cards lie open, and which half he plays for."""
    for each in seen.view.declared:
        if each.seat == seat:
            return look.say("eight28-screen-for", target=each.target, total=each.total)
    side = seen.view.sides[seat]
    every = p.totals((*side.open, side.hole))
    if every[0] > p.HIGH:
        return look.say("eight28-screen-too-much", total=every[0])
    return f"= {totals_of(seen, (*side.open, side.hole))}"


def line(look: Look, seen: Seen, seat: int) -> Row:
    """Everything about one of them, in as much room as a line has."""
    long = 11 if look.is_narrow else 20
    turn = look.glyphs.turn if is_asked(seen, seat) else " "
    giver = seat == seen.view.giver
    mark = Span(look.say("eight28-screen-gives-short") if giver else " ", "title")
    name = Span(seen.names[seat], name_ink(seen, seat))
    if look.is_narrow:
        start = row(Span(turn, "turn"), *fit(row(name), long - 2), mark, " ")
    else:
        known = state(look, seat)
        named = row(name, Span(f" {known}" if known else "", "dim"))
        start = row(Span(turn, "turn"), *fit(named, long), " ", mark, " ")
    worth = seen.view.gems[seat]
    gem = look.glyphs.gem
    end = row(Span(f" {gem}{worth.worth}", "gem-blue")) if look.is_narrow else gems(look, worth)
    middle = look.width - wide(start) - max(wide(end), 0 if look.is_narrow else 16) - 1
    return apart(row(*start, *fit(cards(look, seen, seat, middle), middle)), end, look.width)


def cards(look: Look, seen: Seen, seat: int, width: int) -> Row:
    """Cards and what they make, closer together the less room there is."""
    if not seen.view.sides:
        return ()
    side = seen.view.sides[seat]
    if side.out:
        end = row(Span(f" {look.say('eight28-screen-out')}", "bad"))
    elif side.hole is not None and seat != seen.view.seat:
        end = row(Span(f" {revealed(look, seen, seat)}", "title"))
    else:
        told = side.open and seat != seen.view.seat
        end = row(Span(f" {span_of_sums(seen, seat)}" if told else "", "dim"))
    tiles = hand(look, seen, seat)
    room = width - wide(end)
    spaced = [part for each in tiles for part in (each, Span(" "))][:-1]
    if wide(spaced) > room:
        closer = [Span(f"{each.text.strip()} ", each.ink) for each in tiles]
        spaced = [*closer] if wide(closer) <= room else [tiles[0], *counted(tiles[1:])]
    return row(*cut(row(*spaced), room), *end) if wide(spaced) > room else row(*spaced, *end)


def counted(tiles: list[Span]) -> list[Span]:
    """Equal cards once, with their number."""
    texts = [each.text.strip() for each in tiles]
    kinds = dict.fromkeys(texts)
    return [
        Span(f" {f'{n}×' if (n := texts.count(kind)) > 1 else ''}{kind}", tiles[0].ink)
        for kind in kinds
    ]

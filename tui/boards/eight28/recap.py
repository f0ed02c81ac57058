"""How the last round ended, step by step: the hidden cards, the choices, and who got which gems."""

from collections.abc import Sequence

from server.protocol import eight28 as p
from tui.boards.eight28 import middle
from tui.boards.eight28.pieces import heap, tile
from tui.drawing import Block, Row, Span, boxed, centred, filled, fit, row, wide, wrapped
from tui.places.place import Look
from tui.plain.eight28 import sums
from tui.plain.games import Seen

NAME, LARGE = 14, 16


def recapped(seen: Seen) -> object:
    """What there is to be told: the round before this one."""
    return None if seen.view.before is None or not seen.view.sides else seen.view.round


def steps(seen: Seen) -> int:
    last = seen.view.before
    return len(last.sides) + len(last.declared) + len(last.paid) if last else 0


def in_order(seen: Seen) -> list[int]:
    """As they are turned up: from the giver's left."""
    players = seen.view.players
    return [(seen.view.before.giver + turn) % players for turn in range(1, players + 1)]


def recap(look: Look, seen: Seen) -> Block:
    last, step = seen.view.before, look.recap
    assert step is not None
    shown = set(in_order(seen)[:step])
    told = step - len(last.sides)
    inner = look.width - 4
    rows = [side(look, seen, seat, seat in shown, inner) for seat in range(seen.view.players)]
    rows += [row()] * (look.height >= LARGE)
    rows += sentences(look, seen, last.declared[: max(0, told)], inner)
    for paid in last.paid[: max(0, told - len(last.declared))]:
        rows += payment(look, seen, paid, inner)
    title = look.say("eight28-screen-recap", round=seen.view.round - 1)
    # Where there is little room, what was told first makes place.
    now = middle.line(look.sized(inner, 1), seen)
    room = max(0, look.height - 2 - len(now))
    rows = [*filled(rows[-room:], inner, room), *now]
    padded = [row(" ", *fit(each, inner), " ") for each in rows]
    return boxed(padded, look.width, look.height, look.glyphs.frame, Span(title, "title"))


def side(look: Look, seen: Seen, seat: int, shown: bool, width: int) -> Row:
    mine = seen.view.before.sides[seat]
    hole = tile(mine.hole, "back") if shown else Span(look.glyphs.back * 3, "back")
    cards = [hole, *(tile(card, "card-off" if mine.out else "card") for card in mine.open)]
    spaced = row(*(part for each in cards for part in (each, Span(" "))))
    name = fit(row(Span(seen.names[seat], "strong")), min(NAME, width // 4))
    end = row(worth(look, seen, mine)) if shown else row()
    room = width - wide(name) - wide(end) - 2
    if wide(spaced) > room:
        spaced = row(*(Span(f"{each.text.strip()} ", each.ink) for each in cards))
    return row(*name, " ", *fit(spaced, room), " ", *end)


def worth(look: Look, seen: Seen, side: p.Side) -> Span:
    assert side.hole is not None
    cards = (*side.open, side.hole)
    least = p.totals(cards)[0]
    if least > p.HIGH:
        return Span(look.say("eight28-screen-too-much", total=least), "bad")
    return Span(f"= {sums(seen, cards)}", "dim")


def sentences(look: Look, seen: Seen, told: Sequence[p.Declared], width: int) -> Block:
    return [each for one in told for each in wrapped(seen.teller.event(one), width, "dim")]


def payment(look: Look, seen: Seen, paid: p.Paid, width: int) -> Block:
    """Who gets what; a direct hit is a feast."""
    rows: Block = []
    if paid.target == "hit":
        star = look.glyphs.gem * 3
        feast = f" {star} {look.say('eight28-screen-feast')} {star} "
        rows.append(centred(row(Span(feast, "fresh")), width))
    rows += wrapped(seen.teller.event(paid), width)
    for share in paid.shares if look.height >= LARGE else ():
        won = heap(look, p.Gems(share.blue, share.red), width - NAME - 3)
        rows.append(row("  ", *fit(row(Span(seen.names[share.seat], "me")), NAME), " ", *won))
    return rows

"""Everybody's cards at the end of a round, with what they make, which half he plays for, and what
he gets: a row for each, or three with large cards."""

from collections.abc import Iterator
from typing import Final

from server.protocol import eight28
from tui.boards.eight28.cards import LOW, in_line, in_rows, spread
from tui.boards.eight28.pieces import Card, gems, laid, worths
from tui.drawing import Block, Row, Span, apart, fit, row, wide
from tui.places.place import Look
from tui.plain.games import Seen

ROW: Final = 1
TALL: Final = LOW
NAME, NAME_NARROW, NAME_SHORT = 20, 9, 3
ROOM: Final = 20
"""for what is told beside large cards"""


def in_order(seen: Seen) -> list[int]:
    """As they are turned up: from the giver's left."""
    players = seen.view.players
    return [(seen.view.before.giver + turn) % players for turn in range(1, players + 1)]


def hands(look: Look, seen: Seen, step: int, high: int) -> Block:
    """Exactly so many rows for each, however many cards he has, on any screen as wide as a phone;
    where there is less room, one more for those who have many."""
    longest = max(wide((Span(name),)) for name in seen.names)
    named = min(longest, NAME_NARROW if look.is_narrow else NAME)
    one = tall if high == TALL else flat
    return [each for seat in in_order(seen) for each in one(look, seen, seat, step, named)]


def name(seen: Seen, seat: int, width: int) -> Row:
    return fit(row(Span(seen.names[seat], "me" if seat == seen.view.seat else "strong")), width)


def is_shown(seen: Seen, seat: int, step: int) -> bool:
    return in_order(seen).index(seat) < step


def lying(look: Look, seen: Seen, seat: int, step: int) -> list[Card]:
    cards = laid(look, seen.view.before.sides[seat])
    return cards if is_shown(seen, seat, step) else [Card(look.glyphs.back * 2, "back"), *cards[1:]]


def tall(look: Look, seen: Seen, seat: int, step: int, named: int) -> Block:
    end = next(ends(look, seen, seat, step))
    room = look.width - named - 1 - max(map(wide, (end, row(" " * ROOM))))
    rows = spread(look, lying(look, seen, seat, step), room, LOW)
    for number, each in enumerate(rows):
        is_middle = number == len(rows) // 2
        head = name(seen, seat, named) if is_middle else fit((), named)
        rows[number] = apart(row(*head, " ", *each), end if is_middle else (), look.width)
    return [*rows, *[row()] * (LOW - len(rows))]


def flat(look: Look, seen: Seen, seat: int, step: int, named: int) -> Block:
    """What is told becomes shorter before the name does."""
    cards = lying(look, seen, seat, step)
    for width in (named, NAME_SHORT):
        for end in ends(look, seen, seat, step):
            here = in_line(look, cards, look.width - width - 1 - wide(end))
            if here is not None:
                head = name(seen, seat, width)
                return [apart(row(*head, " ", *here), end, look.width)]
    end, below = next(ends(look, seen, seat, step)), in_rows(look, cards, look.width - 2, 1)
    return [apart(name(seen, seat, named), end, look.width), *(row("  ", *each) for each in below)]


def ends(look: Look, seen: Seen, seat: int, step: int) -> Iterator[Row]:
    """What is known of somebody by now, and the same ever shorter."""
    last = seen.view.before
    beyond = max(0, step - len(last.sides))
    declared = next((d for d in last.declared[:beyond] if d.seat == seat), None)
    paid = last.paid[: max(0, beyond - len(last.declared))]
    won = next((s for one in paid for s in one.shares if s.seat == seat), None)
    if not is_shown(seen, seat, step):
        yield ()
        return
    long, short = played(look, declared) if declared else worths(look, seen, last.sides[seat])
    got = eight28.Gems(won.blue, won.red) if won else None
    widest = max((wide(gained(look, each)) for one in paid for each in one.shares), default=0)
    many = fit(gained(look, won) if won else (), 0 if look.is_narrow and not won else widest)
    few = row(Span(f" +{got.worth}", "gem-blue")) if got else ()
    yield row(" ", long, *many)
    if not won:
        yield row(" ", long)
    yield row(" ", short, *many)
    yield row(" ", short, *few)
    yield few


def gained(look: Look, won: eight28.Share) -> Row:
    return row("  +", *gems(look, eight28.Gems(won.blue, won.red)))


def played(look: Look, declared: eight28.Declared) -> tuple[Span, Span]:
    """Which half with which total."""
    target, total = declared.target, declared.total
    words = look.say("eight28-screen-for", target=target, total=total)
    return Span(words, "title"), Span(f"{target}:{total}", "title")

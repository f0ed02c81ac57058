"""The end of a game: the golden card is turned up, and who has won.

A moment says how far that has come; everything that is still to come has its place already.
"""

from typing import Final, Literal, NamedTuple

from server.cards import RANK, SUIT, SuitCard
from server.protocol import schatzsuche
from server.protocol.seat import Over
from tui.boards.schatzsuche.faces import WIDE, back, card_of, chip, edge, empty, of_card, tall
from tui.boards.schatzsuche.sheet import bonuses, short, signed
from tui.boards.schatzsuche.trick import shares
from tui.boards.schatzsuche.trick import short as shortened
from tui.drawing import Block, Row, Span, beside, boxed, centred, filled, fit, row, wide, wrapped
from tui.events_as_text import number
from tui.places.place import Look
from tui.plain.games import Seen

WIDEST = 66
NUMBERS = 8
CHEST = 15
LEAST_TALL, LEAST_LARGE = 16, 14
TICKS: Final = 4
"""in so many steps a bonus is added"""


class Moment(NamedTuple):
    """How many guesses lie open, how the golden card lies, how much of the bonus is added, and
    whether it is told who has won."""

    guesses: int = schatzsuche.PLAYERS
    golden: Literal["down", "turning", "up"] = "up"
    ticks: int = TICKS
    is_over: bool = True


END: Final = Moment()


def ending(look: Look, seen: Seen, over: Over, now: Moment = END) -> Block:
    """The sheet too, where there is room for it."""
    width = min(WIDEST, look.width)
    rows = [*won(look, seen, over, width, now), *golden(look, seen, width, now), row()]
    rows += standing(look, seen, over, width, now)
    if look.height >= len(rows) + schatzsuche.ROUNDS + 5:
        rows += [row(), *sheet(look, seen, min(width, 54))]
    above = max(0, (look.height - len(rows)) // 2)
    return filled([row()] * above + [centred(each, look.width) for each in rows], *size(look))


def size(look: Look) -> tuple[int, int]:
    return look.width, look.height


def is_tall(look: Look) -> bool:
    return look.height >= LEAST_TALL and look.width >= WIDEST


def won(look: Look, seen: Seen, over: Over, width: int, now: Moment) -> Block:
    star = Span(f" {look.glyphs.colours['Y']} ", "title")
    said = wrapped(seen.formatter.say("who-won", over.result), width - 6, "title")
    if not now.is_over:
        said = [row() for _ in said]
        said[0] = row(Span(look.say("schatzsuche-screen-treasure"), "strong"))
    return [*(row(star, *each, star) if each else each for each in said), row()]


def golden(look: Look, seen: Seen, width: int, now: Moment = END) -> Block:
    """The card lies in its chest, and beside it what everybody took it for."""
    card = seen.view.treasure
    if card is None:
        return []
    said = wrapped(seen.formatter.event(schatzsuche.Golden(card)), width, "title")
    said = said if now.golden == "up" else [row() for _ in said]
    if look.height < LEAST_LARGE:
        lies = chip(look, card) if now.golden == "up" else Span(look.glyphs.back * 3, "back")
        return [*said, row(lies)]
    if not is_tall(look):
        return [*said, *large(look, card, now)]
    guesses = [
        guess(look, seen, seat, card, now, place) for place, seat in enumerate(in_order(seen))
    ]
    return [*beside(chest(look, card, now), in_columns(guesses, width - CHEST - 1)), row(), *said]


def in_order(seen: Seen) -> list[int]:
    """As they have guessed: from the dealer's left."""
    dealer = seen.view.dealer or 0
    return [(dealer + turn) % schatzsuche.PLAYERS for turn in range(1, schatzsuche.PLAYERS + 1)]


def large(look: Look, card: SuitCard, now: Moment) -> Block:
    """The golden card in three rows; it shines when it is up."""
    star = Span(look.glyphs.colours["Y"] if now.golden == "up" else " ", "title")
    lies = {
        "down": back(look),
        "turning": edge(look),
        "up": tall(of_card(look, card, None)),
    }[now.golden]
    return [row(star, "  ", *each, "  ", star) for each in lies]


def chest(look: Look, card: SuitCard, now: Moment) -> Block:
    inside = [centred(each, CHEST - 2) for each in large(look, card, now)]
    named = look.say("schatzsuche-screen-golden")
    box = boxed(inside, CHEST, len(inside) + 2, look.glyphs.strong, ink="frame+turn")
    return [*box, fit(centred(row(Span(named, "title")), CHEST), CHEST)]


def guess(look: Look, seen: Seen, seat: int, golden: SuitCard, now: Moment, place: int) -> Block:
    """A name, a card, what it brings, and why."""
    view: schatzsuche.SchatzsucheView = seen.view
    named, worth = view.guesses[seat], bonuses(view)[seat]
    is_laid = named is not None and place < now.guesses
    face = tall(of_card(look, guessed(named), None)) if named and is_laid else empty(look)
    name = Span(seen.names[seat], "me" if seat == view.seat else "strong")
    ink = "good" if worth else "dim"
    why = look.say("schatzsuche-screen-right", right=what_is_right(named, golden))
    told = [row(Span(signed(worth), ink)), row(Span(why, ink))]
    if now.golden != "up":
        told = [row(" " * wide(each)) for each in told]
    return [row(name), *face, *told]


def guessed(named: schatzsuche.Named) -> SuitCard:
    return card_of(named.suit, named.rank)


def what_is_right(
    named: schatzsuche.Named | None, golden: SuitCard
) -> Literal["both", "suit", "rank", "none"]:
    if named is None:
        return "none"
    suit, rank = named.suit == SUIT[golden], named.rank == RANK[golden]
    if suit and rank:
        return "both"
    return "suit" if suit else "rank" if rank else "none"


def in_columns(blocks: list[Block], width: int) -> Block:
    wanted = [max(WIDE, *(wide(each) for each in block)) for block in blocks]
    given = shares(wanted, width - len(blocks))
    more, rest = divmod(width - sum(given), len(blocks))
    return beside(
        *(
            [centred(shortened(each, most), most + more + (place < rest)) for each in block]
            for place, (block, most) in enumerate(zip(blocks, given, strict=True))
        ),
        gap=0,
    )


def standing(look: Look, seen: Seen, over: Over, width: int, now: Moment = END) -> Block:
    """Points of the rounds, the guess with its bonus, and the sum, the best first."""
    points = [counted(seen, seat, now) for seat in range(schatzsuche.PLAYERS)]
    seats = sorted(range(schatzsuche.PLAYERS), key=lambda seat: -points[seat])
    lines = (line(look, seen, over, seat, width, now) for seat in seats)
    return [heads(look, width), *lines]


def counted(seen: Seen, seat: int, now: Moment) -> int:
    """The points as far as they have been added."""
    view: schatzsuche.SchatzsucheView = seen.view
    return view.totals[seat] + bonuses(view)[seat] * now.ticks // TICKS


def heads(look: Look, width: int) -> Row:
    bonus, guessed = look.say("schatzsuche-screen-bonus"), look.say("schatzsuche-screen-guess")
    words = (
        look.say("schatzsuche-screen-rounds"),
        bonus if is_tall(look) else guessed,
        look.say("schatzsuche-screen-points"),
    )
    cells = (
        Span(word.rjust(wide), "dim") for word, wide in zip(words, columns(width), strict=True)
    )
    return row(" " * (width - sum(columns(width))), *cells)


def columns(width: int) -> tuple[int, int, int]:
    return (NUMBERS, 11, NUMBERS) if width < WIDEST else (12, 15, 12)


def line(look: Look, seen: Seen, over: Over, seat: int, width: int, now: Moment) -> Row:
    view: schatzsuche.SchatzsucheView = seen.view
    rounds, guessed, points = columns(width)
    has_won = now.is_over and seat in over.result.winners
    mark = look.glyphs.colours["Y"] if has_won else " "
    ink = "title" if has_won else "me" if seat == view.seat else "text"
    name = row(Span(f"{mark} ", "title"), Span(seen.names[seat], ink))
    return row(
        *fit(name, width - rounds - guessed - points),
        number(view.totals[seat]).rjust(rounds),
        *treasure(look, seen, seat, guessed, now),
        Span(number(counted(seen, seat, now)).rjust(points), ink if has_won else "strong"),
    )


def treasure(look: Look, seen: Seen, seat: int, width: int, now: Moment) -> Row:
    """The guess itself only where it is not drawn already."""
    view: schatzsuche.SchatzsucheView = seen.view
    named, bonus = view.guesses[seat], bonuses(view)[seat]
    worth = Span((signed(bonus) if now.golden == "up" else "").rjust(5), "good" if bonus else "dim")
    if named is None or is_tall(look) or in_order(seen).index(seat) >= now.guesses:
        return row(" " * (width - 5), worth)
    card = chip(look, guessed(named))
    return row(" " * (width - wide((card,)) - 5), card, worth)


def sheet(look: Look, seen: Seen, width: int) -> Block:
    rows = short(look, seen, width - 2)
    title = look.say("schatzsuche-screen-columns")
    return boxed(rows, width, len(rows) + 2, look.glyphs.frame, title)

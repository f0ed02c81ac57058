"""The end of a game: the golden card is turned up, and who has won."""

from typing import Literal

from server.cards import RANK, SUIT, SuitCard
from server.protocol import schatzsuche as p
from server.protocol.seat import Over
from tui.boards.schatzsuche.faces import WIDE, card_of, chip, empty, of_card, tall
from tui.boards.schatzsuche.sheet import bonuses, short, signed
from tui.boards.schatzsuche.trick import shares
from tui.boards.schatzsuche.trick import short as shortened
from tui.drawing import Block, Row, Span, beside, boxed, centred, filled, fit, row, wide, wrapped
from tui.places.place import Look
from tui.plain.games import Seen
from tui.telling import number

WIDEST = 66
NUMBERS = 8
CHEST = 15
LEAST_TALL = 16


def ending(look: Look, seen: Seen, over: Over) -> Block:
    """The sheet too, where there is room for it."""
    width = min(WIDEST, look.width)
    rows = [*won(look, seen, over, width), *golden(look, seen, width), row()]
    rows += standing(look, seen, over, width)
    if look.height >= len(rows) + p.ROUNDS + 5:
        rows += [row(), *sheet(look, seen, min(width, 54))]
    above = max(0, (look.height - len(rows)) // 2)
    return filled([row()] * above + [centred(each, look.width) for each in rows], *size(look))


def size(look: Look) -> tuple[int, int]:
    return look.width, look.height


def is_tall(look: Look) -> bool:
    return look.height >= LEAST_TALL and look.width >= WIDEST


def won(look: Look, seen: Seen, over: Over, width: int) -> Block:
    star = Span(f" {look.glyphs.colours['Y']} ", "title")
    said = wrapped(seen.teller.say("who-won", over.result), width - 6, "title")
    return [*(row(star, *each, star) for each in said), row()]


def golden(look: Look, seen: Seen, width: int) -> Block:
    """The card lies in its chest, and beside it what everybody took it for."""
    card = seen.view.treasure
    if card is None:
        return []
    said = wrapped(seen.teller.event(p.Golden(card)), width, "title")
    if not is_tall(look):
        return [*said, row(chip(look, card))]
    guesses = [guess(look, seen, seat, card) for seat in range(p.PLAYERS)]
    return [*beside(chest(look, card), in_columns(guesses, width - CHEST - 1)), row(), *said]


def chest(look: Look, card: SuitCard) -> Block:
    star = Span(look.glyphs.colours["Y"], "title")
    inside = [
        centred(row(star, "  ", *each, "  ", star), CHEST - 2)
        for each in tall(of_card(look, card, None))
    ]
    named = look.say("schatzsuche-screen-golden")
    box = boxed(inside, CHEST, len(inside) + 2, look.glyphs.strong, ink="frame+turn")
    return [*box, fit(centred(row(Span(named, "title")), CHEST), CHEST)]


def guess(look: Look, seen: Seen, seat: int, golden: SuitCard) -> Block:
    """A name, a card, what it brings, and why."""
    view: p.SchatzsucheView = seen.view
    named, worth = view.guesses[seat], bonuses(view)[seat]
    face = tall(of_card(look, card_of(named.suit, named.rank), None)) if named else empty(look)
    right = what_is_right(named, golden)
    ink = "good" if worth else "dim"
    why = look.say("schatzsuche-screen-right", right=right)
    name = Span(seen.names[seat], "me" if seat == view.seat else "strong")
    return [row(name), *face, row(Span(signed(worth), ink)), row(Span(why, ink))]


def what_is_right(
    named: p.Named | None, golden: SuitCard
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


def standing(look: Look, seen: Seen, over: Over, width: int) -> Block:
    """Points of the rounds, the guess with its bonus, and the sum, the best first."""
    result = over.result
    seats = sorted(range(p.PLAYERS), key=lambda seat: -result.points[seat])
    return [heads(look, width), *(line(look, seen, over, seat, width) for seat in seats)]


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


def line(look: Look, seen: Seen, over: Over, seat: int, width: int) -> Row:
    view: p.SchatzsucheView = seen.view
    rounds, guessed, points = columns(width)
    has_won = seat in over.result.winners
    mark = look.glyphs.colours["Y"] if has_won else " "
    ink = "title" if has_won else "me" if seat == view.seat else "text"
    name = row(Span(f"{mark} ", "title"), Span(seen.names[seat], ink))
    return row(
        *fit(name, width - rounds - guessed - points),
        number(view.totals[seat]).rjust(rounds),
        *treasure(look, view, seat, guessed),
        Span(number(over.result.points[seat]).rjust(points), ink),
    )


def treasure(look: Look, view: p.SchatzsucheView, seat: int, width: int) -> Row:
    """The guess itself only where it is not drawn already."""
    named, worth = view.guesses[seat], signed(bonuses(view)[seat])
    ink = "good" if bonuses(view)[seat] else "dim"
    if named is None or is_tall(look):
        return row(Span(worth.rjust(width), ink))
    card = chip(look, card_of(named.suit, named.rank))
    return row(" " * (width - wide((card,)) - 5), card, Span(worth.rjust(5), ink))


def sheet(look: Look, seen: Seen, width: int) -> Block:
    rows = short(look, seen, width - 2)
    title = look.say("schatzsuche-screen-columns")
    return boxed(rows, width, len(rows) + 2, look.glyphs.frame, title)

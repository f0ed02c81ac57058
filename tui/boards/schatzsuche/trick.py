"""The trick as it lies, and the last one."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from server.cards import SUIT, Suit
from server.protocol import schatzsuche
from server.protocol.seat import Turn
from tui.boards.schatzsuche.faces import WIDE, back, chip, empty, of_card, tall
from tui.drawing import Block, Row, Span, centred, cut, filled, flowing, row, wide
from tui.places.place import Look
from tui.plain.games import Seen

LEAST: Final = 6
"""So much of a name has to be seen."""
Pile = tuple[Block, Row]
"""A card, or its place, and what stands below it."""


def trick(look: Look, seen: Seen, width: int, height: int) -> Block:
    """Cards in the order in which they fell, with the names below; before the first one, what
    there is to bid on."""
    view: schatzsuche.SchatzsucheView = seen.view
    piles = in_the_middle(look, view) if is_before(view) else laid(look, seen)
    cards = [*in_columns(piles, width), row()]
    last = last_trick(look, seen, width)
    above = max(0, (height - len(cards) - len(last)) // 2)
    return [*filled([row()] * above + cards, width, height - len(last)), *last]


def is_before(view: schatzsuche.SchatzsucheView) -> bool:
    """Nobody plays as long as somebody has to bid."""
    return view.trump is None or None in view.bids


def in_columns(piles: Sequence[Pile], width: int) -> Block:
    """Names that are longer have more room."""
    if not piles:
        return []
    apart = len(piles) - 1
    given = shares([max(WIDE, wide(below)) for _, below in piles], width - apart)
    more, rest = divmod(width - sum(given), len(piles))
    rows: Block = [()] * (len(piles[0][0]) + 1)
    for place, (card, below) in enumerate(piles):
        column = given[place] + more + (place < rest)
        one = [*card, short(below, given[place])]
        rows = [(*before, *centred(mine, column)) for before, mine in zip(rows, one, strict=True)]
    return rows


def shares(wanted: Sequence[int], room: int) -> list[int]:
    """To each as much as it wants; where that is too much, the longest give way."""
    given = list(wanted)
    while sum(given) > max(room, 0):
        given[given.index(max(given))] -= 1
    return given


def in_the_middle(look: Look, view: schatzsuche.SchatzsucheView) -> list[Pile]:
    """The golden card of the last round, and the card that makes trumps."""
    piles: list[Pile] = []
    if view.round == schatzsuche.ROUNDS:
        piles.append((back(look), row(Span(look.say("schatzsuche-screen-gold"), "title"))))
    if view.trump is not None:
        suit = look.say("schatzsuche-suit", suit=SUIT[view.trump])
        said = look.say("schatzsuche-screen-trump", suit=suit)
        piles.append((tall(of_card(look, view.trump, SUIT[view.trump])), row(Span(said, "strong"))))
    return piles


def laid(look: Look, seen: Seen) -> list[Pile]:
    view: schatzsuche.SchatzsucheView = seen.view
    best, trump = leading(view), trump_of(view)
    piles: list[Pile] = [
        (tall(of_card(look, play.card, trump)), who(look, seen, play, best)) for play in lying(view)
    ]
    return piles + [(empty(look), row(Span(seen.names[seat], "dim"))) for seat in to_come(view)]


def lying(view: schatzsuche.SchatzsucheView) -> Sequence[schatzsuche.Laid]:
    """The last trick of a round lies there until everybody lets it stand."""
    is_last = bool(view.tricks) and sum(view.tricks) == view.round
    return view.last_trick.plays if is_last and view.last_trick else view.plays


def to_come(view: schatzsuche.SchatzsucheView) -> list[int]:
    """Who has not yet played to this trick, in their order."""
    if view.plays:
        first = view.plays[0].seat
    elif isinstance(view.waiting, Turn) and sum(view.tricks) < view.round:
        first = view.waiting.seats[0]
    else:
        return []
    return [
        (first + turn) % schatzsuche.PLAYERS for turn in range(len(view.plays), schatzsuche.PLAYERS)
    ]


def short(spans: Row, width: int) -> Row:
    return cut(spans, width) if wide(spans) > width else spans


def who(look: Look, seen: Seen, play: schatzsuche.Laid, best: int | None) -> Row:
    takes = play.seat == best
    mark = look.glyphs.up if takes else ""
    return row(Span(mark + seen.names[play.seat], "title" if takes else "text"))


def trump_of(view: schatzsuche.SchatzsucheView) -> Suit | None:
    return SUIT[view.trump] if view.trump else None


def leading(view: schatzsuche.SchatzsucheView) -> int | None:
    trump = trump_of(view)
    plays = lying(view)
    return schatzsuche.winner(plays, trump) if plays and trump else None


def last_trick(look: Look, seen: Seen, width: int) -> Block:
    """Who took it, and its cards, in one line if there is room; that of another round is over and
    done."""
    last: schatzsuche.Trick | None = seen.view.last_trick
    if last is None or not any(seen.view.tricks) or lying(seen.view) == last.plays:
        return []
    name = seen.names[last.winner]
    said = look.say("schatzsuche-screen-last-trick", name=name)
    cards = flowing([row(chip(look, each.card)) for each in last.plays], width, gap=1)
    room = width - wide(cards[0]) - 2
    needed = cell_len(said) - max(0, cell_len(name) - LEAST)
    if len(cards) == 1 and needed <= room:
        return [row(*short(row(Span(said, "dim")), room), "  ", *cards[0])]
    return [short(row(Span(said, "dim")), width), *cards]


def brief(look: Look, seen: Seen, width: int) -> Block:
    """Each card with the name of who played it."""
    view: schatzsuche.SchatzsucheView = seen.view
    best = leading(view)
    plays = lying(view)
    cards = [chip(look, play.card) for play in plays]
    names = [who(look, seen, play, best) for play in plays]
    return flowing(named(cards, names, width), width)


def named(cards: Sequence[Span], names: Sequence[Row], width: int) -> list[Row]:
    """Pairs that fit into one row, whatever that takes of the names."""
    room = width - sum(cell_len(card.text) + 3 for card in cards) + 2
    given = shares([wide(name) for name in names], room)
    return [
        row(card, " ", *short(name, most))
        for card, name, most in zip(cards, names, given, strict=True)
    ]

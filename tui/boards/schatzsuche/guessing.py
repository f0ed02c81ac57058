"""The golden card is guessed: all that it can be, with a row for each suit.

A digit names the suit, and then another one the value.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from server.cards import RANK, SUITS, Suit, SuitCard
from tui.boards.schatzsuche import moves
from tui.boards.schatzsuche.faces import OFF, rank_letters, suit_letters
from tui.boards.schatzsuche.moves import Stage
from tui.drawing import EMPTY, Block, Row, Span, centred, fit, row
from tui.places.place import Look
from tui.plain.games import Seen

ROOMY: Final = 60


class Cell(NamedTuple):
    """How wide the key, the card, and what stands before the row are."""

    key: int
    card: int
    label: int


NEAR, FAR = Cell(1, 3, 5), Cell(2, 4, 8)
Keys = Mapping[str, str]


def grid(look: Look, seen: Seen, now: Stage, keys: Keys, width: int, is_airy: bool) -> Block:
    """Of the other suits, when one is named, there is only to be seen that they are there."""
    cell = FAR if width >= ROOMY else NEAR
    picked = moves.picked_suit(look) if now == "rank" else None
    rows: Block = []
    for suit in SUITS:
        if rows and is_airy:
            rows.append(EMPTY)
        cards = moves.all_of(suit)
        able = picked in (None, suit)
        drawn = chosen(look, cards, keys, cell) if able else dim(look, cards, cell)
        whole = row(*label(look, seen, suit, picked, cell), *drawn)
        rows.append(centred(whole, width) if cell is FAR else fit(whole, width))
    return rows


def label(look: Look, seen: Seen, suit: Suit, picked: Suit | None, cell: Cell) -> Row:
    """The suit, with its digit as long as none is named."""
    gap = " " * (cell.key - 1)
    named = f"{look.glyphs.suits[suit]}{gap}{suit_letters(look, suit)}"
    name = named + " " * (cell.label - cell.key - cell_len(named))
    if picked is None:
        does = f"{moves.SUIT_OF}:{suit}"
        digit = next(each.key for each in moves.suits(look) if each.does == does)
        return row(Span(digit.ljust(cell.key), "key", does), Span(name, f"suit-{suit}", does))
    if picked == suit:
        return row(Span(look.glyphs.point.ljust(cell.key), "turn"), Span(name, f"suit-{suit}"))
    return row(Span(" " * cell.key), Span(name, "dim"))


def chosen(look: Look, cards: Sequence[SuitCard], keys: Keys, cell: Cell) -> Row:
    spans: list[Span] = []
    for card in cards:
        does = f"guess:{card}"
        ink = "pointed" if does == look.pointed else f"card-{card[0]}"
        mark = Span(foot(look, does, keys).rjust(cell.key), "turn", does)
        if keys.get(does) and does != look.pointed:
            mark = mark._replace(ink="key")
        spans += [mark, Span(rank(look, card, cell), ink, does)]
    return tuple(spans)


def foot(look: Look, does: str, keys: Keys) -> str:
    """The digit, or a mark, or both."""
    if does == look.sent:
        return look.glyphs.done
    return (look.glyphs.point if does == look.pointed else "") + keys.get(does, "")


def dim(look: Look, cards: Sequence[SuitCard], cell: Cell) -> Row:
    gap = Span(" " * cell.key)
    return tuple(part for card in cards for part in (gap, Span(rank(look, card, cell), OFF)))


def rank(look: Look, card: SuitCard, cell: Cell) -> str:
    return rank_letters(look, RANK[card]).center(2).center(cell.card)

"""How the board calls and draws the cards of Schatzsuche.

Letters of suits and ranks are those of the language: a king is a K, or an R.
"""

from typing import Final, cast

from rich.cells import cell_len

from server.cards import RANK, RANKS, SUIT, Rank, Suit, SuitCard
from server.protocol.schatzsuche import Named, SchatzsucheView
from tui.events_as_text import Formatter, number
from tui.text import Texts, capitalized
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_suited
from tui.widgets.digits import draw_digits
from tui.widgets.slabs import draw_chip, draw_slab

Size = tuple[int, int]
SUITS: Final[tuple[Suit, ...]] = ("S", "H", "C", "D")
"""as they stand beside each other on the screen"""


def letter_of(texts: Texts, suit: Suit) -> str:
    return texts.say("game-schatzsuche-short-suit", suit=suit)


def rank_of(texts: Texts, rank: Rank) -> str:
    """Numbers are the same in all languages."""
    return rank if rank.isdigit() else texts.say("game-schatzsuche-short-rank", rank=rank)


def ranks(texts: Texts) -> list[str]:
    """The strongest first."""
    return [rank_of(texts, rank) for rank in reversed(RANKS)]


def suit_name(texts: Texts, suit: str) -> str:
    return texts.say("game-schatzsuche-suit", suit=suit)


def card_name(texts: Texts, card: SuitCard) -> str:
    return capitalized(Formatter(texts, "schatzsuche", ()).card(card))


def card_of(named: Named) -> SuitCard:
    return cast(SuitCard, named.suit + named.rank)


def guess_of(view: SchatzsucheView, seat: int) -> SuitCard | None:
    named = view.guesses[seat]
    return card_of(named) if named else None


def trump_of(view: SchatzsucheView) -> Suit | None:
    return SUIT[view.trump] if view.trump else None


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else number(points)


def draw_face(
    canvas: Canvas,
    x: int,
    y: int,
    size: Size,
    card: SuitCard,
    *,
    dim: bool = False,
    trump: bool = False,
    shadow: bool = True,
    seen: int = 0,
) -> None:
    """`seen`: the columns that another card leaves of it."""
    suit, full = SUIT[card], size[0] > 5
    rank, letter = rank_of(canvas.texts, RANK[card]), letter_of(canvas.texts, suit)
    draw_suited(
        canvas, x, y, *size, suit, rank, letter,
        full=full, dim=dim, trump=trump, shadow=shadow, seen=seen,
    )  # fmt: skip


def draw_golden_back(canvas: Canvas, x: int, y: int, size: Size) -> None:
    palette, (width, height) = canvas.palette, size
    draw_slab(canvas, x, y, width, height, palette.golden)
    if height >= 6:
        draw_digits(canvas, x + (width - 3) // 2, y + (height - 3) // 2, "?", palette.golden_ink)
    else:
        canvas.center(x, y + height // 2, width, "?", palette.golden_ink, bold=True)


def draw_card_chip(
    canvas: Canvas, x: int, y: int, card: SuitCard, *, dim: bool = False, is_tight: bool = False
) -> int:
    """A card in one row; a tight one has no edges, where the paper is enough to see it."""
    palette = canvas.palette
    text = f"{canvas.glyphs.suits[SUIT[card]]}{rank_of(canvas.texts, RANK[card])}"
    paper, ink = palette.paper_dim if dim else palette.paper, palette.suit(SUIT[card], dim)
    if is_tight and paper:
        return canvas.put(x, y, text, ink, paper, bold=True)
    return draw_chip(canvas, x, y, text, ink, paper)


def chip_width(canvas: Canvas, card: SuitCard) -> int:
    return len(rank_of(canvas.texts, RANK[card])) + 3


def draw_guess(canvas: Canvas, left: int, right: int, y: int, card: SuitCard) -> int:
    """Ends before the column `right`, with the word for it where there is room from `left` on;
    returns its begin."""
    right -= chip_width(canvas, card)
    draw_card_chip(canvas, right, y, card)
    word = f"{canvas.say('board-schatzsuche-guesses')} "
    if right - cell_len(word) < left:
        return right
    return canvas.right(right, y, word, canvas.palette.quiet)

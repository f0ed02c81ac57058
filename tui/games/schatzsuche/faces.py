"""How cards, suits and players of Schatzsuche are called on the board.

Letters of suits and ranks are those of the language: a king is a K, or an R.
"""

from typing import Final, NamedTuple

from server.cards import RANK, RANKS, SUIT, Rank, Suit, SuitCard
from server.protocol import schatzsuche
from tui.games.people import cut
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_suited
from tui.widgets.slabs import draw_chip

LONGEST_NAME: Final = 12


class Face(NamedTuple):
    """A card as it is drawn; `tip` is its name in words."""

    suit: Suit
    rank: str
    letter: str
    is_trump: bool = False
    tip: str = ""


def rank_letters(look: Look, rank: Rank) -> str:
    """Numbers are the same in all languages."""
    return rank if rank.isdigit() else look.say("schatzsuche-short-rank", rank=rank)


def suit_letters(look: Look, suit: Suit) -> str:
    return look.say("schatzsuche-short-suit", suit=suit)


def face_of(look: Look, seen: Seen, card: SuitCard) -> Face:
    view: schatzsuche.SchatzsucheView = seen.view
    suit = SUIT[card]
    is_trump = view.trump is not None and suit == SUIT[view.trump]
    rank, letter = rank_letters(look, RANK[card]), suit_letters(look, suit)
    return Face(suit, rank, letter, is_trump, capital(seen.formatter.card(card)))


def guess_of(look: Look, seen: Seen, seat: int) -> Face | None:
    guess = seen.view.guesses[seat]
    return None if guess is None else face_of(look, seen, guess.suit + guess.rank)


def strength(look: Look) -> tuple[str, ...]:
    """The ranks, the strongest first."""
    return tuple(rank_letters(look, rank) for rank in RANKS[::-1])


def name_of_seat(seen: Seen, seat: int) -> str:
    return cut(seen.names[seat], LONGEST_NAME)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", "\N{MINUS SIGN}")


def draw_face(
    canvas: Canvas, x: int, y: int, size: tuple[int, int], face: Face, *, dim: bool = False
) -> None:
    suit, rank, letter, is_trump, _ = face
    full = size[0] > 5
    draw_suited(canvas, x, y, *size, suit, rank, letter, full=full, dim=dim, trump=is_trump)


def draw_card_chip(canvas: Canvas, x: int, y: int, face: Face, *, dim: bool = False) -> int:
    """A card in one row; its sign is its letter where there is ASCII alone."""
    palette = canvas.palette
    paper = palette.paper_dim if dim else palette.paper
    text = f"{canvas.glyphs.suits[face.suit]}{face.rank}"
    return draw_chip(canvas, x, y, text, palette.suit(face.suit, dim), paper)


def chip_width(face: Face) -> int:
    return len(face.rank) + 3

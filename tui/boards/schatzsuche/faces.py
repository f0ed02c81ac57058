"""Cards, and whatever else can be chosen like a card: tall with three lines, or short with one.

Their letters are those of the language: a king is a K, an R or an Re. A suit has a sign, too.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple, cast

from rich.cells import cell_len

from server.cards import RANK, SUIT, SUITS, Rank, Suit, SuitCard
from tui.drawing import Block, Row, Span, centred, fit, flowing, row, wide
from tui.places.place import Look

WIDE: Final = 5
TALL: Final = 3
GAP: Final = 1
OFF: Final = "card-off"


class Face(NamedTuple):
    """`does` is what it is chosen for, if it can be, and `key` the digit for that; those of one
    `group` stand close together."""

    lines: tuple[str, str, str]
    short: str
    ink: str
    does: str = ""
    key: str = ""
    group: str = ""


def suit_letters(look: Look, suit: Suit) -> str:
    return look.say("schatzsuche-short-suit", suit=suit)


def rank_letters(look: Look, rank: Rank) -> str:
    """Numbers are the same in all languages."""
    return rank if rank.isdigit() else look.say("schatzsuche-short-rank", rank=rank)


def of_card(look: Look, card: SuitCard, trump: Suit | None, is_off: bool = False) -> Face:
    """A trump has a star."""
    suit = SUIT[card]
    sign, letters, rank = (
        look.glyphs.suits[suit],
        suit_letters(look, suit),
        rank_letters(look, RANK[card]),
    )
    star = look.glyphs.colours["Y"] if suit == trump else " "
    return Face(
        (f" {rank:<2}{star} ", f"  {sign}  ", f"{letters:>4} "),
        f"{sign}{letters}{rank}{star.strip()}",
        OFF if is_off else f"card-{suit}",
        group=suit,
    )


def of_suit(look: Look, suit: Suit) -> Face:
    sign, letters = look.glyphs.suits[suit], suit_letters(look, suit)
    return Face((" " * WIDE, f"  {sign}  ", f"{letters:>4} "), f" {sign}{letters} ", f"card-{suit}")


def tall(face: Face) -> Block:
    """Its three rows alone."""
    return [row(Span(line, face.ink)) for line in face.lines]


def back(look: Look) -> Block:
    return [row(Span(look.glyphs.back * WIDE, "back"))] * TALL


def edge(look: Look) -> Block:
    """A card that is just being turned."""
    return [centred(row(Span(look.glyphs.back, "back")), WIDE)] * TALL


def empty(look: Look) -> Block:
    """A place for a card."""
    corners, across, down = look.glyphs.frame
    left, right, low_right, low_left = tuple(corners)
    lines = (
        left + across * (WIDE - 2) + right,
        down + " " * (WIDE - 2) + down,
        low_left + across * (WIDE - 2) + low_right,
    )
    return [row(Span(line, "dim")) for line in lines]


def marker(look: Look, suit: Suit, is_down: bool) -> Span:
    """Face up it shows its suit; face down its back, and which one it is."""
    letters = suit_letters(look, suit)
    if is_down:
        return Span(look.glyphs.back + letters, "back")
    return Span(look.glyphs.suits[suit] + letters, f"card-{suit}")


def markers(look: Look, down: Sequence[Suit]) -> Row:
    parts: list[Span] = []
    for suit in SUITS:
        parts += [Span(" "), marker(look, suit, suit in down)]
    return tuple(parts[1:])


def markers_wide(look: Look) -> int:
    return wide(markers(look, ()))


def chip(look: Look, card: SuitCard) -> Span:
    """A card within a line of text."""
    return Span(of_card(look, card, None).short, f"card-{SUIT[card]}")


def card_of(suit: Suit, rank: Rank) -> SuitCard:
    return cast(SuitCard, suit + rank)


def side_by_side(look: Look, faces: Sequence[Face], width: int) -> Block:
    """Tall ones with their digits below; the one that is pointed at stands out. Those that cannot
    be chosen only lie there."""
    lies = not any(face.does for face in faces)
    rows = []
    for y in range(1, TALL + 1) if lies else range(TALL + 2):
        spans: list[Span] = []
        for face, gap in zip(faces, gaps(faces), strict=True):
            spans += [Span(" " * gap), part(look, face, y)]
        rows.append(centred(tuple(spans), width))
    return rows


def gaps(faces: Sequence[Face]) -> list[int]:
    """Before each: a little more where another suit begins."""
    before = pairwise(faces)
    return [0, *(GAP if one.group == other.group else 2 * GAP for one, other in before)]


def part(look: Look, face: Face, y: int) -> Span:
    """One of the five rows of a face: it lies low, and high if it is pointed at."""
    if y == TALL + 1:
        return Span(foot(look, face).center(WIDE), foot_ink(look, face), face.does)
    is_high = bool(face.does) and face.does == look.pointed
    line = y if is_high else y - 1
    if line == TALL:
        return Span(" " * WIDE, "pointed", face.does)
    return Span(" " * WIDE) if line < 0 else Span(face.lines[line], face.ink, face.does)


def foot(look: Look, face: Face) -> str:
    """Its digit; a mark if it was chosen just now."""
    if face.does and face.does == look.sent:
        return look.glyphs.done
    return look.glyphs.point + face.key if face.does and face.does == look.pointed else face.key


def foot_ink(look: Look, face: Face) -> str:
    if face.does and face.does == look.sent:
        return "good"
    if face.does and face.does == look.pointed:
        return "pointed"
    return "off" if face.ink == OFF else "key"


def in_lines(look: Look, faces: Sequence[Face], width: int, is_centred: bool = False) -> Block:
    """Short ones with their digits before them, as many in a line as there is room for."""
    longest = max((cell_len(face.short) for face in faces), default=1)
    rows = flowing([in_line(look, face, longest) for face in faces], width, GAP)
    return [centred(each, width) if is_centred else fit(each, width) for each in rows]


def in_line(look: Look, face: Face, width: int) -> Row:
    word = Span(face.short, face.ink, face.does)
    after = Span(" " * (width - cell_len(face.short)))
    if not face.does:
        return row(word, after)
    ink = foot_ink(look, face)
    if ink == "pointed":
        word = word._replace(ink=ink)
    return row(Span(foot(look, face).rjust(2), ink, face.does), word, after)

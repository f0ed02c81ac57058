"""8-28: every open card of everybody is seen at every size, however many there are."""

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from typing import Final

import pytest

from server.cards import NumberCard
from tests.cases import for_each
from tests.plain.scripted_house import TEXTS
from tests.screen.eight28_tables import MANY
from tui.games.eight28.hands import Hand, draw_chips, draw_hand
from tui.glyphs import ASCII, UNICODE, Glyphs
from tui.palettes import palette_for
from tui.widgets.canvas import Canvas

PACK: Final[Mapping[NumberCard, int]] = {
    "1": 15, "1/11": 8, "2": 3, "3": 3, "4": 3, "5": 3, "6": 3, "7": 3, "8": 4, "9": 3, "10": 3,
}  # fmt: skip
LEAST: Final[Mapping[NumberCard, int]] = {card: 1 if card == "1/11" else int(card) for card in PACK}
Cards = tuple[NumberCard, ...]
SEATS = ((87, 5), (41, 7), (29, 5), (26, 4), (17, 5), (15, 4), (13, 4), (39, 7), (27, 6), (24, 4))
"""columns and rows that the cards of a seat, or the own ones, have somewhere"""
TEN: Final = "█ █▀█"
"""a large 10 covers the small one in the corner of a card of five rows"""
LABEL = re.compile(r"(?:(\d+)[×x])?(1/11|10|[1-9])(?![\d/])")


@cache
def hands(most: int = 27, start: int = 0) -> tuple[Cards, ...]:
    """All with which a player is still in."""
    if start == len(PACK):
        return ((),)
    card = [*PACK][start]
    counts = range(min(PACK[card], most // LEAST[card]) + 1)
    return tuple(
        (card,) * many + rest
        for many in counts
        for rest in hands(most - many * LEAST[card], start + 1)
    )


def room(cards: Cards) -> int:
    """The columns it takes where equal cards stand once, with their number."""
    kinds = Counter(cards)
    return sum(len(card) + (1 + len(str(n)) if n > 1 else 0) + 1 for card, n in kinds.items())


def gone_out(cards: Cards) -> Cards:
    """With one card more, the one that takes the most room."""
    sums = sum(LEAST[card] for card in cards)
    more = [c for c in PACK if LEAST[c] + sums > 27 and cards.count(c) < PACK[c]]
    return max(((*cards, card) for card in more), key=room)


@cache
def worst() -> tuple[Cards, ...]:
    """The longest hands, and those that take the most room."""
    wide = sorted(hands(), key=room, reverse=True)
    outs = sorted(map(gone_out, wide[:300]), key=room, reverse=True)
    return (max(wide, key=len), *wide[:6], *outs[:6], *wide[200:4000:200])


def shown(text: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for many, card in LABEL.findall(text):
        found[card] += int(many or 1)
    found["10"] += text.count(TEN)
    return found


def drawn(width: int, height: int, cards: Cards, glyphs: Glyphs, *, chips: bool) -> Canvas:
    palette = palette_for("dark", "truecolor", "eight28")
    canvas = Canvas(width, height, palette, glyphs, TEXTS["en"], (palette.cloth,) * height)
    hand = Hand("", "back", cards)
    if chips:
        draw_chips(canvas, 0, 0, width, height, hand)
    else:
        draw_hand(canvas, 0, 0, width, height, hand)
    return canvas


def test_the_longest_hands_are_really_the_longest() -> None:
    assert len(worst()[0]) == 25
    assert len(hands()) == 39_588


@for_each("size", SEATS)
@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["unicode", "ascii"])
def test_every_open_card_is_seen_at_a_seat(size: tuple[int, int], glyphs: Glyphs) -> None:
    for cards in worst():
        canvas = drawn(*size, cards, glyphs, chips=False)
        assert not Counter[str](cards) - shown(canvas.text()), (size, cards, canvas.text())


@for_each("size", [(17, 5), (15, 5), (13, 5), (27, 6)])
def test_rows_of_chips_are_apart_where_equal_cards_stand_once(size: tuple[int, int]) -> None:
    canvas = drawn(*size, MANY, UNICODE, chips=False)
    chips = [LABEL.search(row) is not None for row in canvas.text().splitlines()]
    assert any(chips)
    assert not any(one and other for one, other in pairwise(chips)), canvas.text()


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["unicode", "ascii"])
def test_every_open_card_is_seen_in_one_row_of_a_phone(glyphs: Glyphs) -> None:
    for cards in worst():
        canvas = drawn(40, 1, cards, glyphs, chips=True)
        assert not Counter[str](cards) - shown(canvas.text()), (cards, canvas.text())

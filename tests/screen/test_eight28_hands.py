"""8-28: every open card of everybody is seen at every size, however many there are."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

import pytest

from server.cards import NumberCard
from server.protocol import eight28
from server.protocol.lobby import Language
from server.protocol.seat import replace
from tests.cases import for_each
from tests.screen.positions import look, whole
from tests.screen.test_eight28_board import ASKED, side, view
from tui.drawing import CUT, Block
from tui.places.place import Look
from tui.text import LANGUAGES

pytestmark = pytest.mark.slow

SIZES = ((40, 20), (80, 24), (120, 40))
PACK: Mapping[NumberCard, int] = {
    "1": 15, "1/11": 8, "2": 3, "3": 3, "4": 3, "5": 3, "6": 3, "7": 3, "8": 4, "9": 3, "10": 3,
}  # fmt: skip
LEAST: Mapping[NumberCard, int] = {card: 1 if card == "1/11" else int(card) for card in PACK}
Hand = tuple[NumberCard, ...]
LONG = (
    "Bartholomäus von Eck",
    "Maximiliane-Charlotte",
    "Anna-Katharina Böckli",
    "Doro",
    "Emilia Theresia Frank",
    "Friedrich-Wilhelm Ott",
)


@cache
def hands(most: int = 27, start: int = 0) -> tuple[Hand, ...]:
    """All with which one is still in."""
    if start == len(PACK):
        return ((),)
    card = [*PACK][start]
    counts = range(min(PACK[card], most // LEAST[card]) + 1)
    return tuple(
        (card,) * many + rest
        for many in counts
        for rest in hands(most - many * LEAST[card], start + 1)
    )


def room(hand: Hand) -> int:
    """The columns it takes where equal cards stand once, with their number."""
    kinds = Counter(hand)
    return sum(len(card) + (1 + len(str(n)) if n > 1 else 0) + 1 for card, n in kinds.items())


def gone_out(hand: Hand) -> Hand:
    """With one card more, the one that takes the most room."""
    sums = sum(LEAST[card] for card in hand)
    more = [c for c in PACK if LEAST[c] + sums > 27 and hand.count(c) < PACK[c]]
    return max(((*hand, card) for card in more), key=room)


WIDE = sorted(hands(), key=room, reverse=True)
LONGEST, WIDEST = max(WIDE, key=len), WIDE[0]
WIDEST_OUT = max(map(gone_out, WIDE[:300]), key=room)


@cache
def dealt(players: int, first: Hand) -> tuple[Hand, ...]:
    """Each of the others has the hand that takes the most room, as far as the pack goes."""
    found, left = [first], Counter(PACK) - Counter(first)
    while len(found) < players:
        mine = next(each for each in WIDE if all(each.count(c) <= left[c] for c in {*each}))
        left -= Counter(mine)
        found.append(mine)
    return tuple(found)


def table(cards: Sequence[Hand], seat: int | None = 0) -> eight28.Eight28View:
    sides = [side(*each, out=sum(LEAST[c] for c in each) > 27) for each in cards]
    if seat is not None:
        sides[seat] = replace(sides[seat], hole="10")
    return view(
        *sides, seat=seat, middle=eight28.Gems(20, 3), gems=(eight28.Gems(55, 15),) * len(sides)
    )


def tables(players: int) -> Iterator[eight28.Eight28View]:
    for first in (LONGEST, WIDEST, WIDEST_OUT):
        cards = dealt(players, first)
        yield table(cards)
        yield table([*cards[1:], cards[0]])
        yield table(cards, None)
        yield table([first] * players)


def open_cards(rows: Block) -> Counter[str]:
    """All cards with their faces up, wherever they lie."""
    found: Counter[str] = Counter()
    for span in (span for each in rows for span in each):
        label = span.text.strip(" │|")
        if span.ink in ("card", "card-off") and label[:1].isdigit():
            many, times, card = label.rpartition("×")
            found[card] += int(many) if times else 1
    return found


def test_the_longest_hands_are_really_the_longest() -> None:
    assert len(LONGEST) == 25
    assert room(WIDEST) == 25
    assert room(WIDEST_OUT) == 28
    assert len(hands()) == 39_588


@for_each("language", LANGUAGES)
@for_each("size", SIZES)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_open_card_of_everybody_is_seen(
    players: int, size: tuple[int, int], language: Language
) -> None:
    for position in tables(players):
        here = asked(position, size, language)
        rows = whole(here)
        expected = Counter(card for each in position.sides for card in each.open)
        assert open_cards(rows) == expected, (size, position.sides)
        only_names_are_cut(here, rows)


@for_each("language", LANGUAGES)
@for_each("size", SIZES)
def test_every_card_is_seen_when_all_are_turned_up(
    size: tuple[int, int], language: Language
) -> None:
    for position in tables(6):
        sides = tuple(replace(each, hole="1/11") for each in position.sides)
        here = look(replace(position, sides=sides), (), size, language, LONG)
        assert open_cards(whole(here)) == Counter(card for each in sides for card in each.open)


@for_each("size", SIZES)
@pytest.mark.parametrize("players", [3, 6])
def test_each_card_is_seen_as_it_is_turned_up_at_the_end_of_a_round(
    players: int, size: tuple[int, int]
) -> None:
    for position in tables(players):
        sides = tuple(replace(each, hole="1/11") for each in position.sides)
        before = eight28.Settled(giver=players - 1, sides=sides, declared=(), paid=())
        fresh = tuple(side(hole="10" if seat == position.seat else None) for seat in range(players))
        here = asked(replace(position, before=before, sides=fresh), size, "de")
        for step in range(1, players + 1):
            rows = whole(here, step)
            mine: Counter[str] = Counter(sides[step - 1].open)
            assert not mine - open_cards(rows)
            only_names_are_cut(here, rows)


def asked(position: eight28.Eight28View, size: tuple[int, int], language: Language) -> Look:
    return look(position, () if position.seat is None else ASKED, size, language, LONG)


def only_names_are_cut(here: Look, rows: Block) -> None:
    cut = [s.text.partition(CUT)[0] for each in rows for s in each if CUT in s.text]
    assert all(any(name.startswith(each) for name in LONG) for each in cut), cut

"""The gems of 8-28: how they are laid and split, and that none is lost.

Splits are compared with a brute-force search over all piles.
"""

from collections.abc import Iterable
from functools import cache, reduce
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.engine.eight28 import EIGHT28
from server.engine.eight28.gems import shares, split
from server.protocol.eight28 import Gems
from tests.playing import play_out
from tests.rules.eight28_positions import (
    all_decline,
    dealt,
    event_lines,
    gem_text,
    gems,
    in_turn,
    lines,
    play,
    play_as_lines,
    position,
    view,
)


class Pile(NamedTuple):
    """Some blue and some red gems."""

    blue: int
    red: int

    @property
    def worth(self) -> int:
        return self.blue + self.red + self.red


class Merit(NamedTuple):
    """The criteria of a split, the most important first."""

    half: int
    paid: int
    eight: int


def picks(pile: Pile) -> list[Pile]:
    """All parts of a pile."""
    return [Pile(blue, red) for blue in range(pile.blue + 1) for red in range(pile.red + 1)]


def without(pile: Pile, picked: Pile) -> Pile:
    return Pile(pile.blue - picked.blue, pile.red - picked.red)


@cache
def can_give(pile: Pile, winners: int, worth: int) -> bool:
    """Whether each winner in turn can take gems of exactly this worth."""
    return winners == 0 or any(
        can_give(without(pile, mine), winners - 1, worth)
        for mine in picks(pile)
        if mine.worth == worth
    )


@cache
def fair_share(pile: Pile, winners: int) -> int:
    """The largest equal share of the winners."""
    return max(worth for worth in range(pile.worth + 1) if can_give(pile, winners, worth))


@cache
def best_merit(middle: Pile, low: int, high: int) -> Merit:
    """The best of all pairs of piles with equal worth."""
    merits = []
    for eight in picks(middle):
        for rest in picks(without(middle, eight)):
            if eight.worth == rest.worth:
                share = fair_share(eight, low) if low else 0
                paid = low * share + (high * fair_share(rest, high) if high else 0)
                merits.append(Merit(eight.worth, paid, share))
    return max(merits)


def together(given_out: Iterable[Gems]) -> Pile:
    total = reduce(Gems.plus, given_out, Gems(0, 0))
    return Pile(total.blue, total.red)


def holds(pile: Pile, picked: Pile) -> bool:
    return pile.blue >= picked.blue and pile.red >= picked.red


def fit_into_halves(middle: Pile, half: int, eights: Pile, rests: Pile) -> bool:
    """Whether two piles of this worth exist from which these gems can be paid."""
    return any(
        eight.worth == rest.worth == half and holds(eight, eights) and holds(rest, rests)
        for eight in picks(middle)
        for rest in picks(without(middle, eight))
    )


PILES = st.sampled_from([Pile(size - red, red) for size in range(13) for red in range(size + 1)])
WINNERS = st.integers(0, 4)


@pytest.mark.slow
@settings(max_examples=600)
@given(PILES, WINNERS, WINNERS)
def test_the_middle_is_split_in_the_best_way_that_its_gems_allow(
    middle: Pile, low: int, high: int
) -> None:
    eights, rests = split(Gems(*middle), low, high)
    best = best_merit(middle, low, high)
    assert [gem.worth for gem in eights] == [best.eight] * low
    assert len({gem.worth for gem in rests}) <= 1
    assert len(rests) == high
    assert together((*eights, *rests)).worth == best.paid
    assert fit_into_halves(middle, best.half, together(eights), together(rests))


@settings(max_examples=300)
@given(PILES, st.integers(1, 6))
def test_several_direct_hits_each_get_the_most_that_all_can_get(middle: Pile, hits: int) -> None:
    given_out = shares(Gems(*middle), hits)
    assert [gem.worth for gem in given_out] == [fair_share(middle, hits)] * hits
    assert holds(middle, together(given_out))


@settings(max_examples=300)
@given(PILES, WINNERS, WINNERS)
def test_a_split_neither_changes_nor_adds_gems(middle: Pile, low: int, high: int) -> None:
    given_out = [gem for half in split(Gems(*middle), low, high) for gem in half]
    assert all(gem.blue >= 0 and gem.red >= 0 for gem in given_out)
    assert holds(middle, together(given_out))


@pytest.mark.parametrize(
    "row",
    [
        "7B for 2 and 1 -> 1B 1B | 3B",
        "2B1R for 2 and 1 -> 1B 1B | 1R",
        "7B1R for 3 and 1 -> 1B 1B 1B | 2B1R",
        "2R for 1 and 1 -> 1R | 1R",
        "2B1R for 1 and 2 -> 1R | 1B 1B",
        "2B1R for 2 and 2 -> 1B 1B | 0 0",
        "1B1R for 1 and 1 -> 0 | 0",
        "3B2R for 2 and 2 -> 0 0 | 0 0",
        "8B for 2 and 0 -> 2B 2B |",
    ],
)
def test_each_winner_gets_these_gems(row: str) -> None:
    asked_for, result = row.split(" -> ")
    middle, _, low, _, high = asked_for.split()
    eights, rests = split(gems(middle), int(low), int(high))
    as_text = f"{' '.join(map(gem_text, eights))} | {' '.join(map(gem_text, rests))}"
    assert as_text.strip() == result


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_all_70_gems_exist_in_every_state_of_a_game(players: int) -> None:
    for played in play_out(EIGHT28, players, None, Random(f"gems of {players}")):
        table = view(played.step.state)
        assert together((table.supply, table.middle, *table.gems)) == Pile(55, 15)


ALL_HIGH = """
    giver   Anna
    Anna    9 |
    Ben     10 |
    Cleo    10 |
    pile    2 2 2 2 2 2
"""


def test_a_red_gem_is_laid_only_when_no_blue_one_is_left() -> None:
    table = position(ALL_HIGH + "middle 2B\nsupply 1B15R")
    table, events = play(table, "Ben take, Cleo decline, Anna decline")
    assert event_lines(events)[-2:] == ["give Ben", "gem Ben blue"]
    assert not view(table).last_round
    table, events = play(table, "Cleo take, Anna decline, Ben decline")
    assert event_lines(events)[-2:] == ["give Cleo", "gem Cleo red"]
    assert (view(table).supply, view(table).middle) == (Gems(0, 14), Gems(3, 1))
    assert view(table).last_round


def test_the_round_of_the_first_red_gem_is_played_to_its_end_and_is_the_last() -> None:
    table = position(ALL_HIGH + "middle 1B\nsupply 15R\nowned 30B, 20B, 4B")
    table = play(table, "Ben take, Cleo decline, Anna decline").state
    table, events = play(table, "Cleo take, Anna decline, Ben decline")
    assert event_lines(events)[-2:] == ["give Cleo", "gem Cleo red"]
    assert event_lines(all_decline(table).events) == lines("""
        decline Anna
        decline Ben
        decline Cleo
        reveal Anna 9, Ben 10, Cleo 10
        declare Cleo 28 12
        declare Anna 28 9
        declare Ben 28 12
        pay 28 12 Ben 0, Cleo 0
        carry 1B2R
        end 30B, 20B, 4B 30, 20, 4 Anna
    """)


def test_after_the_last_blue_gem_a_new_round_opens_with_a_red_one_and_is_the_last() -> None:
    table = position(ALL_HIGH + "middle 2B\nsupply 15R\nowned 53B, 0, 0")
    table, events = all_decline(table)
    assert event_lines(events)[-2:] == ["carry 2B", "round 2 Ben 2B"]
    table, events = dealt(table, top="9 10 10")
    assert event_lines(events)[-1] == "gem Ben red"
    assert event_lines(all_decline(table).events)[-3:] == lines("""
        pay 28 10 Anna 1B, Ben 1B
        carry 1R
        end 54B, 1B, 0 54, 1, 0 Anna
    """)


def test_without_any_gems_the_givers_lay_none_and_the_round_goes_on() -> None:
    table = position(ALL_HIGH + "middle 15R\nsupply 0\nowned 55B, 0, 0")
    assert play_as_lines(table, "Ben take, Cleo decline, Anna decline")[-1] == "give Ben"
    table = play(table, "Ben take, Cleo decline, Anna decline").state
    assert (view(table).middle, in_turn(table)) == (Gems(0, 15), "Cleo")
    assert event_lines(all_decline(table).events)[-1] == "end 55B, 7R, 0 55, 14, 0 Anna"

"""No card and no gem is lost or appears twice."""

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest

from server.cards import SUIT_PACK, VALUE, ColourCard, colour_pack
from server.engine.eight28.state import PACKS, SUPPLY, Offering
from server.engine.farbstich.state import Collecting, Playing
from server.engine.schatzsuche.state import Bidding
from server.protocol import farbstich, schatzsuche
from server.protocol.eight28 import Eight28Options, Gems
from tests.cases import Test
from tests.laws.tables import Table, at_each, plain_tables
from tests.playing import PlayedMove, play_out


def tables_of(name: str) -> Callable[[Test], Test]:
    return at_each(table for table in plain_tables() if table.game.name == name)


def games_at(table: Table) -> Iterable[PlayedMove]:
    for seed in range(5):
        yield from play_out(table.game, table.players, table.options, Random(seed))


@pytest.mark.slow
@tables_of("eight28")
def test_every_gem_is_in_the_supply_in_the_middle_or_with_a_player(table: Table) -> None:
    for played in games_at(table):
        state = played.step.state
        everywhere = [state.supply, state.middle, *state.gems]
        assert Gems(sum(g.blue for g in everywhere), sum(g.red for g in everywhere)) == SUPPLY


@pytest.mark.slow
@tables_of("eight28")
def test_every_card_of_a_round_is_in_the_pile_or_in_front_of_a_player(table: Table) -> None:
    assert isinstance(table.options, Eight28Options)
    pack = Counter(PACKS[table.options.pack])
    for played in games_at(table):
        now = played.step.state.now
        if isinstance(now, Offering):
            held = [card for hand in now.hands for card in (hand.hole, *hand.open)]
            assert Counter((*held, *now.pile[now.top :])) == pack


@pytest.mark.slow
@tables_of("farbstich")
def test_every_card_of_a_game_is_held_or_shown_or_collected(table: Table) -> None:
    collected: list[ColourCard] = []
    for played in games_at(table):
        for event in played.step.events:
            if isinstance(event, farbstich.Deck):
                collected = []
            if isinstance(event, farbstich.Collected):
                collected += event.cards
        now = played.step.state.now
        if isinstance(now, Playing | Collecting):
            trick = now.board
            held = [card for hand in trick.hands for card in hand]
            laid = [laid.card for laid in trick.plays]
            everywhere = (*held, *laid, *trick.display, *collected)
            assert sorted(everywhere) == sorted(colour_pack(table.players))
            assert sum(trick.points) == sum(VALUE[card] for card in collected)


@pytest.mark.slow
@tables_of("farbstich")
def test_points_and_the_last_display_make_55_for_every_player(table: Table) -> None:
    before = None
    for played in games_at(table):
        for event in played.step.events:
            if isinstance(event, farbstich.Scored):
                assert before is not None
                left = display_value_after(before, played)
                assert sum(event.points) + left == 55 * table.players
        before = played.step.state


def display_value_after(state: Any, played: PlayedMove) -> int:
    """The value of the display with the played cards, after a move that ended the last trick."""
    trick = state.now.board
    cards = [*trick.display, *(laid.card for laid in trick.plays)]
    for event in played.step.events:
        if isinstance(event, farbstich.Played):
            cards.append(event.card)
        if isinstance(event, farbstich.Collected):
            cards = [card for card in cards if card not in event.cards]
    return sum(VALUE[card] for card in cards)


@tables_of("schatzsuche")
def test_every_card_of_a_round_is_dealt_once_and_played_once(table: Table) -> None:
    dealt: set[str] = set()
    for played in games_at(table):
        for event in played.step.events:
            match event:
                case schatzsuche.RoundBegan():
                    assert not dealt
                case schatzsuche.HandDealt(_, tuple(cards)):
                    assert dealt.isdisjoint(cards)
                    dealt |= set(cards)
                case schatzsuche.Trump(card):
                    assert card not in dealt
                case schatzsuche.Played(_, card):
                    dealt.remove(card)
        now = played.step.state.now
        if isinstance(now, Bidding):
            board = now.board
            unseen = {board.trump, board.golden} - {None}
            assert not unseen & dealt
            assert dealt | unseen <= set(SUIT_PACK)

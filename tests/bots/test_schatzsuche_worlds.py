"""Knowledge, imagined worlds and inference of the bots of Schatzsuche."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from server.bots.schatzsuche import club, opponents, worlds
from server.bots.schatzsuche.estimate import bid_by_habit
from server.bots.schatzsuche.knowledge import know
from server.bots.schatzsuche.likely import likely_worlds
from server.bots.schatzsuche.opponents import Loyalty, weigh
from server.bots.schatzsuche.pack import CARD, NUMBER, TRUMPS, bits, numbers
from server.bots.schatzsuche.playout import (
    finish,
    play_out,
)
from server.bots.schatzsuche.plays import PlayedCard, past_rounds
from server.cards import SUIT
from server.engine.schatzsuche.state import Playing, State
from server.protocol.schatzsuche import (
    Bid,
    Play,
    SchatzsucheOptions,
    SchatzsucheView,
    Scored,
)
from server.protocol.seat import Move
from tests.bots.schatzsuche_seat import Bot, at, by_habit, game, plays
from tests.rules.schatzsuche_positions import ASSISTED, BY_HAND

VOID = "trump HQ | Anna S9 C7 H9 | Ben D7 C8 C9 | Cleo SA S7 HA"


def test_rounds_played_out_by_bots_end_as_at_the_table() -> None:
    """All seats play by habit, and each trick is finished from each of its cards."""
    ends: Counter[bool] = Counter()
    for seed in range(3):
        foretold: list[list[int]] = []
        for step, asked in game([by_habit] * 3, seed, 0):
            foretold += [foretell(one.table, one.seat, one.move) for one in asked if plays(one)]
            for event in step.events:
                if isinstance(event, Scored):
                    needs = [b - t for b, t in zip(event.bids, event.tricks, strict=True)]
                    ends.update(foreseen == needs for foreseen in foretold)
                    foretold = []
    assert ends == {True: 3 * 3 * 55}


def foretell(table: State, seat: int, move: Move | None) -> list[int]:
    """The needs at the end, from this card on."""
    assert isinstance(table.now, Playing)
    assert isinstance(move, Play)
    board = table.now.board
    number = NUMBER[SUIT[board.trump]]
    hands = [bits(number[card] for card in hand) for hand in board.hands]
    needs = [(bid or 0) - taken for bid, taken in zip(board.bids, board.tricks, strict=True)]
    if not board.plays and sum(board.tricks) % 2:
        return play_out(hands, needs, seat)
    hands[seat] ^= 1 << number[move.card]
    plays = [number[laid.card] for laid in board.plays]
    return finish(hands, needs, board.leader, [*plays, number[move.card]])


@pytest.mark.parametrize("options", [ASSISTED, BY_HAND])
def test_the_real_hands_of_the_others_are_never_ruled_out(options: SchatzsucheOptions) -> None:
    checked = 0
    for _, asked in game([club] * 3, 8, 1, options):
        for one in asked:
            if isinstance(one.table.now, Playing) and isinstance(one.move, Play):
                known = know(one.view, one.seen)
                number = NUMBER[known.trump]
                for seat, hand in enumerate(one.table.now.board.hands):
                    held = bits(number[card] for card in hand)
                    assert held.bit_count() == known.counts[seat]
                    assert not held & known.voids[seat]
                    assert seat == known.seat or not held & ~known.unseen
                checked += any(known.voids)
    assert checked > 50


def test_imagined_worlds_fit_the_knowledge_of_the_seat() -> None:
    place = at(VOID, "Anna plays S9 | Ben plays D7")
    known = place.knowledge("Cleo")
    for world in worlds.imagine(known, Random(1), 50):
        assert [hand.bit_count() for hand in world] == [2, 2, 3]
        assert world[2] == known.hand
        assert not world[0] & world[1] | (world[0] | world[1]) & ~known.unseen
        assert {SUIT[CARD["H"][c]] for c in numbers(world[1])} <= {"C", "D"}


def test_all_deals_that_fit_are_equally_likely() -> None:
    """Ben has no plain card of one suit, and Cleo no trump."""
    suit = NUMBER["H"]["S7"], NUMBER["H"]["S8"], NUMBER["H"]["S9"]
    trump = NUMBER["H"]["H7"], NUMBER["H"]["H8"]
    other = NUMBER["H"]["C7"], NUMBER["H"]["C8"]
    groups = worlds.Groups(list(suit), list(trump), list(other))
    splits = worlds.possible_splits(groups, 2, 3)
    rng, times = Random(4), 6000
    found = Counter(
        worlds.deal(groups, split, (2, 3), rng)
        for split in rng.choices(list(splits), list(splits.values()), k=times)
    )
    assert len(found) == sum(splits.values())
    usual = times / len(found)
    assert all(abs(count - usual) < 5 * usual**0.5 for count in found.values())


def test_markers_that_contradict_the_counts_are_ignored() -> None:
    place = at("trump HQ | Anna S9 | Ben C8 | Cleo SA", options=BY_HAND)
    place.go_on("Anna flips S | Anna flips H | Anna flips C | Anna flips D | Anna plays S9")
    place.go_on("Ben flips S | Ben flips H | Ben flips C | Ben flips D")
    known = place.knowledge("Cleo")
    assert all(world[1] for world in worlds.imagine(known, Random(1), 5))


def test_past_rounds_tell_a_bold_bidder_from_a_careful_one() -> None:
    def bidding(more: int) -> Bot:
        def bid(view: SchatzsucheView, seen: Any, legal: Any, rng: Random, budget: int) -> Any:
            if not isinstance(legal[0], Bid):
                return by_habit(view, seen, legal, rng, budget)
            known = know(view, seen)
            usual = bid_by_habit(known.hand, known.trump_card, known.round)
            return Bid(max(0, min(view.round, usual + more)))

        return bid

    *_, (_, asked) = game([bidding(-1), bidding(0), bidding(1)], 2, 0)
    kinds = opponents.bidders_of(past_rounds(asked[-1].seen))
    careful, usual, bold = (
        sum(boldness * likely for (boldness, _), likely in zip(opponents.KINDS, kind, strict=True))
        for kind in kinds
    )
    assert careful + 0.3 < usual < bold - 0.2


def test_likely_worlds_explain_the_bids() -> None:
    """A seat that bids three has more trumps than one that bids none."""
    hands = "trump HQ | bidding | Anna SA S9 S8 | Ben CK C9 C8 | Cleo D7 D8 D9"
    known = at(hands, "Anna bids 3 | Ben bids 0").knowledge("Cleo")
    trumps = [0, 0, 0]
    for world in likely_worlds(known, Random(1), 200):
        for seat, hand in enumerate(world):
            trumps[seat] += (hand & TRUMPS).bit_count()
    assert trumps[0] > 2 * trumps[1]


def test_cards_of_a_player_who_plays_by_habit_tell_more() -> None:
    """A seat that needs the trick takes it by habit with the ace, or else plays the seven."""
    seven, eight = (PlayedCard(0, NUMBER["H"][c], NINE, NINE, 1, EIGHT) for c in ("S7", "S8"))
    loyal, fickle = Loyalty(), Loyalty()
    for _ in range(20):
        loyal.learn(replace(seven, later=EIGHT | SEVEN))
        fickle.learn(replace(eight, later=EIGHT | ACE))
    hands = [1 << NUMBER["H"]["C7"], ACE]
    without, with_ace = weigh(loyal, [eight], hands)
    assert without > 10 * with_ace
    without, with_ace = weigh(fickle, [eight], hands)
    assert without < 3 * with_ace


NINE = NUMBER["H"]["S9"]
SEVEN, EIGHT, ACE = (1 << NUMBER["H"][card] for card in ("S7", "S8", "SA"))


def test_likely_worlds_explain_the_cards_played() -> None:
    """Ben needed the trick and did not take it, so Ben is unlikely to have the ace."""
    hands = "trump HQ | Anna S9 C7 D7 | Ben S8 C8 C9 | Cleo D9 D8 H7 | bids 0 2 0"
    known = at(hands, "Anna plays S9 | Ben plays S8").knowledge("Cleo")
    aces = [0, 0, 0]
    for world in likely_worlds(known, Random(1), 600):
        for seat, hand in enumerate(world):
            aces[seat] += bool(hand & ACE)
    assert aces[0] > 1.5 * aces[1]


def test_past_rounds_are_read_from_the_events() -> None:
    *_, (last, asked) = game([club] * 3, 9, 1)
    rounds = list(past_rounds(asked[-1].seen))
    assert [past.number for past in rounds] == list(range(1, 10))
    for past, scored in zip(rounds, last.state.sheet, strict=False):
        assert past.bids == scored.bids
        assert [hand.bit_count() for hand in past.hands] == [past.number] * 3
        for seat in range(3):
            mine = [each for each in past.played if each.seat == seat]
            assert mine[0].later == past.hands[seat]
            assert mine[0].need == past.bids[seat]

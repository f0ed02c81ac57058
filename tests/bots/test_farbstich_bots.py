"""The bots of Farbstich: decisions in positions written as text, and worlds played by the rules."""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, cast

import pytest

from server.bots import LEVELS, bots, bound
from server.bots.farbstich import BUDGET, glance, search
from server.bots.farbstich.position import NUMBER, VALUE_OF, Position, position
from server.bots.farbstich.reading import clues
from server.bots.farbstich.rollout import World, outlook, play_out
from server.bots.farbstich.search import LAP, Race
from server.bots.farbstich.worlds import worlds
from server.cards import colour_pack
from server.engine.farbstich import FARBSTICH
from server.engine.farbstich.state import Playing, State
from server.protocol.farbstich import (
    HAND,
    Collect,
    Display,
    FarbstichOptions,
    FarbstichView,
    Play,
    Played,
    TrickBegan,
)
from server.protocol.seat import Event, Move, Over, Shuffle, Turn
from tests.playing import do, random_deal
from tests.rules import farbstich_positions as text

SEATS = range(3, 7)
KINDS = (*LEVELS, "simple")


def view_of(state: Any, seat: int) -> FarbstichView:
    return cast(FarbstichView, FARBSTICH.view(state, seat))


def chosen(kind: str, state: State, seat: int = 0, dice: str = "tea") -> Move | None:
    """Asked without any events of before."""
    bot = bots("farbstich")[kind]
    return bot(FARBSTICH.view(state, seat), (), FARBSTICH.legal(state, seat), Random(dice))


def after(position: str, script: str) -> State:
    return text.play(text.position(position), script).table


def game(
    players: int, options: FarbstichOptions, seed: str
) -> Iterator[tuple[State, int, tuple[Event, ...]]]:
    """Every decision of a game at a glance: the table, the seat and its events."""
    dice, state = Random(seed), FARBSTICH.start(players, options)
    seen: list[tuple[Event, ...]] = [()] * players
    while not isinstance(waiting := FARBSTICH.waiting(state), Over):
        seat: int | None = None
        move: Move
        if isinstance(waiting, Shuffle):
            move = random_deal(waiting.size, dice)
        else:
            assert isinstance(waiting, Turn)
            seat = waiting.seats[0]
            yield state, seat, seen[seat]
            view = view_of(state, seat)
            move = glance.sound(position(view, seen[seat]), FARBSTICH.legal(state, seat))
        step = do(FARBSTICH, state, seat, move)
        state = step.state
        seen = [(*old, *events_for(step.events, at)) for at, old in enumerate(seen)]


def events_for(events: Sequence[Event], seat: int) -> list[Event]:
    return [shown for event in events if (shown := FARBSTICH.event_for(event, seat)) is not None]


@pytest.mark.parametrize("kind", KINDS)
def test_the_last_to_play_takes_the_prize_with_the_lower_card_that_does(kind: str) -> None:
    table = after(
        "display R10 R9 G2 | Anna B8 B9 | Ben G3 R5 | Cleo Y1 R4 | Doro Y4 R6 | starter Ben",
        "Ben plays G3 | Cleo plays Y1 | Doro plays Y4",
    )
    assert chosen(kind, table) == Play("B8")


@pytest.mark.parametrize("kind", KINDS)
def test_where_no_card_can_collect_the_lowest_is_played(kind: str) -> None:
    table = after(
        "display R1 | Anna B2 B10 | Ben G9 R5 | Cleo G8 R4 | starter Ben",
        "Ben plays G9 | Cleo plays G8",
    )
    assert chosen(kind, table) == Play("B2")


@pytest.mark.parametrize("kind", KINDS)
def test_a_tie_with_another_colour_is_avoided(kind: str) -> None:
    table = after(
        "display R9 R10 B1 | Anna B5 B6 | Ben G5 R5 | Cleo R2 R4 | starter Ben",
        "Ben plays G5 | Cleo plays R2",
    )
    assert chosen(kind, table) == Play("B6")


@pytest.mark.parametrize("kind", KINDS)
def test_the_colour_of_the_highest_value_is_collected_in_the_last_trick(kind: str) -> None:
    table = after(
        "display R2 R3 G4 | Anna B9 | Ben G1 | Cleo R1 | starter Anna",
        "Anna plays B9 | Ben plays G1 | Cleo plays R1",
    )
    # The totals of the other two tie, so only Anna collects.
    assert chosen(kind, table) == Collect("R")


@pytest.mark.slow
@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_choice_is_legal_and_the_same_with_the_same_dice(kind: str, players: int) -> None:
    options = FarbstichOptions(games=2, open_scores=players % 2 == 0)
    budget = min(BUDGET.get(kind, 0), 2)
    bot = bound("farbstich", kind, budget=budget)
    for state, seat, seen in islice(game(players, options, f"legal {kind}"), 0, None, 7):
        legal = FARBSTICH.legal(state, seat)
        view = FARBSTICH.view(state, seat)
        move = bot(view, seen, legal, Random(5))
        assert move in legal
        assert move == bot(view, seen, legal, Random(5))


@pytest.mark.slow
@pytest.mark.parametrize("players", SEATS)
def test_a_world_is_played_to_its_end_by_the_rules(players: int) -> None:
    """All seats play at a glance, and the engine counts the same points."""
    for seed in range(25):
        openings = [*game(players, FarbstichOptions(), f"world {seed}")]
        end = openings[-1][0]
        for state, _, _ in openings[:: 5 + seed % 4]:
            if isinstance(state.now, Playing):
                assert play_out(world_of(state), glance.SOUND[players], HAND) == final(end)


def world_of(state: State) -> World:
    assert isinstance(state.now, Playing)
    trick = state.now.board
    display = [0] * state.players
    for card in trick.display:
        display[NUMBER[card] // 10] += VALUE_OF[NUMBER[card]]
    hands = [[NUMBER[card] for card in hand] for hand in trick.hands]
    # Of equal cards a glance takes the lower one, and a rollout the first.
    for hand in hands:
        hand.sort(key=lambda card: VALUE_OF[card])
    plays = [NUMBER[laid.card] for laid in trick.plays]
    return World(hands, display, list(trick.points), trick.starter, plays)


def final(state: Any) -> list[int]:
    while not isinstance(waiting := FARBSTICH.waiting(state), Over):
        assert isinstance(waiting, Turn)
        seat = waiting.seats[0]
        legal = FARBSTICH.legal(state, seat)
        state = do(
            FARBSTICH, state, seat, glance.sound(position(view_of(state, seat), ()), legal)
        ).state
    return list(waiting.result.points)


@pytest.mark.parametrize("players", SEATS)
def test_worlds_hold_every_unseen_card_once_and_keep_the_own_hand(players: int) -> None:
    for state, seat, seen in islice(game(players, FarbstichOptions(), "worlds"), 3, None, 9):
        view = view_of(state, seat)
        known = position(view, seen)
        found = clues(seen, players, seat, glance.SOUND[players])
        assert isinstance(state, State)
        trick = state.now.board  # type: ignore[union-attr]
        for world in islice(worlds(known, found, Random(3)), 3):
            assert sorted(world.hands[seat]) == sorted(NUMBER[card] for card in view.hand)
            assert [len(hand) for hand in world.hands] == [len(hand) for hand in trick.hands]
            hidden = [c for at, hand in enumerate(world.hands) if at != seat for c in hand]
            assert sorted(hidden) == list(known.unseen)
            assert world.points == list(trick.points)


def test_without_events_the_imagined_hands_still_have_the_right_size() -> None:
    *_, (state, seat, _) = islice(game(4, FarbstichOptions(), "late"), 30)
    known = position(view_of(state, seat), ())
    world = next(worlds(known, (), Random(1)))
    assert [len(hand) for hand in world.hands] == list(known.held)
    assert len({card for hand in world.hands for card in hand}) == sum(known.held)


def test_a_card_that_would_have_been_better_is_rarely_imagined_in_a_hand() -> None:
    """Ben played last and collected nothing, where B10 would have won: so Cleo has it."""
    seen = (
        Display(("R10", "R9", "R8")),
        TrickBegan(8, 2),
        Played(2, "G1"),
        Played(0, "G5"),
        Played(1, "B1"),
    )
    unseen = (NUMBER["G2"], NUMBER["B10"])
    hand, one_each, none = (NUMBER["G6"],), (1, 1, 1), (0, 0, 0)
    known = Position(3, 0, 0, hand, one_each, unseen, (27, 0, 0), (), (), none, 0)
    found = clues(seen, 3, 0, glance.SOUND[3])
    assert [clue.seat for clue in found] == [2, 1]
    guessed = [world.hands[2] for world in islice(worlds(known, found, Random(2)), 200)]
    assert guessed.count([NUMBER["B10"]]) > 150


def test_no_more_worlds_are_played_than_the_budget_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Move] = []
    honest = search.play_on

    def counting(world: World, known: Any, move: Move) -> list[float]:
        played.append(move)
        return honest(world, known, move)

    monkeypatch.setattr(search, "play_on", counting)
    state, seat, seen = next(game(3, FarbstichOptions(), "budget"))
    legal = FARBSTICH.legal(state, seat)
    bound("farbstich", "master", budget=4)(FARBSTICH.view(state, seat), seen, legal, Random(1))
    assert played.count(legal[0]) == 4
    assert len(played) == 4 * len(legal)


def test_a_move_that_is_clearly_behind_gets_no_more_worlds() -> None:
    race = Race(3)
    for world in range(LAP):
        assert race.running == [0, 1, 2]
        luck = world % 2
        race.run([0.5 + luck / 10, 0.2 + luck / 10, 0.4 + luck / 4])
    assert race.running == [0, 2]
    assert race.leader() == 0


def test_moves_of_equal_value_stay_in_the_race() -> None:
    race = Race(2)
    for _ in range(3 * LAP):
        race.run([0.5, 0.5])
    assert race.running == [0, 1]


def test_worlds_that_dropped_moves_do_not_need_go_to_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played: list[Move] = []
    honest = search.play_on

    def counting(world: World, known: Any, move: Move) -> list[float]:
        played.append(move)
        return honest(world, known, move)

    monkeypatch.setattr(search, "play_on", counting)
    state, seat, seen = next(game(3, FarbstichOptions(), "budget"))
    legal = FARBSTICH.legal(state, seat)
    bound("farbstich", "master", budget=60)(FARBSTICH.view(state, seat), seen, legal, Random(1))
    runs = sorted(played.count(move) for move in legal)
    assert runs[0] < 60 < runs[-1]
    assert len(played) <= 60 * len(legal)


def test_cards_in_hand_add_to_the_expected_points() -> None:
    world = World([[NUMBER["R9"]], [NUMBER["R1"]], [NUMBER["G5"]]], [0, 0, 0], [10, 10, 10], 0, [])
    first, second, third = outlook(world)
    assert first > third > second > 10


def test_a_larger_lead_is_a_larger_share_of_the_win() -> None:
    assert search.share([50, 40, 40], 0, 10) > search.share([50, 60, 40], 0, 10)
    assert search.share([50, 40, 40], 0, 10) > search.share([50, 40, 40], 0, 20)
    assert sum(search.share([50, 40, 41], seat, 10) for seat in range(3)) == pytest.approx(1)


def test_cards_are_numbered_in_the_order_of_the_pack() -> None:
    assert [NUMBER[card] for card in colour_pack(4)] == list(range(40))

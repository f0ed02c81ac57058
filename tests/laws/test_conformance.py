"""The promises of every game, tested with random games at every table."""

import random
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, TypeVar, Union

import msgspec
import pytest

from server.engine.game import AnyGame
from server.protocol.seat import (
    COMMON_REFUSALS,
    Deal,
    Move,
    NoDeal,
    Options,
    Over,
    Refusal,
    Shuffle,
    Turn,
    Value,
    Viewer,
    replace,
)
from tests.laws.bounds import MOST_DECISIONS
from tests.laws.tables import ALL_GAMES, Table, all_tables, at_each
from tests.playing import PlayedMove, do, play_out

V = TypeVar("V", bound=Value)

at_every_table = at_each(all_tables())


@cache
def game_at(table: Table, seed: int = 1) -> tuple[PlayedMove, ...]:
    return tuple(play_out(table.game, table.players, table.options, Random(seed)))


def places(table: Table) -> tuple[Viewer, ...]:
    return (None, *range(table.players))


def encode(value: object) -> bytes:
    return msgspec.json.encode(value)


def decoder(kinds: Iterable[type[Value]]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(Union[tuple(kinds)])  # noqa: UP007 (a tuple of types)


def again(value: V, kind: type[V]) -> V:
    return msgspec.json.decode(encode(value), type=kind)


@at_every_table
def test_only_seats_in_turn_or_free_to_act_have_legal_moves(table: Table) -> None:
    for played in game_at(table):
        waiting = table.game.waiting(played.before)
        may = {*waiting.seats, *waiting.free} if isinstance(waiting, Turn) else set()
        can = {seat for seat in range(table.players) if table.game.legal(played.before, seat)}
        assert can == may


@at_every_table
def test_every_legal_move_is_accepted_and_listed_once(table: Table) -> None:
    for played in game_at(table)[:60]:
        for seat in range(table.players):
            legal = table.game.legal(played.before, seat)
            assert len(set(legal)) == len(legal)
            for move in legal:
                assert not isinstance(table.game.apply(played.before, seat, move), Refusal)


@pytest.mark.slow
@at_every_table
def test_the_same_history_gives_the_same_bytes_whatever_chance_does_elsewhere(table: Table) -> None:
    first = game_at(table)
    state = table.game.start(table.players, table.options)
    for played in first:
        random.seed(repr(played.move))
        assert encode(state) == encode(played.before)
        step = do(table.game, state, played.seat, played.move)
        assert encode(step.events) == encode(played.step.events)
        for seat in places(table):
            mine, theirs = (table.game.view(s, seat) for s in (step.state, played.step.state))
            assert encode(mine) == encode(theirs)
        state = step.state


@pytest.mark.slow
@at_every_table
def test_states_views_moves_and_events_go_to_json_and_back_unchanged(table: Table) -> None:
    game = table.game
    moves = decoder((*game.moves, Deal))
    events = decoder(game.events)
    assert again(table.options, game.options) == table.options
    for played in game_at(table):
        assert again(played.step.state, type(played.step.state)) == played.step.state
        assert moves.decode(encode(played.move)) == played.move
        for seat in places(table):
            view = game.view(played.step.state, seat)
            assert again(view, game.view_type) == view
            for event in filter(
                None, (game.event_for(event, seat) for event in played.step.events)
            ):
                assert events.decode(encode(event)) == event
        for event in played.step.events:
            assert events.decode(encode(event)) == event


@pytest.mark.slow
@at_every_table
def test_a_refused_move_changes_nothing_and_its_refusal_is_json(table: Table) -> None:
    game, dice = table.game, Random(2)
    refusals = decoder((*COMMON_REFUSALS, *game.refusals))
    moves = sorted({played.move for played in game_at(table, 3)}, key=repr)
    for played in game_at(table):
        before = encode(played.before)
        seat, move = dice.choice((-1, None, *range(table.players + 1))), dice.choice(moves)
        step = game.apply(played.before, seat, move)
        if isinstance(step, Refusal):
            assert refusals.decode(encode(step)) == step
        else:
            assert seat is None or move in game.legal(played.before, seat)
        assert encode(played.before) == before


@at_every_table
def test_a_game_ends_within_its_bound_and_has_a_result_only_then(table: Table) -> None:
    game, whole = table.game, game_at(table)
    assert all(game.result(played.before) is None for played in whole)
    over = game.waiting(whole[-1].step.state)
    assert isinstance(over, Over)
    assert game.result(whole[-1].step.state) == over.result
    assert len(over.result.points) == table.players
    assert over.result.winners == tuple(
        seat for seat, points in enumerate(over.result.points) if points == max(over.result.points)
    )
    out_of_turn = {type(move) for played in whole for move in free_moves(table, played.before)}
    owed = [p for p in whole if p.seat is not None and type(p.move) not in out_of_turn]
    most = MOST_DECISIONS[game.name](table.players, table.options)
    assert len(owed) <= most < 10 * len(owed)


def free_moves(table: Table, state: Any) -> Iterator[Move]:
    waiting = table.game.waiting(state)
    for seat in waiting.free if isinstance(waiting, Turn) else ():
        yield from table.game.legal(state, seat)


@at_every_table
def test_only_seats_and_the_gallery_have_a_view_in_every_state(
    table: Table,
) -> None:
    for played in game_at(table):
        for seat in places(table):
            view = table.game.view(played.step.state, seat)
            assert (view.seat, view.players) == (seat, table.players)
            assert view.waiting == table.game.waiting(played.step.state)
        for outsider in (-1, table.players):
            with pytest.raises(LookupError):
                table.game.view(played.step.state, outsider)


@at_every_table
def test_shuffles_are_numbered_in_order_and_the_first_is_of_the_seats(table: Table) -> None:
    asked = [table.game.waiting(played.before) for played in game_at(table)]
    shuffles = [waiting for waiting in asked if isinstance(waiting, Shuffle)]
    assert [shuffle.number for shuffle in shuffles] == list(range(len(shuffles)))
    assert shuffles[0].size == table.players


@at_every_table
def test_a_deal_that_is_no_permutation_is_refused(table: Table) -> None:
    for played in game_at(table):
        waiting = table.game.waiting(played.before)
        if isinstance(waiting, Shuffle):
            size = waiting.size
            once = tuple(range(size))
            for order in (
                (),
                once[1:],
                (*once, size),
                (*once[1:], size),
                (*once[1:], 1),
                (-1, *once[1:]),
            ):
                refusal = table.game.apply(played.before, None, Deal(order))
                assert refusal == NoDeal(size)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_a_game_does_not_start_with_invalid_options(
    game: AnyGame,
) -> None:
    least = game.seats[0]
    with pytest.raises(ValueError, match=game.name):
        game.start(least, Options())
    for field in game.options.__struct_fields__:
        for wrong in ("nothing", 99):
            with pytest.raises(ValueError, match=game.name):
                game.start(least, replace(game.options(), **{field: wrong}))


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_a_game_does_not_start_with_an_invalid_size_or_host(
    game: AnyGame,
) -> None:
    least, most = game.seats[0], game.seats[-1]
    for players, host in ((least - 1, 0), (most + 1, 0), (least, least), (least, -1)):
        with pytest.raises(ValueError, match=game.name):
            game.start(players, None, host)

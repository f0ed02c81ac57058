"""Plays games in tests: at random, or move by move."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from server.engine.game import AnyGame, Step
from server.protocol.seat import (
    Deal,
    Event,
    Move,
    Options,
    Over,
    Refusal,
    Shuffle,
    Viewer,
    Waiting,
)


class PlayedMove(NamedTuple):
    """A move, the state before it, and its step."""

    before: Any
    seat: Viewer
    move: Move
    step: Step[Any]


def random_deal(size: int, dice: Random) -> Deal:
    order = list(range(size))
    dice.shuffle(order)
    return Deal(tuple(order))


def do(game: AnyGame, state: Any, seat: Viewer, move: Move) -> Step[Any]:
    """Makes a move that must be legal."""
    step = game.apply(state, seat, move)
    assert not isinstance(step, Refusal), (move, step)
    return step


def refused(game: AnyGame, state: Any, seat: Viewer, move: Move) -> Refusal:
    """Tries a move that must be illegal."""
    step = game.apply(state, seat, move)
    assert isinstance(step, Refusal), (move, step)
    return step


def random_move(game: AnyGame, state: Any, waiting: Waiting, dice: Random) -> tuple[Viewer, Move]:
    """A random legal move; out of turn in one of ten cases."""
    if isinstance(waiting, Shuffle):
        return None, random_deal(waiting.size, dice)
    assert not isinstance(waiting, Over)
    meddles = waiting.free and dice.random() < 0.1
    seat = dice.choice(waiting.free if meddles else waiting.seats)
    return seat, dice.choice(game.legal(state, seat))


def play_out(
    game: AnyGame, players: int, options: Options | None, dice: Random, host: int = 0
) -> Iterator[PlayedMove]:
    """A whole game of random moves."""
    state = game.start(players, options, host)
    while not isinstance(waiting := game.waiting(state), Over):
        seat, move = random_move(game, state, waiting, dice)
        step = do(game, state, seat, move)
        yield PlayedMove(state, seat, move, step)
        state = step.state


def apply_all(game: AnyGame, start: Any, moves: Sequence[tuple[Viewer, Move]]) -> Step[Any] | None:
    """The last state and all events of these moves; None if one of them is not legal."""
    state = start
    events: tuple[Event, ...] = ()
    for seat, move in moves:
        step = game.apply(state, seat, move)
        if isinstance(step, Refusal):
            return None
        state, events = step.state, (*events, *step.events)
    return Step(state, events)

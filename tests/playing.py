"""Games played by tests: at random, or move by move."""

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


class Played(NamedTuple):
    """A move of a game, and what it led from and to."""

    before: Any
    seat: Viewer
    move: Move
    step: Step[Any]


def shuffled(size: int, dice: Random) -> Deal:
    order = list(range(size))
    dice.shuffle(order)
    return Deal(tuple(order))


def do(game: AnyGame, state: Any, seat: Viewer, move: Move) -> Step[Any]:
    """A move that must be legal."""
    step = game.apply(state, seat, move)
    assert not isinstance(step, Refusal), (move, step)
    return step


def refused(game: AnyGame, state: Any, seat: Viewer, move: Move) -> Refusal:
    """Why a move that must not be legal is refused."""
    step = game.apply(state, seat, move)
    assert isinstance(step, Refusal), (move, step)
    return step


def choose(game: AnyGame, state: Any, waiting: Waiting, dice: Random) -> tuple[Viewer, Move]:
    """Any legal move; out of turn only now and then."""
    if isinstance(waiting, Shuffle):
        return None, shuffled(waiting.size, dice)
    assert not isinstance(waiting, Over)
    meddles = waiting.free and dice.random() < 0.1
    seat = dice.choice(waiting.free if meddles else waiting.seats)
    return seat, dice.choice(game.legal(state, seat))


def play_out(
    game: AnyGame, players: int, options: Options | None, dice: Random, host: int = 0
) -> Iterator[Played]:
    """A whole game at random, move by move."""
    state = game.start(players, options, host)
    while not isinstance(waiting := game.waiting(state), Over):
        seat, move = choose(game, state, waiting, dice)
        step = do(game, state, seat, move)
        yield Played(state, seat, move, step)
        state = step.state


def replayed(game: AnyGame, start: Any, moves: Sequence[tuple[Viewer, Move]]) -> Step[Any] | None:
    """The last step of these moves, or nothing if one of them is not legal."""
    state = start
    events: tuple[Event, ...] = ()
    for seat, move in moves:
        step = game.apply(state, seat, move)
        if isinstance(step, Refusal):
            return None
        state, events = step.state, (*events, *step.events)
    return Step(state, events)

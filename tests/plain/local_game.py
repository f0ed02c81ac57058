"""A real game in which a test decides for one seat; the other seats make random moves."""

from collections.abc import Iterator
from random import Random
from typing import Any

from server.engine.game import AnyGame, Step
from server.protocol.notices import GameSnapshot, Happened, Notice, Refused
from server.protocol.requests import MakeMove, Request
from server.protocol.seat import Move, Options, Over, Refusal, Shuffle, Turn, Viewer
from tests.playing import random_deal


class LocalGame:
    """`seat` is the seat that the test decides for; None plays all seats at random."""

    def __init__(
        self, game: AnyGame, players: int, options: Options | None = None, seat: Viewer = 0
    ) -> None:
        self.game = game
        self.players = players
        self.seat = seat
        self.number = 0
        self.moves: list[Move] = []
        self._dice = Random(7)
        self._state = game.start(players, options)

    @property
    def over(self) -> bool:
        return isinstance(self.game.waiting(self._state), Over)

    @property
    def legal(self) -> tuple[Move, ...]:
        return () if self.seat is None else self.game.legal(self._state, self.seat)

    @property
    def state(self) -> GameSnapshot:
        view = self.game.view(self._state, self.seat)
        return GameSnapshot(3, self.number, self.number, view, self.legal, (None,) * self.players)

    def go_on(self) -> Iterator[Notice]:
        """Plays until the test has to decide or the game ends; the notices for its seat."""
        while not isinstance(waiting := self.game.waiting(self._state), Over):
            if isinstance(waiting, Shuffle):
                step = self.game.apply(self._state, None, random_deal(waiting.size, self._dice))
            elif self.seat in waiting.seats:
                break
            else:
                step = self._random_move(waiting)
            yield from self._take(step)
        yield self.state

    def _random_move(self, turn: Turn) -> Any:
        seat = turn.seats[0]
        move = self._dice.choice(self.game.legal(self._state, seat))
        return self.game.apply(self._state, seat, move)

    def _take(self, step: Step[Any] | Refusal) -> Iterator[Notice]:
        assert not isinstance(step, Refusal)
        self._state = step.state
        self.number += 1
        for event in step.events:
            if seen := self.game.event_for(event, self.seat):
                yield Happened(3, self.number, seen)

    def answers(self, request: Request) -> Iterator[Notice]:
        """The notices of a house for a move, or its refusal."""
        assert isinstance(request, MakeMove)
        assert self.seat is not None
        move = request.move
        assert isinstance(move, Move), move
        step = self.game.apply(self._state, self.seat, move)
        if isinstance(step, Refusal):
            yield Refused(step)
            return
        self.moves.append(move)
        yield from self._take(step)
        yield from self.go_on()

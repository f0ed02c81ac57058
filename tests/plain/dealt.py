"""A table that really plays, for one who types: the others answer at once and at random."""

from collections.abc import Iterator
from random import Random
from typing import Any

from server.engine.game import AnyGame, Step
from server.protocol.notices import GameSnapshot, Happened, Notice, Refused
from server.protocol.requests import MakeMove, Request
from server.protocol.seat import Move, Options, Over, Refusal, Shuffle, Turn, Viewer
from server.protocol.wire import move_reader
from tests.playing import shuffled


class Dealt:
    """`seat` is the one who types; nobody else meddles out of turn."""

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
        """What happens until the one who types is asked, or the game is over."""
        while not isinstance(waiting := self.game.waiting(self._state), Over):
            if isinstance(waiting, Shuffle):
                step = self.game.apply(self._state, None, shuffled(waiting.size, self._dice))
            elif self.seat in waiting.seats:
                break
            else:
                step = self._somebody(waiting)
            yield from self._made(step)
        yield self.state

    def _somebody(self, turn: Turn) -> Any:
        seat = turn.seats[0]
        move = self._dice.choice(self.game.legal(self._state, seat))
        return self.game.apply(self._state, seat, move)

    def _made(self, step: Step[Any] | Refusal) -> Iterator[Notice]:
        assert not isinstance(step, Refusal)
        self._state = step.state
        self.number += 1
        for event in step.events:
            if told := self.game.event_for(event, self.seat):
                yield Happened(3, self.number, told)

    def answers(self, request: Request) -> Iterator[Notice]:
        """As a house would answer a move."""
        assert isinstance(request, MakeMove)
        assert self.seat is not None
        move = move_reader(self.game.moves)(bytes(request.move))
        assert isinstance(move, Move), move
        step = self.game.apply(self._state, self.seat, move)
        if isinstance(step, Refusal):
            yield Refused(step)
            return
        self.moves.append(move)
        yield from self._made(step)
        yield from self.go_on()

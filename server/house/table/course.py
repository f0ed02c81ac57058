"""The course of one game at its table: a state, its number, and all that happened."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from server.dealer import Dealer
from server.engine.game import AnyGame
from server.protocol.seat import Event, Move, Options, Refusal, Shuffle, Turn, Viewer, Waiting


class Moment(NamedTuple):
    """`number` counts the moves so far; `turn` is the number at which the decision that is waited
    for began, so that a move made on any state since then is in time."""

    state: Any
    number: int
    turn: int


class Course:
    """Deals are made as soon as the rules ask for them, and belong to the move before."""

    def __init__(self, game: AnyGame, options: Options, host: int, dealer: Dealer) -> None:
        self.game = game
        self._dealer = dealer
        players = len(dealer.nonces)
        state, events = self._dealt(game.start(players, options, host), [])
        self.now = Moment(state, 0, 0)
        self._events: list[tuple[int, Event]] = [(0, event) for event in events]

    def _dealt(self, state: Any, events: list[Event]) -> tuple[Any, list[Event]]:
        while isinstance(asked := self.game.waiting(state), Shuffle):
            step = self.game.apply(state, None, self._dealer.deal(asked))
            assert not isinstance(step, Refusal)
            state = step.state
            events += step.events
        return state, events

    @property
    def waiting(self) -> Waiting:
        return self.game.waiting(self.now.state)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats whose decision the game needs."""
        waiting = self.waiting
        return waiting.seats if isinstance(waiting, Turn) else ()

    def legal(self, seat: int) -> tuple[Move, ...]:
        return self.game.legal(self.now.state, seat)

    def try_out(self, seat: int, move: Move) -> tuple[Moment, Sequence[Event]] | Refusal:
        """What a move would lead to; nothing has happened yet."""
        step = self.game.apply(self.now.state, seat, move)
        if isinstance(step, Refusal):
            return step
        state, events = self._dealt(step.state, list(step.events))
        number = self.now.number + 1
        turn = self.now.turn if type(move) in self.game.side_moves else number
        return Moment(state, number, turn), events

    def go_on(self, moment: Moment, events: Sequence[Event]) -> None:
        self.now = moment
        self._events += ((moment.number, event) for event in events)

    def events(self) -> Iterator[Event]:
        """All of them, secrets included: for the record of a finished game."""
        return (event for _, event in self._events)

    def events_for(self, seat: Viewer, since: int) -> list[tuple[int, Event]]:
        """What a seat was told on the way to the state of that number and to all after it."""
        return [
            (number, told)
            for number, event in self._events
            if number >= since and (told := self.game.event_for(event, seat)) is not None
        ]

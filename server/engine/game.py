"""The interface of a game: functions over a frozen state, and the checks before they are called.

The methods of Game check what is the same in every game: turns, deals and seats. Its fields are the
rules, which can rely on that.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from server.protocol.fields import is_allowed
from server.protocol.seat import (
    Deal,
    DealerOnly,
    Event,
    GameOver,
    Move,
    NoDeal,
    NoSuchMove,
    NoSuchSeat,
    NotNow,
    NotYourTurn,
    Options,
    Over,
    Refusal,
    Result,
    Shuffle,
    Turn,
    Value,
    View,
    Viewer,
    Waiting,
    name_of,
)


class GameState(Value, frozen=True):
    players: int


class Draw(Value, frozen=True, tag="draw"):
    """The first giver, starter or dealer is to be drawn."""


S = TypeVar("S", bound=GameState)
T = TypeVar("T")
# The seat and the move that a recorded event stands for; "later" if one of the next events does.
RecordedMove = tuple[int, Move] | Literal["later"] | None


class Step(NamedTuple, Generic[S]):
    state: S
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Game(Generic[S]):
    """The rules of one game as a value; see `server.engine.GAMES` for all of them."""

    name: str
    seats: range
    options: type[Options]
    moves: tuple[type[Move], ...]
    events: tuple[type[Event], ...]
    view_type: type[View]
    refusals: tuple[type[Refusal], ...]

    # Players, options, host -> the state that waits for the draw of the first giver or dealer.
    initial_state: Callable[[int, Any, int], S]
    waiting: Callable[[S], Waiting]
    legal_moves: Callable[[S, int], tuple[Move, ...]]  # the legal moves of a seat that may act
    apply_deal: Callable[[S, tuple[int, ...], list[Event]], S]
    # The state after a legal move, whose events are added to the list.
    apply_move: Callable[[S, int, Any, list[Event]], S]
    # A reason specific to the game why a move is not legal; the last argument: is it the seat's
    # turn?
    refusal_for: Callable[[S, int, Any, bool], Refusal | None]
    view_for: Callable[[S, Viewer], View]
    # The event as a seat may know it; None if not at all.
    event_for: Callable[[Event, Viewer], Event | None]
    # The events without what the rules leave open, to compare a record with a replay.
    comparable_events: Callable[[Sequence[Event]], Sequence[object]] = tuple
    # The move of an event that has another name than its move; see `move_from_event`.
    move_behind: Callable[[S, Event], RecordedMove] = lambda state, event: None
    # Moves out of turn, after which the game waits for the same decision as before.
    side_moves: tuple[type[Move], ...] = ()
    idle_move: Move | None = None  # the move made for a seat that does nothing for a moment
    # Moves that a seat may have made automatically, with the event that ends this.
    standing_moves: tuple[tuple[type[Move], type[Event]], ...] = ()
    # Seconds for the whole game, and seconds added for each decision.
    default_clock: tuple[int, int] = (120, 15)

    def start(self, players: int, options: Options | None = None, host: int = 0) -> S:
        options = self.options() if options is None else options
        if players not in self.seats or host not in range(players):
            raise ValueError(f"{self.name}: {players} players, host {host}")
        # msgspec checks constraints when it decodes, but not when a value is built.
        if not isinstance(options, self.options) or not is_allowed(options):
            raise ValueError(f"{self.name}: {options}")
        return self.initial_state(players, options, host)

    def legal(self, state: S, seat: int) -> tuple[Move, ...]:
        return self._legal(state, seat, self.waiting(state))

    def _legal(self, state: S, seat: int, waiting: Waiting) -> tuple[Move, ...]:
        if isinstance(waiting, Turn) and (seat in waiting.seats or seat in waiting.free):
            return self.legal_moves(state, seat)
        return ()

    def apply(self, state: S, seat: Viewer, move: Move) -> Step[S] | Refusal:
        """A move of a seat, or a deal of the dealer, whose seat is None."""
        waiting = self.waiting(state)
        if seat is None or isinstance(move, Deal):
            return self._deal(state, seat, move, waiting)
        if not 0 <= seat < state.players:
            return NoSuchSeat(state.players)
        # By exact type: a Deal or a move of another game must not reach the rules.
        if type(move) not in self.moves:
            return NoSuchMove(names(self.moves))
        if isinstance(waiting, Over):
            return GameOver(waiting.result.winners)
        if isinstance(waiting, Shuffle):
            return DealerOnly()
        # The list decides what is legal; `refusal_for` only explains why a move is not in it.
        legal = self._legal(state, seat, waiting)
        if move in legal:
            events: list[Event] = []
            state = self.apply_move(state, seat, move, events)
            return Step(state, tuple(events))
        in_turn = seat in waiting.seats
        # The reason of the game before the general one: it says more than whose turn it is.
        if refusal := self.refusal_for(state, seat, move, in_turn):
            return refusal
        return NotNow(names(legal)) if in_turn else NotYourTurn(waiting.seats, names(legal))

    def _deal(self, state: S, seat: Viewer, move: Move, waiting: Waiting) -> Step[S] | Refusal:
        if seat is not None or not isinstance(move, Deal):
            return DealerOnly()
        if not isinstance(waiting, Shuffle):
            return NoDeal(0)
        # An order that is no permutation would put a card into the pack twice.
        if sorted(move.order) != list(range(waiting.size)):
            return NoDeal(waiting.size)
        events: list[Event] = []
        state = self.apply_deal(state, move.order, events)
        return Step(state, tuple(events))

    def move_from_event(self, state: S, event: Event) -> RecordedMove:
        """An event that is a move has its name, and its fields beside the seat."""
        # First: the game knows which of its events only look like a move.
        if found := self.move_behind(state, event):
            return found
        for kind in self.moves:
            if name_of(kind) == name_of(event):
                values = {
                    field: getattr(event, field) for field in ("seat", *kind.__struct_fields__)
                }
                return values.pop("seat"), kind(**values)
        return None

    def view(self, state: S, seat: Viewer) -> View:
        if seat is not None and not 0 <= seat < state.players:
            raise LookupError(f"no seat {seat} at a table of {state.players}")
        return self.view_for(state, seat)

    def result(self, state: S) -> Result | None:
        waiting = self.waiting(state)
        return waiting.result if isinstance(waiting, Over) else None


AnyGame = Game[Any]


def names(moves: Iterable[Move | type[Move]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name_of(move) for move in moves))


def winners(points: Sequence[int]) -> tuple[int, ...]:
    """The seats with the most points; a draw is a shared win."""
    top = max(points)
    return tuple(seat for seat, mine in enumerate(points) if mine == top)


def not_legal(move: Move) -> ValueError:
    """An error in the caller: `apply_move` got an illegal move."""
    return ValueError(f"{move} was not among the legal moves")


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])


def clockwise(first: int, players: int) -> tuple[int, ...]:
    """All seats in order, beginning with `first`."""
    return tuple((first + i) % players for i in range(players))

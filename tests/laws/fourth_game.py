"""High card: a fourth game in one module, to test that games can be added."""

from typing import Literal

from server.engine.game import Game, GameState, winners
from server.protocol.seat import (
    Count,
    Event,
    Move,
    Options,
    Over,
    PublicEvent,
    Refusal,
    Result,
    Shuffle,
    Turn,
    View,
    Viewer,
    Waiting,
    replace,
)

Card = Literal["1", "2", "3", "4", "5", "6", "7", "8"]
CARDS: tuple[Card, ...] = ("1", "2", "3", "4", "5", "6", "7", "8")


class HighCardOptions(Options, frozen=True):
    lowest_wins: bool = False


class Show(Move, frozen=True, tag="show"):
    pass


class Deck(Event, frozen=True, tag="deck"):
    cards: tuple[Card, ...]


class Dealt(Event, frozen=True, tag="hole"):
    seat: Count
    card: Card | None = None


class Shown(PublicEvent, frozen=True, tag="show"):
    seat: Count
    card: Card


class Ended(PublicEvent, frozen=True, tag="end"):
    points: tuple[int, ...]
    winners: tuple[Count, ...]


class HighCardView(View, frozen=True, tag="high-card"):
    options: HighCardOptions
    mine: Card | None
    shown: tuple[Card, ...]


class Table(GameState, frozen=True):
    options: HighCardOptions
    drawn: bool = False
    cards: tuple[Card, ...] = ()
    shown: int = 0


def initial_state(players: int, options: HighCardOptions, host: int) -> Table:
    return Table(players, options)


def waiting(state: Table) -> Waiting:
    if not state.drawn:
        return Shuffle(0, state.players)
    if not state.cards:
        return Shuffle(1, len(CARDS))
    if state.shown < state.players:
        return Turn((state.shown,))
    return Over(result(state))


def result(state: Table) -> Result:
    sign = -1 if state.options.lowest_wins else 1
    points = tuple(sign * int(card) for card in state.cards)
    return Result(points, winners(points))


def legal_moves(state: Table, seat: int) -> tuple[Move, ...]:
    return (Show(),)


def apply_deal(state: Table, order: tuple[int, ...], events: list[Event]) -> Table:
    if not state.drawn:
        return replace(state, drawn=True)
    deck = tuple(CARDS[i] for i in order)
    cards = deck[: state.players]
    events.append(Deck(deck))
    events.extend(Dealt(seat, card) for seat, card in enumerate(cards))
    return replace(state, cards=cards)


def apply_move(state: Table, seat: int, move: Move, events: list[Event]) -> Table:
    events.append(Shown(seat, state.cards[seat]))
    state = replace(state, shown=state.shown + 1)
    if state.shown == state.players:
        end = result(state)
        events.append(Ended(end.points, end.winners))
    return state


def refusal_for(state: Table, seat: int, move: Move, in_turn: bool) -> Refusal | None:
    return None


def view_for(state: Table, seat: Viewer) -> HighCardView:
    return HighCardView(
        seat=seat,
        players=state.players,
        waiting=waiting(state),
        options=state.options,
        mine=None if seat is None or not state.cards else state.cards[seat],
        shown=state.cards[: state.shown],
    )


def event_for(event: Event, seat: Viewer) -> Event | None:
    if isinstance(event, Dealt):
        return Dealt(event.seat, event.card if event.seat == seat else None)
    return event if isinstance(event, PublicEvent) else None


HIGH_CARD = Game(
    name="high-card",
    seats=range(2, 5),
    options=HighCardOptions,
    moves=(Show,),
    events=(Deck, Dealt, Shown, Ended),
    view_type=HighCardView,
    refusals=(),
    initial_state=initial_state,
    waiting=waiting,
    legal_moves=legal_moves,
    apply_deal=apply_deal,
    apply_move=apply_move,
    refusal_for=refusal_for,
    view_for=view_for,
    event_for=event_for,
)

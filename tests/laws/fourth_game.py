"""A fourth game, as somebody would add one: high card, in one module."""

from typing import Literal

from server.engine.game import Game, GameState, Step, winners
from server.protocol.seat import (
    Count,
    Event,
    Move,
    Options,
    Over,
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


class Shown(Event, frozen=True, tag="show"):
    seat: Count
    card: Card


class Ended(Event, frozen=True, tag="end"):
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


def opening(players: int, options: HighCardOptions, host: int) -> Table:
    return Table(players, options)


def waiting(table: Table) -> Waiting:
    if not table.drawn:
        return Shuffle(0, table.players)
    if not table.cards:
        return Shuffle(1, len(CARDS))
    if table.shown < table.players:
        return Turn((table.shown,))
    return Over(result(table))


def result(table: Table) -> Result:
    sign = -1 if table.options.lowest_wins else 1
    points = tuple(sign * int(card) for card in table.cards)
    return Result(points, winners(points))


def choices(table: Table, seat: int) -> tuple[Move, ...]:
    return (Show(),)


def dealt(table: Table, order: tuple[int, ...]) -> Step[Table]:
    if not table.drawn:
        return Step(replace(table, drawn=True), ())
    deck = tuple(CARDS[i] for i in order)
    cards = deck[: table.players]
    holes = tuple(Dealt(seat, card) for seat, card in enumerate(cards))
    return Step(replace(table, cards=cards), (Deck(deck), *holes))


def moved(table: Table, seat: int, move: Move) -> Step[Table]:
    events: tuple[Event, ...] = (Shown(seat, table.cards[seat]),)
    table = replace(table, shown=table.shown + 1)
    if table.shown == table.players:
        end = result(table)
        events = (*events, Ended(end.points, end.winners))
    return Step(table, events)


def why_not(table: Table, seat: int, move: Move, in_turn: bool) -> Refusal | None:
    return None


def seen(table: Table, seat: Viewer) -> HighCardView:
    return HighCardView(
        seat=seat,
        players=table.players,
        waiting=waiting(table),
        options=table.options,
        mine=None if seat is None or not table.cards else table.cards[seat],
        shown=table.cards[: table.shown],
    )


def event_for(event: Event, seat: Viewer) -> Event | None:
    if isinstance(event, Dealt):
        return Dealt(event.seat, event.card if event.seat == seat else None)
    return event if isinstance(event, Shown | Ended) else None


def retrace(table: Table, event: Event) -> tuple[int, Move] | None:
    return (event.seat, Show()) if isinstance(event, Shown) else None


HIGH_CARD = Game(
    name="high-card",
    seats=range(2, 5),
    options=HighCardOptions,
    moves=(Show,),
    events=(Deck, Dealt, Shown, Ended),
    view_type=HighCardView,
    refusals=(),
    opening=opening,
    waiting=waiting,
    choices=choices,
    dealt=dealt,
    moved=moved,
    why_not=why_not,
    seen=seen,
    event_for=event_for,
    retrace=retrace,
    longest=lambda players, options: players,
)

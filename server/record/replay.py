"""A record played again by the rules, every deal made anew from its secret."""

from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import msgspec

from server.complaint import Wanting
from server.dealer import Dealer
from server.engine.game import AnyGame, Step
from server.protocol.seat import Deal, Event, Move, Over, Refusal, Seen, Shuffle, name_of
from server.record.text import Record, is_extra


def replay(game: AnyGame, record: Record) -> Iterator[Step[Any]]:
    """Every state of the game; stops at the first event that the rules or the secret forbid."""
    header = record.header
    if header.secret is None or header.nonces is None:
        raise Wanting("record-redacted", line=record.number)
    dealer = Dealer(bytes.fromhex(header.secret), header.nonces)
    told = Told(game, record)
    state = game.start(len(header.players), record.options, header.host)
    while not isinstance(waiting := game.waiting(state), Over):
        seat: Seen = None
        move: Move
        if isinstance(waiting, Shuffle):
            move = Deal(dealer.order(waiting.number, waiting.size))
        else:
            seat, move = told.next_move(state)
        step = game.apply(state, seat, move)
        if isinstance(step, Refusal):
            raise told.refused(step)
        told.compare(step.events)
        state = step.state
        yield step
    told.expect_end()


class Told:
    """The events of a record, ticked off as the rules lead to them."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        lines = [(line.number, line.event) for line in record.lines if line.event]
        self._numbers = [number for number, _ in lines]
        self._events = [event for _, event in lines]
        self._last_line = record.lines[-1].number if record.lines else record.number
        self._players = record.header.players
        self._game = game
        self._at = 0
        self._move_at = 0

    def next_move(self, state: Any) -> tuple[int, Move]:
        for at in range(self._at, len(self._events)):
            event, self._move_at = self._events[at], at
            found = self._game.retrace(state, event)
            if found is None:
                raise Wanting("record-impossible", line=self._numbers[at], event=name_of(event))
            if found != "later":
                return found
        raise Wanting("record-cut-short", line=self._last_line)

    def refused(self, refusal: Refusal) -> Wanting:
        return Wanting(
            "record-refused",
            line=self._numbers[self._move_at],
            event=name_of(self._events[self._move_at]),
            game=self._game.name,
            players=self._players,
            reason=refusal,
        )

    def compare(self, made: tuple[Event, ...]) -> None:
        """The rules made these events: does the record tell the same?"""
        due = [event for event in made if not is_extra(event)]
        told = self._events[self._at : self._at + len(due)]
        if told != due:
            self._find_difference(told, due)
        self._at += len(due)

    def _find_difference(self, told: list[Event], due: list[Event]) -> None:
        mine, theirs = self._game.essence(due), self._game.essence(told)
        open_places = list(range(len(due)))
        for at, event in enumerate(told):
            may_stand = self._places(due, at, open_places)
            place = next((place for place in may_stand if mine[place] == theirs[at]), None)
            if place is None:
                raise differs(self._numbers[self._at + at], expected(event, may_stand, due), event)
            open_places.remove(place)
        if len(told) < len(due):
            raise Wanting("record-cut-short", line=self._last_line)

    def _places(self, due: list[Event], at: int, open_places: list[int]) -> list[int]:
        """Which of the events made may be told here: one, or any of a run that is unordered."""
        kind = type(due[at])
        if kind not in self._game.unordered:
            return [at]
        first = at
        while first and type(due[first - 1]) is kind:
            first -= 1
        run = takewhile(lambda place: type(due[place]) is kind, range(first, len(due)))
        return [place for place in run if place in open_places]

    def expect_end(self) -> None:
        if self._at < len(self._events):
            raise Wanting("record-after-end", line=self._numbers[self._at])


def expected(told: Event, may_stand: list[int], due: list[Event]) -> Event:
    """Of what may stand here, that of the same seat."""
    seat = getattr(told, "seat", None)
    same = (due[place] for place in may_stand if getattr(due[place], "seat", None) == seat)
    return next(same, due[may_stand[0]])


def differs(line: int, due: Event, told: Event) -> Wanting:
    if name_of(due) == name_of(told) == "deck":
        return Wanting("record-deck", line=line)
    should, found = (msgspec.json.encode(event).decode() for event in (due, told))
    return Wanting("record-differs", line=line, expected=should, found=found)

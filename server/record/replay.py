"""A record played again by the rules, every deal made anew from its secret."""

from collections.abc import Iterator
from typing import Any

import msgspec

from server.complaint import Wanting
from server.dealer import Dealer
from server.engine.game import AnyGame, Step
from server.protocol.seat import Deal, Event, Move, Over, Refusal, Seen, Shuffle, name_of
from server.record.text import Record, is_extra

# A move tells of itself within this many events: assisted Schatzsuche turns two markers first.
AHEAD = 4


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

    def next_move(self, state: Any) -> tuple[int, Move]:
        ahead = self._events[self._at : self._at + AHEAD]
        if not ahead:
            raise Wanting("record-cut-short", line=self._last_line)
        found = self._game.retrace(state, ahead)
        if found is None:
            raise Wanting(
                "record-impossible", line=self._numbers[self._at], event=name_of(ahead[0])
            )
        return found

    def compare(self, made: tuple[Event, ...]) -> None:
        """The rules made these events: does the record tell the same?"""
        due = [event for event in made if not is_extra(event)]
        told = self._events[self._at : self._at + len(due)]
        if told != due:
            self._find_difference(told, due)
        self._at += len(due)

    def _find_difference(self, told: list[Event], due: list[Event]) -> None:
        mine = self._game.essence(due[: len(told)])
        for at, theirs in enumerate(self._game.essence(told)):
            if theirs != mine[at]:
                raise self._differs(self._numbers[self._at + at], due[at], told[at])
        if len(told) < len(due):
            raise Wanting("record-cut-short", line=self._last_line)

    def _differs(self, line: int, due: Event, told: Event) -> Wanting:
        if name_of(due) == name_of(told) == "deck":
            return Wanting("record-deck", line=line)
        expected, found = (msgspec.json.encode(event).decode() for event in (due, told))
        return Wanting("record-differs", line=line, expected=expected, found=found)

    def refused(self, refusal: Refusal) -> Wanting:
        players, game = self._players, self._game.name
        event = name_of(self._events[self._at])
        return Wanting(
            "record-refused",
            line=self._numbers[self._at],
            event=event,
            game=game,
            players=players,
            reason=refusal,
        )

    def expect_end(self) -> None:
        if self._at < len(self._events):
            raise Wanting("record-after-end", line=self._numbers[self._at])

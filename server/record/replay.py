"""A record played again by the rules, every deal made anew from its secret."""

from collections.abc import Iterator
from typing import Any

import msgspec

from server.dealer import Dealer
from server.engine.game import AnyGame, Step
from server.errors import CheckFailed
from server.protocol.seat import Event, Move, Over, Refusal, Shuffle, name_of
from server.record.compare import canonical, places
from server.record.format import Record, RecordLine
from server.record.reader import is_extra

# Where a move is told by a later event, it is one of the next few.
MOST_AHEAD = 8


def replay(game: AnyGame, record: Record) -> Iterator[Step[Any]]:
    """Every state of the game; stops at the first event that the rules or the secret forbid."""
    header = record.header
    if header.secret is None or header.nonces is None:
        raise CheckFailed("record-redacted", line=record.number)
    dealer = Dealer(bytes.fromhex(header.secret), header.nonces)
    told = Told(game, record)
    state = game.start(len(header.players), record.options, header.host)
    while not isinstance(waiting := game.waiting(state), Over):
        if isinstance(waiting, Shuffle):
            step = game.apply(state, None, dealer.deal(waiting))
        else:
            step = game.apply(state, *told.next_move(state))
        if isinstance(step, Refusal):
            raise told.refused(step)
        told.compare(step.events)
        state = step.state
        yield step
    told.expect_end()


class Told:
    """The events of a record, ticked off as the rules lead to them."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self._game = game
        self._players = record.header.players
        self._lines = record.lines
        self._last_line = record.number
        self._ahead: list[tuple[int, Event]] = []
        self._move_at = 0

    def next_move(self, state: Any) -> tuple[int, Move]:
        for at in range(MOST_AHEAD):
            if not self._look(at + 1):
                raise CheckFailed("record-cut-short", line=self._last_line)
            self._move_at = at
            found = self._game.move_from_event(state, self._ahead[at][1])
            if found is None:
                break
            if found != "later":
                return found
        number, event = self._ahead[self._move_at]
        raise CheckFailed("record-impossible", line=number, event=name_of(event))

    def _look(self, far: int) -> bool:
        """Reads ahead so many events; false if there are not as many."""
        while len(self._ahead) < far:
            line = next(self._lines, None)
            if line is None:
                return False
            self._last_line = line.number
            if line.event:
                self._ahead.append((line.number, line.event))
        return True

    def refused(self, refusal: Refusal) -> CheckFailed:
        number, event = self._ahead[self._move_at]
        return CheckFailed(
            "record-refused",
            line=number,
            event=name_of(event),
            game=self._game.name,
            players=self._players,
            reason=refusal,
        )

    def compare(self, made: tuple[Event, ...]) -> None:
        """The rules made these events: does the record tell the same?"""
        due = [event for event in made if not is_extra(event)]
        complete = self._look(len(due))
        told = self._ahead[: len(due)]
        if [event for _, event in told] != due:
            self._find_difference(told, due)
        if not complete:
            raise CheckFailed("record-cut-short", line=self._last_line)
        del self._ahead[: len(due)]

    def _find_difference(self, told: list[tuple[int, Event]], due: list[Event]) -> None:
        mine = [canonical(each) for each in self._game.comparable_events(due)]
        theirs = [
            canonical(each) for each in self._game.comparable_events([event for _, event in told])
        ]
        open_places = set(range(len(due)))
        for at, (number, event) in enumerate(told):
            here = [place for place in places(due, at) if place in open_places]
            place = next((place for place in here if mine[place] == theirs[at]), None)
            if place is None:
                raise differs(number, closest(event, [due[place] for place in here]), event)
            open_places.remove(place)

    def expect_end(self) -> None:
        if self._look(1):
            raise CheckFailed("record-after-end", line=self._ahead[0][0])


def closest(told: Event, due: list[Event]) -> Event:
    """Of what may stand here, that of the same seat."""
    seat = getattr(told, "seat", None)
    return next((event for event in due if getattr(event, "seat", None) == seat), due[0])


def differs(line: int, due: Event, told: Event) -> CheckFailed:
    if name_of(due) == name_of(told) == "deck":
        return CheckFailed("record-deck", line=line)
    should, found = (msgspec.json.encode(event).decode() for event in (due, told))
    return CheckFailed("record-differs", line=line, expected=should, found=found)


def read_through(game: AnyGame, record: Record) -> list[RecordLine]:
    """All lines of a record, checked by the rules where it is whole."""
    lines: list[RecordLine] = []

    def kept() -> Iterator[RecordLine]:
        for line in record.lines:
            lines.append(line)
            yield line

    if record.header.secret is None:
        return list(record.lines)
    for _ in replay(game, msgspec.structs.replace(record, lines=kept())):
        pass
    return lines

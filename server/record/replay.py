"""Verifies a record: plays its moves by the rules, with every deal made from its secret."""

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

# A card of assisted Schatzsuche is recorded behind the markers that it turns.
MOST_AHEAD = 8


def replay(game: AnyGame, record: Record) -> Iterator[Step[Any]]:
    """All steps of the game. Raises at the first event that the rules or the secret forbid."""
    header = record.header
    if header.secret is None or header.nonces is None:
        raise CheckFailed("record-redacted", line=record.number)
    dealer = Dealer(bytes.fromhex(header.secret), header.nonces)
    recorded = RecordedEvents(game, record)
    state = game.start(len(header.players), record.options, header.host)
    while not isinstance(waiting := game.waiting(state), Over):
        if isinstance(waiting, Shuffle):
            step = game.apply(state, None, dealer.deal(waiting))
        else:
            step = game.apply(state, *recorded.next_move(state))
        if isinstance(step, Refusal):
            raise recorded.refused(step)
        recorded.compare(step.events)
        state = step.state
        yield step
    recorded.expect_end()


class RecordedEvents:
    """The events of a record, consumed as the rules produce the same ones."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self._game = game
        self._players = record.header.players
        self._lines = record.lines
        self._last_line = record.number
        # Events that were read and not yet compared, with their lines.
        self._ahead: list[tuple[int, Event]] = []
        self._move_at = 0

    def next_move(self, state: Any) -> tuple[int, Move]:
        for at in range(MOST_AHEAD):
            if not self._look_ahead(at + 1):
                raise CheckFailed("record-cut-short", line=self._last_line)
            self._move_at = at
            found = self._game.move_from_event(state, self._ahead[at][1])
            if found is None:
                break
            if found != "later":
                return found
        number, event = self._ahead[self._move_at]
        raise CheckFailed("record-impossible", line=number, event=name_of(event))

    def _look_ahead(self, count: int) -> bool:
        """Reads ahead to this number of events; False if the record ends before."""
        while len(self._ahead) < count:
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
        """Raises if the record does not go on with these events of the rules."""
        due = [event for event in made if not is_extra(event)]
        # Of a record cut short, the rest is compared first: a wrong event is the better error.
        complete = self._look_ahead(len(due))
        found = self._ahead[: len(due)]
        if [event for _, event in found] != due:
            self._find_difference(found, due)
        if not complete:
            raise CheckFailed("record-cut-short", line=self._last_line)
        del self._ahead[: len(due)]

    def _find_difference(self, found: list[tuple[int, Event]], due: list[Event]) -> None:
        """Raises unless the two differ only in what the record leaves open."""
        events = [event for _, event in found]
        mine = [canonical(each) for each in self._game.comparable_events(due)]
        theirs = [canonical(each) for each in self._game.comparable_events(events)]
        open_places = set(range(len(due)))
        for at, (number, event) in enumerate(found):
            here = [place for place in places(due, at) if place in open_places]
            place = next((place for place in here if mine[place] == theirs[at]), None)
            if place is None:
                raise differs(number, closest(event, [due[place] for place in here]), event)
            open_places.remove(place)

    def expect_end(self) -> None:
        if self._look_ahead(1):
            raise CheckFailed("record-after-end", line=self._ahead[0][0])


def closest(found: Event, due: list[Event]) -> Event:
    """The due event of the same seat, for the error; else the first."""
    seat = getattr(found, "seat", None)
    return next((event for event in due if getattr(event, "seat", None) == seat), due[0])


def differs(line: int, due: Event, found: Event) -> CheckFailed:
    if name_of(due) == name_of(found) == "deck":
        return CheckFailed("record-deck", line=line)
    expected, actual = (msgspec.json.encode(event).decode() for event in (due, found))
    return CheckFailed("record-differs", line=line, expected=expected, found=actual)


def read_through(game: AnyGame, record: Record) -> list[RecordLine]:
    """All lines of a record; a whole one is verified, a redacted one cannot be."""
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

"""Compares the records that a killed house leaves behind with what its people were shown."""

import io
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Union

import msgspec

from server.engine.game import AnyGame
from server.errors import CheckFailed
from server.protocol.seat import Event, Viewer
from server.record.reader import Reader
from server.record.replay import replay
from server.store.records import lines_of_all, open_snapshot
from tests.bench.crash.books import PHASES, Books
from tests.bench.crash.difference import Difference, Place, check
from tests.bench.crash.witness import Witness

NAME_LENGTH = 12
LONGEST_LINE = 65536
RUNNING = PHASES.index("running")


class Left:
    """A record in the data folder, with its events as they were written."""

    def __init__(self, game: AnyGame, text: bytes) -> None:
        head, *lines = text.splitlines()
        decode = msgspec.json.Decoder(Union[game.events]).decode  # noqa: UP007 (a tuple of types)
        self.game = game
        self.header: dict[str, Any] = msgspec.json.decode(head)
        self.lines = text.decode().splitlines()
        self.events: list[Event] = [decode(line) for line in lines]

    def events_for(self, viewer: Viewer) -> list[Any]:
        seen = (self.game.event_for(event, viewer) for event in self.events)
        return [as_read(event) for event in seen if event is not None]


def compare(
    data: Path, url: str, games: Mapping[str, AnyGame], books: Books, people: list[Witness]
) -> int:
    """The number of finished games. Each must be as it was shown."""
    left = read(data, url, games)
    for commit, book in books.games.items():
        record = left.get(commit)
        place = Place(book.table, None, book.number)
        if record is None:
            if book.phase >= RUNNING:
                raise Difference("record", place, commit, None)
            continue
        if shown := books.records.get(commit[:NAME_LENGTH]):
            check("record", place, shown, record.lines)
        if book.over:
            check("over", place, book.over["secret"], record.header["secret"])
            check("over", place, book.over["result"], result(record))
    for person in people:
        for (commit, seat), account in person.accounts.items():
            if record := left.get(commit):
                account.is_like(record.events_for(seat))
    return len(left)


def read(data: Path, url: str, games: Mapping[str, AnyGame]) -> dict[str, Left]:
    """Records by commitment, each replayed by the rules."""
    left = {}
    with open_snapshot(data, url) as connection:
        for text in lines_of_all(connection):
            try:
                for record in Reader(games, LONGEST_LINE).read(io.BytesIO(text)):
                    game = games[record.header.game]
                    for _ in replay(game, record):
                        pass
                    left[record.header.commit] = Left(game, text)
            except CheckFailed as wrong:
                raise Difference("record", Place(), text.decode(), str(wrong)) from wrong
    return left


def result(record: Left) -> dict[str, Any]:
    end = as_read(record.events[-1])
    return {"points": end["points"], "winners": end["winners"]}


def as_read(event: Event) -> Any:
    return msgspec.json.decode(msgspec.json.encode(event))

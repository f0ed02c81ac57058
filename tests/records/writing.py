"""Records for tests: played by bots, as lines that tests change, and verified."""

import io
import json
from collections.abc import Callable, Iterable
from typing import Any, Final

import pytest

from server.commands import simulate
from server.engine import GAMES
from server.errors import CheckFailed
from server.protocol.seat import replace
from server.record.format import Record
from server.record.reader import Reader
from server.record.replay import replay

Lines = list[dict[str, Any]]
AS_WRITTEN: Final = json.JSONEncoder(ensure_ascii=False).encode


def record_of(game: str, seats: int, seed: str = "tea", **options: Any) -> Lines:
    """The lines of one game."""
    rules = GAMES[game]
    chosen = simulate.choose_bots(rules, simulate.USUAL, seats)
    lines = simulate.record(rules, rules.options(**options), chosen, seed.encode(), 1)
    return [json.loads(line) for line in lines]


def read_records(text: bytes) -> list[Record]:
    """The records, with all their lines read."""
    records = Reader(GAMES, longest_line=4096).read(io.BytesIO(text))
    return [replace(record, lines=iter(tuple(record.lines))) for record in records]


def text_of(lines: Iterable[dict[str, Any]]) -> bytes:
    return "".join(f"{AS_WRITTEN(line)}\n" for line in lines).encode()


def count_true_games(text: bytes) -> int:
    """Raises at the first game that is not true."""
    games = 0
    for record in Reader(GAMES, longest_line=4096).read(io.BytesIO(text)):
        for _ in replay(GAMES[record.header.game], record):
            pass
        games += 1
    return games


def error_in(text: bytes) -> CheckFailed:
    with pytest.raises(CheckFailed) as found:
        count_true_games(text)
    return found.value


def code_and_line(text: bytes) -> tuple[str, object]:
    error = error_in(text)
    return error.code, error.details.get("line")


def index_of(
    lines: Lines, event: str, which: Callable[[dict[str, Any]], bool] = lambda _: True
) -> int:
    """The index of the first such event; its line number is one more."""
    return next(i for i, line in enumerate(lines) if line.get("e") == event and which(line))

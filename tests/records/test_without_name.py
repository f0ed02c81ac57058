"""A record without the name of somebody who is forgotten: all else is the same, and it verifies."""

from io import BytesIO

import msgspec
import pytest

from server.engine import GAMES
from server.record.header import without_name
from server.record.reader import Reader
from server.record.replay import replay
from tests.records.writing import record_of, text_of


def with_words(game: str, words: str) -> bytes:
    """The header of a record in which the player of seat 1 has added these words."""
    first, rest = text_of(record_of(game, 3)).split(b"\n", 1)
    header = msgspec.json.decode(first)
    header["nonces"][1] = words
    return msgspec.json.encode(header) + b"\n" + rest


def name_in(lines: bytes, seat: int) -> str:
    return str(msgspec.json.decode(lines.split(b"\n", 1)[0])["players"][seat])


@pytest.mark.parametrize("game", GAMES)
def test_only_the_name_is_taken_out_and_the_record_verifies(game: str) -> None:
    first, rest = text_of(record_of(game, 3)).split(b"\n", 1)
    lines = msgspec.json.encode(msgspec.json.decode(first)) + b"\n" + rest
    name = name_in(lines, 1)
    assert name
    found = without_name(lines, 1)
    assert found
    assert found == lines.replace(f'"{name}"'.encode(), b'""', 1)
    # One after another: a record reads its lines when they are asked for.
    steps = [
        len(list(replay(GAMES[game], each))) for each in Reader(GAMES, 65536).read(BytesIO(found))
    ]
    assert len(steps) == 1
    assert without_name(found, 1) == found


def test_sealed_words_that_contain_the_name_cost_the_record() -> None:
    name = name_in(with_words("farbstich", ""), 1)
    for words in (name, f"It's me, {name.upper()}!"):
        assert without_name(with_words("farbstich", words), 1) is None
    for words in (f"{name}ish", "tea"):
        assert without_name(with_words("farbstich", words), 1) is not None
    assert without_name(with_words("farbstich", name), 0) is not None

"""Records redacted for a seat or the gallery."""

import json
from functools import partial

import pytest

from server.engine import GAMES
from server.errors import CheckFailed
from server.protocol.seat import Viewer
from server.record.format import write
from server.record.redact import header_for, line_for
from tests.records.writing import Lines, read_records, record_of, text_of

every_game = pytest.mark.parametrize(
    "lines",
    [
        pytest.param(partial(record_of, "eight28", 3), id="8-28"),
        pytest.param(partial(record_of, "farbstich", 4), id="Farbstich"),
        pytest.param(partial(record_of, "schatzsuche", 3), id="Schatzsuche"),
        pytest.param(partial(record_of, "schatzsuche", 3, markers="by_hand"), id="by hand"),
    ],
    indirect=True,
)


@pytest.fixture
def lines(request: pytest.FixtureRequest) -> Lines:
    recorded: Lines = request.param()
    return recorded


def seen_lines(lines: Lines, seat: Viewer) -> Lines:
    (record,) = read_records(text_of(lines))
    seen = [line_for(GAMES[record.header.game], line, seat) for line in record.lines]
    events = (line.event for line in seen if line.event)
    return [json.loads(line) for line in write(header_for(record, seat), events)]


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_its_header_names_the_seat_without_secret_and_nonces(lines: Lines, seat: Viewer) -> None:
    header = seen_lines(lines, seat)[0]
    assert header.get("seat") == seat
    assert "secret" not in header
    assert "nonces" not in header
    assert {key: header[key] for key in header if key != "seat"} == {
        key: value for key, value in lines[0].items() if key not in ("secret", "nonces")
    }


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_it_has_no_decks_and_only_the_hidden_cards_of_its_seat(lines: Lines, seat: Viewer) -> None:
    for line in seen_lines(lines, seat)[1:]:
        assert line["e"] != "deck"
        if line["e"] in {"hole", "hand"}:
            assert ("card" in line or "cards" in line) == (line["seat"] == seat)
        if line["e"] == "golden":
            assert "card" not in line


@every_game
def test_all_other_events_are_unchanged(lines: Lines) -> None:
    hidden = {"deck", "hole", "hand", "golden"}
    public = [line for line in lines[1:] if line["e"] not in hidden and line["e"][:2] != "x-"]
    for seat in (None, 0, 1, 2):
        events = seen_lines(lines, seat)[1:]
        assert [line for line in events if line["e"] not in hidden] == public


@every_game
def test_it_can_be_read_again_as_it_was_written(lines: Lines) -> None:
    part = seen_lines(lines, 1)
    (record,) = read_records(text_of(part))
    assert record.header.seat == 1
    again = write(record.header, (line.event for line in record.lines if line.event))
    assert [json.loads(line) for line in again] == part


def test_a_header_for_a_seat_that_does_not_exist_is_refused() -> None:
    part = seen_lines(record_of("farbstich", 3), 0)
    part[0]["seat"] = 3
    with pytest.raises(CheckFailed, match="record-host"):
        read_records(text_of(part))

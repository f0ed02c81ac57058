"""The schema matches all valid requests and notices, and nothing else."""

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import jsonschema  # type: ignore[import-untyped] # its types are a part of their own
import msgspec
import pytest

from server.doors.json.schema import schema
from server.engine import GAMES
from server.engine.game import AnyGame
from server.protocol.notices import (
    REFUSALS,
    GameSnapshot,
    Happened,
    Missed,
    Notice,
    Refused,
)
from server.protocol.requests import MakeMove, Request, Standing
from server.protocol.seat import Value, Viewer, name_of
from tests.cases import for_each
from tests.doors import json_schema
from tests.doors.examples import NOTICE_EXAMPLES, REQUEST_EXAMPLES, example
from tests.laws.fourth_game import HIGH_CARD
from tests.laws.tables import Table, at_each, plain_tables
from tests.playing import PlayedMove, play_out

ALL = {**GAMES, HIGH_CARD.name: HIGH_CARD}
SCHEMA = json.loads(json.dumps(schema(ALL)))
A_FEW = 4


def validator(name: str, of: Mapping[str, Any] = SCHEMA) -> Any:
    return json_schema.validator(name, of["$defs"])


REQUEST, NOTICE = validator("requests"), validator("notices")
EITHER = jsonschema.Draft202012Validator(SCHEMA)


def as_json(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def notices_of(game: AnyGame, played: PlayedMove, number: int) -> Iterator[Notice]:
    """The notices of a move for each seat and the gallery."""
    state = played.step.state
    for seat in (*range(state.players), None):
        for event in played.step.events:
            told = game.event_for(event, seat)
            if told is not None:
                yield Happened(1, number, told)
        yield state_of(game, state, seat, number)


def state_of(game: AnyGame, state: Any, seat: Viewer, number: int) -> GameSnapshot:
    legal = () if seat is None else game.legal(state, seat)
    view = game.view(state, seat)
    return GameSnapshot(1, number, number, view, legal, (None,) * state.players)


def sample(notices: Iterator[Notice]) -> Iterator[Notice]:
    """The first few of each kind of event, and of each kind of state."""
    seen: dict[object, int] = {}
    for notice in notices:
        key: object = type(notice)
        if isinstance(notice, Happened):
            key = (type(notice.event), tuple(as_json(notice.event)))
        if isinstance(notice, GameSnapshot):
            key = (type(notice.view.waiting), frozenset(type(move) for move in notice.legal))
        seen[key] = seen.get(key, 0) + 1
        if seen[key] <= A_FEW:
            yield notice


@pytest.mark.slow
def test_the_schema_is_a_valid_json_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_every_reference_in_the_schema_has_a_definition() -> None:
    text = json.dumps(SCHEMA)
    named = {part.split('"')[0] for part in text.split('"#/$defs/')[1:]}
    assert named
    assert named <= set(SCHEMA["$defs"])


@pytest.mark.slow
@at_each(plain_tables())
def test_the_notices_of_whole_games_match_the_schema(table: Table) -> None:
    game = table.game
    moves = play_out(game, table.players, table.options, Random(str(table)))
    told = (
        notice for number, played in enumerate(moves) for notice in notices_of(game, played, number)
    )
    shown = list(sample(told))
    assert {type(notice) for notice in shown} == {Happened, GameSnapshot}
    for notice in shown:
        NOTICE.validate(as_json(notice))
        for move in getattr(notice, "legal", ()):
            REQUEST.validate({"do": "move", "at": 7, "move": as_json(move)})


@for_each("request_", REQUEST_EXAMPLES)
def test_every_request_matches_the_schema(request_: Request) -> None:
    REQUEST.validate(as_json(request_))
    EITHER.validate(as_json(request_))
    assert not NOTICE.is_valid(as_json(request_))


@for_each("notice", NOTICE_EXAMPLES)
def test_every_notice_matches_the_schema(notice: Notice) -> None:
    NOTICE.validate(as_json(notice))
    EITHER.validate(as_json(notice))
    assert not REQUEST.is_valid(as_json(notice))


@for_each("refusal", REFUSALS)
def test_every_refusal_matches_the_schema(refusal: type[Value]) -> None:
    NOTICE.validate(as_json(Refused(example(refusal))))


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_every_move_event_view_and_option_of_a_game_matches_the_schema(game: AnyGame) -> None:
    for full in (True, False):
        for refusal in game.refusals:
            NOTICE.validate(as_json(Refused(example(refusal, full=full))))
        for event in game.events:
            NOTICE.validate(as_json(Missed(1, (example(event, full=full),), 0)))
        for move in game.moves:
            written = msgspec.Raw(msgspec.json.encode(example(move, full=full)))
            REQUEST.validate(as_json(MakeMove(written)))
            REQUEST.validate(as_json(Standing(written)))
    for kind in ("moves", "events", "refusals"):
        names = {as_json(example(each))[tag(each)] for each in getattr(game, kind)}
        assert names == {name_of(each) for each in getattr(game, kind)}


def tag(kind: type[Value]) -> str:
    return str(kind.__struct_config__.tag_field)


def test_each_game_has_its_own_definitions() -> None:
    bid = {"move": "bid", "tricks": 3}
    assert validator("schatzsuche.moves").is_valid(bid)
    assert not validator("eight28.moves").is_valid(bid)
    assert validator("farbstich.moves").is_valid({"move": "play", "card": "R1"})
    assert not validator("farbstich.moves").is_valid({"move": "play", "card": "SA"})
    assert validator("schatzsuche.moves").is_valid({"move": "play", "card": "SA"})
    assert not validator("high-card.refusals").is_valid({"refusal": "you-are-out", "total": 30})


OPEN = {"do": "open", "game": "farbstich", "seats": 3}
WRONG_REQUESTS: dict[str, object] = {
    "nothing asked": {},
    "unknown": {"do": "cheat"},
    "a key missing": {"do": "name"},
    "a wrong type": {"do": "name", "name": 1},
    "a move of no game": {"do": "move", "move": {"move": "fold"}},
    "no move at all": {"do": "move", "move": None},
    "the move of which all are made": {"do": "move", "move": {"move": "Move"}},
    "a card of no game": {"do": "move", "move": {"move": "play", "card": "Z1"}},
    "a standing move of no game": {"do": "standing", "move": {"move": "fold"}},
    "an option of no game": {**OPEN, "options": {"jokers": 2}},
    "options of two games": {**OPEN, "options": {"games": 2, "pack": "zoch"}},
    "a game that is not here": {**OPEN, "game": "poker"},
}


@pytest.mark.parametrize("wrong", WRONG_REQUESTS)
def test_requests_of_the_wrong_form_do_not_match_the_schema(wrong: str) -> None:
    assert REQUEST.is_valid(OPEN)
    assert not REQUEST.is_valid(WRONG_REQUESTS[wrong])


@pytest.mark.parametrize("field", ["view", "legal", "number", "turn", "table"])
def test_a_view_without_a_field_does_not_match_the_schema(field: str) -> None:
    game = GAMES["farbstich"]
    told = as_json(state_of(game, game.start(3), 0, 0))
    assert NOTICE.is_valid(told)
    del told[field]
    assert not NOTICE.is_valid(told)


def test_views_and_events_of_no_game_do_not_match_the_schema() -> None:
    game = GAMES["farbstich"]
    told = as_json(state_of(game, game.start(3), 0, 0))
    assert not NOTICE.is_valid({**told, "view": {**told["view"], "view": "View"}})
    assert not NOTICE.is_valid({**told, "legal": [{"move": "fold"}]})
    event = {"tell": "event", "table": 1, "number": 1, "event": {"e": "Event"}}
    assert not NOTICE.is_valid(event)
    assert not NOTICE.is_valid({"tell": "refused", "refusal": {"refusal": "Refusal"}})


def test_a_standing_move_of_null_matches_the_schema() -> None:
    assert REQUEST.is_valid({"do": "standing", "move": None})
    assert REQUEST.is_valid({"do": "standing"})

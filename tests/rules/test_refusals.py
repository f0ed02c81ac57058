"""Refused moves change nothing, and each refusal has a sentence in four languages."""

import msgspec
import pytest

from server.engine import GAMES
from server.protocol.seat import COMMON_REFUSALS
from tests.rules.refusal_cases import CASES, FILE, Case, refusals_as_text


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}: {case.why}")
def test_an_illegal_move_is_refused_and_changes_nothing(case: Case) -> None:
    before = msgspec.json.encode(case.table)
    assert case.refusal() is not None
    assert msgspec.json.encode(case.table) == before


def test_refusals_are_the_same_as_when_they_were_accepted() -> None:
    assert refusals_as_text() == FILE.read_text("utf-8")


def test_every_refusal_of_a_game_has_a_case() -> None:
    given = {type(case.refusal()) for case in CASES}
    games = {refusal for game in GAMES.values() for refusal in game.refusals}
    assert given == {*COMMON_REFUSALS, *games}

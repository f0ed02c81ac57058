"""A refusal is a sentence with its reason, in four languages, and the move changed nothing."""

import msgspec
import pytest

from server.engine import GAMES
from server.protocol.seat import COMMON_REFUSALS
from tests.rules.refusal_cases import CASES, FILE, Case, answers


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}: {case.why}")
def test_what_must_not_be_done_is_refused_and_changes_nothing(case: Case) -> None:
    before = msgspec.json.encode(case.table)
    assert case.refusal() is not None
    assert msgspec.json.encode(case.table) == before


def test_refusals_say_the_same_as_when_they_were_accepted() -> None:
    assert answers() == FILE.read_text("utf-8")


def test_every_refusal_that_a_game_can_give_is_among_the_cases() -> None:
    given = {type(case.refusal()) for case in CASES}
    games = {refusal for game in GAMES.values() for refusal in game.refusals}
    assert given == {*COMMON_REFUSALS, *games}

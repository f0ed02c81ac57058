"""The points of a game round by round, and where it turned."""

from random import Random

import pytest

from server.engine import GAMES
from server.protocol.seat import Event
from tests.playing import play_out
from tui.boards.story import Turn, spot, story, turns

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 2])
def test_the_last_points_of_the_story_are_those_of_the_result(game: str, seat: int) -> None:
    for number in range(8):
        told: list[Event] = []
        players, rules = GAMES[game].seats[0], GAMES[game]
        for played in play_out(rules, players, None, Random(number)):
            told += [e for e in (rules.event_for(event, seat) for event in played.step.events) if e]
        result = rules.result(played.step.state)
        assert result is not None
        points = story(game, told, players)
        assert points[-1] == result.points
        assert len(points) > 2


def test_a_game_that_nobody_wrote_a_story_for_has_none() -> None:
    assert story("whist", (), 4) == []


def test_it_turns_where_somebody_else_takes_the_lead() -> None:
    assert turns([(3, 0), (3, 3), (4, 9), (12, 9)]) == [
        Turn("lead", 1, 0, 3),
        Turn("lead", 3, 1, 9),
        Turn("lead", 4, 0, 12),
        Turn("best", 4, 0, 8),
    ]


def test_a_shared_lead_is_nobody_s() -> None:
    assert turns([(3, 3)]) == [Turn("best", 1, 0, 3)]


def test_nobody_leads_with_nothing_or_less() -> None:
    assert turns([(0, -3), (-1, -4), (2, -4)]) == [Turn("lead", 3, 0, 2), Turn("best", 3, 0, 3)]


def test_a_trick_of_a_match_has_its_number_in_its_own_game() -> None:
    assert spot("farbstich", 9, of=9) == (0, 9)
    assert [spot("farbstich", number, of=18) for number in (1, 9, 10)] == [(1, 1), (1, 9), (2, 1)]
    assert spot("eight28", 12, of=18) == (0, 12)


def test_where_nobody_wins_anything_nothing_turns() -> None:
    assert turns([]) == []
    assert turns([(0, 0)]) == []

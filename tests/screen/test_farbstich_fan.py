"""Where the cards of a fan begin."""

from itertools import pairwise

import pytest

from tui.games.farbstich.fan import fan


def test_cards_lie_as_far_apart_as_there_is_room_but_no_further_than_asked() -> None:
    assert fan([3, 5, 8], room=40, most=7) == [0, 7, 14]
    assert fan([3, 5, 8], room=8, most=7) == [0, 4, 8]
    assert fan([3], room=0, most=7) == [0]


@pytest.mark.parametrize("room", range(30))
def test_the_value_of_each_card_is_seen_beside_its_edge(room: int) -> None:
    values = [10, 9, 4, 10, 1, 10, 2]
    for value, (start, following) in zip(values, pairwise(fan(values, room, 6)), strict=False):
        assert following - start > len(str(value))

"""The bots of Schatzsuche turn markers by hand and object to faults."""

from collections import Counter

import pytest

from server.bots.schatzsuche import club, master, novice
from server.protocol.schatzsuche import (
    Content,
    Flip,
    Object,
    Objected,
    Penalty,
    Play,
)
from tests.bots.schatzsuche_seat import Bot, at, game
from tests.rules.schatzsuche_positions import BY_HAND

ALL = (novice, club, master)
VOID = "trump HQ | Anna S9 C7 H9 | Ben D7 C8 C9 | Cleo SA S7 HA"


@pytest.mark.parametrize("bot", [club, master])
def test_markers_are_turned_before_the_card(bot: Bot) -> None:
    place = at(VOID, "Anna plays S9", BY_HAND)
    assert place.ask(bot, "Ben") == Flip("S")
    place.go_on("Ben flips S")
    assert place.ask(bot, "Ben") == Flip("H")
    place.go_on("Ben flips H")
    assert isinstance(place.ask(bot, "Ben"), Play)


def test_a_novice_forgets_a_marker_now_and_then() -> None:
    place = at(VOID, "Anna plays S9", BY_HAND)
    moves = Counter(type(place.ask(novice, "Ben", dice)) for dice in range(200))
    assert 1 <= moves[Play] <= 30
    assert moves[Flip] == 200 - moves[Play]


def test_a_card_whose_marker_was_turned_by_mistake_is_not_played() -> None:
    hands = "trump HQ | Anna S9 S8 | Ben C8 C9 | Cleo SA C7"
    place = at(
        hands, "Cleo flips C | Anna plays S9 | Ben flips S | Ben flips H | Ben plays C8", BY_HAND
    )
    assert place.ask(master, "Cleo") == Play("SA")
    place = at(
        hands.replace("S9 S8", "CA S8"), "Cleo flips C | Anna plays CA | Ben plays C8", BY_HAND
    )
    assert place.ask(master, "Cleo") == Flip("H")


@pytest.mark.parametrize(
    ("script", "objects"),
    [
        ("Ben plays C8", True),
        ("Ben flips S | Ben plays C8", True),
        ("Ben plays C8 | Ben flips S | Ben flips H", True),
        ("Ben flips S | Ben flips H | Ben plays C8", False),
        ("Ben flips S | Ben flips H | Ben flips C | Ben plays C8", True),
        ("Ben plays C8 | Anna objects to Ben", False),
        ("Ben flips C | Ben plays C8 | Anna objects to Ben", True),
        ("Ben flips C | Ben plays C8 | Anna objects to Ben | Cleo objects to Ben", False),
    ],
)
def test_a_master_objects_to_each_open_fault_and_to_nothing_else(
    script: str, objects: bool
) -> None:
    place = at(VOID, f"Anna plays S9 | {script}", BY_HAND)
    move = place.ask(master, "Cleo")
    assert (move == Object(1)) == objects
    noticed = sum(place.ask(novice, "Cleo", dice) == Object(1) for dice in range(100))
    assert (0 < noticed < 40) == objects
    assert sum(place.ask(club, "Cleo", dice, 1) == Object(1) for dice in range(40)) >= 10 * objects


@pytest.mark.slow
def test_only_novices_are_punished_and_no_objection_is_wrong() -> None:
    punished: Counter[int] = Counter()
    for seed in range(6):
        for step, _ in game([master, club, novice], seed, 2, BY_HAND):
            for event in step.events:
                if isinstance(event, Penalty):
                    punished[event.seat] += 1
                assert not isinstance(event, Objected) or event.fault
    assert set(punished) == {2}


def test_at_the_end_of_a_round_every_level_is_content() -> None:
    place = at("trump HQ | Anna S9 | Ben S8 | Cleo S7", options=BY_HAND)
    place.go_on("Anna plays S9 | Ben plays S8 | Cleo plays S7")
    assert [place.ask(bot, "Ben") for bot in ALL] == [Content()] * 3
    place.go_on("Ben is content")
    assert place.ask(master, "Ben") is None

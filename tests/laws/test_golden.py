"""Stored playthroughs of whole games: any change of events or views shows as a difference."""

import pytest

from server.engine import GAMES
from tests.laws.playthrough import FOLDER, PLAYTHROUGHS, Playthrough, as_text


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda each: each.file.stem)
def test_a_playthrough_is_the_same_as_when_it_was_accepted(
    playthrough: Playthrough,
) -> None:
    assert as_text(playthrough) == playthrough.file.read_text("utf-8")


def test_exactly_these_playthroughs_are_stored() -> None:
    assert {file.name for file in FOLDER.glob("*-*.txt")} == {p.file.name for p in PLAYTHROUGHS}


def test_every_game_and_every_option_has_a_playthrough() -> None:
    shown = {(p.game, option) for p in PLAYTHROUGHS for option in (None, *p.options)}
    for game in GAMES.values():
        for option in (None, *game.options.__struct_fields__):
            assert (game.name, option) in shown

"""Every place looks as it did when somebody last looked at it: see `snapshots`."""

import pytest

from tests.screen.every_place import PLACES
from tests.screen.snapshots import COLOURS, GOLDEN, THEMES, colours, file_of, snapshot

AGAIN = "python -m tests.screen.snapshots draws it anew; look at it before you keep it"
NAMES_ITS_THEME = "settings"


@pytest.mark.parametrize("name", PLACES)
def test_it_looks_as_it_did(name: str) -> None:
    assert snapshot(name, THEMES[0]) == file_of(name).read_text("utf-8"), AGAIN


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in PLACES if name != NAMES_ITS_THEME])
def test_in_another_theme_only_the_colours_differ(name: str) -> None:
    assert snapshot(name, THEMES[1]) == file_of(name).read_text("utf-8")


@pytest.mark.slow
def test_the_colours_are_those_that_were_looked_at() -> None:
    assert colours() == COLOURS.read_text("utf-8"), AGAIN


def test_there_is_no_picture_of_something_else() -> None:
    assert {*GOLDEN.glob("*")} == {COLOURS, *map(file_of, PLACES)}

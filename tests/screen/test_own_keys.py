"""Keys of one's own: no picture shows a key that does something else, or nothing."""

from collections.abc import Mapping

import pytest

from tests.screen.every_place import PLACES, Shown
from tests.screen.places import SIZES
from tui.places.bar import key_name
from tui.places.frame import keys_of
from tui.places.keys import USUAL

pytestmark = pytest.mark.slow

FIRST_LETTER = 0x100
OWN: Mapping[str, str] = {does: chr(FIRST_LETTER + n) for n, does in enumerate(USUAL)}
"""Letters that no usual key has."""
Size = tuple[int, int]


def drawn(shown: Shown, size: Size) -> dict[str, set[str]]:
    """The words that stand where a click does something, by what it does."""
    words: dict[str, set[str]] = {}
    for each in shown.picture(size, keys=dict(OWN)):
        for text, _, does in each:
            words.setdefault(does, set()).add(text.strip())
    return words


def working(shown: Shown, size: Size) -> dict[str, set[str]]:
    """How the keys are called, by what they do now; not of what is only pointed at."""
    look = shown.look(size, keys=dict(OWN))
    pointed = {each.does for each in shown.place.choices(look) if each.pointed}
    names: dict[str, set[str]] = {}
    for key, does in keys_of(look, shown.place).items():
        if does not in pointed:
            names.setdefault(does, set()).add(key_name(look, key))
    return names


@pytest.mark.parametrize("name", [name for name in PLACES if name != "hall, typing"])
def test_with_keys_of_ones_own_every_key_that_is_drawn_works(name: str) -> None:
    """Clickable text shows one of the new keys, and never its usual one."""
    shown = PLACES[name]("en")
    for size in SIZES:
        words, looked = drawn(shown, size), 0
        for does, names in working(shown, size).items():
            if does in OWN and does in words:
                assert words[does] & names == {OWN[does]}, (size, does)
                assert USUAL[does] not in words[does], (size, does)
                looked += 1
        assert looked or not working(shown, size).keys() & {*OWN}, size


@pytest.mark.parametrize("name", ["8-28, offered", "8-28, others"])
def test_the_answers_of_8_28_are_drawn_with_keys_of_ones_own(name: str) -> None:
    shown = PLACES[name]("de")
    for size in SIZES:
        mine = [each for each in shown.place.choices(shown.look(size)) if each.drawn]
        assert mine
        for choice in mine:
            assert OWN[choice.does] in drawn(shown, size)[choice.does]

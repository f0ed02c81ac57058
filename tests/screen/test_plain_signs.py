"""Plain signs are plain everywhere: in what is drawn, and in what is said."""

import pytest

from tests.screen.every_place import PLACES
from tests.screen.places import SIZES
from tui.drawing import read
from tui.text import LANGUAGES

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", PLACES)
def test_with_plain_signs_only_letters_go_beyond_ascii(name: str) -> None:
    for language in LANGUAGES:
        shown = PLACES[name](language)
        for size in SIZES:
            told = read(shown.picture(size, glyphs="ascii"))
            assert {sign for sign in told if not (sign.isascii() or sign.isalpha())} == set()

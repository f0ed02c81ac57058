"""Tables of Schatzsuche as text at four sizes, and in ASCII."""

import pytest

from tests.screen.running import SIZES, Size
from tests.screen.schatzsuche_tables import last_round, places, sits, to_bid, to_guess
from tests.screen.snapshots import check_screen
from tui.palettes import Depth

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

MOMENTS = {
    "trick": (last_round, ("right",)),
    "bid": (to_bid, ("3",)),
    "golden": (to_guess, ("down", "right")),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", MOMENTS)
async def test_a_table_looks_as_it_did(name: str, size: Size) -> None:
    table, keys = MOMENTS[name]
    async with sits(table(), 0, size, *keys, left=(125, 300, None)) as person:
        check_screen(f"schatzsuche-{name}", person)


@pytest.mark.parametrize("size", SIZES)
async def test_signs_are_letters_and_lines_in_plain_ascii(size: Size) -> None:
    async with places(size) as sit:
        for table, keys in MOMENTS.values():
            person = await sit(table(), 0, *keys, glyphs="ascii")
            assert person.text().isascii()


@pytest.mark.parametrize("depth", ["256", "16", "none"])
async def test_fewer_colours_show_the_same_signs(depth: Depth) -> None:
    async with places(depth=depth) as sit:
        for table, keys in MOMENTS.values():
            person = await sit(table(), 0, *keys)
            for card in ("♥", "♠", "♦", "♣"):
                assert card in person.text()

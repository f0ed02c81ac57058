"""Nothing that is said is cut in any language and size; only lists of names may be."""

from pathlib import Path

import pytest

from tests.house.running import AT_ONCE, running_house
from tests.screen.captions import Captions, Cut, nothing_cut
from tests.screen.running import Shown, Size, at_house, at_positions
from tests.screen.test_hall import MINE, TABLES, hall, in_house
from tests.screen.test_waiting_room import FULL, WITH_FREE, waiting
from tests.screen.test_whole_games import GAMES, Player, by_keys
from tui.text import LANGUAGES, Language
from tui.widgets.canvas import Canvas

pytestmark = pytest.mark.slow

SIZES: tuple[Size, ...] = ((40, 20), (80, 24), (120, 40))
HALL_PAGES = ("question_mark", "ctrl+p", "p", "r", "l", "o", "h")
TABLE_PAGES = ("question_mark", "s", "l", "r", "ctrl+p")
ROWS = 14
OTHERS: tuple[tuple[Language, Size], ...] = (
    ("en", (80, 24)),
    ("fr", (80, 24)),
    ("fr", (120, 40)),
    ("it", (120, 40)),
    ("de", (40, 20)),
    ("it", (40, 20)),
)
"""which are not among the games of `test_whole_games`"""


async def see(person: Shown, pages: tuple[str, ...], rows: int = 0) -> None:
    for page in pages:
        await person.press(page, *["down"] * rows, "escape")


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_nothing_is_cut_in_the_hall_and_the_waiting_room(size: Size) -> None:
    async with at_positions(size) as at:
        for language in LANGUAGES:
            with nothing_cut(language):
                await see(await at(hall(*TABLES, MINE, language=language)), HALL_PAGES, ROWS)
                for chairs in (WITH_FREE, FULL):
                    anna = await at(waiting(language, chairs=chairs))
                    await see(anna, ("question_mark", "ctrl+p", "right", "r"))


@pytest.mark.asyncio
@pytest.mark.parametrize(("language", "size"), OTHERS, ids=str)
async def test_nothing_is_cut_in_whole_games(
    tmp_path: Path, language: Language, size: Size
) -> None:
    with nothing_cut(language):
        for game in GAMES:
            async with (
                running_house(tmp_path / game, AT_ONCE) as house,
                at_house(house, size, language) as anna,
            ):
                anna.app.command(f"play {game}")
                await anna.settle()
                await see(anna, TABLE_PAGES)
                await Player(anna, 1).play(by_keys)
                await see(anna, ("s",))


@pytest.mark.asyncio
async def test_a_text_that_is_cut_or_falls_over_an_edge_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = Captions(())
    usual = Canvas.right

    def further(canvas: Canvas, x: int, y: int, text: str, ink: str = "", **how: object) -> int:
        return usual(canvas, x + 2, y, text, ink, **how)

    monkeypatch.setattr(Canvas, "right", further)
    with found.recorded():
        async with in_house(hall(*TABLES), (40, 20)):
            pass
    assert Cut("join", "joi") in found.cuts

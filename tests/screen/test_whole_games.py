"""Whole games at the screen, by keys alone, by the mouse alone, and by the palette alone."""

from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from server.protocol.lobby import Language
from tests.house.running import AT_ONCE, running_house
from tests.screen.captions import nothing_cut
from tests.screen.running import Shown, Size, at_house
from tui.games.board import RESULT
from tui.look import Choice
from tui.screens.ending import EndingScreen
from tui.screens.screen import HouseScreen
from tui.screens.table import TableScreen
from tui.widgets.drawn import Drawn

pytestmark = pytest.mark.slow

MOST: Final = 900
"""choices of one person in a game, before it counts as endless"""
ASIDE: Final = frozenset(("recap", "no-more", "ask-again", "markers", "objection"))
Way = Callable[["Player", Choice], Coroutine[Any, Any, None]]


class Player:
    """Makes random choices until the game is over."""

    def __init__(self, person: Shown, seed: int) -> None:
        self.person = person
        self._dice = Random(seed)

    @property
    def screen(self) -> HouseScreen:
        screen = self.person.app.screen
        assert isinstance(screen, HouseScreen), screen
        return screen

    def can(self) -> list[Choice]:
        choices = [c for c in self.screen.choices() if not c.why_not and c.does not in ASIDE]
        return choices or [c for c in self.screen.choices() if c.does in ("no-more",)]

    async def play(self, way: Way) -> None:
        for _ in range(MOST):
            if isinstance(self.person.app.screen, EndingScreen):
                return
            if able := self.can():
                await way(self, self._dice.choice(able))
            else:
                await self.person.settle()
        raise AssertionError(self.person.text())


async def by_keys(player: Player, choice: Choice) -> None:
    screen = player.screen
    if choice.at_once or not choice.pointed:
        await player.person.press("enter" if choice.does == RESULT else choice.key)
        return
    rows = [row for row in screen.rows() if row]
    for _ in range(sum(map(len, rows)) + len(rows)):
        if screen.pointer.at == choice.does:
            break
        row = next((row for row in rows if screen.pointer.at in row), rows[0])
        await player.person.press("right" if choice.does in row else "down")
    assert screen.pointer.at == choice.does, (choice, rows)
    await player.person.press("enter")


async def by_mouse(player: Player, choice: Choice) -> None:
    enter = "choose_pointed" if choice.key == "enter" else ""
    for _ in range(2):
        spots = [
            (box.region.x + spot.x + spot.width // 2, box.region.y + spot.y + spot.height // 2)
            for box in player.screen.query(Drawn)
            if box.region
            for spot in box.spots
            if spot.does and spot.does in (choice.does, f"choose('{choice.does}')", enter)
        ]
        assert spots, (choice, player.person.text())
        await player.person.click(*spots[-1])
        if choice.at_once or not choice.pointed or choice not in player.can():
            return


async def by_palette(player: Player, choice: Choice) -> None:
    await player.person.press("ctrl+p")
    await player.person.paste(choice.label)
    await player.person.press("enter")


async def whole_game(
    tmp_path: Path, game: str, way: Way, size: Size, language: Language, seed: int = 1
) -> None:
    async with (
        running_house(tmp_path, AT_ONCE) as house,
        at_house(house, size, language, sees_every_move=way is by_keys) as person,
    ):
        person.app.command(f"play {game}")
        await person.settle()
        with nothing_cut(language):
            await Player(person, seed).play(way)
        over = person.app.scene.over
        assert over is not None
        assert len(over.result.points) >= 3


GAMES = ("eight28", "farbstich", "schatzsuche")


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("size", "language"),
    [((120, 40), "en"), ((80, 24), "de"), ((40, 20), "fr"), ((200, 60), "it")],
    ids=str,
)
async def test_a_whole_game_by_keys_alone(
    game: str, size: Size, language: Language, tmp_path: Path
) -> None:
    await whole_game(tmp_path, game, by_keys, size, language)


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("size", "language"),
    [((120, 40), "de"), ((80, 24), "it"), ((40, 20), "en"), ((200, 60), "fr")],
    ids=str,
)
async def test_a_whole_game_by_the_mouse_alone(
    game: str, size: Size, language: Language, tmp_path: Path
) -> None:
    await whole_game(tmp_path, game, by_mouse, size, language, seed=2)


@pytest.mark.asyncio
@pytest.mark.parametrize("pages", ["", "s"])
async def test_the_end_of_every_game_at_a_table_says_how_long_it_was(
    tmp_path: Path, pages: str
) -> None:
    """Against bots, one key deals the next game."""
    async with (
        running_house(tmp_path, AT_ONCE) as house,
        at_house(house, (120, 40)) as person,
    ):
        await person.press("f")
        for seed in range(3):
            for page in pages:
                await person.press(page, "escape")
            await Player(person, seed).play(by_keys)
            assert isinstance(person.app.screen, EndingScreen)
            assert "The end, after 9 tricks" in person.rows()[0]
            await person.press("m")
            assert isinstance(person.app.screen, TableScreen)
            assert person.app.scene.over is None


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_by_the_palette_alone(game: str, tmp_path: Path) -> None:
    await whole_game(tmp_path, game, by_palette, (120, 40), "en", seed=3)

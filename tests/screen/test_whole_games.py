"""Whole games of each kind, from the hall and back to it, by keys alone and by the mouse alone, on
each size of screen and in each language."""

from itertools import product
from pathlib import Path
from random import Random

import pytest

from server.engine import GAMES
from server.protocol.lobby import Language
from tests.house.living import living
from tests.screen.places import SIZES
from tests.screen.sitting import Sitting, sitting
from tests.screen.visiting import Visitor, entering
from tui.places.confirm import Confirm
from tui.places.ending import Ending
from tui.places.hall import Hall
from tui.places.hall_corners import LETTERS
from tui.places.place import Choice
from tui.text import LANGUAGES

BY = ("keys", "mouse")
EVERY = [
    (game, by, size, LANGUAGES[(at + at // 4) % len(LANGUAGES)])
    for at, (game, by, size) in enumerate(product(GAMES, BY, SIZES))
]
MOST = 400
SELDOM = {"ask-again", "objection", "markers", "no-more"}
PAUSE = 1.0


def test_every_game_meets_every_language() -> None:
    assert {(game, language) for game, _, _, language in EVERY} == {*product(GAMES, LANGUAGES)}


def pick(sitting: Sitting, dice: Random) -> Choice | None:
    choices = sitting.choices()
    if isinstance(sitting.stay.place, Confirm):
        return next(each for each in choices if each.does == "yes")
    often = [each for each in choices if each.does not in SELDOM]
    some = often if often and dice.random() < 0.95 else choices
    return dice.choice(some) if some else None


async def play(anna: Sitting, by: str, dice: Random) -> int:
    """Until the game is over; what has no answer on the screen would never end."""
    moves = 0
    for _ in range(MOST):
        if isinstance(anna.stay.place, Ending):
            return moves
        asked = bool(anna.scene.prompt) or isinstance(anna.stay.place, Confirm)
        choice = pick(anna, dice) if asked else None
        if choice is None:
            await anna.house.pass_time(PAUSE)
            await anna.settle()
            continue
        moves += 1
        if by == "keys":
            await anna.choose_by_keys(choice, dice)
        else:
            await anna.choose_by_mouse(choice)
        anna.rows()
    raise AssertionError(anna.text())


@pytest.mark.asyncio
@pytest.mark.parametrize(("game", "by", "size", "language"), EVERY)
async def test_a_whole_game(
    tmp_path: Path, game: str, by: str, size: tuple[int, int], language: Language
) -> None:
    dice = Random(f"{game} {by} {size}")
    async with living(tmp_path) as house, sitting(house, size, language) as anna:
        if by == "keys":
            await anna.press(LETTERS[game])
        else:
            await anna.click(f"play-{game}")
        assert await play(anna, by, dice) > 10
        assert anna.scene.over is not None
        if by == "keys":
            await anna.press("escape")
        else:
            await anna.click("escape")
        assert isinstance(anna.stay.place, Hall)


@pytest.mark.asyncio
@pytest.mark.parametrize("by", BY)
async def test_and_in_the_app_itself(tmp_path: Path, by: str) -> None:
    """Nine tricks of Farbstich, with every key and click on its way through Textual."""
    async with living(tmp_path) as house, entering(house, (80, 24), "it") as anna:
        await press_or_click(anna, by, LETTERS["farbstich"], "play-farbstich")
        for _ in range(MOST):
            if isinstance(anna.app.stay.place, Ending):
                break
            look, place = anna.app.stay.look(), anna.app.stay.place
            if anna.app.scene.prompt:
                first = next(each.does for each in place.choices(look) if each.pointed)
                keys = ["enter"] if look.pointed else ["right", "enter"]
                await press_or_click(anna, by, *keys, look.pointed or first)
            else:
                await house.pass_time(PAUSE)
                await anna.settle()
        assert anna.app.scene.over is not None


async def press_or_click(anna: Visitor, by: str, *what: str) -> None:
    *keys, does = what
    if by == "keys":
        await anna.press(*keys)
    else:
        await anna.click(does)

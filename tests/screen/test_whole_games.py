"""Whole games of each kind, from the hall and back to it, by keys alone and by the mouse alone, on
each size of screen and in each language. Each click lands on a cell of what is drawn."""

from itertools import product
from pathlib import Path
from random import Random
from typing import Final

import pytest

from server.engine import GAMES
from server.protocol.lobby import Language
from tests.house.running import running_house
from tests.screen.places import SIZES
from tests.screen.sitting import sitting
from tests.screen.somebody import By, Somebody
from tests.screen.visiting import entering
from tui.places.bar import ESCAPE
from tui.places.confirm import Confirm
from tui.places.ending import Ending
from tui.places.finale import SKIP
from tui.places.hall import Hall
from tui.places.opening import Opening
from tui.places.place import Choice
from tui.text import LANGUAGES

pytestmark = pytest.mark.slow

BYS: Final[tuple[By, ...]] = ("keys", "mouse")
Size = tuple[int, int]
# Every two of game, hand, size and language come together.
EVERY = [
    (game, by, SIZES[size], LANGUAGES[(size + 2 * hand + more) % 4])
    for game, (hand, by), size, more in product(GAMES, enumerate(BYS), range(3), range(2))
]
BY_HAND = [(by, size, LANGUAGES[at % 4]) for at, (by, size) in enumerate(product(BYS, SIZES))]
IN_THE_APP = [
    (game, by, SIZES[at % 3], LANGUAGES[at % 4])
    for at, (game, by) in enumerate(product(GAMES, BYS))
]
MOST = 600
SELDOM = {"ask-again", "objection", "markers", "no-more"}
PAUSE = 1.0


def pick(anna: Somebody, odd: float) -> Choice | None:
    choices = anna.choices()
    if isinstance(anna.stay.place, Confirm):
        return next(each for each in choices if each.does == "yes")
    often = [each for each in choices if each.does not in SELDOM]
    some = choices if anna.dice.random() < odd else often or choices
    return anna.dice.choice(some) if some else None


async def play(anna: Somebody, by: By, odd: float = 0.05) -> list[str]:
    """Until the game is over; what has no answer on the screen would never end. `odd`: how often he
    does what is seldom done, or not waited for."""
    done = list[str]()
    for _ in range(MOST):
        if isinstance(anna.stay.place, Ending):
            return done
        asked = bool(anna.scene.prompt) or isinstance(anna.stay.place, Confirm)
        meddles = asked or anna.dice.random() < odd
        if meddles and (choice := pick(anna, odd)):
            done.append(choice.does)
            await anna.choose(choice.does, by)
            anna.rows()
        else:
            await anna.house.pass_time(PAUSE)
            await anna.settle()
    raise AssertionError(done)


async def leave(anna: Somebody, by: By) -> None:
    """After the end has been seen."""
    assert anna.scene.over is not None
    if any(each.does == SKIP for each in anna.stay.place.choices(anna.stay.look())):
        await anna.choose(SKIP, by)
    await anna.choose(ESCAPE, by)
    if isinstance(anna.stay.place, Confirm):
        await anna.choose("yes", by)
    assert isinstance(anna.stay.place, Hall)


@pytest.mark.asyncio
@pytest.mark.parametrize(("game", "by", "size", "language"), EVERY)
async def test_a_whole_game(
    tmp_path: Path, game: str, by: By, size: Size, language: Language
) -> None:
    async with running_house(tmp_path) as house, sitting(house, size, language) as anna:
        anna.dice = Random(f"{game} {by} {size} {language}")
        await anna.choose(f"play-{game}", by)
        assert len(await play(anna, by)) > 8
        await leave(anna, by)


@pytest.mark.asyncio
@pytest.mark.parametrize(("by", "size", "language"), BY_HAND)
async def test_schatzsuche_with_markers_by_hand(
    tmp_path: Path, by: By, size: Size, language: Language
) -> None:
    """Opened, played and left; with markers turned, and objections made."""
    async with running_house(tmp_path) as house, sitting(house, size, language) as anna:
        anna.dice = Random(f"by hand {by} {size} {language}")
        await open_by_hand(anna, by)
        done = {each.partition(":")[0] for each in await play(anna, by, odd=0.3)}
        assert done >= {"guess", "bid", "play", "flip", "content", "object"}
        await leave(anna, by)


async def open_by_hand(anna: Somebody, by: By) -> None:
    await anna.choose("new", by)
    place = anna.stay.place
    assert isinstance(place, Opening)
    while place.game != "schatzsuche":
        await anna.choose("game", by)
    while place.options["markers"] != "by_hand":
        await anna.choose("option-markers", by)
    while not place.alone:
        await anna.choose("bots", by)
    await anna.choose("open", by)
    await anna.choose("ready", by)


def test_each_size_and_each_language_meets_each_game_and_keys_and_mouse() -> None:
    for whole in (SIZES, LANGUAGES):
        met = {(game, by, each) for game, by, *rest in EVERY for each in rest if each in whole}
        assert met == {*product(GAMES, BYS, whole)}
    assert {(size, language) for _, _, size, language in EVERY} == {*product(SIZES, LANGUAGES)}


def test_in_the_app_each_size_and_each_language_is_played() -> None:
    _, _, sizes, languages = zip(*IN_THE_APP, strict=True)
    assert ({*sizes}, {*languages}) == ({*SIZES}, {*LANGUAGES})


@pytest.mark.asyncio
@pytest.mark.parametrize(("game", "by", "size", "language"), IN_THE_APP)
async def test_and_in_the_app_itself(
    tmp_path: Path, game: str, by: By, size: Size, language: Language
) -> None:
    """Every key and click on its way through Textual; nothing moves by itself."""
    async with running_house(tmp_path) as house, entering(house, size, language) as anna:
        anna.app.stay.prefer(motion="none")
        await anna.settle()
        anna.dice = Random(f"{game} {by}")
        await anna.choose(f"play-{game}", by)
        assert len(await play(anna, by)) > 8
        await leave(anna, by)

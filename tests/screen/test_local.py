"""The house in one's own terminal: nothing is said of keys, invitations and others who may come."""

from pathlib import Path

import pytest

from server.protocol.requests import Open
from tests.cases import for_each
from tests.house.running import running_house
from tests.plain.scripted_house import TEXTS, chair, type_lines, welcome
from tests.screen.places import (
    EVERYWHERE,
    every_choice_is_there,
    flat,
    in_room,
    look,
    scene,
    screen,
    told,
)
from tests.screen.visiting import Session, entering
from tui.app import HouseApp
from tui.places.hall import Hall
from tui.places.opening import Opening
from tui.places.settings import Settings
from tui.places.waiting import WaitingRoom
from tui.plain.dispatch import goodbye
from tui.plain.registry import FACES
from tui.plain.scene import Scene
from tui.text import LANGUAGES, Language

Size = tuple[int, int]
LEFT = {120: 76, 80: 80, 40: 40}


def at_home(language: Language = "en") -> Scene:
    made = scene(language)
    made.local = True
    return made


@for_each(("size", "language"), EVERYWHERE)
def test_nobody_is_known_by_a_key(size: Size, language: Language) -> None:
    here = look(at_home(language), size)
    words = told(screen(Hall(), here), LEFT[size[0]])
    assert flat(here.say("hall-you", name="Anna", kind="local", code="none")) in words
    assert flat(here.say("hall-you", name="Anna", kind="known", code="none")) not in words
    fields = {each.does for each in Settings().fields(here)}
    assert not fields & {"device", "return"}


@for_each(("size", "language"), EVERYWHERE)
def test_nobody_is_invited(size: Size, language: Language) -> None:
    made = in_room(at_home(language), chairs=(chair("Anna"), None, None), you=0)
    here, place = look(made, size), WaitingRoom()
    words = told(screen(place, here))
    assert "ssh" not in words
    assert "copy" not in {each.does for each in place.choices(here)}
    said = here.say("waiting-prompt", state="alone", free=2, names="none", key="n")
    assert flat(said) in words


@for_each(("size", "language"), EVERYWHERE)
def test_who_wants_a_table_for_friends_is_told_how_the_house_is_opened(
    size: Size, language: Language
) -> None:
    chairs = (chair("Anna"), None, None)
    made = in_room(at_home(language), chairs=chairs, you=0, code="lamo-digu-peko")
    words = told(screen(WaitingRoom(), look(made, size)), LEFT[size[0]])
    assert flat(made.say("plain-only-here")) in words
    assert "kartenhaus serve" in words
    assert "lamo-digu-peko" not in words


@pytest.mark.parametrize("game", FACES)
def test_bots_have_all_the_other_seats_and_there_is_no_clock(game: str) -> None:
    place, seats = Opening(game, local=True), FACES[game].seats
    opened = place.request()
    assert (opened.seats, opened.bots, opened.relaxed) == (seats, ("club",) * (seats - 1), True)
    here = look(at_home())
    every_choice_is_there(place, here)
    assert here.say("opening-clock", clock="alone") in {each.value for each in place.fields(here)}
    assert "private" not in {each.does for each in place.fields(here)}


def test_with_more_seats_there_are_more_bots() -> None:
    place, here = Opening(local=True), look(at_home())
    place.change("seats", 1, here, None)  # type: ignore[arg-type]
    assert place.request().bots == ("club",) * 4
    place.change("bots", -1, here, None)  # type: ignore[arg-type]
    place.change("seats", 1, here, None)  # type: ignore[arg-type]
    asked = place.request()
    assert (asked.seats, asked.bots, asked.relaxed) == (6, ("club",) * 3, False)


def test_in_a_house_for_all_who_calls_bots_to_all_seats_has_no_clock() -> None:
    place, here = Opening("schatzsuche"), look(scene())
    for _ in range(2):
        assert not place.request().relaxed
        place.change("bots", 1, here, None)  # type: ignore[arg-type]
    assert place.request().relaxed
    place.change("clock", 2, here, None)  # type: ignore[arg-type]
    asked = place.request()
    assert (asked.relaxed, asked.clock is None) == (False, False)


def test_who_names_a_clock_has_one() -> None:
    asked = type_lines([welcome()], "play schatzsuche clock 60 5")[1]
    assert [each.relaxed for each in asked if isinstance(each, Open)] == [False]


@for_each("language", LANGUAGES)
def test_a_game_that_waits_is_gone_on_with_next_time(language: Language) -> None:
    made = at_home(language)
    say = TEXTS[language].say
    assert goodbye(made) == say("plain-bye", seat="no")
    made.kept_table = "1"
    assert goodbye(made) == say("plain-bye", seat="local") != say("plain-bye", seat="yes")


@pytest.mark.asyncio
async def test_who_leaves_reads_nothing_of_bots_that_play_on(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        line = await house.house.enter(key="anna", name="Anna", language="en")
        app = HouseApp(line, TEXTS.__getitem__, local=True)  # type: ignore[arg-type]
        async with app.run_test(size=(80, 24)) as pilot:
            anna = Session(house, app, pilot)
            await anna.press("f", "escape", "y")
            assert app.farewell == ["Goodbye. Next time you go on here."]
        async with entering(house) as other:
            assert not other.app.scene.local

"""Settings: each of them can be changed, the house keeps them, and keys never clash."""

from collections.abc import Sequence

import pytest

from server.protocol.lobby import Preferences
from server.protocol.requests import AddDevice, Rename, Request, Return, Speak
from tests.cases import for_each
from tests.screen.every_place import PLACES
from tests.screen.places import (
    EVERYWHERE,
    HandsOfTest,
    every_choice_is_there,
    flat,
    in_room,
    look,
    scene,
    screen,
    told,
)
from tui.places.bar import always
from tui.places.ending import Ending
from tui.places.form import Form
from tui.places.keys import CHOSEN, FIXED, Keys, clashing
from tui.places.place import Place
from tui.places.settings import PREFERRED, Settings
from tui.places.table import AtTable
from tui.text import LANGUAGES, Language

Size = tuple[int, int]
HOUSE = {"keys", "greeted"}
"""Preferences that are no field of the settings."""
ASKING = ("language", "which")
"""There a letter stands for one of a few things."""


@pytest.mark.slow
@for_each(("size", "language"), EVERYWHERE)
@pytest.mark.parametrize("code", [None, "lamo-digu-peko-ranu"])
@pytest.mark.parametrize("kind", [Settings, Keys])
def test_every_setting_is_seen_with_its_sentence(
    size: Size, language: Language, code: str | None, kind: type[Form]
) -> None:
    place, seen = kind(), look(scene(language, code=code), size, keys={"chat": ","})
    every_choice_is_there(place, seen)
    for at, field in enumerate(place.fields(seen)):
        place.at = at
        words = told(screen(place, seen))
        for part in (field.label, field.value, field.about):
            assert flat(part) in words


def test_all_preferences_can_be_set() -> None:
    assert {*PREFERRED, *HOUSE} == set(Preferences.__struct_fields__)


@for_each("language", LANGUAGES)
@pytest.mark.parametrize("what", PREFERRED)
def test_a_preference_goes_through_all_its_values(what: str, language: Language) -> None:
    place, hands, said = Settings(), HandsOfTest(), list[str]()
    for _ in range(5):
        seen = look(scene(language))._replace(taste=hands.taste)
        said.append(next(each.value for each in place.fields(seen) if each.does == what))
        place.do(what, seen, hands)
    count = said.index(said[0], 1)
    assert len(set(said[:count])) == count
    assert not set(said) & {"high-contrast", "colour-blind", "unicode", "ascii"}


@pytest.mark.parametrize("what", PREFERRED)
def test_back_is_the_other_way(what: str) -> None:
    place, hands = Settings(), HandsOfTest()
    seen = look(scene())
    place.at = [each.does for each in place.fields(seen)].index(what)
    place.do("next", seen, hands)
    assert hands.taste != Preferences()
    place.do("previous", seen._replace(taste=hands.taste), hands)
    assert hands.taste == Preferences()


@pytest.mark.parametrize(
    ("what", "typed", "asked"),
    [
        ("language", "", [Speak("de")]),
        ("device", "", [AddDevice()]),
        ("name", "Zoe", [Rename("Zoe")]),
        ("return", " lamo-digu ", [Return("lamo-digu")]),
    ],
)
def test_the_house_is_asked(what: str, typed: str, asked: Sequence[Request]) -> None:
    hands = HandsOfTest()
    Settings().do(what, look(scene()), hands)
    if typed:
        hands.then(typed)
    assert hands.asked == asked


def test_a_guest_has_no_device_of_his_own() -> None:
    fields = [each.does for each in Settings().fields(look(scene(code="lamo-digu")))]
    assert "return" in fields
    assert "device" not in fields


def test_a_refused_name_is_told_below() -> None:
    place, seen = Settings(), look(scene())
    screen(place, seen)
    place.do("name", seen, HandsOfTest())
    seen.message_log.add("refused", "The name Ben is taken.")
    assert "The name Ben is taken." in told(screen(place, seen))


def typed_key(does: str, key: str, **own: str) -> tuple[HandsOfTest, Keys]:
    hands, place = HandsOfTest(Preferences(keys=own)), Keys()
    place.do(does, look(scene(), keys=own), hands)
    hands.then(key)
    return hands, place


def test_a_key_of_ones_own_is_kept() -> None:
    assert typed_key("chat", ",")[0].taste.keys == {"chat": ","}
    assert typed_key("chat", ",", log="ä")[0].taste.keys == {"log": "ä", "chat": ","}


def test_the_usual_key_is_no_key_of_ones_own() -> None:
    assert typed_key("chat", "c", chat=",")[0].taste.keys == {}
    assert typed_key("ready", "y", ready=",")[0].taste.keys == {}


@pytest.mark.parametrize("key", ["l", "o", "u", "?", ":", "7", "xy", "x", "y", "+"])
def test_a_key_that_means_something_else_is_refused_with_a_reason(key: str) -> None:
    hands, place = typed_key("chat", key)
    assert hands.taste.keys == {}
    usual = look(scene()).say("keys-about")
    assert usual not in {each.about for each in place.fields(look(scene()))}


def test_a_key_is_free_where_its_choice_never_meets_the_other() -> None:
    assert typed_key("stand", "o")[0].taste.keys == {"stand": "o"}
    assert list(clashing({}, "chat", "e")) == ["play-eight28"]


def test_a_key_that_was_given_away_is_free_again() -> None:
    assert typed_key("new", "j", join=",")[0].taste.keys == {"join": ",", "new": "j"}


def test_the_usual_keys_come_back_together() -> None:
    hands = HandsOfTest(Preferences(keys={"chat": ","}))
    Keys().do("usual", look(scene(), keys={"chat": ","}), hands)
    assert hands.taste.keys == {}
    assert "usual" not in {each.does for each in Keys().choices(look(scene()))}


def test_no_two_choices_at_a_place_have_the_same_key() -> None:
    fixed = {each.key for each in always(look(scene()))}
    for place in CHOSEN.values():
        assert len(set(place.values())) == len(place)
        assert not fixed & set(place.values())
    assert {key for key in fixed if len(key) == 1} <= FIXED


def own_keys(name: str) -> dict[str, str]:
    """The choices of a place that could have another letter."""
    shown = PLACES[name]("en")
    here = shown.look((80, 24))
    fixed = {"yes", "no", "right", "wrong", "usual"}
    return {
        each.does: each.key
        for each in shown.place.choices(here)
        if len(each.key) == 1 and not each.pointed and each.does not in fixed
    }


@pytest.mark.slow
@pytest.mark.parametrize("name", [each for each in PLACES if not each.startswith(ASKING)])
def test_every_key_that_could_be_another_one_is_listed(name: str) -> None:
    mine = {does: key for does, key in own_keys(name).items() if key not in FIXED - {*"yn"}}
    assert any(mine.items() <= {**place}.items() for place in CHOSEN.values()), mine


def test_the_settings_are_where_one_plays() -> None:
    for place in ("8-28", "farbstich", "schatzsuche", "lesson", "end", "waiting", "hall"):
        assert CHOSEN[place]["settings"] == "p"


@pytest.mark.parametrize("place", [AtTable(), Ending()])
def test_they_open_there(place: Place) -> None:
    hands = HandsOfTest()
    place.do("settings", look(in_room(scene())), hands)
    assert [type(each) for each in hands.places] == [Settings]

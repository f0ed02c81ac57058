"""Questions before something that cannot be taken back: Enter does nothing, yes has to be meant."""

import pytest

from tests.cases import for_each
from tests.screen.every_place import PLACES
from tests.screen.places import EVERYWHERE, HandsOfTest, does, flat, look, scene, screen, told
from tui.places.bar import always
from tui.places.confirm import Confirm
from tui.places.frame import framed
from tui.places.hall import Hall
from tui.places.help import Help
from tui.stay import Stay
from tui.text import Language

pytestmark = pytest.mark.slow

Size = tuple[int, int]
TABLE = PLACES["8-28, offered"]


def asked() -> tuple[Stay, list[str]]:
    shown, done = TABLE("en"), list[str]()
    stay = Stay(shown.scene, shown.message_log, print, done.append, lambda: done.append("quit"))
    stay._places = [shown.place]
    stay.go(Confirm("Leave?", lambda: done.append("left"), shown.place))
    return stay, done


@pytest.mark.parametrize(
    ("keys", "done"),
    [
        ("enter", []),
        ("left enter", ["left"]),
        ("left right enter", []),
        ("right up up enter", ["left"]),
        ("y", ["left"]),
        ("n", []),
        ("escape", []),
    ],
)
def test_only_who_says_yes_says_yes(keys: str, done: list[str]) -> None:
    stay, did = asked()
    for key in keys.split():
        stay.press(key, key if len(key) == 1 else "")
    assert did == done
    assert not isinstance(stay.place, Confirm)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_one_click_is_an_answer(answer: str) -> None:
    stay, did = asked()
    stay.point_or_choose(answer)
    assert did == (["left"] if answer == "yes" else [])
    assert not isinstance(stay.place, Confirm)


@for_each(("size", "language"), EVERYWHERE)
def test_it_lies_over_the_place_where_nothing_else_can_be_chosen(
    size: Size, language: Language
) -> None:
    shown = TABLE(language)
    under = framed(shown.look(size), shown.place)
    here = shown.look(size)
    question = here.say("screen-leave-question")
    place = Confirm(question, lambda: None, shown.place)
    rows = screen(place, here)
    words = " ".join(span.text for each in rows for span in each if span.ink == "strong")
    assert flat(question) in flat(words)
    assert flat(here.say("screen-sure")) in told(rows)
    assert told(rows[:1]) == told(under[:1])
    assert does(rows) == {"yes", "no", *(each.does for each in always(here))}
    pointed = {span.does for each in rows for span in each if span.ink == "pointed"}
    assert pointed == {"no"}


def test_the_keys_are_told_by_the_help() -> None:
    here, place = look(scene()), Confirm("Leave?", lambda: None, Hall())
    helped = told(Help(place).text(here))
    assert here.say("help-point", digits="no") in helped
    assert here.say("key-enter") in helped


def test_a_question_about_a_table_goes_with_it() -> None:
    shown = TABLE("en")
    here = shown.look((80, 24))
    place = Confirm("Leave?", lambda: None, shown.place)
    place.arrive(here, HandsOfTest())
    assert place.still_makes_sense(here)
    shown.scene.leave()
    assert not place.still_makes_sense(here)

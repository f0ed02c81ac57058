"""Nothing is lost on the way back, on the way to another size, or behind what stands at an edge."""

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.timer import Timer

from server.protocol import eight28
from server.protocol.lobby import Preferences
from server.protocol.notices import AtTable, Happened, Welcome, WhichLanguage
from server.protocol.seat import replace
from tests.cases import for_each
from tests.screen.every_place import PLACES
from tests.screen.places import HandsOfTest, in_room, look, room, scene, told
from tests.screen.visiting import visiting
from tui.drawing import Block, read, row
from tui.message_log import MessageLog
from tui.places.hall import Hall
from tui.places.help import Help
from tui.places.opening import Opening
from tui.places.place import Look, Place
from tui.places.rules import Rules
from tui.places.settings import Settings
from tui.places.telling import Scrolling
from tui.plain.notices_as_text import HANDLERS
from tui.plain.scene import Scene
from tui.stay import Stay
from tui.text import Language, Texts

pytestmark = pytest.mark.slow


class Numbers(Scrolling):
    """Sixty numbers: as many in a row as there is room for."""

    def text(self, look: Look) -> Block:
        step = look.width // 10
        return [row(f"{n:>{look.width}}") for n in range(0, 60, step)]


def stays(*places: Place, made: Scene | None = None) -> Stay:
    stay = Stay(made or scene(), MessageLog(), lambda wish: None, lambda text: None, lambda: None)
    stay._places = list(places)
    return stay


def test_a_click_on_a_line_of_the_help_does_what_it_tells() -> None:
    stay = stays(Hall())
    stay.press("?", "?")
    assert isinstance(stay.place, Help)
    shown = {span.does for each in stay.place.picture(stay.look()) for span in each}
    assert {"new", "rules", "chat", "escape"} <= shown
    stay.point_or_choose("settings")
    assert isinstance(stay.place, Settings)
    stay.press("escape")
    assert isinstance(stay.place, Hall)


def test_a_line_of_the_help_does_nothing_once_it_cannot_be_done() -> None:
    shown, hands = PLACES["8-28, offered"]("en"), HandsOfTest()
    helping = Help(shown.place)
    hands.go(helping)
    helping.do("ask-again", shown.look((80, 24)), hands)
    assert (hands.places, hands.asked) == ([], [])


def test_what_was_chosen_for_a_new_table_is_still_chosen_later() -> None:
    stay = stays(Hall())
    for key in ("o", "2", "2", "escape", "o"):
        stay.press(key, key if len(key) == 1 else "")
    place = stay.place
    assert isinstance(place, Opening)
    assert place.seats == 5


def test_escape_leads_from_what_was_found_in_the_rules_back_to_all_of_them() -> None:
    place, hands = Rules("farbstich"), HandsOfTest()
    hands.go(place)
    all_of_them = read(place.text(look(scene())))
    place.look_for("colour")
    assert len(read(place.text(look(scene())))) < len(all_of_them)
    place.escape(look(scene()), hands)
    assert read(place.text(look(scene()))) == all_of_them
    assert hands.places == [place]
    place.escape(look(scene()), hands)
    assert hands.places == []


@for_each("language", ["en", "de", "fr", "it"])
def test_a_search_that_finds_nothing_says_so(language: Language) -> None:
    place = Rules("farbstich")
    place.look_for("xyzzy")
    assert "xyzzy" in told(place.picture(look(scene(language))))


@pytest.mark.parametrize("scroll", [0, 1, 7, 10**6])
def test_what_tells_of_more_hides_nothing(scroll: int) -> None:
    place, there = Numbers(), look(scene(), (40, 10))
    place.scroll = scroll
    rows = read(place.picture(there)).splitlines()
    assert len(rows) <= 10
    numbers = [int(each) for each in rows if each.strip().isdecimal()]
    assert numbers == [*range(numbers[0], numbers[-1] + 1, 4)]
    assert ("▲" in rows[0], "▼" in rows[-1]) == (numbers[0] != 0, numbers[-1] != 56)


def test_in_another_width_one_reads_on_where_one_was() -> None:
    place = Numbers()
    place.scroll = 5
    first = read(place.picture(look(scene(), (40, 8)))).splitlines()[1]
    assert read(place.picture(look(scene(), (20, 8)))).splitlines()[1].strip() == first.strip()


def test_who_says_that_it_looks_wrong_gets_plain_signs_and_the_settings() -> None:
    hands = HandsOfTest()
    Hall().do("wrong", look(scene()), hands)
    assert (hands.taste.glyphs, hands.taste.greeted) == ("ascii", True)
    assert [type(each) for each in hands.places] == [Settings]


def test_who_is_asked_for_his_language_is_greeted_in_it_with_the_way_back() -> None:
    made = Scene(Texts)
    for language in ("en", "de"):
        notice = Welcome("Anna", True, "lamo-digu", language, Preferences())
        heard = HANDLERS[Welcome](made, notice)
        HANDLERS[WhichLanguage](made, WhichLanguage())
    german = scene("de")
    assert heard == [
        german.say("plain-welcome", name="Anna"),
        german.say("plain-code", code="lamo-digu", word=german.word("return")),
    ]


class Moving(Place):
    """It wants to move on in so many seconds."""

    seconds: float | None = 0.4

    def title(self, look: Look) -> str:
        return ""

    def picture(self, look: Look) -> Block:
        return []

    def attend(self, look: Look) -> float | None:
        return self.seconds


@pytest.mark.asyncio
async def test_what_waits_for_something_else_begins_to_wait_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visiting(tmp_path) as anna:
        place, waits, usual = Moving(), list[float](), anna.app.set_timer

        def timer(seconds: float, then: Callable[[], None]) -> Timer:
            waits.append(seconds)
            return usual(1000, then)

        monkeypatch.setattr(anna.app, "set_timer", timer)
        anna.app.stay.go(place)
        for place.seconds in (0.4, 0.4, 6.0, None, 0.4):
            anna.app.show()
        anna.app.go_on()
        assert waits == [0.4, 6.0, 0.4, 0.4]
        place.seconds = None
        anna.app.show()
        assert not anna.app.moves


def test_the_key_of_the_help_closes_it_too() -> None:
    stay = stays(Hall())
    for place in (Help, Hall, Help):
        stay.press("?", "?")
        assert isinstance(stay.place, place)


def test_another_game_at_the_same_table_begins_with_nothing_told() -> None:
    made, number = in_room(scene(), phase="running"), 1
    first, second = eight28.RoundBegan(1, 0, 0, 0), eight28.RoundBegan(2, 0, 0, 0)
    for event in (first, second, first):
        HANDLERS[Happened](made, Happened(room(made).table, number, event))
        made.game_events = (second,) if event is second else made.game_events
    assert ([*made.recent_events], made.game_events) == ([first], ())
    made.game_events = (second,)
    HANDLERS[AtTable](made, AtTable(replace(room(made), phase="gathering")))
    assert not made.recent_events
    assert not made.game_events

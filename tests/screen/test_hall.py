"""The hall: nobody overlooks a game that waits, and one key begins another."""

import pytest

from server.protocol.lobby import ListedPlayer, OnlinePerson
from server.protocol.requests import Open, Ready, Request, Say, Sit, Speak, Watch
from tests.cases import for_each
from tests.plain.scripted_house import TEXTS, listing
from tests.screen.places import (
    EVERYWHERE,
    HandsOfTest,
    does,
    every_choice_is_there,
    flat,
    in_room,
    look,
    scene,
    screen,
    told,
    with_tables,
)
from tui.places.choosing import ChooseLanguage, ChooseRules
from tui.places.confirm import Confirm
from tui.places.hall import Hall
from tui.places.keys import Keys
from tui.places.opening import Opening
from tui.places.place import Place
from tui.places.places import place_for
from tui.places.replays import Replays
from tui.places.settings import Settings
from tui.places.telling import Log
from tui.places.waiting import WaitingRoom
from tui.plain.registry import FACES
from tui.plain.scene import Scene
from tui.text import LANGUAGES, Language

Size = tuple[int, int]
CLEO = ListedPlayer("Cleo", None)
LONG = ListedPlayer("Bartholomäus von Eck", None)
RUNNING = listing(7, phase="running", seats=(CLEO, LONG, ListedPlayer("Kilo", "club")), watchers=2)
TABLES = (
    listing(3),
    RUNNING,
    listing(12, game="schatzsuche", clock=None, seats=(LONG, None, None)),
    listing(113, game="farbstich", phase="over", seats=(CLEO,) * 6),
)
LEFT = {120: 76, 80: 80, 40: 40}


def busy(language: Language = "en", **who: str) -> Scene:
    made = with_tables(scene(language, **who), *TABLES)
    made.people |= {f"Person {i}": OnlinePerson(f"Person {i}", True, 3) for i in range(30)}
    return made


def chosen(what: str, made: Scene, place: Hall | None = None) -> HandsOfTest:
    hall, hands = place or Hall(), HandsOfTest()
    hall.do(what, look(made, place=hall), hands)
    return hands


@for_each(("size", "language"), EVERYWHERE)
def test_a_first_visit_shows_how_to_begin_at_every_size(size: Size, language: Language) -> None:
    made = scene(language, code="lamo-digu-peko")
    made.announcement = "Tea is ready in the kitchen, and cake for all who have played today."
    seen = look(made, size, greeted=False)
    every_choice_is_there(Hall(), seen)
    words = told(screen(Hall(), seen), LEFT[size[0]])
    say = TEXTS[language].say
    for sentence in (
        say("hall-look-right"),
        say("hall-play-now"),
        say("hall-no-tables"),
        say("hall-you", name="Anna", kind="guest", code="lamo-digu-peko"),
        made.announcement,
    ):
        assert flat(sentence) in words
    for game in FACES:
        assert made.game_name(game) in words


@for_each(("size", "language"), EVERYWHERE)
def test_every_table_says_what_one_can_do_there(size: Size, language: Language) -> None:
    made = with_tables(scene(language), *TABLES)
    every_choice_is_there(Hall(), look(made, size))
    words = told(screen(Hall(), look(made, size)))
    say = TEXTS[language].say
    states = {(each.phase, each.seats.count(None)) for each in TABLES[:2]}
    for phase, free in states:
        assert say("hall-state", phase=phase, free=free) in words
    assert say("hall-watchers", count=2) in words


@for_each(("size", "language"), EVERYWHERE)
def test_my_own_game_that_waits_comes_first(size: Size, language: Language) -> None:
    mine = listing(9, phase="running", seats=(CLEO, ListedPlayer("Anna", None), LONG))
    made = with_tables(busy(language), *TABLES, mine)
    made.kept_table = "lamo-digu"
    hall = Hall()
    every_choice_is_there(hall, look(made, size))
    words = told(screen(hall, look(made, size)), LEFT[size[0]])
    say = TEXTS[language].say
    assert flat(say("hall-back", game="8-28", table=9)) in words
    assert flat(say("hall-back", game="none", table="lamo-digu")) in words
    assert hall.pointed(look(made, size)) == "back-9"
    assert chosen("back-9", made).asked == [Sit("9")]
    assert chosen("back", made).asked == [Sit("lamo-digu")]


@for_each("language", LANGUAGES)
def test_nobody_takes_a_bot_in_the_list_for_a_person(language: Language) -> None:
    bots = listing(5, seats=(CLEO, ListedPlayer("Kilo", "club"), ListedPlayer("Mega", "master")))
    words = told(screen(Hall(), look(with_tables(scene(language), bots))))
    assert f"Cleo, {TEXTS[language].say('hall-bots', count=2)}" in words
    assert "Kilo" not in words


def test_a_table_that_one_left_is_not_listed_twice() -> None:
    made = with_tables(scene(), listing(9, phase="running"))
    made.kept_table = "9"
    assert [each.does for each in Hall().choices(look(made)) if each.pointed] == ["back-9"]


def test_a_table_that_one_left_and_that_is_gone_is_forgotten() -> None:
    made = scene()
    made.kept_table = "9"
    assert not [each for each in Hall().choices(look(made)) if each.pointed]


def test_a_bot_with_my_name_does_not_make_a_table_mine() -> None:
    made = with_tables(scene(), listing(9, seats=(ListedPlayer("Anna", "club"), None)))
    assert Hall().pointed(look(made)) == "table-9"


@pytest.mark.parametrize(
    ("what", "asked"),
    [
        ("play-eight28", [Open("eight28", 4, relaxed=True, bots=("club",) * 3), Ready()]),
        ("play-schatzsuche", [Open("schatzsuche", 3, relaxed=True, bots=("club",) * 2), Ready()]),
        ("table-3", [Sit("3")]),
        ("table-7", [Watch("7")]),
        ("table-113", [Watch("113")]),
    ],
)
def test_one_choice_leads_to_a_table(what: str, asked: list[Request]) -> None:
    assert chosen(what, busy()).asked == asked


def test_watching_is_about_the_table_that_is_pointed_at() -> None:
    hall = Hall()
    hall.at = 1
    assert chosen("watch", busy(), hall).asked == [Watch("7")]


@pytest.mark.parametrize(
    ("what", "asked"),
    [
        ("join", Sit("lamo digu")),
        ("watch", Watch("lamo digu")),
        ("chat", Say("lamo digu", to="lobby")),
    ],
)
def test_some_things_are_typed(what: str, asked: Request) -> None:
    hands = chosen(what, scene())
    hands.then("lamo digu")
    assert hands.asked == [asked]


@pytest.mark.parametrize(
    ("what", "place"),
    [
        ("new", Opening),
        ("rules", ChooseRules),
        ("settings", Settings),
        ("log", Log),
        ("replays", Replays),
        ("quit", Confirm),
    ],
)
def test_other_places_are_one_key_away(what: str, place: type[object]) -> None:
    assert [type(each) for each in chosen(what, scene()).places] == [place]


@pytest.mark.parametrize(("what", "glyphs"), [("right", "unicode"), ("wrong", "ascii")])
def test_the_first_card_is_answered_once(what: str, glyphs: str) -> None:
    taste = chosen(what, scene()).taste
    assert (taste.greeted, taste.glyphs) == (True, glyphs)
    assert not {"right", "wrong"} & does(screen(Hall(), look(scene(), greeted=True)))


@for_each("size", [(120, 40), (80, 24), (40, 20)])
@pytest.mark.parametrize("at", [0, 9, 47, 199])
def test_whoever_points_at_one_of_many_tables_sees_it(size: Size, at: int) -> None:
    made = with_tables(scene(), *(listing(number) for number in range(1, 201)))
    hall = Hall()
    hall.at = at
    rows = screen(hall, look(made, size))
    pointed = [span for each in rows for span in each if span.ink == "pointed"]
    assert {span.does for span in pointed} == {f"table-{at + 1}"}


def test_the_house_is_told_to_be_busy_without_becoming_larger() -> None:
    made = busy()
    made.announcement = "Tea. " * 60
    for size in ((120, 40), (80, 24), (40, 20)):
        screen(Hall(), look(made, size, greeted=False))


@for_each("size", [(120, 40), (80, 24), (40, 20)])
@pytest.mark.parametrize("place", [Hall(), WaitingRoom()])
def test_a_refusal_says_why(size: Size, place: Place) -> None:
    made = busy() if isinstance(place, Hall) else in_room(busy(), players=6)
    seen = look(made, size, greeted=False)
    seen.message_log.add("refused", "No table has the number 77.")
    assert "No table has the number 77." in told(screen(place, seen), LEFT[size[0]])


@for_each(("size", "language"), EVERYWHERE)
def test_whoever_reads_no_language_yet_is_asked_in_all(size: Size, language: Language) -> None:
    made = scene(language)
    made.asks_language = True
    place = place_for(made, None)
    assert isinstance(place, ChooseLanguage)
    every_choice_is_there(place, look(made, size))
    words = told(screen(place, look(made, size)))
    for each in LANGUAGES:
        assert flat(TEXTS[each].say("hall-which-language")) in words
        assert TEXTS[each].say("hall-my-language") in words


def test_the_language_is_asked_once() -> None:
    made = scene()
    made.asks_language = True
    hands = HandsOfTest()
    ChooseLanguage().do("speak-de", look(made), hands)
    assert hands.asked == [Speak("de")]
    assert isinstance(place_for(made, None), Hall)
    made.asks_language = True
    ChooseLanguage().escape(look(made), hands)
    assert isinstance(place_for(made, None), Hall)


@for_each(("size", "language"), EVERYWHERE)
def test_the_rules_of_each_game_are_offered(size: Size, language: Language) -> None:
    seen = look(scene(language), size)
    every_choice_is_there(ChooseRules(), seen)
    words = told(screen(ChooseRules(), seen))
    for game in FACES:
        assert flat(seen.say("hall-about", game=game)) in words


@pytest.mark.parametrize(
    "place", [Hall(), WaitingRoom(), Opening(), Settings(), Keys(), ChooseRules()]
)
def test_plain_signs_are_all_that_a_plain_terminal_needs(place: Place) -> None:
    made = in_room(busy(), players=6) if isinstance(place, WaitingRoom) else busy()
    made.kept_table, made.announcement = "lamo-digu", "Tea."
    seen = look(made, (120, 40), glyphs="ascii", greeted=False)
    signs = {char for row in screen(place, seen) for span in row for char in span.text}
    assert {sign for sign in signs if not sign.isascii()} <= set("·äöüé’“”…")

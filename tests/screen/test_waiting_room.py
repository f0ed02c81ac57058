"""The waiting room: who has come, how others come, and when it begins."""

import pytest

from server.protocol.lobby import Address, TimeControl
from server.protocol.requests import (
    Dismiss,
    Fill,
    HandOver,
    Hush,
    Ready,
    Request,
    Say,
    Sit,
    Stand,
    Start,
    Words,
)
from server.protocol.seat import replace
from tests.cases import for_each
from tests.plain.scripted_house import TEXTS, chair
from tests.screen.places import (
    EVERYWHERE,
    HandsOfTest,
    every_choice_is_there,
    flat,
    in_room,
    look,
    look_at,
    room,
    scene,
    screen,
    told,
)
from tui.drawing import read
from tui.places.confirm import Confirm
from tui.places.place import Look
from tui.places.waiting import WaitingRoom
from tui.plain.scene import Scene
from tui.text import LANGUAGES, Language

Size = tuple[int, int]
LEFT = {120: 76, 80: 80, 40: 40}
ANNA = chair("Anna", ready=False, words=True)
LONG = chair("Bartholomäus von Eck", ready=False, presence="gone", words=True)
BOT = chair("Kilo", bot="club")
FULL = (ANNA, LONG, BOT, chair("Cleo"), chair("Doro", ready=False), chair("Emil"))
WITH_FREE = (ANNA, LONG, None, BOT)


LONG_DOOR = Address("cards.evenings-with-friends.example.org", 2222)
SHORT_DOOR = Address("game.host", 22)


def waiting(
    language: Language = "en", door: Address | None = SHORT_DOOR, **changes: object
) -> Scene:
    fields: dict[str, object] = {
        "chairs": WITH_FREE,
        "code": "lamo-digu-peko",
        "clock": TimeControl(180, 10),
        "options": {"pack": "authors", "pass_is_final": True},
        **changes,
    }
    made = in_room(scene(language), **fields)  # type: ignore[arg-type]
    assert made.welcome is not None
    made.welcome = replace(made.welcome, door=door)
    return made


def done(what: str, made: Scene, at: int = 0) -> HandsOfTest:
    place, hands = WaitingRoom(), HandsOfTest()
    place.at = at
    place.do(what, look_at(place, look(made)), hands)
    return hands


def choices(made: Scene, at: int = 0) -> set[str]:
    place = WaitingRoom()
    place.at = at
    return {each.does for each in place.choices(look(made)) if not each.pointed}


@for_each(("size", "language"), EVERYWHERE)
@pytest.mark.parametrize("chairs", [FULL, WITH_FREE, (None, *FULL[1:])])
@pytest.mark.parametrize("you", [0, None])
def test_everything_that_one_can_do_is_there(
    size: Size, language: Language, chairs: tuple[object, ...], you: int | None
) -> None:
    if chairs[0] is None and you == 0:
        chairs = (chair("Anna"), None, *chairs[2:])
    made = waiting(language, chairs=chairs, you=you, watchers=2)
    place = WaitingRoom()
    for at in range(len(chairs)):
        place.at = at
        every_choice_is_there(place, look(made, size))


def all_pages(seen: Look) -> str:
    place, pages, more = WaitingRoom(), list[str](), True
    while more:
        pages.append(told(screen(place, seen), LEFT[seen.width]))
        place.scroll += seen.height // 2
        more = seen.say("key-pagedown") in pages[-1]
    return " ".join(pages)


@for_each(("size", "language"), EVERYWHERE)
@pytest.mark.parametrize("chairs", [FULL, WITH_FREE])
def test_everybody_is_seen_with_what_matters(
    size: Size, language: Language, chairs: tuple[object, ...]
) -> None:
    made = waiting(language, chairs=chairs, words="red herring", you=0)
    words = all_pages(look(made, size))
    say = TEXTS[language].say
    for part in (
        say("waiting-prompt", state="mine", free=1, names="", key="y"),
        say("waiting-is-host"),
        say("waiting-is-ready", ready="no"),
        say("waiting-away"),
        say("waiting-bot", level=say("opening-level", level="club")),
        say("waiting-own-words", words="red herring"),
        "ssh lamo-digu-peko@game.host",
        say("waiting-join", code="lamo-digu-peko", key="j"),
        room(made).commit[:12],
    ):
        assert flat(part) in words
    assert room(made).commit in words or size == (40, 20)
    assert "Bartholomäus von Eck" in words


@for_each("language", LANGUAGES)
def test_it_says_whom_the_table_waits_for(language: Language) -> None:
    say = TEXTS[language].say
    ready = chair("Anna")
    cases = {
        (ready, LONG, chair("Cleo"), BOT): ("others", 0, "Bartholomäus von Eck"),
        (ready, LONG, None, BOT): ("free", 1, "none"),
        (ready, None, None, BOT): ("free", 2, "none"),
        (ready, chair("Cleo"), chair("Doro"), BOT): ("others", 0, "none"),
    }
    for chairs, (state, free, names) in cases.items():
        words = told(screen(WaitingRoom(), look(waiting(language, chairs=chairs))))
        assert flat(say("waiting-prompt", state=state, free=free, names=names, key="")) in words


@pytest.mark.parametrize(("free", "chairs"), [(1, WITH_FREE), (0, FULL)])
def test_who_watches_is_told_so(free: int, chairs: tuple[object, ...]) -> None:
    made = waiting(chairs=chairs, you=None)
    said = made.say("waiting-prompt", state="watching", free=free, names="", key="")
    assert flat(said) in told(screen(WaitingRoom(), look(made)))


@pytest.mark.parametrize(
    ("what", "asked"),
    [
        ("ready", Ready()),
        ("unready", Ready(ready=False)),
        ("start", Start()),
        ("fill", Fill("club")),
        ("stand", Stand()),
        ("hush", Hush()),
    ],
)
def test_a_key_asks_the_house(what: str, asked: Request) -> None:
    assert done(what, waiting()).asked == [asked]


def test_the_level_of_the_bots_is_chosen_before_they_are_called() -> None:
    place, hands, seen = WaitingRoom(), HandsOfTest(), look(waiting())
    labels = set()
    for _ in range(3):
        labels |= {each.label for each in place.choices(seen) if each.does == "level"}
        place.do("level", seen, hands)
        place.do("fill", seen, hands)
    assert hands.asked == [Fill("master"), Fill("novice"), Fill("club")]
    assert len(labels) == 3


def test_another_seat_is_taken_by_pointing_at_it() -> None:
    assert done("seat-2", waiting()).asked == [Stand(), Sit("lamo-digu-peko", 2)]
    assert done("seat-2", waiting(you=None, code=None)).asked == [Sit("3", 2)]


def test_whoever_comes_points_at_his_own_seat() -> None:
    for you, at in ((0, "seat-0"), (1, "seat-1"), (None, "seat-2")):
        place, made = WaitingRoom(), waiting(host=1, you=you)
        place.arrive(look(made), HandsOfTest())
        assert place.pointed(look(made)) == at


def test_pointing_at_oneself_says_that_one_is_ready_or_not() -> None:
    assert done("seat-0", waiting()).asked == [Ready()]
    ready = (chair("Anna"), *WITH_FREE[1:])
    assert done("seat-0", waiting(chairs=ready)).asked == [Ready(ready=False)]


def test_a_bot_is_sent_away_at_once_and_people_are_asked_about_first() -> None:
    assert done("seat-3", waiting()).asked == [Dismiss(3)]
    assert done("dismiss", waiting(), at=3).asked == [Dismiss(3)]
    for what, asked in (("dismiss", Dismiss(1)), ("host", HandOver(1))):
        hands = done(what, waiting(), at=1)
        assert hands.asked == []
        (question,) = hands.places
        assert isinstance(question, Confirm)
        question.do("yes", look(waiting()), hands)
        assert hands.asked == [asked]


def test_only_the_host_has_the_keys_of_a_host() -> None:
    host = {"fill", "level", "dismiss"}
    assert host <= choices(waiting(), at=1)
    assert {"host", "dismiss"} <= choices(waiting(), at=1)
    assert "host" not in choices(waiting(), at=3)
    assert not {"host", "dismiss"} & choices(waiting(), at=0)
    assert not {*host, "host", "start", "hush"} & choices(waiting(host=1, watchers=1), at=1)


def test_the_game_can_be_begun_once_all_seats_are_taken() -> None:
    assert "start" in choices(waiting(chairs=FULL))
    assert "start" not in choices(waiting())


def test_only_who_sits_there_can_be_ready() -> None:
    assert {"ready", "stand", "words"} <= choices(waiting())
    assert not {"ready", "unready", "stand", "words", "fill"} & choices(waiting(you=None))


def test_words_for_the_shuffle_and_for_the_others_are_typed() -> None:
    for what, asked in (("words", Words("red herring")), ("chat", Say("red herring"))):
        hands = done(what, waiting())
        hands.then("red herring")
        assert hands.asked == [asked]


INVITATIONS = (
    ("lamo-digu", SHORT_DOOR, "ssh lamo-digu@game.host"),
    (None, SHORT_DOOR, "ssh 3@game.host"),
    ("lamo-digu", LONG_DOOR, f"ssh -p 2222 lamo-digu@{LONG_DOOR.host}"),
    ("lamo-digu", Address("2001:db8::7", 2222), "ssh -p 2222 lamo-digu@2001:db8::7"),
    ("lamo-digu", None, "lamo-digu"),
    (None, None, "3"),
)


@pytest.mark.parametrize(("code", "door", "text"), INVITATIONS)
def test_the_whole_invitation_goes_to_the_clipboard(
    code: str | None, door: Address | None, text: str
) -> None:
    made, place, hands = waiting(code=code, door=door), WaitingRoom(), HandsOfTest()
    seen = look(made)
    place.do("copy", seen, hands)
    assert hands.copied == [text]
    assert [each.sentence for each in seen.message_log.entries] == [
        made.say("waiting-copied", text=text).replace("\xa0", " ")
    ]


@for_each(("size", "language"), EVERYWHERE)
@pytest.mark.parametrize(("code", "door", "text"), INVITATIONS)
def test_all_of_the_line_for_friends_outside_is_seen_and_none_where_there_is_no_door(
    size: Size, language: Language, code: str | None, door: Address | None, text: str
) -> None:
    words = all_pages(look(waiting(language, door=door, code=code), size))
    assert text in words or text.replace(" ", "") in words.replace(" ", "")
    assert ("ssh" in words) is (door is not None)


def test_a_line_that_has_room_is_broken_only_at_a_space() -> None:
    door = Address("evenings.example.org", 2222)
    rows = read(screen(WaitingRoom(), look(waiting(door=door), (40, 20)))).splitlines()
    assert [each.split() for each in rows if "@" in each or "ssh" in each] == [
        ["ssh", "-p", "2222"],
        ["lamo-digu-peko@evenings.example.org"],
    ]


def test_who_leaves_a_seat_is_asked_before_and_told_what_becomes_of_it() -> None:
    asked = set[str]()
    for made in (waiting(chairs=(ANNA, BOT, None)), waiting()):
        hands = HandsOfTest()
        WaitingRoom().escape(look(made), hands)
        (there,) = hands.places
        assert isinstance(there, Confirm)
        asked.add(told(screen(there, look(made))))
        assert hands.asked == []
    assert len(asked) == 2


def test_a_table_that_waits_for_the_disk_says_so() -> None:
    made = waiting(paused=True)
    assert made.say("plain-paused") in told(screen(WaitingRoom(), look(made)))

"""The waiting room: who has come, how others come, and when the game begins."""

import re
from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager
from itertools import product
from typing import Any

import pytest

from server.protocol.lobby import (
    Address,
    Chair,
    ChatMessage,
    Language,
    Preferences,
    TimeControl,
)
from server.protocol.notices import NewChatMessage, Notice, PersonLeft, Refused, Welcome
from server.protocol.refusals import NotReady
from server.protocol.requests import (
    Dismiss,
    Fill,
    HandOver,
    Hush,
    Leave,
    Prefer,
    Ready,
    Request,
    Say,
    Sit,
    Stand,
    Start,
    Words,
)
from tests.plain.scripted_house import TEXTS, ScriptedHouse, at_table, chair
from tests.screen.running import SIZES, Shown, Size, at_positions, shown
from tests.screen.snapshots import check_screen
from tests.screen.test_hall import click_on, flat, inks_of
from tui.screens.confirm import ConfirmScreen
from tui.screens.waiting_room import WaitingRoomScreen
from tui.text import LANGUAGES
from tui.widgets.drawn import Drawn
from tui.widgets.paper import Paper

ANNA = chair("Anna", ready=False, words=True)
LONG = chair("Bartholomäus von Eck", ready=False, presence="gone", words=True)
BOT = chair("Kilo", bot="club")
FULL = (ANNA, LONG, BOT, chair("Cleo"), chair("Doro", ready=False), chair("Emil"))
WITH_FREE = (ANNA, LONG, None, BOT)
Chairs = tuple[Chair | None, ...]
DOOR = Address("game.host", 22)
FAR_DOOR = Address("cards.evenings-with-friends.example.org", 2222)
COMMIT = "7f3a91c05be2e60d2a44c918" + "0123abcd" * 5


def waiting(
    language: Language = "en",
    door: Address | None = DOOR,
    glyphs: str = "unicode",
    **changes: object,
) -> list[Notice]:
    fields: dict[str, object] = {
        "phase": "gathering",
        "chairs": WITH_FREE,
        "code": "lamo-digu-rosa",
        "clock": TimeControl(180, 10),
        "options": {"pack": "authors", "pass_is_final": True},
        "commit": COMMIT,
        **changes,
    }
    taste = Preferences(greeted=True, glyphs=glyphs)  # type: ignore[arg-type]
    return [
        Welcome("Anna", False, None, language, taste, door=door),
        at_table("eight28", **fields),  # type: ignore[arg-type]
    ]


def answered(request: Request) -> Iterable[Notice]:
    return [PersonLeft("Nobody")]


def in_room(notices: list[Notice], size: Size = (120, 40)) -> AbstractAsyncContextManager[Shown]:
    return shown(ScriptedHouse(notices, answered), size)


def asked(person: Shown) -> list[Request]:
    house = person.app.visit._client
    assert isinstance(house, ScriptedHouse)
    return house.asked


def words(person: Shown) -> str:
    screen = person.app.screen
    boxes = [box.text() for box in screen.query(Drawn) if box.display and box.size.width]
    papers = [paper.text() for paper in screen.query(Paper) if paper.display]
    return flat(" ".join([person.text(), *boxes, *papers]).replace("\xa0", " "))


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_everybody_is_seen_with_what_matters(size: Size) -> None:
    async with at_positions(size) as see:
        for language, chairs in product(LANGUAGES, (FULL, WITH_FREE)):
            say = TEXTS[language].say
            anna = await see(waiting(language, chairs=chairs, words="red herring"))
            found = words(anna)
            for part in (
                say("screen-waiting-prompt", state="mine", free=1, names="", key="y"),
                say("screen-waiting-is-host"),
                say("screen-waiting-is-ready", ready="no"),
                say("screen-waiting-away"),
                "red herring",
                "ssh lamo-digu-rosa@game.host" if None in chairs else say("screen-waiting-full"),
                COMMIT[:4],
                "Bartholomäus",
            ):
                assert flat(part) in found, part
            assert COMMIT[-4:] not in found
            await anna.press("k")
            assert COMMIT[-4:] in words(anna)
            await anna.press("k")


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_the_room_as_it_was_looked_at(size: Size) -> None:
    async with in_room(waiting(words="red herring", watchers=1), size) as anna:
        check_screen("waiting-room", anna)


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("chairs", "how"),
    [
        ((LONG, chair("Cleo")), {"state": "others", "free": 0, "names": "Bartholomäus von Eck"}),
        ((LONG, None), {"state": "free", "free": 1, "names": "none"}),
        ((None, None), {"state": "free", "free": 2, "names": "none"}),
        ((chair("Cleo"), chair("Doro")), {"state": "others", "free": 0, "names": "none"}),
    ],
)
async def test_it_says_whom_the_table_waits_for(chairs: Chairs, how: dict[str, object]) -> None:
    async with at_positions() as see:
        for language in LANGUAGES:
            anna = await see(waiting(language, chairs=(chair("Anna"), *chairs, BOT)))
            said = TEXTS[language].say("screen-waiting-prompt", key="", **how)
            assert flat(said) in words(anna)


@pytest.mark.asyncio
@pytest.mark.parametrize(("free", "chairs"), [(1, WITH_FREE), (0, FULL)])
async def test_who_watches_is_told_so(free: int, chairs: Chairs) -> None:
    said = TEXTS["en"].say("screen-waiting-prompt", state="watching", free=free, names="", key="")
    async with in_room(waiting(chairs=chairs, you=None)) as anna:
        assert flat(said) in words(anna)
        await anna.press("y", "u", "w", "f")
        assert asked(anna) == []
        await anna.press("escape")
        assert asked(anna) == [Leave()]


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("keys", "requests", "changes"),
    [
        (["y"], [Ready()], {}),
        (["n"], [Ready(ready=False)], {"chairs": (chair("Anna"), *WITH_FREE[1:])}),
        (["space"], [Start()], {"chairs": FULL}),
        (["f"], [Fill("club")], {}),
        (["a", "f", "a", "f"], [Fill("master"), Fill("novice")], {}),
        (["u"], [Stand()], {}),
        (["z"], [Hush()], {"watchers": 1}),
        (["3", "3"], [Stand(), Sit("lamo-digu-rosa", 2)], {}),
        (["3", "enter"], [Sit("3", 2)], {"you": None, "code": None}),
        (["1", "1"], [Ready()], {}),
        (["4", "4"], [Dismiss(3)], {}),
        (["4", "minus"], [Dismiss(3)], {}),
        (["2", "2", "y"], [Dismiss(1)], {}),
        (["2", "h", "y"], [HandOver(1)], {}),
        (["2", "h", "n"], [], {}),
        (["tab", "tab", "tab", "enter"], [Stand(), Sit("lamo-digu-rosa", 2)], {}),
        (["w", *"red herring", "enter"], [Words("red herring")], {}),
        (["c", *"hello", "enter"], [Say("hello")], {}),
    ],
)
async def test_keys_ask_the_house(
    keys: list[str], requests: list[Request], changes: dict[str, object]
) -> None:
    async with in_room(waiting(**changes)) as anna:  # type: ignore[arg-type]
        await anna.press(*keys)
        assert asked(anna) == requests


@pytest.mark.asyncio
async def test_only_the_host_has_the_keys_of_a_host() -> None:
    async with in_room(waiting(host=1, watchers=1)) as anna:
        await anna.press("f", "a", "2", "minus", "h", "z")
        assert asked(anna) == []
    async with in_room(waiting()) as anna:
        await anna.press("space")
        assert asked(anna) == []


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_a_guest_reads_at_the_table_how_to_come_back(size: Size) -> None:
    guest = Welcome("Anna", True, "vubi-mala-rosa", "en", Preferences(greeted=True))
    async with in_room([guest, *waiting()[1:]], size) as anna:
        assert ":return vubi-mala-rosa" in words(anna)


@pytest.mark.asyncio
async def test_who_comes_to_a_table_first_is_told_once_what_to_do_about_wrong_signs() -> None:
    new = Welcome("Anna", False, None, "en", Preferences())
    async with in_room([new, *waiting()[1:]]) as anna:
        assert "Do the symbols" in anna.text()
        assert [type(each) for each in asked(anna)] == [Prefer]


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_clock_and_invitation_stand_beside_their_names(language: Language) -> None:
    say = TEXTS[language].say
    async with in_room(waiting(language)) as anna:
        rows = anna.app.screen.query_one("#waiting-terms", Drawn).text().splitlines()
        for what in ("clock", "private"):
            label = say("screen-new-table-label", what=what)
            (row,) = (row for row in rows if row.strip().startswith(label))
            assert len(row.split(label)[1].strip()) > 5


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_notes_stand_apart_and_their_key_is_gold(language: Language) -> None:
    async with in_room(waiting(language)) as anna:
        box = anna.app.screen.query_one("#waiting-ask", Drawn)
        notes = box.text().rstrip().splitlines()[-1]
        level = anna.app.scene.say("screen-new-table-level", level="club")
        found = [flat(each) for each in re.split(" {2,}", notes.strip())]
        assert len(found) == 4
        assert found[0] == f"a {flat(anna.app.scene.say('screen-waiting-level', level=level))}"
        assert flat(anna.app.scene.say("screen-waiting-not-yet")) == found[3]
        gold = anna.app.palette_of("eight28").gold
        assert inks_of(anna, "#waiting-ask", "a ") >= {f"{gold} bold"}


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("chairs", "hot"),
    [
        (FULL, "Ready"),
        ((chair("Anna"), *FULL[1:]), "Begin"),
        (WITH_FREE, "Ready"),
        ((chair("Anna"), LONG, None, BOT), "Call bots"),
        ((ANNA, BOT, None), "Call bots"),
    ],
)
async def test_one_button_is_gold_the_one_that_the_question_asks_for(
    chairs: Chairs, hot: str
) -> None:
    async with in_room(waiting(chairs=chairs)) as anna:
        ink = f"{anna.app.palette_of('eight28').on_gold} bold"
        labels = ("Call bots", "Ready", "Not ready", "Stand up", "Begin")
        seen = anna.app.screen.query_one("#waiting-ask", Drawn).text()
        gold = {
            each for each in labels if each in seen and ink in inks_of(anna, "#waiting-ask", each)
        }
        assert gold == {hot}


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(40, 20), (80, 24)])
async def test_in_a_small_window_the_buttons_leave_no_row_free(
    size: Size, language: Language
) -> None:
    async with in_room(waiting(language), size) as anna:
        box = anna.app.screen.query_one("#waiting-ask", Drawn)
        assert len(box.text().rstrip().splitlines()) == box.size.height


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("chairs", "told"),
    [
        ((ANNA, None, None), "2 seats are free: waiting for somebody to join."),
        ((ANNA, chair("Cleo", ready=False), BOT), "Waiting for Anna and Cleo."),
    ],
)
async def test_what_is_waited_for_names_no_key_while_one_types(chairs: Chairs, told: str) -> None:
    async with in_room(waiting(chairs=chairs)) as anna:
        assert told not in flat(anna.text())
        await anna.press("c")
        assert told in flat(anna.text())


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_talk_and_people_who_get_ready_do_not_lay_out_the_screen_again(
    size: Size, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = ScriptedHouse(waiting(chairs=FULL))
    async with shown(house, size) as anna:
        screen, layouts = anna.app.screen, list[object]()
        lay_out = screen._refresh_layout

        def count(*args: Any, **how: Any) -> None:
            layouts.append(args)
            lay_out(*args, **how)

        monkeypatch.setattr(screen, "_refresh_layout", count)
        house.tell(NewChatMessage(ChatMessage("Cleo", "hello", "table", 1.0)))
        await anna.settle()
        for changed in (chair("Doro"), chair("Doro", ready=False)):
            chairs = tuple(changed if each and each.name == "Doro" else each for each in FULL)
            house.tell(*waiting(chairs=chairs)[1:])
            await anna.settle()
        assert layouts == []
        await anna.resize(size[0] - 1, size[1])
        assert layouts


@pytest.mark.asyncio
async def test_nothing_is_pointed_at_on_arrival() -> None:
    async with in_room(waiting()) as anna:
        await anna.press("enter")
        assert asked(anna) == []


@pytest.mark.asyncio
async def test_buttons_and_seats_are_clicked() -> None:
    async with in_room(waiting()) as anna:
        await click_on(anna, "Ready")
        await click_on(anna, "Call bots")
        await click_on(anna, "seat 3")
        await click_on(anna, "seat 3")
        assert asked(anna) == [Ready(), Fill("club"), Stand(), Sit("lamo-digu-rosa", 2)]


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_the_whole_invitation_is_seen_and_goes_to_the_clipboard(size: Size) -> None:
    async with at_positions(size) as see:
        for code, door, text in (
            ("lamo-digu", DOOR, "ssh lamo-digu@game.host"),
            (None, DOOR, "ssh 3@game.host"),
            ("lamo-digu", FAR_DOOR, f"ssh -p 2222 lamo-digu@{FAR_DOOR.host}"),
            ("lamo-digu", Address("2001:db8::7", 2222), "ssh -p 2222 lamo-digu@2001:db8::7"),
            ("lamo-digu", None, "lamo-digu"),
            (None, None, "3"),
        ):
            anna = await see(waiting(code=code, door=door))
            # That of before was copied, which is told.
            anna.app.clear_notifications()
            await anna.settle()
            found = words(anna)
            assert text in found or text.replace(" ", "") in found.replace(" ", "")
            assert ("ssh" in found) is (door is not None)
            await anna.press("i")
            assert anna.app.clipboard == text


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("code", ["lamo-digu-rosa", None])
async def test_a_full_table_invites_nobody_until_a_seat_is_free(
    size: Size, code: str | None
) -> None:
    full = TEXTS["en"].say("screen-waiting-full")
    house = ScriptedHouse(waiting(code=code, chairs=FULL))
    async with shown(house, size) as anna:
        for chairs in (FULL, (*FULL[:-1], None), FULL):
            house.tell(*waiting(code=code, chairs=chairs)[1:])
            await anna.settle()
            found = words(anna)
            assert (full in found) is (None not in chairs)
            assert ("ssh" in found) is (None in chairs)
            assert None in chairs or "copy the" not in found
            assert None in chairs or "in the house" not in found
        await anna.press("i")
        assert anna.app.clipboard == ""


@pytest.mark.asyncio
async def test_in_a_house_of_ones_own_a_full_table_gives_no_code() -> None:
    for chairs in (FULL, WITH_FREE):
        async with shown(ScriptedHouse(waiting(chairs=chairs), answered), local=True) as anna:
            assert ("lamo-digu-rosa" in words(anna)) is (None in chairs)


@pytest.mark.asyncio
async def test_who_leaves_a_seat_is_asked_and_told_what_becomes_of_the_table() -> None:
    questions = set()
    for chairs in ((ANNA, BOT, None), WITH_FREE):
        async with in_room(waiting(chairs=chairs)) as anna:
            await anna.press("escape")
            assert isinstance(anna.app.screen, ConfirmScreen)
            questions.add(words(anna))
            await anna.press("enter")
            assert asked(anna) == []
            await anna.press("escape", "l")
            assert asked(anna) == [Leave()]
    assert len(questions) == 2


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_a_pause_and_a_refusal_stand_at_the_question(size: Size) -> None:
    def answers(request: Request) -> Iterable[Notice]:
        return [Refused(NotReady(("Cleo",)))]

    async with shown(ScriptedHouse(waiting(paused=True), answers), size) as anna:
        box = anna.app.screen.query_one("#waiting-ask", Drawn)
        assert flat(TEXTS["en"].say("plain-paused"))[:30] in flat(box.text())
        await anna.press("y")
        assert "waiting for Cleo" in flat(box.text())
        bad = anna.app.palette_of("eight28").bad
        assert inks_of(anna, "#waiting-ask", "Not") == {f"{bad} bold"}


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_house_of_ones_own_has_no_address_but_a_code_for_another_terminal(
    language: Language,
) -> None:
    async with shown(ScriptedHouse(waiting(language), answered), local=True) as anna:
        assert "ssh" not in words(anna)
        rail = anna.app.screen.query_one("#waiting-terms", Drawn).text()
        told = TEXTS[language].say("screen-waiting-join", key="j", code="lamo-digu-rosa")
        assert flat(told) in flat(rail)
        await anna.press("i")
        assert anna.app.clipboard == ""


@pytest.mark.asyncio
async def test_ascii_is_all_that_a_plain_terminal_needs() -> None:
    async with in_room(waiting(glyphs="ascii")) as anna:
        signs = {sign for box in anna.app.screen.query(Drawn) for sign in box.text()}
        assert {sign for sign in signs if not sign.isascii()} <= set("·äöüé’“”…")


@pytest.mark.slow
@pytest.mark.asyncio
async def test_the_room_follows_a_change_of_the_window() -> None:
    async with in_room(waiting()) as anna:
        for size in ((40, 20), (200, 60), (80, 24), (120, 40)):
            await anna.resize(*size)
            assert isinstance(anna.app.screen, WaitingRoomScreen)
            assert "ssh lamo-digu-rosa@game.host" in words(anna)

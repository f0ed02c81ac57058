"""The hall: nobody overlooks a game that waits, and one key begins another."""

from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest
from rich.cells import cell_len

from server.protocol.lobby import ChatMessage, Language, ListedPlayer, Listing, OnlinePerson
from server.protocol.lobby import Preferences as Taste
from server.protocol.notices import (
    Announced,
    Lobby,
    NewChatMessage,
    Notice,
    PersonLeft,
    Welcome,
    WhichLanguage,
)
from server.protocol.requests import GiveUp, Open, Ready, Request, Say, Sit, Speak, Watch
from tests.plain.scripted_house import TEXTS, ScriptedHouse, listing
from tests.screen.running import SIZES, Shown, Size, at_positions, shown
from tests.screen.snapshots import check_screen
from tui.glyphs import UNICODE
from tui.plain.registry import FACES
from tui.screens.confirm import ConfirmScreen
from tui.screens.hall import HallScreen
from tui.screens.language import LanguageScreen
from tui.screens.new_table import NewTableScreen
from tui.screens.settings import SettingsScreen
from tui.text import LANGUAGES
from tui.widgets.drawn import Drawn

CLEO = ListedPlayer("Cleo", None)
KILO = ListedPlayer("Kilo", "club")
LONG = ListedPlayer("Bartholomäus von Eck", None)
TABLES = (
    listing(3),
    listing(7, phase="running", seats=(CLEO, LONG, KILO), watchers=2),
    listing(12, game="schatzsuche", clock=None, seats=(LONG, None, None)),
    listing(113, game="farbstich", phase="over", seats=(CLEO,) * 6),
)
MINE = listing(9, phase="running", seats=(CLEO, ListedPlayer("Anna", None), LONG))
AGAINST_BOTS = listing(9, phase="running", seats=(ListedPlayer("Anna", None), KILO, KILO))


def hall(
    *tables: Listing,
    language: Language = "en",
    code: str | None = None,
    people: Iterable[OnlinePerson] = (),
    talk: tuple[ChatMessage, ...] = (),
    **taste: Any,
) -> list[Notice]:
    preferences = Taste(**{"greeted": True, **taste})
    here = (OnlinePerson("Anna", bool(code)), OnlinePerson("Cleo", False, 3), *people)
    return [
        Welcome("Anna", bool(code), code, language, preferences),
        Lobby(here, tables, talk),
    ]


def answered(request: Request) -> Iterable[Notice]:
    """The house says something to every request, if nothing that is seen."""
    return [PersonLeft("Nobody")]


def in_house(
    notices: Iterable[Notice], size: Size = (120, 40)
) -> AbstractAsyncContextManager[Shown]:
    return shown(ScriptedHouse(notices, answered), size)


def requests(person: Shown) -> list[Request]:
    house = person.app.visit._client
    assert isinstance(house, ScriptedHouse)
    return [
        each
        for each in house.asked
        if isinstance(each, (Open, Ready, Sit, Watch, GiveUp, Say, Speak))
    ]


def flat(text: str) -> str:
    return " ".join(text.split())


def seen(person: Shown) -> str:
    """All words on the screen, without the breaks of lines."""
    boxes = (box.text() for box in person.app.screen.query(Drawn) if box.display)
    return flat(" ".join([person.text(), *boxes]).replace("\xa0", " "))


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_a_first_visit_says_what_this_is_and_which_key_plays(size: Size) -> None:
    async with at_positions(size) as see:
        for language in LANGUAGES:
            say = TEXTS[language].say
            anna = await see(hall(language=language, code="lamo-digu-rosa", greeted=False))
            words = seen(anna)
            for key, game in zip("eft", FACES, strict=True):
                assert anna.app.scene.game_name(game) in words
                assert f" {key} " in anna.text()
            assert flat(say("screen-hall-look-right")) in words
            assert flat(say("screen-hall-no-tables")) in words
            assert "lamo-digu-rosa" in words
            if size[0] > 40:
                assert all(word in words for word in say("screen-hall-what").split())


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_the_hall_as_it_was_looked_at(size: Size) -> None:
    talk = (ChatMessage("Cleo", "one more for 8-28?", "lobby", 1.0),)
    async with in_house(hall(*TABLES, talk=talk), size) as anna:
        check_screen("hall", anna)


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_the_first_visit_as_it_was_looked_at(size: Size) -> None:
    async with in_house(hall(code="lamo-digu-rosa", greeted=False), size) as anna:
        check_screen("hall-first-visit", anna)


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_every_table_says_what_can_be_done_there(size: Size) -> None:
    async with at_positions(size) as see:
        for language in LANGUAGES:
            say = TEXTS[language].say
            words = seen(await see(hall(*TABLES[:2], language=language)))
            assert say("screen-hall-state", phase="gathering", free=1) in words
            assert say("screen-hall-join") in words
            assert say("screen-hall-watch") in words
            if size[0] > 40:
                assert say("screen-hall-watchers", count=2) in words


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_an_own_game_that_waits_comes_first_and_enter_goes_there(size: Size) -> None:
    async with at_positions(size, answers=answered) as see:
        for number, language in enumerate(LANGUAGES, 1):
            anna = await see(hall(*TABLES, MINE, language=language, code="lamo-digu-rosa"))
            sentence = flat(TEXTS[language].say("screen-hall-back", game="8-28", table=9))
            assert sentence in seen(anna)
            await anna.press("enter")
            assert requests(anna) == [Sit("9")] * number


@pytest.mark.asyncio
async def test_a_private_game_that_waits_is_known_by_its_code() -> None:
    async with in_house(hall(*TABLES)) as anna:
        anna.app.scene.kept_table = "lamo-digu"
        anna.app.update_soon()
        await anna.settle()
        assert flat(anna.app.scene.say("screen-hall-back", game="none", table="lamo-digu")) in seen(
            anna
        )
        await anna.press("enter")
        assert requests(anna) == [Sit("lamo-digu")]


@pytest.mark.asyncio
async def test_a_table_that_was_left_and_is_gone_is_forgotten() -> None:
    async with in_house(hall()) as anna:
        anna.app.scene.kept_table = "9"
        anna.app.update_soon()
        await anna.settle()
        assert anna.app.scene.say("screen-hall-no-tables") in seen(anna)


@pytest.mark.asyncio
async def test_a_bot_with_my_name_does_not_make_a_table_mine() -> None:
    bot = ListedPlayer("Anna", "club")
    async with in_house(hall(listing(9, seats=(bot, None)))) as anna:
        assert "waits for you" not in anna.text()


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_each_lesson_is_listed_with_what_its_game_is_about(size: Size) -> None:
    async with at_positions(size) as see:
        for language in LANGUAGES:
            anna = await see(hall(language=language))
            await anna.press("g")
            assert isinstance(anna.app.screen, ConfirmScreen)
            words, say = seen(anna), anna.app.scene.say
            assert all(flat(say("screen-hall-about", game=game)) in words for game in FACES)
            assert f"{anna.app.screen.glyphs.upright} {say('bar-point')}" in words
            await anna.press("escape")


@pytest.mark.asyncio
async def test_a_game_against_bots_alone_can_be_ended_here_after_a_question() -> None:
    async with in_house(hall(AGAINST_BOTS)) as anna:
        await anna.press("x")
        assert isinstance(anna.app.screen, ConfirmScreen)
        await anna.press("y")
        assert requests(anna) == [GiveUp("9")]
    async with in_house(hall(MINE)) as anna:
        await anna.press("x")
        assert isinstance(anna.app.screen, HallScreen)


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_bots_in_the_list_are_not_taken_for_people(language: Language) -> None:
    bots = listing(5, seats=(CLEO, KILO, ListedPlayer("Mega", "master")))
    async with in_house(hall(bots, language=language)) as anna:
        assert f"Cleo, {TEXTS[language].say('screen-hall-bots', count=2)}" in seen(anna)
        assert "Kilo" not in anna.text()


EIGHT28 = [Open("eight28", 4, relaxed=True, bots=("club",) * 3), Ready()]
SCHATZSUCHE = [Open("schatzsuche", 3, relaxed=True, bots=("club",) * 2), Ready()]


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("keys", "asked"),
    [
        (["e"], EIGHT28),
        (["t"], SCHATZSUCHE),
        (["tab", "enter"], EIGHT28),
        (["right", "right", "right", "enter"], SCHATZSUCHE),
        (["3", "3"], [Sit("3")]),
        (["3", "enter"], [Sit("3")]),
        (["3", "j"], [Sit("3")]),
        (["7", "7"], [Watch("7")]),
        (["7", "w"], [Watch("7")]),
        (["3", "w"], [Watch("3")]),
        (["1", "1", "3", "enter"], [Watch("113")]),
        (["1", "2", "enter"], [Sit("12")]),
        (["right", "down", "enter"], [Sit("3")]),
    ],
)
async def test_keys_arrows_tab_and_digits_lead_to_a_table(
    keys: list[str], asked: list[Request]
) -> None:
    async with in_house(hall(*TABLES)) as anna:
        await anna.press(*keys)
        assert requests(anna) == asked


@pytest.mark.asyncio
@pytest.mark.parametrize(("key", "asked"), [("j", Sit("3")), ("w", Watch("7"))])
async def test_the_only_table_that_fits_need_not_be_pointed_at(key: str, asked: Request) -> None:
    tables = TABLES[:1] if key == "j" else TABLES[1:2]
    async with in_house(hall(*tables, TABLES[3])) as anna:
        await anna.press(key)
        assert requests(anna) == [asked]


@pytest.mark.asyncio
async def test_without_a_table_there_is_nothing_to_watch() -> None:
    async with in_house(hall()) as anna:
        await anna.press("w")
        assert isinstance(anna.app.screen, HallScreen)
        assert anna.app.scene.say("screen-hall-watch") not in anna.rows()[-1]


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_a_click_on_a_poster_deals_and_two_on_a_table_go_there(size: Size) -> None:
    async with in_house(hall(*TABLES), size) as anna:
        await click_on(anna, "8-28")
        assert requests(anna) == EIGHT28
    async with in_house(hall(*TABLES), size) as anna:
        await click_on(anna, "1 seat free")
        assert requests(anna) == []
        await click_on(anna, "1 seat free")
        assert requests(anna) == [Sit("3")]


async def click_on(person: Shown, text: str) -> None:
    rows = person.rows()
    y = next(y for y, row in enumerate(rows) if text in row)
    await person.click(rows[y].index(text), y)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("key", "asked"), [("j", Sit("lamo")), ("w", Watch("lamo")), ("c", Say("lamo", to="lobby"))]
)
async def test_some_things_are_typed(key: str, asked: Request) -> None:
    async with in_house(hall(*TABLES, listing(4))) as anna:
        await anna.press(key, *"lamo", "enter")
        assert requests(anna) == [asked]


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("key", ["o", "r", "p", "l", "v", "g", "q", "escape"])
async def test_other_places_are_one_key_away_and_escape_leads_back(key: str) -> None:
    async with in_house(hall()) as anna:
        await anna.press(key)
        assert not isinstance(anna.app.screen, HallScreen)
        await anna.press("escape")
        assert isinstance(anna.app.screen, HallScreen)


@pytest.mark.asyncio
async def test_the_form_for_a_new_table_opens_by_its_row_too() -> None:
    async with in_house(hall()) as anna:
        await anna.press("tab", "tab", "tab", "tab", "enter")
        assert isinstance(anna.app.screen, NewTableScreen)


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_a_table_among_many_is_seen_while_it_is_pointed_at(size: Size) -> None:
    many = (listing(number) for number in range(1, 201))
    async with in_house(hall(*many), size) as anna:
        screen = anna.app.screen
        assert isinstance(screen, HallScreen)
        for table in (48, 1, 200, 10):
            screen.pointer.at = f"table-{table}"
            anna.app.update_soon()
            await anna.settle()
            pointed = [row for row in anna.rows() if UNICODE.point in row]
            assert any(f" {table} " in row for row in pointed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_a_poster_has_room_for_all_of_its_line(language: Language) -> None:
    for game in FACES:
        assert cell_len(TEXTS[language].say("screen-hall-tagline", game=game)) <= 38


@pytest.mark.asyncio
async def test_names_that_have_no_room_are_counted() -> None:
    people = [OnlinePerson(name, False) for name in ("Ben", "Doro", "Emil", "Frank")]
    async with in_house(hall(people=people), (40, 20)) as anna:
        assert "5 others are here: Cleo, Ben +3" in anna.text()
    async with in_house(hall(people=people), (80, 24)) as anna:
        assert "5 others are here: Cleo, Ben, Doro, Emil, Frank" in anna.text()


TALKERS = ("Cleo", "Ben", "Doro")


@pytest.mark.asyncio
@pytest.mark.parametrize("length", [0, 4, 9, 40])
@pytest.mark.parametrize("size", SIZES)
async def test_talk_begins_with_the_name_of_its_author(size: Size, length: int) -> None:
    place = "#hall-tables" if size[0] < 100 else "#hall-people"
    talk = tuple(
        ChatMessage(who, f"said{'word ' * length}Ben: I am leaving", "lobby", at)
        for at, who in enumerate(TALKERS)
    )
    async with at_positions(size) as see:
        for tables in (0, 1, 3):
            # Said already at the first look.
            anna = await see(hall(*TABLES[:tables], talk=() if tables else talk))
            shown = flat(anna.app.screen.query_one(place, Drawn).text())
            authors = [who for who in TALKERS if f"{who}: said" in shown or f"{who} said" in shown]
            assert authors == [*TALKERS[len(TALKERS) - len(authors) :]]
            assert length > 4 or authors
            assert shown.count("said") == len(authors)
            assert shown.count("I am leaving") <= len(authors)


@pytest.mark.asyncio
@pytest.mark.parametrize("others", [0, 1, 9])
async def test_a_guest_who_is_asked_about_the_signs_sees_three_messages(others: int) -> None:
    people = [OnlinePerson(f"Guest {at}", True) for at in range(others)]
    talk = tuple(ChatMessage(who, "a word", "lobby", at) for at, who in enumerate(TALKERS))
    guest = hall(code="lamo-digu-rosa", greeted=False, people=people, talk=talk)
    async with in_house(guest) as anna:
        assert all(f"{who} a word" in anna.text() for who in TALKERS)


@pytest.mark.asyncio
async def test_a_message_without_room_ends_in_an_ellipsis() -> None:
    talk = (ChatMessage("Cleo", f"{'a word ' * 30}end", "lobby", 1.0),)
    async with in_house(hall(talk=talk), (40, 20)) as anna:
        rows = [row.strip() for row in anna.rows()]
        at = next(at for at, row in enumerate(rows) if row.startswith("Cleo: a word"))
        assert rows[at + 2].endswith("…")


@pytest.mark.asyncio
async def test_long_talk_takes_rows_and_who_is_here_stays_above_it() -> None:
    talk = tuple(ChatMessage("Cleo", f"{at} {'a word ' * 9}end", "lobby", at) for at in range(3))
    async with in_house(hall(talk=talk), (40, 20)) as anna:
        rows = [row.strip() for row in anna.rows()]
        at = rows.index("1 other is here: Cleo")
        assert rows[at + 1].startswith("Cleo: 2")
        assert rows[at + 3].endswith("end")


@pytest.mark.asyncio
async def test_a_key_stands_beside_the_table_on_which_it_acts() -> None:
    async with in_house(hall(*TABLES)) as anna:
        assert not [row for row in anna.rows()[:-1] if "j join" in row or "w watch" in row]
        await anna.press("3")
        (row,) = (row for row in anna.rows()[:-1] if "j join" in row)
        assert UNICODE.point in row
    async with in_house(hall(TABLES[0])) as anna:
        assert "j join" in "".join(anna.rows()[:-1])


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("tables", "row", "asked"),
    [
        ((MINE, TABLES[0]), "j join", Sit("3")),
        ((MINE, TABLES[1]), "w watch", Watch("7")),
        ((listing(9, seats=(ListedPlayer("Anna", None), None)), TABLES[0]), "j join", Sit("3")),
    ],
)
async def test_a_key_beside_a_table_acts_there_while_an_own_game_is_pointed_at(
    tables: tuple[Listing, ...], row: str, asked: Request
) -> None:
    async with in_house(hall(*tables)) as anna:
        (found,) = (each for each in anna.rows()[:-1] if row in each)
        assert f" {asked.table} " in found  # type: ignore[attr-defined]
        await anna.press(row[0])
        assert requests(anna) == [asked]


@pytest.mark.asyncio
async def test_with_an_own_game_that_waits_an_invitation_can_be_typed() -> None:
    async with in_house(hall(MINE)) as anna:
        await anna.press("j", *"lamo", "enter")
        assert requests(anna) == [Sit("lamo")]


@pytest.mark.asyncio
async def test_the_bar_names_the_arrows_that_lead_on_from_what_is_pointed_at() -> None:
    async with in_house(hall(*TABLES, MINE)) as anna:
        for key in ("", "down", "down", "up"):
            await anna.press(*([key] if key else []))
            assert f"{UNICODE.upright} choose" in anna.rows()[-1]
        await anna.press("up", "up")
        assert f"{UNICODE.arrows} choose" in anna.rows()[-1]


@pytest.mark.asyncio
async def test_a_table_with_a_free_seat_is_lit() -> None:
    async with in_house(hall(*TABLES)) as anna:
        palette = anna.app.palette_of("")
        assert inks_of(anna, "#hall-tables", "1 seat free") == {palette.text}
        assert inks_of(anna, "#hall-tables", "join") == {palette.gold}
        assert inks_of(anna, "#hall-tables", "playing") == {palette.mute}


@pytest.mark.asyncio
async def test_the_code_of_a_guest_stands_out_with_a_free_row_below_it() -> None:
    async with in_house(hall(code="lamo-digu-rosa")) as anna:
        assert inks_of(anna, "#hall-news", "lamo-digu-rosa") == {
            f"{anna.app.palette_of('').text} bold"
        }
        assert anna.app.screen.query_one("#hall-news", Drawn).size.height == 2


def inks_of(person: Shown, box: str, text: str) -> set[str]:
    """Of the first place where a box says this."""
    drawn = person.app.screen.query_one(box, Drawn)
    drawn.text()
    row = next(row for row in drawn._rows if text in "".join(row.letters))
    start = "".join(row.letters).index(text)
    return {*row.inks[start : start + len(text)]}


@pytest.mark.asyncio
async def test_what_was_said_at_tables_does_not_come_into_the_hall() -> None:
    talk = (
        ChatMessage("Cleo", "a word for all", "lobby", 1.0),
        ChatMessage("Cleo", "a word for my table", "table", 2.0),
    )
    async with in_house(hall(talk=talk)) as anna:
        assert "a word for all" in anna.text()
        assert "a word for my table" not in anna.text()
        assert "new message" not in anna.text()


@pytest.mark.asyncio
async def test_new_talk_is_seen_at_once_and_is_not_counted() -> None:
    house = ScriptedHouse(hall())
    async with shown(house) as anna:
        house.tell(NewChatMessage(ChatMessage("Cleo", "anybody for 8-28?", "lobby", 1.0)))
        await anna.settle()
        assert "anybody for 8-28?" in anna.text()
        assert anna.app.message_log.unread == 0


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_the_message_of_the_house_stands_in_few_rows(size: Size) -> None:
    house = ScriptedHouse([*hall(*TABLES, code="lamo-digu-rosa"), Announced("Tea is ready. " * 20)])
    async with shown(house, size) as anna:
        box = anna.app.screen.query_one("#hall-news", Drawn)
        assert box.text().count("▌") <= 3
        assert "Tea is ready." in box.text()


@pytest.mark.asyncio
async def test_the_question_about_the_signs_is_answered_once() -> None:
    for key, glyphs in (("y", "unicode"), ("n", "ascii")):
        async with in_house(hall(greeted=False)) as anna:
            await anna.press(key)
            house = anna.app.visit._client
            assert isinstance(house, ScriptedHouse)
            preferences = house.asked[-1].preferences  # type: ignore[attr-defined]
            assert (preferences.greeted, preferences.glyphs) == (True, glyphs)


@pytest.mark.asyncio
async def test_wrong_signs_lead_to_their_setting_and_a_digit_types_nothing() -> None:
    async with in_house(hall(greeted=False)) as anna:
        await anna.press("n")
        screen = anna.app.screen
        assert isinstance(screen, SettingsScreen)
        assert screen.pointer.at == "glyphs"
        await anna.press("1")
        assert screen.pointer.at == "name"
        assert anna.app.screen is screen
        assert not anna.app.screen.query("Input")


@pytest.mark.asyncio
async def test_who_plays_without_an_answer_is_not_asked_about_the_signs_again() -> None:
    async with in_house(hall(greeted=False)) as anna:
        await anna.press("e")
        house = anna.app.visit._client
        assert isinstance(house, ScriptedHouse)
        assert house.asked[0].preferences.greeted  # type: ignore[attr-defined]
        assert requests(anna) == EIGHT28


@pytest.mark.asyncio
async def test_ascii_is_all_that_a_plain_terminal_needs() -> None:
    async with in_house(hall(*TABLES, MINE, glyphs="ascii", greeted=False)) as anna:
        signs = {sign for box in anna.app.screen.query(Drawn) for sign in box.text()}
        assert {sign for sign in signs if not sign.isascii()} <= set("·äöüé’“”…")


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_somebody_new_is_asked_for_the_language_in_all_of_them(size: Size) -> None:
    async with in_house([*hall(), WhichLanguage()], size) as anna:
        assert isinstance(anna.app.screen, LanguageScreen)
        for each in LANGUAGES:
            assert TEXTS[each].say("screen-language-mine") in anna.text()
            if size[0] > 40:
                assert flat(TEXTS[each].say("screen-language-question")) in seen(anna)
        check_screen("language", anna)


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("keys", [["d"], ["tab", "down", "enter"], ["up", "up", "up", "enter"]])
async def test_the_language_is_chosen_by_letter_by_arrows_or_left_by_escape(
    keys: list[str],
) -> None:
    house = ScriptedHouse([*hall(), WhichLanguage()])
    async with shown(house, (120, 40)) as anna:
        await anna.press(*keys)
        assert requests(anna)[:1] == [Speak("de")]
        # The hall is not seen in another language before.
        assert isinstance(anna.app.screen, LanguageScreen)
        house.tell(*hall(language="de"))
        await anna.settle()
        assert isinstance(anna.app.screen, HallScreen)
    async with in_house([*hall(), WhichLanguage()]) as anna:
        await anna.press("escape")
        assert requests(anna) == []
        assert isinstance(anna.app.screen, HallScreen)

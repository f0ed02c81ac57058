"""A new table: every option can be set, and what is opened is what was shown."""

from collections.abc import Iterable
from itertools import pairwise

import pytest

from server.engine import GAMES
from server.protocol.fields import choices as values_of
from server.protocol.lobby import TimeControl
from server.protocol.notices import Notice, PersonLeft, Refused
from server.protocol.refusals import TooManySeats
from server.protocol.requests import Open, Request
from tests.plain.scripted_house import TEXTS, ScriptedHouse, at_table
from tests.screen.running import SIZES, Shown, Size, at_positions, shown
from tests.screen.snapshots import check_screen
from tests.screen.test_hall import click_on, flat, hall, in_house, requests, seen
from tui.glyphs import UNICODE
from tui.lobby.new_table import CLOCKS, LEVELS, SEATS, NewTable, settings_of
from tui.palettes import palette_for
from tui.plain.registry import FACES
from tui.screens.hall import HallScreen
from tui.screens.new_table import NewTableScreen
from tui.text import LANGUAGES, Language
from tui.widgets.canvas import Canvas
from tui.widgets.drawn import Drawn
from tui.widgets.form import Form, Setting, draw_form


def opened(person: Shown) -> Open:
    (request,) = requests(person)
    assert isinstance(request, Open)
    return request


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_every_setting_has_a_name_a_value_and_a_sentence(size: Size) -> None:
    async with at_positions(size) as see:
        for language in LANGUAGES:
            anna = await see(hall(language=language))
            await anna.press("o")
            for setting in settings_of(anna.app.look(), NewTable()):
                words = seen(anna)
                assert flat(setting.about)[:60] in words
                assert setting.label[:12] in anna.text()
                assert setting.shown[:10] in anna.text()
                await anna.press("down")
            await anna.press("escape")


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_the_form_as_it_was_looked_at(size: Size) -> None:
    async with in_house(hall(), size) as anna:
        await anna.press("o", "down", "right")
        check_screen("new-table", anna)


@pytest.mark.asyncio
@pytest.mark.parametrize("game", FACES)
async def test_the_settings_have_a_free_row_between_them(game: str) -> None:
    async with in_house(hall()) as anna:
        await anna.press("o", *["right"] * [*FACES].index(game))
        rows = anna.app.screen.query_one("#new-form", Drawn).text().splitlines()
        at = [y for y, row in enumerate(rows) if row.strip()]
        assert {below - above for above, below in pairwise(at)} == {2}


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_all_settings_stay_where_they_are_while_the_sentence_below_them_changes(
    size: Size,
) -> None:
    async with at_positions(size) as see:
        for language in LANGUAGES:
            anna = await see(hall(language=language))
            await anna.press("o")
            settings = settings_of(anna.app.look(), NewTable())
            form = anna.app.screen.query_one("#new-form", Drawn)
            places = set()
            for _ in settings:
                spots = [(spot.does, spot.y) for spot in form.spots if "=" not in spot.does]
                places.add(tuple(dict.fromkeys(spots)))
                await anna.press("down")
            (seen,) = places
            assert [does for does, _ in seen] == [each.does for each in settings]
            await anna.press("escape")


def test_where_settings_have_no_room_as_many_are_seen_at_every_one() -> None:
    abouts = ("short", "long " * 40, "short", "short", "short", "short")
    settings = tuple(
        Setting(f"option-{at}", f"Option {at}", ("yes", "no"), 0, about)
        for at, about in enumerate(abouts)
    )
    palette, shown = palette_for("dark", "truecolor"), list[range]()
    for setting in settings:
        canvas = Canvas(40, 11, palette, UNICODE, TEXTS["en"], (palette.panel,) * 11)
        draw_form(canvas, Form(settings, setting.does, setting.about, "", refused=False))
        rows = [int(spot.does[-1]) for spot in canvas.spots if "=" not in spot.does]
        assert settings.index(setting) in rows
        shown.append(range(rows[0], rows[-1] + 1))
    assert len(set(map(len, shown))) == 1
    assert all(after.start - before.start in (0, 1) for before, after in pairwise(shown))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_free_seat_says_two_different_words(language: Language) -> None:
    say = TEXTS[language].say
    assert say("screen-waiting-free") != say("screen-new-table-a-seat")


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_value_has_a_word_of_its_own(language: Language) -> None:
    async with in_house(hall(language=language)) as anna:
        look = anna.app.look()
        for game in FACES:
            possible = values_of(GAMES[game].options)
            for setting in settings_of(look, NewTable(game)):
                assert len(set(setting.options)) == len(setting.options)
                name = setting.does.removeprefix("option-")
                if name in possible:
                    raw = {each for each in possible[name] if not each.isdigit()}
                    assert not raw & set(setting.options)
                    assert setting.label != name
                    assert setting.about != name


def test_the_seats_are_those_that_each_game_allows() -> None:
    assert {game: tuple(seats) for game, seats in SEATS.items()} == {
        game: tuple(GAMES[game].seats) for game in FACES
    }


@pytest.mark.parametrize("game", FACES)
def test_without_a_change_it_is_the_usual_table(game: str) -> None:
    usual = GAMES[game].options()
    options = {each: getattr(usual, each) for each in usual.__struct_fields__}
    assert NewTable(game).request() == Open(game, FACES[game].seats, options)


def test_in_a_house_of_ones_own_bots_have_all_other_seats_and_there_is_no_clock() -> None:
    table = NewTable(local=True)
    assert (table.request().bots, table.request().relaxed) == (("club",) * 3, True)
    table.change("seats")
    assert table.request().bots == ("club",) * 4
    assert "private" not in table.names()


def test_fewer_seats_take_fewer_bots() -> None:
    table = NewTable()
    table.change("bots", to=4)
    table.change("seats", to=0)
    assert (table.seats, table.request().bots) == (3, ("club",) * 3)


@pytest.mark.parametrize("game", FACES)
def test_every_value_can_be_gone_back_to(game: str) -> None:
    table = NewTable(game)
    before = table.request()
    for name in table.names()[1:]:
        table.change(name, 1)
        assert table.request() != before or name in ("bots", "level", "seats")
        table.change(name, -1)
        assert table.request() == before


@pytest.mark.asyncio
async def test_what_was_set_by_keys_is_what_is_opened() -> None:
    async with in_house(hall()) as anna:
        await anna.press("o", "right", "down", "right", "down", "right", "right")
        await anna.press("down", "right", "down", "right", "right", "down", "enter")
        await anna.press("down", "right", "o")
        assert opened(anna) == Open(
            "farbstich",
            5,
            {"games": 2, "open_scores": False},
            TimeControl(60, 5),
            bots=("master", "master"),
            private=True,
        )


@pytest.mark.asyncio
async def test_the_key_bar_says_beside_enter_which_setting_it_changes() -> None:
    async with in_house(hall()) as anna:
        await anna.press("o")
        for label in ("Game", "Seats", "Bots", "Level of the bots"):
            assert f"Enter change: {label} " in anna.rows()[-1]
            await anna.press("down")


@pytest.mark.asyncio
async def test_values_and_the_button_are_clicked() -> None:
    async with in_house(hall()) as anna:
        await anna.press("o")
        await click_on(anna, "Farbstich")
        await click_on(anna, "master")
        await click_on(anna, "private")
        await click_on(anna, "Open the table")
        request = opened(anna)
        assert (request.game, request.private) == ("farbstich", True)


@pytest.mark.asyncio
async def test_tab_reaches_the_buttons_and_enter_opens() -> None:
    async with in_house(hall()) as anna:
        await anna.press("o", *["tab"] * len(NewTable().names()), "enter")
        assert opened(anna).game == "eight28"


@pytest.mark.asyncio
async def test_what_was_chosen_is_still_chosen_after_escape() -> None:
    async with in_house(hall()) as anna:
        await anna.press("o", "right", "escape")
        assert isinstance(anna.app.screen, HallScreen)
        await anna.press("o", "o")
        assert opened(anna).game == "farbstich"


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_a_refusal_is_read_where_the_table_was_wanted(size: Size) -> None:
    def answers(request: Request) -> Iterable[Notice]:
        if isinstance(request, Open):
            return [Refused(TooManySeats(3))]
        return [PersonLeft("Nobody")]

    async with shown(ScriptedHouse(hall(), answers), size) as anna:
        await anna.press("o", "o")
        assert isinstance(anna.app.screen, NewTableScreen)
        assert "You already have a seat at 3 tables" in seen(anna)


@pytest.mark.asyncio
async def test_the_form_goes_once_one_sits_at_a_table() -> None:
    house = ScriptedHouse(hall())
    async with shown(house) as anna:
        await anna.press("o")
        house.tell(at_table("eight28", phase="gathering"))
        await anna.settle()
        assert not isinstance(anna.app.screen, NewTableScreen)


def test_there_are_three_levels_and_five_clocks() -> None:
    table = NewTable()
    assert table.possible("level") == LEVELS
    assert table.possible("clock") == tuple(CLOCKS)

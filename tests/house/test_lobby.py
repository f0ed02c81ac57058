"""The lobby lists tables as they open, change and close."""

from pathlib import Path

import pytest

from server.protocol.lobby import ListedPlayer, TimeControl
from server.protocol.notices import (
    AtTable,
    GameSnapshot,
    LeftTable,
    Lobby,
    TableClosed,
    TableListed,
)
from server.protocol.refusals import AlreadyAtTable, NoSuchTable
from server.protocol.requests import Leave, Open, Sit, Watch
from server.protocol.seat import Over, Turn
from server.settings import TableSettings
from tests.house.running import gather, running_house
from tests.house.scenarios import (
    RecordingBotPool,
    news,
    playing,
    settings,
    start_asking,
    store_is_busy,
    table_of,
)

IDLE = TableSettings().idle_minutes * 60
KEPT = TableSettings().keep_hours * 3600


@pytest.mark.asyncio
async def test_the_person_who_opens_a_table_sits_there_and_the_lobby_lists_it(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        carl = await house.connect("Carl")
        (anna,) = await gather(
            house, "Anna", game="schatzsuche", options={"markers": "by_hand"}, bots=("random",) * 2
        )
        listing = carl.last(TableListed).listing
        assert listing.seats == (
            ListedPlayer("Anna", None),
            ListedPlayer("random-1", "random"),
            ListedPlayer("random-2", "random"),
        )
        assert listing.options == {"markers": "by_hand"}
        assert listing.phase == "gathering"
        assert anna.room.you == anna.room.host == 0
        dora = await house.connect("Dora")
        assert dora.last(Lobby).tables == (listing,)


@pytest.mark.asyncio
async def test_each_game_has_its_default_clock_unless_another_or_none_is_asked_for(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        (anna,) = await gather(house, "Anna", bots=("simple",) * 2)
        (ben,) = await gather(house, "Ben", bots=("simple",) * 2, relaxed=True)
        (carl,) = await gather(house, "Carl", bots=("simple",) * 2, clock=TimeControl(30, 1))
        clocks = [who.room.clock for who in (anna, ben, carl)]
        assert clocks == [TimeControl(180, 10), None, TimeControl(30, 1)]


@pytest.mark.asyncio
async def test_the_listing_of_a_table_follows_its_seats_watchers_and_phase(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        carl, dora = await house.connect("Carl"), await house.connect("Dora")
        anna, _ben = await playing(house, "Anna", "Ben", bots=("simple",))
        await dora.ask(Watch(table_of(anna)))
        listing = carl.last(TableListed).listing
        assert (listing.phase, listing.watchers) == ("running", 1)
        assert anna.room.watchers == 1
        await dora.ask(Leave())
        assert carl.last(TableListed).listing.watchers == 0


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_private_table_is_not_listed(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        carl = await house.connect("Carl")
        anna, _ben = await playing(house, "Anna", "Ben", bots=("simple",), private=True)
        assert not carl.all(TableListed)
        dora = await house.connect("Dora")
        assert dora.last(Lobby).tables == ()
        assert {present.table for present in dora.last(Lobby).people} == {None}
        number = str(anna.room.table)
        assert await carl.refused(Sit(number)) == NoSuchTable(number)
        assert await carl.refused(Watch(number)) == NoSuchTable(number)
        await anna.ask(Leave())
        await house.pass_time(KEPT)
        assert not carl.all(TableClosed)


@pytest.mark.asyncio
async def test_an_invitation_code_is_found_in_any_spelling(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, _ben = await gather(house, "Anna", "Ben", bots=("simple",), private=True)
        carl = await house.connect("Carl")
        assert anna.room.code
        await carl.ask(Watch(anna.room.code.upper().replace("-", " ")))
        assert carl.room.you is None
        assert carl.room.code == anna.room.code


@pytest.mark.asyncio
async def test_a_seated_person_finds_a_private_table_by_its_number(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await playing(house, "Anna", "Ben", bots=("simple",), private=True)
        await anna.ask(Leave())
        assert await anna.refused(Sit(str(ben.room.table))) is None
        assert anna.session.table == ben.room.table


@pytest.mark.asyncio
async def test_a_session_is_at_one_table_only(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        (anna,) = await gather(house, "Anna", bots=("simple",) * 2)
        (ben,) = await gather(house, "Ben", bots=("simple",) * 2)
        here = AlreadyAtTable(ben.room.table)
        for request in (Sit(table_of(anna)), Watch(table_of(anna)), Open("eight28", 3)):
            assert await ben.refused(request) == here
        assert await ben.refused(Sit(table_of(ben))) == here
        assert await ben.refused(Watch(table_of(ben))) == here


@pytest.mark.asyncio
async def test_a_table_closes_when_the_last_person_leaves(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        carl = await house.connect("Carl")
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        await anna.ask(Leave())
        assert not carl.all(TableClosed)
        assert ("host", "Ben") in news(ben)
        await ben.ask(Leave())
        assert carl.all(TableClosed) == [TableClosed(ben.room.table)]
        assert not house.house.tables
        assert (await house.connect("Dora")).last(Lobby).tables == ()


@pytest.mark.asyncio
async def test_an_idle_table_closes_and_tells_the_people_at_it(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        await house.pass_time(IDLE - 1)
        assert not anna.all(LeftTable)
        await house.pass_time(1)
        for who in (anna, ben):
            assert who.all(LeftTable) == [LeftTable(who.room.table, closed=True)]
            assert who.received[-1] == TableClosed(who.room.table)
            assert who.last(Lobby).tables == ()


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_game_that_everybody_left_is_kept_for_days(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await playing(house, "Anna", "Ben", bots=("simple",))
        for who in (anna, ben):
            await who.ask(Leave())
        await house.pass_time(KEPT - 1)
        assert len(house.house.tables) == 1
        await house.pass_time(1)
        assert not house.house.tables


@pytest.mark.asyncio
async def test_a_game_of_bots_alone_starts_at_once_and_is_played_to_the_end(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(pace=(1000, 1000))) as house:
        anna = await house.connect("Anna")
        await anna.ask(Open("farbstich", 3, bots=("random",) * 3))
        assert anna.room.you is None
        assert isinstance(anna.state.view.waiting, Turn)
        await house.pass_time(600)
        assert isinstance(anna.state.view.waiting, Over)
        await anna.ask(Leave())
        assert not house.house.tables


@pytest.mark.asyncio
async def test_a_game_of_bots_rests_until_somebody_looks_and_is_then_played_to_the_end(
    tmp_path: Path,
) -> None:
    pool = RecordingBotPool()
    async with running_house(tmp_path, settings(pace=(1000, 1000)), pool=pool) as house:
        anna = await house.connect("Anna")
        await anna.ask(Open("farbstich", 3, bots=("random",) * 3), Leave())
        await house.pass_time(5)
        asked = len(pool.questions)
        await house.pass_time(600)
        assert len(pool.questions) == asked
        await anna.ask(Watch("1"))
        before = anna.state.number
        await house.pass_time(2)
        assert anna.state.number > before
        await house.pass_time(600)
        assert isinstance(anna.state.view.waiting, Over)
        await anna.ask(Leave())
        assert not house.house.tables
        assert await house.house.store.read(
            lambda db: db.execute("SELECT count(*) FROM records").fetchone()
        ) == (1,)


@pytest.mark.asyncio
async def test_a_game_of_bots_at_which_nobody_looks_again_closes(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await house.connect("Anna")
        await anna.ask(Open("farbstich", 3, bots=("random",) * 3, relaxed=True), Leave())
        await house.pass_time(3600)
        assert not house.house.tables


@pytest.mark.asyncio
async def test_bots_rest_while_the_only_player_is_gone_and_nobody_watches(tmp_path: Path) -> None:
    pool = RecordingBotPool()
    async with running_house(tmp_path, settings(pace=(1000, 1000)), pool=pool) as house:
        (anna,) = await playing(house, "Anna", bots=("simple",) * 2, game="farbstich")
        await anna.disconnect()
        asked = len(pool.questions)
        await house.pass_time(60)
        assert len(pool.questions) == asked
        await (await house.connect("Ben")).ask(Watch("1"))
        await house.pass_time(60)
        assert len(pool.questions) > asked


@pytest.mark.asyncio
async def test_a_session_back_in_the_lobby_gets_nothing_of_the_table(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await playing(house, "Anna", "Ben", bots=("simple",))
        await ben.ask(Leave())
        ben.clear()
        while anna.my_turn:
            await anna.move(anna.state.legal[-1])
        assert not ben.all(AtTable)
        assert not ben.all(GameSnapshot)


@pytest.mark.asyncio
async def test_a_table_closes_if_its_first_session_ends_before_sitting_down(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await house.connect("Anna")
        async with store_is_busy(house):
            opening = await start_asking(anna, Open("eight28", 3))
            house.house.leave(anna.session)
        await opening
        await house.settle()
        assert not house.house.tables

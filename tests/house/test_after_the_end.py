"""People who come to a table when its game is over."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.house.table.reconnect import MISSED_AT_MOST
from server.house.table.state import Roster, Terms, has_played
from server.protocol.farbstich import GameBegan
from server.protocol.notices import EventHistory, GameEnded, Missed
from server.protocol.requests import (
    Dismiss,
    History,
    Leave,
    Ready,
    Rematch,
    Sit,
    Stand,
    Watch,
    Words,
)
from server.protocol.seat import Value
from tests.house.running import Client, RunningHouse, all_ready, gather, play_on, running_house
from tests.house.scenarios import (
    GRACE,
    RecordingBotPool,
    last_legal,
    playing,
    reconnect,
    settings,
    sit,
    table_of,
)
from tests.house.tables import set_unread, the_table


async def finished(house: RunningHouse, **how: Any) -> list[Client]:
    people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", **how)
    await play_on(people, last_legal)
    assert people[0].room.phase == "over"
    return people


async def past(who: Client) -> tuple[Value, ...]:
    await who.ask(History(0))
    return who.last(EventHistory).events


def tells(who: Client, secret: str) -> bool:
    return secret in str(msgspec.json.encode(who.received))


@pytest.mark.asyncio
async def test_a_person_who_comes_after_the_end_gets_the_result_and_the_secret(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await finished(house)
        over = people[0].last(GameEnded)
        await people[1].ask(Leave())
        for who, request in (("Dora", Watch), ("Emil", Sit)):
            late = await house.connect(who)
            await late.ask(request(table_of(people[0])))
            assert late.all(GameEnded) == [over]
        assert (await reconnect(house, people[2])).all(GameEnded) == [over]


@pytest.mark.asyncio
async def test_a_person_who_reconnects_after_a_restart_gets_the_result_and_the_secret(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        over = (await finished(house, private=True))[0].last(GameEnded)
    async with running_house(tmp_path) as house:
        assert (await house.connect(key="Ben")).all(GameEnded) == [over]


@pytest.mark.asyncio
async def test_no_result_is_sent_before_the_game_is_over(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        assert not (await reconnect(house, people[0])).all(GameEnded)
        await play_on(people[1:], last_legal)


@pytest.mark.asyncio
async def test_a_newcomer_after_a_private_game_sees_no_cards(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await finished(house, private=True)
        anna, ben, _ = people
        secret = anna.last(GameEnded).secret
        watching = await house.connect("Emil")
        await watching.ask(Watch(table_of(anna)))
        gallery = await past(watching)
        assert watching.room.you is None
        mine = await past(ben)
        assert mine != gallery
        await ben.ask(Leave())
        dora = await house.connect("Dora")
        await sit(dora, anna)
        assert dora.room.you == 1
        assert await past(dora) == gallery
        assert dora.state.view.seat is None
        assert not tells(dora, secret)
        assert await past(anna) != gallery


@pytest.mark.asyncio
async def test_a_newcomer_after_a_private_game_and_a_restart_sees_no_cards(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben, carl = await finished(house, private=True)
        secret = anna.last(GameEnded).secret
        await ben.ask(Leave())
        dora = await house.connect("Dora")
        await sit(dora, anna)
        gallery, whole = await past(dora), await past(carl)
    async with running_house(tmp_path) as house:
        set_unread(the_table(house.house), 1, 0)
        dora, carl = await house.connect(key="Dora"), await house.connect(key="Carl")
        assert (await past(dora), await past(carl)) == (gallery, whole)
        assert dora.state.view.seat is None
        assert not tells(dora, secret)
        assert dora.last(Missed).events == gallery[-MISSED_AT_MOST:]


@pytest.mark.asyncio
async def test_a_player_who_changes_seats_after_the_end_does_not_see_the_cards_of_that_seat(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna, ben, carl = await finished(house)
        hers = await past(anna)
        for who in (anna, ben):
            await who.ask(Stand())
        await anna.ask(Leave(), Sit(table_of(carl), seat=1))
        assert anna.room.you == 1
        moved = await past(anna)
        assert moved not in (hers, await past(carl))
        await ben.ask(Leave())
        assert anna.state.view.seat is None


@pytest.mark.asyncio
async def test_a_new_person_in_a_seat_is_not_sent_what_its_last_person_missed(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path, settings(grace=10)) as house:
        anna, *others = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        await anna.disconnect()
        await house.pass_time(10)
        await play_on(others, last_legal)
        table = the_table(house.house)
        assert 0 in table.unread
        assert 0 in table.gone
        await others[0].ask(Dismiss(0)) if others[0].room.host == 1 else await house.pass_time(10)
        assert 0 not in table.unread
        assert 0 not in table.gone


@pytest.mark.asyncio
async def test_a_rematch_clears_what_was_missed_of_the_last_game(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await finished(house)
        table = the_table(house.house)
        await (await reconnect(house, people[2])).disconnect()
        assert table.unread
        await people[0].ask(Rematch())
        assert not table.unread
        assert list(table.gone) == [2]
        await house.pass_time(GRACE)
        assert table.roster.free == (2,)


def test_stored_terms_without_players_name_no_player() -> None:
    terms = Terms(0, ("", ""))
    assert not has_played(Roster((), 0, "0" * 64, terms=terms), 0, 1)


@pytest.mark.asyncio
async def test_before_a_game_no_person_counts_as_its_player(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, _ = await gather(house, "Anna", "Ben", bots=("simple",))
        assert not anna.all(GameEnded)
        roster = the_table(house.house).roster
        assert not has_played(roster, 0, anna.session.person.id)


@pytest.mark.asyncio
async def test_a_rematch_has_another_secret_and_needs_new_words_and_readiness(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await gather(house, "Anna", "Ben", "Carl", game="farbstich")
        await people[0].ask(Words("a heron"))
        await all_ready(people)
        await play_on(people, last_legal)
        before = people[0].room
        assert before.words
        await people[0].ask(Rematch())
        after = people[0].room
        assert after.phase == "gathering"
        assert after.commit != before.commit
        assert after.words == ""
        assert not any(chair and (chair.words or chair.ready) for chair in after.chairs)


@pytest.mark.asyncio
async def test_bots_are_asked_about_a_rematch_without_the_events_of_the_last_game(
    tmp_path: Path,
) -> None:
    pool = RecordingBotPool()
    async with running_house(tmp_path, pool=pool) as house:
        (anna,) = await gather(house, "Anna", game="farbstich", bots=("simple",) * 2)
        for again in (False, True):
            if again:
                await anna.ask(Rematch())
            await anna.ask(Ready())
            while anna.room.phase == "running":
                await play_on([anna], last_legal)
                await house.pass_time(1)
        assert len({question.source[1] for question in pool.questions if question.source}) == 2
        for question in pool.questions:
            assert sum(isinstance(event, GameBegan) for event in question.seen) == 1

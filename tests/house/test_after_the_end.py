"""Who comes to a table when its game is over."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.house.table.seating import MISSED_AT_MOST
from server.house.table.state import Roster, Terms, has_played
from server.protocol.notices import EventHistory, GameEnded, Missed
from server.protocol.requests import Dismiss, History, Leave, Rematch, Sit, Stand, Watch
from server.protocol.seat import Value
from tests.house.living import Guest, Living, gather, living, play_on
from tests.house.scenes import GRACE, again, last_legal, playing, settings, sit, table_of
from tests.house.tables import set_unread, the_table


async def finished(house: Living, **how: Any) -> list[Guest]:
    people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", **how)
    await play_on(people, last_legal)
    assert people[0].room.phase == "over"
    return people


async def past(who: Guest) -> tuple[Value, ...]:
    await who.ask(History(0))
    return who.last(EventHistory).events


def tells(who: Guest, secret: str) -> bool:
    return secret in str(msgspec.json.encode(who.heard))


@pytest.mark.asyncio
async def test_whoever_comes_after_the_end_is_told_what_was_sealed(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        people = await finished(house)
        over = people[0].last(GameEnded)
        await people[1].ask(Leave())
        for who, request in (("Dora", Watch), ("Emil", Sit)):
            late = await house.come(who)
            await late.ask(request(table_of(people[0])))
            assert late.all(GameEnded) == [over]
        assert (await again(house, people[2])).all(GameEnded) == [over]


@pytest.mark.asyncio
async def test_who_comes_back_after_a_restart_is_told_what_was_sealed(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        over = (await finished(house, private=True))[0].last(GameEnded)
    async with living(tmp_path) as house:
        assert (await house.come(key="Ben")).all(GameEnded) == [over]


@pytest.mark.asyncio
async def test_nobody_is_told_an_end_before_there_is_one(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        assert not (await again(house, people[0])).all(GameEnded)
        await play_on(people[1:], last_legal)


@pytest.mark.asyncio
async def test_after_a_private_game_a_newcomer_sees_nobodys_cards(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        people = await finished(house, private=True)
        anna, ben, _ = people
        secret = anna.last(GameEnded).secret
        watching = await house.come("Emil")
        await watching.ask(Watch(table_of(anna)))
        gallery = await past(watching)
        assert watching.room.you is None
        mine = await past(ben)
        assert mine != gallery
        await ben.ask(Leave())
        dora = await house.come("Dora")
        await sit(dora, anna)
        assert dora.room.you == 1
        assert await past(dora) == gallery
        assert dora.state.view.seat is None
        assert not tells(dora, secret)
        assert await past(anna) != gallery


@pytest.mark.asyncio
async def test_a_newcomer_sees_nobodys_cards_after_a_restart_either(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        anna, ben, carl = await finished(house, private=True)
        secret = anna.last(GameEnded).secret
        await ben.ask(Leave())
        dora = await house.come("Dora")
        await sit(dora, anna)
        gallery, whole = await past(dora), await past(carl)
    async with living(tmp_path) as house:
        set_unread(the_table(house.house), 1, 0)
        dora, carl = await house.come(key="Dora"), await house.come(key="Carl")
        assert (await past(dora), await past(carl)) == (gallery, whole)
        assert dora.state.view.seat is None
        assert not tells(dora, secret)
        assert dora.last(Missed).events == gallery[-MISSED_AT_MOST:]


@pytest.mark.asyncio
async def test_who_changes_seats_after_the_end_does_not_see_the_cards_of_the_other(
    tmp_path: Path,
) -> None:
    async with living(tmp_path) as house:
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
async def test_who_sits_in_a_seat_has_not_missed_what_another_missed_there(
    tmp_path: Path,
) -> None:
    async with living(tmp_path, settings(grace=10)) as house:
        anna, *others = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        await anna.leave()
        await house.pass_time(10)
        await play_on(others, last_legal)
        table = the_table(house.house)
        assert 0 in table.unread
        assert 0 in table.gone
        await others[0].ask(Dismiss(0)) if others[0].room.host == 1 else await house.pass_time(10)
        assert 0 not in table.unread
        assert 0 not in table.gone


@pytest.mark.asyncio
async def test_the_next_game_knows_nothing_of_what_was_missed_in_the_last(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        people = await finished(house)
        table = the_table(house.house)
        await (await again(house, people[2])).leave()
        assert table.unread
        await people[0].ask(Rematch())
        assert not table.unread
        assert list(table.gone) == [2]
        await house.pass_time(GRACE)
        assert table.roster.free == (2,)


def test_terms_from_before_name_nobody_who_played() -> None:
    terms = Terms(0, ("", ""))
    assert not has_played(Roster((), 0, "0" * 64, terms=terms), 0, 1)


@pytest.mark.asyncio
async def test_before_a_game_nobody_has_played_it(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        anna, _ = await gather(house, "Anna", "Ben", bots=("simple",))
        assert not anna.all(GameEnded)
        roster = the_table(house.house).roster
        assert not has_played(roster, 0, anna.session.person.id)

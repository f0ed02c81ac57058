"""Automatic moves, which other people cannot tell from moves by hand."""

from pathlib import Path
from typing import Any

import pytest

from server.protocol.eight28 import Decline, Declined, RoundBegan, Take
from server.protocol.lobby import Preferences, TimeControl
from server.protocol.notices import Happened
from server.protocol.refusals import CannotStand, GameNotRunning
from server.protocol.requests import Prefer, Standing, Watch
from server.protocol.schatzsuche import Content, IsContent, Object, Objected
from server.protocol.seat import Move
from server.settings import TableSettings
from tests.house.running import Client, RunningHouse, gather, running_house
from tests.house.scenarios import (
    as_json,
    last_legal,
    names_of_refusals,
    news,
    on_turn,
    playing,
    raw,
    reconnect,
    settings,
    table_of,
)
from tests.house.tables import the_table

MOMENT = TableSettings().moment


def standing(move: Move | None) -> Standing:
    return Standing(None if move is None else raw(move))


async def until_turn(who: Client, people: list[Client]) -> None:
    while not who.my_turn:
        mover = on_turn(people)
        await mover.move(Take())


def round_of(who: Client) -> int:
    view: Any = who.state.view
    return int(view.round)


def declined(who: Client, seat: int) -> int:
    return sum(n.event == Declined(seat) for n in who.all(Happened))


@pytest.mark.asyncio
async def test_a_standing_decline_is_made_at_every_offer_until_the_next_round(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", relaxed=True)
        anna, ben, carl = people
        await anna.ask(standing(Decline()))
        assert anna.room.standing == {"move": "decline"}
        while round_of(ben) == 1:
            mover = on_turn([ben, carl, anna])
            await mover.move(last_legal(mover.state) if mover is not ben else mover.state.legal[0])
            await house.pass_time(0)
        assert declined(ben, 0) >= 2
        assert anna.room.standing is None
        assert sum(isinstance(n.event, RoundBegan) for n in anna.all(Happened)) == 2
        await until_turn(anna, people)
        number = anna.state.number
        await house.pass_time(60)
        assert anna.state.number == number


@pytest.mark.asyncio
async def test_a_standing_move_can_be_withdrawn(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(pace=(1000, 1000))) as house:
        people = await playing(house, "Anna", "Ben", "Carl", relaxed=True)
        anna = people[0]
        await until_turn(anna, people)
        await anna.ask(standing(Decline()))
        await house.pass_time(0.5)
        await anna.ask(standing(None))
        assert anna.room.standing is None
        await house.pass_time(60)
        assert declined(anna, 0) == 0


@pytest.mark.asyncio
async def test_a_standing_move_stays_after_a_disconnect_and_a_restart(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(pace=(1000, 1000))) as house:
        people = await playing(house, "Anna", "Ben", "Carl", relaxed=True)
        anna = people[0]
        await until_turn(anna, people)
        await anna.ask(standing(Decline()))
        await anna.disconnect()
    async with running_house(tmp_path) as house:
        ben = await reconnect(house, people[1])
        await house.pass_time(1)
        assert declined(ben, 0) == 1
        assert (await reconnect(house, anna)).room.standing == {"move": "decline"}


@pytest.mark.asyncio
async def test_only_moves_that_the_rules_allow_to_stand_can_stand(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, _ = await gather(house, "Anna", "Ben", bots=("simple",))
        assert await anna.refused(standing(Decline())) == GameNotRunning()
        anna, *_ = await playing(house, "Carl", "Dora", bots=("simple",))
        assert await anna.refused(standing(Take())) == CannotStand(("decline",))


async def notices_to_others(folder: Path, *, stands: bool) -> list[list[bytes]]:
    """The notices to others in a game in which Anna's moves are automatic, or made by hand."""
    async with running_house(folder, settings(pace=(1000, 2000))) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        anna, ben, carl = people
        dora = await house.connect("Dora")
        await dora.ask(Watch(table_of(anna)))
        await until_turn(anna, people)
        if stands:
            await anna.ask(standing(Decline()))
        for _ in range(7):
            mover = on_turn(people)
            if mover is anna:
                await decline_at_pace(house, anna, by_hand=not stands)
            else:
                await mover.move(Take())
            for who in (ben, carl, dora):
                who.receive()
        return [as_json(who.received) for who in (ben, carl, dora)]


async def decline_at_pace(house: RunningHouse, anna: Client, *, by_hand: bool) -> None:
    pace = the_table(house.house).state.presence[0].pace
    assert 1 <= pace <= 2
    await house.pass_time(pace)
    if by_hand:
        await anna.move(Decline())
    assert not anna.my_turn


@pytest.mark.asyncio
async def test_other_people_cannot_see_that_a_move_stands(tmp_path: Path) -> None:
    with_it, without = tmp_path / "with", tmp_path / "without"
    heard = await notices_to_others(with_it, stands=True)
    assert heard == await notices_to_others(without, stands=False)
    assert all(sum(b'"e":"decline","seat":0' in line for line in lines) > 1 for lines in heard)


@pytest.mark.asyncio
async def test_other_people_get_the_same_notices_with_and_without_a_standing_move(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        dora = await house.connect("Dora")
        await dora.ask(Watch(table_of(people[0])))
        waiting = next(person for person in people if not person.my_turn)
        others = [who for who in (*people, dora) if who is not waiting]
        for who in others:
            who.receive()
        await waiting.ask(standing(Decline()), standing(None), standing(Decline()))
        assert [who.receive() for who in others] == [[], [], []]


@pytest.mark.asyncio
async def test_the_only_legal_move_is_made_automatically_for_people_who_prefer_it(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path, settings(pace=(1000, 1000))) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)
        anna = people[0]
        await anna.ask(Prefer(Preferences(forced=True)))
        while len(anna.state.legal) != 1:
            mover = on_turn(people)
            assert mover is not anna or len(anna.state.legal) > 1
            await mover.move(last_legal(mover.state))
        number = anna.state.number
        await house.pass_time(0.9)
        assert anna.state.number == number
        await house.pass_time(0.1)
        assert anna.state.number == number + 1


@pytest.mark.asyncio
async def test_the_only_legal_move_waits_for_people_who_make_it_by_hand(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path, settings(pace=(1000, 1000))) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)
        while len(on_turn(people).state.legal) != 1:
            mover = on_turn(people)
            await mover.move(last_legal(mover.state))
        number = on_turn(people).state.number
        await house.pass_time(60)
        assert on_turn(people).state.number == number


@pytest.mark.asyncio
@pytest.mark.parametrize("pace", [(0, 0), (900, 900)])
async def test_the_delay_of_a_move_does_not_depend_on_the_hand(
    tmp_path: Path, pace: tuple[int, int]
) -> None:
    async with running_house(tmp_path, settings(pace=pace)) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)
        table = the_table(house.house)
        for _ in range(12):
            mover = on_turn(people)
            seat = mover.room.you
            assert seat is not None
            assert table.state.presence[seat].pace == pace[0] / 1000
            await mover.move(last_legal(mover.state))


async def end_of_a_round(house: RunningHouse, **how: TimeControl | bool) -> list[Client]:
    """A game at the end of a round: all three people can object before it is scored."""
    options = {"markers": "by_hand"}
    people = await playing(house, "Anna", "Ben", "Carl", game="schatzsuche", options=options, **how)
    while not all(Content() in person.state.legal for person in people):
        mover = on_turn(people)
        moves = [m for m in mover.state.legal if type(m).__name__ in ("Bid", "Play")]
        await mover.move(moves[0])
    return people


@pytest.mark.asyncio
async def test_a_person_who_does_not_object_at_the_end_of_a_round_agrees(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await end_of_a_round(house, relaxed=True)
        await house.pass_time(MOMENT - 1)
        assert not contented(people[0])
        await people[1].move(Content())
        await house.pass_time(1)
        assert contented(people[0]) == [1, 0, 2]
        assert round_of(people[0]) == 2
        assert "time-out" not in [what for what, _ in news(people[0])]


@pytest.mark.asyncio
async def test_silence_is_no_time_out_even_with_an_empty_bank(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await end_of_a_round(house, clock=TimeControl(5, 0))
        await house.pass_time(MOMENT)
        assert sorted(contented(people[0])) == [0, 1, 2]
        assert "time-out" not in [what for what, _ in news(people[0])]


def contented(who: Client) -> list[int]:
    return [n.event.seat for n in who.all(Happened) if isinstance(n.event, IsContent)]


@pytest.mark.asyncio
async def test_side_moves_do_not_make_the_moves_of_others_late(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await end_of_a_round(house, relaxed=True)
        before = people[1].state
        await people[0].move(Object(2))
        assert any(isinstance(n.event, Objected) for n in people[1].all(Happened))
        assert people[1].state.number == before.number + 1
        assert people[1].state.turn == before.turn
        news_ = await people[1].move(Content(), before.number)
        assert not names_of_refusals(news_)
        assert contented(people[2]) == [1]


@pytest.mark.asyncio
async def test_a_side_move_neither_costs_time_nor_adds_any(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await end_of_a_round(house, clock=TimeControl(60, 5))
        await house.pass_time(3)
        await people[0].look()
        before = people[0].state.left
        await people[0].move(Object(2))
        assert any(isinstance(n.event, Objected) for n in people[0].all(Happened))
        assert people[0].state.left == before

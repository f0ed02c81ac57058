"""Against bots alone, their tempo is the player's choice."""

from pathlib import Path

import pytest

from server.protocol.eight28 import Declare, Decline, RoundBegan
from server.protocol.lobby import Preferences, Tempo
from server.protocol.notices import Happened
from server.protocol.refusals import NotAlone
from server.protocol.requests import Leave, Open, Prefer, Ready, SetTempo, Sit, Standing
from tests.house.running import Client, RunningHouse, running_house
from tests.house.scenarios import last_legal, playing, raw, reconnect, settings

PAUSE = 2.0
PACED = settings(pace=(2000, 2000))
pytestmark = pytest.mark.asyncio


async def alone(house: RunningHouse, tempo: Tempo = "usual", seats: int = 4) -> Client:
    """A person who plays 8-28 against bots, and takes usual time for decisions."""
    anna = await house.connect("Anna")
    bots = ("simple",) * (seats - 1)
    options = {"first_giver": "host"}
    await anna.ask(Open("eight28", seats, options, relaxed=True, bots=bots, tempo=tempo), Ready())
    return anna


async def passes(house: RunningHouse, who: Client) -> int:
    """The moves that bots make in the time of one usual pause, and a little."""
    before = who.state.number
    await house.pass_time(PAUSE + 0.1)
    return who.state.number - before


async def until_bots_move(house: RunningHouse, who: Client) -> None:
    while who.my_turn:
        await house.pass_time(PAUSE * 4)
        await who.move(last_legal(who.state))


async def test_fast_bots_play_at_once_until_the_player_has_to_decide(tmp_path: Path) -> None:
    async with running_house(tmp_path, PACED) as house:
        anna = await alone(house)
        await until_bots_move(house, anna)
        before = anna.state.number
        await anna.ask(SetTempo("fast"))
        assert anna.state.number >= before + 1
        assert anna.my_turn
        assert anna.room.tempo == "usual"
        await until_bots_move(house, anna)
        assert await passes(house, anna) == 1


async def test_fast_lasts_over_automatic_moves_to_the_next_decision(tmp_path: Path) -> None:
    async with running_house(tmp_path, PACED) as house:
        anna = await alone(house)
        await anna.ask(Standing(raw(Decline())), SetTempo("fast"))
        await house.pass_time(0.1)
        assert anna.my_turn
        assert all(isinstance(move, Declare) for move in anna.state.legal)
        assert anna.room.tempo == "usual"


async def test_fast_ends_when_a_round_begins(tmp_path: Path) -> None:
    async with running_house(tmp_path, PACED) as house:
        anna = await alone(house)
        await anna.ask(Standing(raw(Decline())), SetTempo("fast"))
        await house.pass_time(0.1)
        await anna.ask(SetTempo("fast"))
        await anna.move(last_legal(anna.state))
        rounds = [each.event for each in anna.all(Happened) if isinstance(each.event, RoundBegan)]
        assert [each.round for each in rounds] == [1, 2]
        assert anna.room.tempo == "usual"


async def test_fast_during_the_own_decision_holds_after_it(tmp_path: Path) -> None:
    async with running_house(tmp_path, PACED) as house:
        anna = await alone(house)
        while not anna.my_turn:
            await house.pass_time(PAUSE)
        await anna.ask(SetTempo("fast"))
        assert anna.room.tempo == "fast"
        await anna.move(last_legal(anna.state))
        assert anna.my_turn or anna.room.tempo == "usual"


async def test_bots_that_have_to_wait_move_one_by_one_when_told(tmp_path: Path) -> None:
    async with running_house(tmp_path, PACED) as house:
        anna = await alone(house, "wait")
        while anna.my_turn:
            await anna.move(last_legal(anna.state))
        reached = anna.state.number
        await house.pass_time(1000)
        assert anna.state.number == reached
        while not anna.my_turn:
            await anna.ask(SetTempo("step"))
            reached += 1
            assert anna.state.number == reached
            assert anna.room.tempo == "wait"


async def test_a_bot_that_is_about_to_move_can_be_stopped(tmp_path: Path) -> None:
    async with running_house(tmp_path, PACED) as house:
        anna = await alone(house)
        await until_bots_move(house, anna)
        before = anna.state.number
        await house.pass_time(PAUSE - 0.1)
        await anna.ask(SetTempo("wait"))
        await house.pass_time(1000)
        assert anna.state.number == before
        await anna.ask(SetTempo("usual"))
        assert await passes(house, anna) >= 1


async def test_a_lesson_can_begin_with_bots_that_wait(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await house.connect("Anna")
        await anna.ask(Open("schatzsuche", 3, lesson=True, tempo="wait"))
        assert anna.room.tempo == "wait"
        while anna.my_turn:
            await anna.move(anna.state.legal[0])
        reached = anna.state.number
        await house.pass_time(1000)
        assert anna.state.number == reached
        await anna.ask(SetTempo("step"))
        assert anna.state.number == reached + 1


async def test_a_new_session_in_the_seat_begins_with_the_usual_tempo(tmp_path: Path) -> None:
    """A face that does not know of tempos must not wait for ever."""
    async with running_house(tmp_path, PACED) as house:
        anna = await alone(house, "wait")
        await anna.disconnect()
        anna = await reconnect(house, anna)
        assert anna.room.tempo == "usual"
        await anna.ask(SetTempo("wait"), Leave(), Sit("1"))
        assert anna.room.tempo == "usual"


async def test_the_tempo_is_not_for_those_who_play_with_others_or_watch(tmp_path: Path) -> None:
    async with running_house(tmp_path, PACED) as house:
        people = await playing(house, "Anna", "Ben", bots=("simple",), relaxed=True)
        for person in people:
            assert await person.refused(SetTempo("fast")) == NotAlone()
        assert people[0].room.tempo == "usual"


async def test_bots_no_longer_wait_once_another_person_sits_down(tmp_path: Path) -> None:
    async with running_house(tmp_path, PACED) as house:
        anna = await house.connect("Anna")
        await anna.ask(Open("farbstich", 3, bots=("simple",), tempo="wait"))
        ben = await house.connect("Ben")
        await ben.ask(Sit("1"))
        assert anna.room.tempo == "usual"


async def test_bots_follow_a_player_who_decides_quickly(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(pace=(1000, 1000))) as house:
        anna = await alone(house)
        pauses = [await pause_after_decision(house, anna) for _ in range(8)]
        assert pauses == sorted(pauses, reverse=True)
        assert pauses[0] <= 0.6
        assert pauses[-1] <= 0.3


async def test_bots_keep_their_pauses_for_a_player_who_thinks(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(pace=(1000, 1000))) as house:
        anna = await alone(house)
        await anna.ask(Prefer(Preferences(pace="calm")))
        for _ in range(3):
            await pause_after_decision(house, anna)
        pauses = [await pause_after_decision(house, anna, thought=30.0) for _ in range(6)]
        assert pauses[-1] >= 1.7


async def pause_after_decision(house: RunningHouse, who: Client, thought: float = 0.0) -> float:
    """Seconds from a decision that is followed by the move of a bot to that move."""
    while True:
        while not who.my_turn:
            await house.pass_time(0.05)
        await house.pass_time(thought)
        await who.move(last_legal(who.state))
        if not who.my_turn:
            break
    before, seconds = who.state.number, 0.0
    while who.state.number == before:
        await house.pass_time(0.05)
        seconds += 0.05
    return round(seconds, 2)

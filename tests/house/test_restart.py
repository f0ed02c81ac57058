"""A house that is closed or killed has the same state when it is opened again."""

from pathlib import Path
from random import Random

import pytest

from server.house.lobby.session import Resumed
from server.house.table.reconnect import MISSED_AT_MOST
from server.protocol.eight28 import Decline
from server.protocol.lobby import TimeControl
from server.protocol.notices import (
    ChatHistory,
    EventHistory,
    GameEnded,
    Happened,
    HouseClosing,
    Lobby,
    Missed,
    RecordText,
)
from server.protocol.requests import (
    History,
    Hush,
    MakeMove,
    Open,
    Ready,
    Rematch,
    Say,
    ShowRecord,
    Standing,
    Watch,
    Words,
)
from tests.house.running import (
    Client,
    ManualClock,
    RunningHouse,
    all_ready,
    gather,
    play_on,
    running_house,
)
from tests.house.scenarios import (
    GRACE,
    connect_guest,
    copy_after_kill,
    last_legal,
    move_of,
    news,
    on_turn,
    playing,
    raw,
    settings,
    start_asking,
    store_is_busy,
    table_of,
    verify_record,
)
from tests.house.tables import the_table

HOW = pytest.mark.parametrize("how", ["closed", "killed"])


async def left_by(house: RunningHouse, folder: Path, how: str) -> Path:
    """The folder that the next house opens."""
    return folder if how == "closed" else await copy_after_kill(house, folder)


async def play_at_random(people: list[Client], moves: int) -> None:
    dice = Random(5)
    for _ in range(moves):
        mover = on_turn(people)
        await mover.move(dice.choice(mover.state.legal))


def same_but_for_people(one: Client, other: Client) -> bool:
    """Compares the rooms apart from presence: the other people have not reconnected yet."""
    rooms = [who.room for who in (one, other)]
    chairs = [[c and (c.name, c.bot, c.ready, c.words) for c in room.chairs] for room in rooms]
    rest = [(r.table, r.code, r.game, r.options, r.clock, r.phase, r.host, r.you) for r in rooms]
    promised = [(r.commit, r.words, r.standing, r.record, r.hushed) for r in rooms]
    return all(a == b for a, b in (chairs, rest, promised))


@pytest.mark.slow
@pytest.mark.asyncio
@HOW
@pytest.mark.parametrize("game", ["eight28", "farbstich", "schatzsuche"])
async def test_after_a_restart_every_table_is_as_its_players_last_saw_it(
    tmp_path: Path, how: str, game: str
) -> None:
    folder = tmp_path / "house"
    async with running_house(folder) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game=game)
        await people[1].ask(Say("hello"))
        await play_at_random(people, 14)
        left = await left_by(house, folder, how)
    async with running_house(left) as house:
        for old in people:
            new = await house.connect(key=old.session.person.key)
            assert new.state == old.state
            assert same_but_for_people(new, old)
            assert [said.text for said in new.last(ChatHistory).said] == ["hello"]
            await new.ask(History(0))
            events = list(new.last(EventHistory).events)
            assert [n.event for n in old.all(Happened)] == events


@pytest.mark.asyncio
@HOW
async def test_words_readiness_hush_and_standing_moves_survive_a_restart(
    tmp_path: Path, how: str
) -> None:
    folder = tmp_path / "house"
    async with running_house(folder) as house:
        waiting = await gather(house, "Anna", "Ben", bots=("random",), private=True, relaxed=True)
        await waiting[0].ask(Words("my words"), Ready(), Hush())
        running = await playing(house, "Carl", "Dora", "Emil", clock=TimeControl(77, 7))
        await running[0].ask(Standing(raw(Decline())))
        left = await left_by(house, folder, how)
    async with running_house(left) as house:
        for old in (*waiting, *running):
            new = await house.connect(key=old.session.person.key)
            assert same_but_for_people(new, old), old.room
        assert house.house.tables.find(table_of(waiting[0]))


@pytest.mark.asyncio
@HOW
async def test_no_clock_runs_while_the_house_is_down(tmp_path: Path, how: str) -> None:
    folder, clock = tmp_path / "house", ManualClock()
    async with running_house(folder, clock=clock) as house:
        people = await playing(
            house, "Anna", "Ben", "Carl", game="farbstich", clock=TimeControl(60, 5)
        )
        for _ in range(3):
            await house.pass_time(20)
            mover = on_turn(people)
            await mover.move(last_legal(mover.state))
        banks = people[0].state.left
        left = await left_by(house, folder, how)
    clock.next_alarm(clock.now() + 100_000)
    async with running_house(left, clock=clock) as house:
        await house.pass_time(1000)
        back = await house.connect(key="Anna")
        assert back.state.left == banks == (45, 45, 45)
        number = back.state.number
        await house.pass_time(44)
        assert back.state.number == number
        await house.pass_time(1)
        assert back.state.number > number


@pytest.mark.slow
@pytest.mark.asyncio
@HOW
async def test_a_finished_game_stays_finished_after_a_restart_and_its_record_verifies(
    tmp_path: Path, how: str
) -> None:
    folder = tmp_path / "house"
    async with running_house(folder) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        await play_on(people, last_legal)
        over = people[0].last(GameEnded)
        left = await left_by(house, folder, how)
    async with running_house(left, draw=Random(9).randbytes) as house:
        people = [await house.connect(key=name) for name in ("Anna", "Ben", "Carl")]
        assert people[0].room.phase == "over"
        await people[0].ask(ShowRecord(over.record))
        verify_record(people[0].last(RecordText).lines)
        await people[0].ask(Rematch())
        await all_ready(people)
        await play_on(people, last_legal)
        assert people[0].last(GameEnded).record != over.record


@pytest.mark.asyncio
async def test_a_rematch_agreed_on_before_a_kill_starts_from_the_beginning(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "house"
    async with running_house(folder) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        await play_on(people, last_legal)
        await people[0].ask(Rematch())
        promised = people[0].room.commit
        left = await copy_after_kill(house, folder)
    async with running_house(left) as house:
        people = [await house.connect(key=name) for name in ("Anna", "Ben", "Carl")]
        assert people[2].room.phase == "gathering"
        assert people[2].room.commit == promised
        await all_ready(people)
        assert people[0].state.number == 0


@pytest.mark.asyncio
async def test_after_a_restart_public_tables_are_listed_and_private_ones_are_not(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna, _ = await gather(house, "Anna", "Ben", bots=("simple",))
        await gather(house, "Carl", "Dora", bots=("simple",), private=True)
        emil = await house.connect("Emil")
        before = emil.last(Lobby).tables
    async with running_house(tmp_path) as house:
        emil = await house.connect("Emil")
        assert emil.last(Lobby).tables == before
        assert [listing.table for listing in before] == [anna.room.table]


@pytest.mark.asyncio
async def test_the_talk_of_the_lobby_survives_a_restart(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await house.connect("Anna")
        await anna.ask(Say("hello", to="lobby"))
    async with running_house(tmp_path) as house:
        assert [said.text for said in (await house.connect("Ben")).last(Lobby).talk] == ["hello"]


@pytest.mark.asyncio
async def test_after_a_kill_everybody_gets_the_last_move_again_and_no_other(tmp_path: Path) -> None:
    """It may have been stored and not shown."""
    folder = tmp_path / "house"
    async with running_house(folder) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        await play_at_random(people, 14)
        number = people[0].state.number
        left = await copy_after_kill(house, folder)
    async with running_house(left) as house:
        back = await house.connect(key="Anna")
        (missed,) = back.all(Missed)
        last = [each.event for each in people[0].all(Happened) if each.number == number]
        assert list(missed.events) == last


@pytest.mark.asyncio
@pytest.mark.parametrize("unseen", [0, 1, 8])
async def test_a_session_that_resumes_is_told_exactly_what_it_has_not_been_shown(
    tmp_path: Path, unseen: int
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        await play_at_random(people, 14)
        number, table = people[0].state.number, people[0].room.table
        sent = [n.event for n in people[0].all(Happened) if n.number > number - unseen]
    async with running_house(tmp_path) as house:
        shown = Resumed(table=table, unread=number - unseen + 1)
        back = await house.connect(key="Anna", resumed=shown)
        assert [event for notice in back.all(Missed) for event in notice.events] == sent
        older_door = await house.connect(key="Ben", resumed=Resumed(table=table))
        assert older_door.all(Missed)


@pytest.mark.asyncio
async def test_a_session_that_resumes_in_another_game_is_told_what_happened_in_that(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        await play_at_random(people, 4)
        number, table = people[0].state.number, people[0].room.table
        sent = [notice.event for notice in people[0].all(Happened)]
    async with running_house(tmp_path) as house:
        shown_before = Resumed(table=table, unread=number + 20)
        back = await house.connect(key="Anna", resumed=shown_before)
        assert list(back.last(Missed).events) == sent


@pytest.mark.asyncio
@HOW
async def test_after_a_restart_a_person_who_was_away_gets_all_events_since_they_left(
    tmp_path: Path, how: str
) -> None:
    folder = tmp_path / "house"
    async with running_house(folder, settings(grace=10)) as house:
        anna, *others = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        seen = len(anna.all(Happened))
        await anna.disconnect()
        await house.pass_time(10)
        while others[0].state.number < 25:
            await play_at_random(others, 1)
        left = await left_by(house, folder, how)
    async with running_house(left) as house:
        back = await house.connect(key="Anna")
        (missed,) = back.all(Missed)
        await back.ask(History(0))
        assert missed.skipped == 0
        assert missed.events == back.last(EventHistory).events[seen:]


@pytest.mark.asyncio
async def test_after_a_restart_nothing_is_repeated_that_was_seen_before_leaving(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", relaxed=True)
        await play_at_random(people, 12)
        people[0].receive()
        house.house.leave(people[0].session)
    async with running_house(tmp_path) as house:
        back = await house.connect(key="Anna")
        assert not back.all(Missed)


@pytest.mark.asyncio
async def test_after_a_restart_no_more_than_a_hundred_missed_events_are_sent(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path, settings(grace=0)) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        seen = len(people[0].all(Happened))
        await people[0].disconnect()
        await play_on(people[1:], last_legal)
    async with running_house(tmp_path) as house:
        back = await house.connect(key="Anna")
        (missed,) = back.all(Missed)
        await back.ask(History(0))
        events = back.last(EventHistory).events
        assert missed.events == events[-MISSED_AT_MOST:]
        assert missed.skipped == len(events) - seen - MISSED_AT_MOST > 0


@pytest.mark.asyncio
async def test_events_unread_in_a_session_that_ended_just_before_a_kill_are_sent_after_it(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "house"
    async with running_house(folder) as house:
        anna, *others = await playing(house, "Anna", "Ben", "Carl", relaxed=True)
        seen = len(anna.all(Happened))
        table = the_table(house.house)
        while table.playing.number < 15:
            (seat,) = table.playing.asked
            await (anna, *others)[seat].session.ask(MakeMove(table.playing.legal[seat][-1]))
        house.house.leave(anna.session)
        left = await copy_after_kill(house, folder)
    async with running_house(left) as house:
        back = await house.connect(key="Anna")
        await back.ask(History(0))
        (missed,) = back.all(Missed)
        assert missed.events == back.last(EventHistory).events[seen:]


@pytest.mark.asyncio
async def test_a_game_between_bots_goes_on_after_a_restart(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    async with running_house(folder, settings(pace=(1000, 1000))) as house:
        anna = await house.connect("Anna")
        await anna.ask(Open("farbstich", 3, bots=("random",) * 3))
        await house.pass_time(10)
        number, table = anna.state.number, str(anna.room.table)
        left = await copy_after_kill(house, folder)
    async with running_house(left, settings(pace=(1000, 1000))) as house:
        anna = await house.connect("Anna")
        await anna.ask(Watch(table))
        assert anna.state.number == number
        await house.pass_time(10)
        assert anna.state.number > number


@pytest.mark.asyncio
async def test_seats_before_a_game_are_kept_for_the_grace_period_after_a_restart(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        await gather(house, "Anna", "Ben", bots=("simple",))
    async with running_house(tmp_path) as house:
        anna = await house.connect(key="Anna")
        await house.pass_time(GRACE)
        assert [chair and chair.name for chair in anna.room.chairs] == ["Anna", None, "Alpha"]
    async with running_house(tmp_path) as house:
        await house.pass_time(GRACE)
        assert not house.house.tables


@pytest.mark.asyncio
async def test_a_house_that_closes_tells_every_session_and_ends_it(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        dora = await house.connect("Dora")
    for person in (*people, dora):
        assert person.receive()[-1:] == [HouseClosing()]
        assert await person.session.notices() == []
    assert {what for what, _ in news(people[0])} == {"sat", "ready"}


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_move_that_was_being_stored_at_a_stop_is_made_after_the_restart(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        mover = on_turn(people)
        async with store_is_busy(house):
            asking = await start_asking(mover, move_of(mover))
            await the_table(house.house).task.stop()
        await asking
        assert {person.state.number for person in people} == {0}
    async with running_house(tmp_path) as house:
        back = await house.connect(key=mover.session.person.key)
        assert back.state.number == 1
        assert back.all(Missed)


@pytest.mark.asyncio
async def test_a_guest_without_a_seat_is_kept_for_a_while_and_then_forgotten(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path / "house") as house:
        await connect_guest(house, "Gustav")
        left = await copy_after_kill(house, tmp_path / "house")
    async with running_house(left, guests_kept=60.0) as house:
        other = await house.connect("Gustav", key="Anna")
        assert other.session.person.name != "Gustav"
        await house.pass_time(60)
        other = await house.connect("Gustav", key="Ben")
        assert other.session.person.name == "Gustav"

"""Replays of finished games, as one seat saw them or with open cards."""

from dataclasses import replace
from pathlib import Path

import pytest

from server.engine import GAMES
from server.protocol.notices import FinishedGames, GameEnded, GameSnapshot, Happened, Replayed
from server.protocol.refusals import NoSuchRecord, OtherRules
from server.protocol.requests import Finished, Leave, Replay, ShowRecord
from server.protocol.seat import Event, NoSuchSeat, Turn, View, name_of
from server.protocol.story import story
from tests.house.running import Client, RunningHouse, all_ready, gather, play_on, running_house

pytestmark = pytest.mark.asyncio


async def played(house: RunningHouse, game: str, **how: bool) -> list[Client]:
    """Plays a game to its end, always by the first legal move."""
    people = await gather(house, "Anna", "Ben", "Cleo", game=game, **how)
    await all_ready(people)
    await play_on(people, lambda state: state.legal[0])
    return people


async def step(guest: Client, record: str, number: int, seat: int | None = None) -> Replayed:
    assert await guest.refused(Replay(record, number, seat)) is None
    return guest.last(Replayed)


async def every_step(guest: Client, record: str, seat: int | None = None) -> list[Replayed]:
    last = (await step(guest, record, 0, seat)).steps
    return [await step(guest, record, number, seat) for number in range(last)]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_the_replay_of_a_seat_shows_exactly_what_that_seat_saw(
    tmp_path: Path, game: str
) -> None:
    async with running_house(tmp_path) as house:
        people = await played(house, game)
        saw: list[View] = [state.view for state in people[1].all(GameSnapshot)]
        heard: list[Event] = [each.event for each in people[1].all(Happened)]
        again = await every_step(people[1], people[1].last(GameEnded).record, 1)
        views = [view for each in again for view in each.views]
        assert [view for view in saw if view not in views] == []
        assert {view.seat for view in views} == {1}
        replayed = [event for each in again for event in each.events]
        assert replayed == heard


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_a_replay_with_open_cards_has_the_views_of_all_seats(
    tmp_path: Path, game: str
) -> None:
    async with running_house(tmp_path) as house:
        people = await played(house, game)
        record = people[0].last(GameEnded).record
        for each in await every_step(people[0], record):
            assert [view.seat for view in each.views] == [0, 1, 2]
            assert (each.game, each.names) == (game, ("Anna", "Ben", "Cleo"))
        assert each.step == each.steps - 1
        assert (await step(people[0], record, 10**6)).step == each.step
        begun = await step(people[0], record, 0)
        assert isinstance(begun.views[0].waiting, Turn), "the cards are dealt at the first step"
        first = [number for number in each.rounds if number < each.step]
        assert first
        assert each.views[0] == people[0].state.view


@pytest.mark.slow
@pytest.mark.parametrize(("game", "parts"), [("farbstich", 9), ("schatzsuche", 10)])
async def test_the_parts_of_a_replay_are_tricks_in_farbstich_and_rounds_elsewhere(
    tmp_path: Path, game: str, parts: int
) -> None:
    async with running_house(tmp_path) as house:
        people = await played(house, game)
        record = people[0].last(GameEnded).record
        rounds = (await step(people[0], record, 0)).rounds
        assert len(rounds) == parts
        tag = "trick" if game == "farbstich" else "round"
        for number in rounds:
            assert tag in map(name_of, (await step(people[0], record, number)).events)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_a_replay_tells_the_points_of_all_rounds_but_to_a_seat_only_those_so_far(
    tmp_path: Path, game: str
) -> None:
    async with running_house(tmp_path) as house:
        people = await played(house, game)
        over = people[0].last(GameEnded)
        whole = await step(people[0], over.record, 0)
        assert whole.points[-1] == over.result.points
        assert len(whole.points) == len(whole.rounds)
        for ended, start in enumerate(whole.rounds[1:], 1):
            seen = await step(people[0], over.record, start, 0)
            assert seen.points == whole.points[:ended]
            assert tuple(story(game, seen.scoring, 3)) == seen.points
            assert seen.scoring == whole.scoring[: len(seen.scoring)]


async def test_unknown_seats_and_records_are_refused(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await played(house, "farbstich")
        record = people[0].last(GameEnded).record
        assert await people[0].refused(Replay(record, 0, 3)) == NoSuchSeat(3)
        assert await people[0].refused(Replay("0123456789ab")) == NoSuchRecord("0123456789ab")


async def test_a_record_that_breaks_the_rules_of_today_can_be_read_but_not_replayed(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await played(house, "farbstich")
        record = people[0].last(GameEnded).record
    farbstich = replace(GAMES["farbstich"], seats=range(4, 7))
    for games in ({"eight28": GAMES["eight28"]}, {"farbstich": farbstich}):
        async with running_house(tmp_path, games=games) as house:
            zoe = await house.connect("Zoe")
            assert await zoe.refused(Replay(record)) == OtherRules(record)
            assert await zoe.refused(ShowRecord(record)) is None
            assert await zoe.refused(Replay("0123456789ab")) == NoSuchRecord("0123456789ab")


async def test_a_game_of_a_private_table_is_replayed_only_for_its_players(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await played(house, "farbstich", private=True)
        record = people[0].last(GameEnded).record
        dora = await house.connect("Dora")
        await step(people[2], record, 3)
        assert await dora.refused(Replay(record)) == NoSuchRecord(record)
        assert await dora.refused(Replay(record, 3, 1)) == NoSuchRecord(record)


async def test_finished_games_are_listed_with_their_results_newest_first(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben, cleo = await played(house, "farbstich")
        first = anna.last(GameEnded)
        for each in (anna, ben, cleo):
            await each.ask(Leave())
        await house.pass_time(5)
        people = await gather(house, "Anna", "Ben", "Zoe", game="farbstich", private=True)
        await all_ready(people)
        await play_on(people, lambda state: state.legal[-1])
        second = people[0].last(GameEnded)
        dora = await house.connect("Dora")
        for who, games, mine in ((people[1], [second, first], [1, 1]), (dora, [first], [None])):
            assert await who.refused(Finished()) is None
            listed = who.last(FinishedGames).games
            assert [each.record for each in listed] == [over.record for over in games]
            assert [each.points for each in listed] == [over.result.points for over in games]
            assert [each.winners for each in listed] == [over.result.winners for over in games]
            assert [each.you for each in listed] == mine
        assert listed[0].names == ("Anna", "Ben", "Cleo")


@pytest.mark.slow
async def test_a_replay_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await played(house, "schatzsuche")
        record = people[0].last(GameEnded).record
        before = await step(people[0], record, 40)
    async with running_house(tmp_path) as house:
        zoe = await house.connect("Zoe")
        assert await step(zoe, record, 40) == before

"""Faults planted in a house are found by the checks of `test_machine`."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace as variant
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.engine import GAMES
from server.engine.game import AnyGame
from server.house.lobby.mailbox import Mailbox
from server.house.table import reconnect
from server.house.table.readers import new_events
from server.house.table.state import GameProgress
from server.house.table.task import TableTask
from server.protocol.notices import Notice
from server.protocol.requests import Open, Ready, Sit
from server.protocol.seat import Event, Viewer, replace
from server.store.changes import Change
from tests.house import invariants
from tests.house.observed import Connection, ObservedHouse
from tests.house.random_requests import likely_move
from tests.house.running import AT_ONCE
from tests.house.tables import Inside
from tests.table.resampling import check_secrecy

PLAYERS = ("Anna", "Ben", "Cora")


@asynccontextmanager
async def playing(folder: Path, game: AnyGame) -> AsyncIterator[ObservedHouse]:
    """Three people in the middle of a game."""
    observed = ObservedHouse(folder, AT_ONCE, {game.name: game})
    await observed.open()
    await observed.start()
    try:
        for name in PLAYERS:
            await observed.connect(name, name)
        await observed.ask(observed.connections[0], Open(game.name, len(PLAYERS)))
        for connection in observed.connections[1:]:
            await observed.ask(connection, Sit("1"))
        for connection in observed.connections:
            await observed.ask(connection, Ready())
        await play(observed, 4)
        yield observed
    finally:
        await observed.house.close()


def asked(observed: ObservedHouse) -> tuple[Connection, Inside, int]:
    table = observed.tables[0]
    seat = table.playing.asked[0]
    holder = table.holder(seat)
    connection = next(each for each in observed.connections if each.session is holder)
    return connection, table, seat


async def play(observed: ObservedHouse, moves: int) -> None:
    for number in range(moves):
        connection, table, seat = asked(observed)
        assert not await observed.ask(connection, likely_move(table, seat, Random(number)))


def leak_of_view(game: AnyGame) -> AnyGame:
    """The game, but every viewer gets the view of seat 0."""

    def seen(state: Any, seat: Viewer) -> Any:
        return replace(game.view_for(state, 0), seat=seat)

    return variant(game, view_for=seen)


def leak_of_events(game: AnyGame) -> AnyGame:
    return variant(game, event_for=lambda event, seat: event)


async def check_all_viewers(observed: ObservedHouse) -> int:
    rows, table = await observed.stored_moves(), observed.tables[0]
    alike = [
        check_secrecy(
            table.state, table.rules, table.task._now(), viewer, rows[table.number], Random(1)
        )
        for viewer in (None, *range(len(PLAYERS)))
    ]
    return sum(alike)


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
async def test_deals_that_differ_in_unseen_cards_look_the_same(
    tmp_path: Path, game: AnyGame
) -> None:
    async with playing(tmp_path, game) as observed:
        invariants.check(observed)
        assert await check_all_viewers(observed) >= len(PLAYERS)


@pytest.mark.asyncio
@pytest.mark.parametrize("leak", [leak_of_view, leak_of_events])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
async def test_a_leak_in_views_or_events_is_found(
    tmp_path: Path, game: AnyGame, leak: Callable[[AnyGame], AnyGame]
) -> None:
    async with playing(tmp_path, leak(game)) as observed:
        with pytest.raises(AssertionError):
            await check_all_viewers(observed)


@pytest.mark.asyncio
async def test_a_card_of_another_hand_in_a_snapshot_is_found(tmp_path: Path) -> None:
    async with playing(tmp_path, leak_of_view(GAMES["farbstich"])) as observed:
        with pytest.raises(AssertionError, match="a hidden card"):
            invariants.check(observed)


@pytest.mark.asyncio
async def test_a_move_that_is_shown_before_it_is_stored_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writing: list[asyncio.Future[None]] = []

    async def begin_storing(table: TableTask, entries: tuple[Change, ...]) -> None:
        writing.append(asyncio.create_task(table._services.store.write(*entries)))

    async with playing(tmp_path, GAMES["eight28"]) as observed:
        monkeypatch.setattr(TableTask, "_store", begin_storing)
        connection, table, seat = asked(observed)
        asking = connection.session.ask(likely_move(table, seat, Random(1)))
        while not writing:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        await observed.go_down(killed=True, asking=[asking])
        await asyncio.gather(asking, *writing, return_exceptions=True)
        await observed.open()
        observed.recorder.compare(observed.house)
        assert any("a lost state" in fault for fault in observed.recorder.faults)


@pytest.mark.asyncio
async def test_a_stored_move_survives_a_kill(tmp_path: Path) -> None:
    async with playing(tmp_path, GAMES["eight28"]) as observed:
        await observed.go_down(killed=True, asking=[])
        await observed.open()
        observed.recorder.compare(observed.house)
        assert not observed.recorder.faults


@pytest.mark.asyncio
async def test_an_event_that_a_seat_is_not_sent_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def less(before: GameProgress | None, after: GameProgress) -> tuple[tuple[int, Event], ...]:
        return new_events(before, after)[1:]

    async with playing(tmp_path, GAMES["schatzsuche"]) as observed:
        monkeypatch.setattr("server.house.table.readers.new_events", less)
        await play(observed, 1)
        with pytest.raises(
            AssertionError, match=r"events are missing|an event that did not happen"
        ):
            invariants.check(observed)


@pytest.mark.asyncio
async def test_missed_events_that_are_not_sent_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tmp_path, GAMES["eight28"]) as observed:
        monkeypatch.setattr(reconnect, "tell_missed", lambda *_: None)
        while asked(observed)[0] is observed.connections[0]:
            await play(observed, 1)
        await observed.disconnect(observed.connections[0])
        await play(observed, 1)
        await observed.connect("Anna", "Anna")
        with pytest.raises(AssertionError, match="all that was missed"):
            invariants.check(observed)


@pytest.mark.asyncio
async def test_an_ended_session_at_a_table_is_found(tmp_path: Path) -> None:
    async with playing(tmp_path, GAMES["eight28"]) as observed:
        observed.connections.pop()
        with pytest.raises(AssertionError, match="an ended session"):
            invariants.check(observed)


@pytest.mark.asyncio
async def test_a_mailbox_without_bound_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def put(mailbox: Mailbox, notice: Notice, *, wake: bool = True) -> None:
        mailbox._next += 1
        mailbox._events[mailbox._next] = notice

    async with playing(tmp_path, GAMES["eight28"]) as observed:
        connection = observed.connections[0]
        connection.reads = False
        monkeypatch.setattr(Mailbox, "put", put)
        for _ in range(connection.log.mailbox.most + 1):
            connection.session.mailbox.put(connection.log.room or Notice())
        with pytest.raises(AssertionError):
            invariants.check(observed)

"""Blindness on the link: with other hidden cards, a door gets exactly the same bytes for a seat."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.doors.json.entrance import HANDLED
from server.doors.json.session import converse
from server.doors.lines import lines
from server.doors.link.messages import encoded
from server.doors.ssh.adapter import Process
from server.doors.ssh.streams import ChannelStreams
from server.engine import GAMES
from server.engine.game import AnyGame
from server.house.lobby.session import Resumed, Session
from server.house.table.state import TableState
from server.house.table.views import events_for
from server.protocol.requests import MakeMove, Ready
from server.protocol.seat import Event, Turn, Viewer
from tests.house.running import Client, RunningHouse, all_ready, gather, running_house
from tests.laws.test_blindness import with_leaking_events
from tests.ssh.bare_server import connect
from tests.ssh.test_blindness_on_the_wire import check, leak_of_view
from tests.ssh.wire import NAMES, Play
from tests.textual import loopback

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
SIZE = (80, 24)


class LinkedPlay(Play):
    """Anna's seat over the channel of a link, and every byte that the house sent on it."""

    def __init__(
        self,
        house: RunningHouse,
        people: list[Client],
        channel: loopback.Client,
        comes_back: bool = False,
    ) -> None:
        self.house = house
        self._people = people
        self._channel = channel
        self._asked = 1
        self._comes_back = comes_back

    async def come_back(self) -> None:
        """The session goes on in another one, as after a link that was lost."""
        anna = self._people[0].session
        self.house.house.leave(anna)
        resumed = Resumed(anna.code, self.table.number)
        session = await self.house.house.enter(key=anna.key, resumed=resumed)
        assert isinstance(session, Session)
        self._people[0].session = session
        before = self._channel
        process = await before.connection.create_process(encoding=None)
        self._channel = loopback.Client(before.connection, process, SIZE)
        self._channel.read = before.read
        before.process.close()
        self._asked += 1
        await self._channel.until(lambda: self._channel.read.count(HANDLED) == self._asked)

    async def look(self) -> bytes:
        await self.house.settle()
        if self._comes_back:
            await self.come_back()
        # All that waits is sent before the end of an answer.
        return await self.ask(b"{}\n")

    async def ask(self, line: bytes) -> bytes:
        self._channel.type(line)
        self._asked += 1
        await self._channel.until(lambda: self._channel.read.count(HANDLED) == self._asked)
        return self._channel.read

    async def do(self, step: Any) -> bytes:
        seat, move = step
        if seat:
            await self._people[seat].move(move)
        else:
            await self.ask(encoded(MakeMove(move)))
        return await self.look()

    def next_step(self, dice: Random) -> Any:
        game = self.table.game
        if game is None or not isinstance(game.waiting, Turn):
            return None
        seat = dice.choice(game.waiting.seats)
        return seat, dice.choice(game.legal[seat])


@asynccontextmanager
async def on_link(
    folder: Path, game: str, games: Mapping[str, AnyGame], comes_back: bool = False
) -> AsyncIterator[Play]:
    async with running_house(folder, games=games) as house:
        people = await gather(house, *NAMES, game=game, relaxed=True)
        anna = people[0].session
        local = house.house.households.local

        async def serve(process: Process) -> None:
            streams = ChannelStreams(process, house.house.clock, local)
            anna = people[0].session
            await converse(anna, lines(streams.read_keys, 65536), streams.write_keys, HANDLED)
            process.exit(0)

        async with loopback.listening(serve) as port, connect(port, "door") as connection:
            process = await connection.create_process(encoding=None)
            channel = loopback.Client(connection, process, SIZE)
            await channel.until(lambda: channel.read.endswith(HANDLED))
            await all_ready(people[1:])
            await anna.ask(Ready())
            yield LinkedPlay(house, people, channel, comes_back)


@pytest.mark.parametrize("game", GAMES)
async def test_a_door_gets_the_same_bytes_whatever_the_hidden_cards_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    played = await check(tmp_path, game, GAMES, monkeypatch, on_link)
    assert played.over
    assert len(played.others) == 2
    assert len(played.sent[-1]) > len(played.sent[0])


@pytest.mark.parametrize("game", GAMES)
async def test_a_session_that_comes_back_gets_the_same_bytes_whatever_the_hidden_cards_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    returning = partial(on_link, comes_back=True)
    played = await check(tmp_path, game, GAMES, monkeypatch, returning)
    assert len(played.others) == 2
    assert played.sent[-1].count(b'"tell":"welcome"') == len(played.sent)


async def test_a_hidden_card_is_detected_that_only_sessions_see_that_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.house.table.reconnect.events_for", all_events)
    returning = partial(on_link, comes_back=True)
    with pytest.raises(AssertionError, match=r"after [0-9]+ steps"):
        await check(tmp_path, "farbstich", GAMES, monkeypatch, returning)


def all_events(state: TableState, game: AnyGame, viewer: Viewer, since: int) -> tuple[Event, ...]:
    """A fault: what another seat was told."""
    return events_for(state, game, 1, 0)


@pytest.mark.parametrize("leak", [leak_of_view, with_leaking_events])
async def test_a_link_that_shows_a_hidden_card_is_detected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[AnyGame], AnyGame]
) -> None:
    games = {**GAMES, "farbstich": leak(GAMES["farbstich"])}
    with pytest.raises(AssertionError, match=r"after [0-9]+ steps"):
        await check(tmp_path, "farbstich", games, monkeypatch, on_link)

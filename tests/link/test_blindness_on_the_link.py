"""Blindness on the link: with other hidden cards, a door gets exactly the same bytes for a seat."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
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
from server.protocol.requests import MakeMove, Ready
from server.protocol.seat import Turn
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

    def __init__(self, house: RunningHouse, people: list[Client], channel: loopback.Client) -> None:
        self.house = house
        self._people = people
        self._channel = channel
        self._asked = 1

    async def look(self) -> bytes:
        await self.house.settle()
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
async def on_link(folder: Path, game: str, games: Mapping[str, AnyGame]) -> AsyncIterator[Play]:
    async with running_house(folder, games=games) as house:
        people = await gather(house, *NAMES, game=game, relaxed=True)
        anna = people[0].session
        local = house.house.households.local

        async def serve(process: Process) -> None:
            streams = ChannelStreams(process, house.house.clock, local)
            await converse(anna, lines(streams.read_keys, 65536), streams.write_keys, HANDLED)
            process.exit(0)

        async with loopback.listening(serve) as port, connect(port, "door") as connection:
            process = await connection.create_process(encoding=None)
            channel = loopback.Client(connection, process, SIZE)
            await channel.until(lambda: channel.read.endswith(HANDLED))
            await all_ready(people[1:])
            await anna.ask(Ready())
            yield LinkedPlay(house, people, channel)


@pytest.mark.parametrize("game", GAMES)
async def test_a_door_gets_the_same_bytes_whatever_the_hidden_cards_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    played = await check(tmp_path, game, GAMES, monkeypatch, on_link)
    assert played.over
    assert len(played.others) == 2
    assert len(played.sent[-1]) > len(played.sent[0])


@pytest.mark.parametrize("leak", [leak_of_view, with_leaking_events])
async def test_a_link_that_shows_a_hidden_card_is_detected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[AnyGame], AnyGame]
) -> None:
    games = {**GAMES, "farbstich": leak(GAMES["farbstich"])}
    with pytest.raises(AssertionError, match=r"after [0-9]+ steps"):
        await check(tmp_path, "farbstich", games, monkeypatch, on_link)

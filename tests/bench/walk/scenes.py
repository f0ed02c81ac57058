"""Four people at their screens around tables of 8-28, in a house whose clock is moved by hand.

They come over SSH connections in this process. Everything that is left to chance is fixed, so each
walk takes the same calls every time.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Final
from unittest.mock import patch

import asyncssh

from server.bots import RANDOM
from server.commands.context import Context
from server.commands.monitoring.background_writer import BackgroundWriter
from server.commands.serve import listening
from server.doors.ssh.host_keys import open_keys
from server.doors.textual.pace import Pace
from server.engine import GAMES
from server.house.lobby.session import Session
from server.protocol.lobby import Preferences, TimeControl
from server.protocol.requests import Leave, Open, Prefer, Ready, Sit
from server.settings import BotSettings, DoorSettings, HouseholdSettings, LimitSettings, Settings
from tests.bench.walk.tracer import Trace, Tracer
from tests.house.running import RunningHouse, running_house
from tui.game_clock import GameClock
from tui.text import Texts

HERE: Final = "127.0.0.1"
SIZE: Final = (120, 40)
ENGLISH: Final = {"LANG": "en_GB.UTF-8"}
PLENTY: Final = 10_000
NAMES: Final = ("anna", "ben", "cora", "dario")
GAME: Final = "eight28"
TAKE: Final = b"y"
PACE, BANK, MOMENT = 0.5, 5, 0.01
BREATH: Final = 3.0
FRAME, NEVER = 0.2, 3600
BEAT, QUIET, LONG_QUIET = 0.03, 3, 10
PATIENCE: Final = 30
SETTINGS: Final = Settings(
    bots=BotSettings(workers=0, quickest_ms=int(1000 * PACE), slowest_ms=int(1000 * PACE)),
    limits=LimitSettings(requests_per_second=PLENTY),
    door=DoorSettings(
        host=HERE,
        port=0,
        keepalive_seconds=0,
        starts_at_once=100,
    ),
    household=HouseholdSettings(arrivals_per_minute=PLENTY, screens_per_minute=PLENTY),
)


class Scene:
    def __init__(self, tracer: Tracer, house: RunningHouse, port: int) -> None:
        self._tracer = tracer
        self._house = house
        self._port = port
        self._keys = {name: asyncssh.generate_private_key("ssh-ed25519") for name in NAMES}
        self._connections: dict[str, asyncssh.SSHClientConnection] = {}
        self._terminals: dict[str, asyncssh.SSHClientProcess[bytes]] = {}

    async def enter(self, name: str) -> None:
        self._connections[name] = await asyncssh.connect(
            HERE,
            self._port,
            username=name,
            known_hosts=None,
            config=None,
            client_keys=[self._keys[name]],
            agent_path=None,
        )
        self._terminals[name] = await self._connections[name].create_process(
            term_type="xterm-256color", term_size=SIZE, env=ENGLISH, encoding=None
        )

    async def hang_up(self, name: str) -> None:
        connection = self._connections.pop(name)
        connection.abort()
        await connection.wait_closed()

    async def press(self, name: str, key: bytes) -> None:
        self._terminals[name].stdin.write(key)

    async def pass_time(self, seconds: float) -> None:
        await self.settle(LONG_QUIET)
        await self._house.pass_time(seconds)
        await self.settle()

    async def ring(self) -> None:
        """Passes a moment, in which something is due; calls nothing else in the house."""
        until = self._house.clock.now() + 2 * MOMENT
        while self._house.clock.next_alarm(until):
            await self.settle(LONG_QUIET)

    async def breathe(self) -> None:
        """Passes enough time that no screen holds back its next frame."""
        await self.pass_time(BREATH)

    def session(self, name: str) -> Session:
        return next(each for each in self._house.house.online if each.person.name == name)

    async def sit_down(self, table: Open, names: Sequence[str]) -> None:
        """The first of them opens it; the game begins when all are ready."""
        host, *others = map(self.session, names)
        await host.ask(table)
        for session in others:
            await session.ask(Sit(str(host.table)))
        for session in (host, *others):
            await session.ask(Ready())
        await self.settle()

    async def stand_up(self, names: Sequence[str]) -> None:
        for session in map(self.session, names):
            await session.ask(Leave())
        await self.settle()

    async def settle(self, quiet: int = QUIET) -> None:
        """Waits until the house has done nothing for `quiet` beats; the long quiet outlasts a
        frame."""
        beats = 0
        while beats < quiet:
            before = self._tracer.activity
            await asyncio.sleep(BEAT)
            beats = 0 if self._tracer.activity != before else beats + 1

    async def trace(self, act: Callable[[], Awaitable[object]], screens: int) -> Trace:
        """Records what comes of `act`, until that many screens have been written to."""
        await self.settle(LONG_QUIET)
        self._tracer.start()
        await act()
        async with asyncio.timeout(PATIENCE):
            await self.settle(LONG_QUIET)
            while self._tracer.screens < screens:
                await self.settle(LONG_QUIET)
        return self._tracer.stop()

    async def close(self) -> None:
        for name in tuple(self._connections):
            await self.hang_up(name)


@asynccontextmanager
async def scene(tracer: Tracer, folder: Path) -> AsyncIterator[Scene]:
    """Opens the house; all four people are in the lobby."""
    keys = open_keys(folder / "keys")
    context = Context(GAMES, SETTINGS, Texts("en"))
    async with (
        running_house(folder / "house", SETTINGS) as house,
        listening(house.house, keys, context, BackgroundWriter(BytesIO().write)) as door,
    ):
        people = Scene(tracer, house, door.port)
        try:
            for name in NAMES:
                await people.enter(name)
                await people.breathe()
                await people.session(name).ask(Prefer(Preferences(greeted=True)))
            yield people
        finally:
            await people.close()


async def walk(folder: Path) -> dict[str, Trace]:
    """The trace of each event by its name."""
    tracer = Tracer()
    with tracer.installed(), steady_frames():
        async with scene(tracer, folder) as people:
            return {
                **await four_people(people),
                **await three_and_a_bot(people),
                **await a_clock(people),
            }


@contextmanager
def steady_frames() -> Iterator[None]:
    """A screen paints its first change at once, and all others of the same event together. Nothing
    is shown again each second: it would come in between. No news is held back because the
    processor is busy: it may be with other programs."""
    sleep = asyncio.sleep
    with (
        patch("textual.timer.sleep", lambda wait: sleep(FRAME if wait < 2 * FRAME else NEVER)),
        patch("server.commands.ssh.faces.Pace", partial(Pace, cpu_time=float)),
        patch("tui.app.GameClock", lambda scene, _: GameClock(scene, each_second=lambda: None)),
    ):
        yield


def table(**terms: object) -> Open:
    """The first to open it is the giver, so the person after them is asked first."""
    return Open(GAME, len(NAMES), options={"first_giver": "host"}, **terms)  # type: ignore[arg-type]


async def four_people(people: Scene) -> dict[str, Trace]:
    await people.sit_down(table(relaxed=True), NAMES)
    await people.press("ben", TAKE)
    await people.breathe()
    take = await people.trace(lambda: people.press("cora", TAKE), len(NAMES))
    await people.breathe()
    lost = await people.trace(lambda: people.hang_up("dario"), len(NAMES) - 1)
    await people.breathe()
    back = await people.trace(lambda: people.enter("dario"), len(NAMES))
    await people.breathe()
    await people.stand_up(NAMES)
    return {"take": take, "lost": lost, "back": back}


async def three_and_a_bot(people: Scene) -> dict[str, Trace]:
    names = NAMES[:-1]
    await people.sit_down(table(relaxed=True, bots=(RANDOM,)), names)
    await people.press("ben", TAKE)
    await people.breathe()
    await people.press("cora", TAKE)
    await people.settle()
    await people.pass_time(PACE - MOMENT)
    bot = await people.trace(people.ring, len(names))
    await people.breathe()
    await people.stand_up(names)
    return {"bot": bot}


async def a_clock(people: Scene) -> dict[str, Trace]:
    await people.sit_down(table(clock=TimeControl(bank=BANK, increment=0)), NAMES)
    await people.pass_time(BANK - MOMENT)
    return {"clock": await people.trace(people.ring, len(NAMES))}

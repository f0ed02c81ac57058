"""The houses in which the sessions of this process are. A session is in one house at a time; its
user interface is here, and notices nothing when it moves."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from traceback import clear_frames
from typing import Final, NamedTuple

import asyncssh

from server.cleanup import on_failure
from server.doors.link.channels import SessionChannel, resume
from server.doors.link.door import SHORT_PATIENCE, HouseLink, place_of, slot_of
from server.doors.link.keys import LinkKeys
from server.doors.link.messages import Rules
from server.doors.movable_client import MovableClient
from server.doors.ssh.adapter import Process
from server.doors.ssh.auth import Login
from server.doors.ssh.limits import Log
from server.doors.ssh.sessions import OwnSession, Shown
from server.engine.game import AnyGame
from server.house.clock import Clock, sleep
from server.house.lobby.session import Resumed
from server.protocol.notices import MovedTo, Refused
from server.protocol.refusals import TableNotReached
from server.protocol.seat import replace

# Of the tables of a house that is gone, and between two looks at whether it is done.
ADOPTION_SECONDS: Final = 20.0
AGAIN_SECONDS: Final = 1.0
# From the house that was lost to the own one, and from there to that of the table.
FAR_ENOUGH: Final = 2

Place = SessionChannel | OwnSession


class Home(NamedTuple):
    """The house of this process, or the one that it is a door of: the rules that it tells, and the
    way back into it."""

    rules: Callable[[], Rules]
    resume: Callable[[Login, Process, Resumed], Awaitable[Place]]


class Houses:
    """Opens the links to other houses when a session moves there, and closes them when the last one
    has left."""

    def __init__(
        self, home: Home, keys: LinkKeys, games: Mapping[str, AnyGame], clock: Clock, log: Log
    ) -> None:
        self.home = home
        self.log = log
        self.clock = clock
        self._keys = keys
        self._games = games
        self._links: dict[int, HouseLink] = {}
        self._visits: set[asyncio.Task[None]] = set()
        self._kept: dict[asyncio.Task[None], Keeper] = {}

    def keep(
        self, login: Login, process: Process, client: MovableClient, place: Place | None = None
    ) -> asyncio.Task[None]:
        """See `Keeper`; it is cancelled when the user interface has ended."""
        keeper = Keeper(self, login, process, client, place)
        keeping = asyncio.create_task(keeper.keep())
        self._kept[keeping] = keeper
        keeping.add_done_callback(self._kept_no_more)
        return keeping

    def _kept_no_more(self, keeping: asyncio.Task[None]) -> None:
        # Not in the task, which may be cancelled before it has begun.
        self._kept.pop(keeping).end()

    def follow(self, shown: Shown, moved: MovedTo) -> None:
        """A session of this house moves for the first time: it is kept from now on."""
        shown.keeping = self.keep(shown.login, shown.process, shown.client, shown.own)
        self._kept[shown.keeping].note_move(moved)

    def end(self) -> None:
        for task in self._kept:
            task.cancel()

    def pause(self, link: HouseLink) -> None:
        """Requests to the house of this link wait, or go on, as its rules say."""
        for keeper in self._kept.values():
            if isinstance(keeper.place, SessionChannel) and keeper.place.link is link:
                (keeper.client.hold if link.rules.paused else keeper.client.go_on)()

    def drop_gone(self) -> None:
        """Cuts the links to houses that are no more: one that hangs would be noticed late."""
        living = {each.number for each in self.home.rules().houses}
        for number, link in tuple(self._links.items()):
            if number not in living:
                link.abort()

    async def resume(self, number: int, login: Login, process: Process, resumed: Resumed) -> Place:
        """In the house of this number. Raises an `OSError` or an asyncssh.Error if it cannot be
        reached, or does not let the session in."""
        if number == self.home.rules().own:
            return await self.home.resume(login, process, resumed)
        link = self._link_to(number)
        slot = slot_of(process)
        with on_failure(partial(link.part, slot)):
            await link.join(slot)
            if link.rules.own != number:
                # Another house has the address by now.
                raise ConnectionRefusedError
            channel = await resume(link, self._games, login, process, resumed)
        channel.on_end = partial(link.part, slot)
        return channel

    def _link_to(self, number: int) -> HouseLink:
        if number not in self._links:
            found = (each for each in self.home.rules().houses if each.number == number)
            house = next(found, None)
            if house is None:
                raise ConnectionRefusedError
            link = self._links[number] = HouseLink(place_of(house), self._keys, self.clock)
            link.roams = True
            link.on_rules = partial(self.pause, link)
            visit = asyncio.create_task(link.visit())
            self._visits.add(visit)
            link.on_empty = partial(self._close, number, visit)
            visit.add_done_callback(lambda visit: self._ended(number, visit, link))
        return self._links[number]

    def _ended(self, number: int, visit: asyncio.Task[None], link: HouseLink) -> None:
        self._close(number, visit)
        if link.refused:
            self.log("link-refused", "error", house=number, why=link.refused.code)

    def _close(self, number: int, visit: asyncio.Task[None]) -> None:
        if visit in self._visits:
            self._visits.discard(visit)
            del self._links[number]
            visit.cancel()


@dataclass(eq=False)
class Keeper:
    """Keeps the client of a session in whichever house it is: follows it when that sends it to
    another one, and brings it home whenever a house was lost, until a house ends it or none is
    left. Then it ends the client.

    A process that was a house itself becomes a door of another one with this:

        link = HouseLink(folder, keys, clock)
        link.hold(slot)                     # for each connection: its `ConnectionSlot`
        client.lose()                       # for each session: the client that its interface has
        house.leave(session)                # only now: `lose` reads where the session is
        await link.connect()
        asyncio.create_task(link.listen())
        houses.keep(login, process, client) # for each session
    """

    _houses: Houses
    _login: Login
    _process: Process
    client: MovableClient
    place: Place | None

    def __post_init__(self) -> None:
        self._moved: asyncio.Future[MovedTo] = asyncio.get_running_loop().create_future()
        self.client.on_move = self.note_move
        self._hold()

    def note_move(self, moved: MovedTo) -> None:
        if not self._moved.done():
            self._moved.set_result(moved)

    async def keep(self) -> None:
        try:
            while await self._goes_on():
                pass
        except (OSError, asyncssh.Error) as error:
            # The house or the client is gone. A frame of asyncssh holds the error that holds it.
            clear_frames(error.__traceback__)

    def end(self) -> None:
        self.client.end()
        # Together they would be garbage that only a full collection frees.
        self.client.on_move = None
        if self.place:
            self.place.end()

    async def _goes_on(self) -> bool:
        place = self.place
        if self._moved.done():
            await self._follow(self._moved.result())
        elif place is None or place.is_lost:
            await self._go_home(place)
        else:
            await asyncio.wait((place.ended, self._moved), return_when=asyncio.FIRST_COMPLETED)
            return self._moved.done() or place.is_lost
        return True

    async def _go_home(self, lost: Place | None) -> None:
        if not self.client.is_away:
            self.client.lose()
        if lost:
            lost.end()
        if not self._moved.done():
            self._go_to(await self._resume(None, self.client.was))

    async def _follow(self, moved: MovedTo) -> None:
        self._moved = asyncio.get_running_loop().create_future()
        before = self.place
        resumed = self.client.place(None if moved.request else moved.table)
        resume = self._open if moved.request else self._resume
        try:
            there = await resume(moved.house, resumed)
        except (OSError, asyncssh.Error) as error:
            clear_frames(error.__traceback__)
            self.client.stay()
            return
        with on_failure(there.end):
            if moved.request:
                await there.client.ask(moved.request)
            await self.client.answered()
        self._go_to(there)
        if before:
            before.end()

    async def _resume(self, house: int | None, resumed: Resumed) -> Place:
        """In this house, or at home, or where these send it on: others adopt the tables of a house
        that is gone, within seconds."""
        clock = self._houses.clock
        end, sent = clock.now() + ADOPTION_SECONDS, 0
        while True:
            try:
                there = await self._open(house, resumed)
            except (OSError, asyncssh.Error) as error:
                if house is None:
                    raise
                clear_frames(error.__traceback__)
                if not self.client.is_away:
                    self.client.lose()
                house = None
                await sleep(clock, AGAIN_SECONDS)
                continue
            if not there.client.has_move:
                return there
            moves = (each for each in there.client.pending() if isinstance(each, MovedTo))
            moved, sent = next(moves), sent + 1
            there.end()
            if clock.now() < end:
                house, resumed = moved.house, replace(resumed, table=moved.table)
            else:
                there = await self._open(None, Resumed(resumed.code))
                there.client.tell(Refused(TableNotReached()))
                return there
            if sent > FAR_ENOUGH:
                # Houses that do not agree where the table is send it to and fro.
                await sleep(clock, AGAIN_SECONDS)

    async def _open(self, house: int | None, resumed: Resumed) -> Place:
        if house is None:
            return await self._houses.home.resume(self._login, self._process, resumed)
        async with asyncio.timeout(SHORT_PATIENCE):
            return await self._houses.resume(house, self._login, self._process, resumed)

    def _go_to(self, place: Place) -> None:
        self.place = place
        self.client.move(place.client, holds=isinstance(place, SessionChannel))
        self._hold()

    def _hold(self) -> None:
        if isinstance(self.place, SessionChannel) and self.place.link.rules.paused:
            self.client.hold()

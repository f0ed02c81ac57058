"""kartenhaus door: takes connections for a house in another process, and draws their screens."""

import asyncio
import logging
import os
import socket
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, redirect_stderr, suppress
from functools import cache, partial
from pathlib import Path
from typing import Final

from server.commands.command_line import Arguments
from server.commands.context import Context, error_sentence, say_refusal
from server.commands.monitoring.background_writer import BackgroundWriter, in_background
from server.commands.monitoring.logging import Journal
from server.commands.monitoring.loop_watch import LoopWatch
from server.commands.serve import (
    ARRIVING_SECONDS,
    CONNECTIONS_SECONDS,
    SESSIONS_SECONDS,
    announce,
    as_given,
    log_fault,
)
from server.commands.serving.doors import HouseDoors
from server.commands.serving.signals import handled_signals
from server.commands.serving.systemd import Systemd
from server.commands.ssh.faces import interfaces
from server.doors.link.door import HouseLink, link_to
from server.doors.link.keys import copied_link_keys, open_link_keys
from server.doors.link.sessions import LinkedSessions
from server.doors.link.shared_input import SharedInput
from server.doors.ssh.access_lists import AccessLists
from server.doors.ssh.auth import SharedState
from server.doors.ssh.host_keys import KEYS, HostKeys, open_keys
from server.doors.ssh.limits import ConnectionLimits
from server.doors.ssh.server import SshServer, listen, opening
from server.errors import CheckFailed, UsageError
from server.house.clock import Clock, RealClock, until
from server.house.people.households import Households
from server.house.timings import Timings
from server.protocol.seat import replace
from server.store.database import data_folder
from server.text_formats import HostPort, parse_host_port
from tui.text import Texts

DESCRIPTORS: Final = range(3, 1_000_000)


def run(arguments: Arguments, context: Context) -> int:
    watch = LoopWatch()
    with asyncio.Runner(loop_factory=watch.new_loop) as runner:
        runner.run(serve(arguments, context, watch))
    return 0


async def serve(arguments: Arguments, context: Context, watch: LoopWatch) -> None:
    place = parse_place(arguments.get("house"))
    is_near = isinstance(place, Path)
    folder = (
        place if isinstance(place, Path) else data_folder(arguments.get("data"), context.settings)
    )
    systemd = Systemd()
    sockets = inherited(arguments) or systemd.sockets
    # asyncssh asks for a home, which a user that is only a number does not have.
    os.environ.setdefault("HOME", str(folder))
    if is_near and not (folder / KEYS).is_dir():
        raise UsageError("no-link", place=str(folder))
    open_links = open_link_keys if is_near else copied_link_keys
    parent, clock, stopped = os.getppid(), RealClock(), asyncio.Event()
    link = await link_to(place, open_links(folder / KEYS), clock)
    link.roams = not arguments.has("fd")
    settings = link.rules.settings
    if not is_near:
        # The house's address is none of this machine.
        settings = replace(settings, door=replace(settings.door, host=""))
    context = context._replace(settings=as_given(arguments, settings))
    keys = open_keys(folder / KEYS)
    with in_background(sys.stderr, redirect_stderr) as log:
        async with opened(link, keys, context, log, clock, sockets) as (server, journal):
            if arguments.has("fd"):
                leave_to_others(link, server, parent, stopped)
            with handled_signals(stopped.set, lambda: None):
                if not arguments.has("fd"):
                    announce(context, keys, server.port)
                systemd.ready(f"port {server.port}")
                systemd.keep_alive(clock)
                with watch.reporting(journal.part("loop")):
                    waits = [asyncio.create_task(each) for each in (stopped.wait(), link.listen())]
                    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
                    # Later it may be told to stop, too, by its last connection.
                    is_lost = not (stopped.is_set() or link.was_stopped)
                    systemd.stopping()
                    if link.refused:
                        why = error_sentence(context.texts, link.refused)
                        journal.write("link-refused", "error", why=why)
        for task in waits:
            task.cancel()
        await link.close()
    if is_lost:
        raise CheckFailed("house-lost")


def leave_to_others(
    link: HouseLink, server: SshServer, parent: int, stopped: asyncio.Event
) -> None:
    """As soon as the house that started this door, and its port, is another process: that opens the
    port again, and starts doors of its own."""
    follow_rules, leaving = link.on_rules, list[asyncio.Task[None]]()

    async def leave() -> None:
        await server.stopped()
        link.on_empty = stopped.set
        if link.is_empty:
            stopped.set()

    def leave_if_moved() -> None:
        if not leaving and (link.rules.moved or os.getppid() != parent):
            leaving.append(asyncio.create_task(leave()))

    def on_rules() -> None:
        follow_rules()
        leave_if_moved()

    link.on_away, link.on_rules = leave_if_moved, on_rules


def parse_place(written: str) -> Path | HostPort:
    found = parse_host_port(written)
    return found if found and found.port and not Path(written).is_dir() else Path(written)


@asynccontextmanager
async def opened(
    link: HouseLink,
    keys: HostKeys,
    context: Context,
    log: BackgroundWriter,
    clock: Clock,
    sockets: Sequence[socket.socket] = (),
) -> AsyncIterator[tuple[SshServer, Journal]]:
    """A door that takes connections; at the end, its apps restore their terminals."""
    # Errors of clients are counted as refusals, and would flood the log.
    logging.getLogger("asyncssh").setLevel(logging.CRITICAL)
    settings = context.settings
    journal = Journal(log, clock, settings.door.log_addresses, settings.door.log_level)
    households = Households(settings.household)
    shared_input = SharedInput(link, households, clock)
    # They protect the loop of this process. The allowances of households are those of the house: it
    # counts all connections, commands and screens once more, and shares their input.
    limits = ConnectionLimits(settings.door, households, clock, link.log)
    shown = interfaces(limits, journal, cache(Texts), Timings())
    say = partial(say_refusal, context.texts)
    sessions = LinkedSessions(link, shown, context.games, clock, say)
    lists = AccessLists(settings.door, link.lets_in)
    shared = SharedState(limits, lists, sessions, say, link.arrive, link.logged_in)

    server = await listen(keys, shared, sockets)
    link.on_rules = partial(follow, link, shared, sessions, households, journal)
    link.on_rules()
    link.on_stop = server.stop
    asyncio.get_running_loop().set_exception_handler(partial(log_fault, journal))
    try:
        yield server, journal
    finally:
        await close(server, sessions, clock)
        shared_input.stop()
        asyncio.get_running_loop().set_exception_handler(None)
        journal.close()


def follow(
    link: HouseLink,
    shared: SharedState,
    sessions: LinkedSessions,
    households: Households,
    journal: Journal,
) -> None:
    """The rules of the house."""
    settings = link.rules.settings
    shared.limits.change(settings.door)
    households.change(settings.household)
    shared.lists.change(settings.door, link.rules.bans)
    sessions.pause()
    sessions.houses.drop_gone()
    journal.addresses = settings.door.log_addresses
    journal.change_level(settings.door.log_level)


async def close(server: SshServer | HouseDoors, sessions: LinkedSessions, clock: Clock) -> None:
    server.stop()
    await until(clock, lambda: not server.arriving, ARRIVING_SECONDS)
    sessions.end()
    await until(clock, lambda: not (server.open or sessions.open), SESSIONS_SECONDS)
    with suppress(TimeoutError):
        async with asyncio.timeout(CONNECTIONS_SECONDS):
            await server.close()


def inherited(arguments: Arguments) -> list[socket.socket]:
    found = []
    for text in arguments.flags.get("fd", []):
        number = Arguments((), {"fd": [text]}).number("fd", DESCRIPTORS)
        with opening("--fd", number):
            found.append(socket.socket(fileno=number))
    return found

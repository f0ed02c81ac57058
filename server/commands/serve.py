"""kartenhaus serve: runs the SSH server until it is told to stop."""

import asyncio
import gc
import logging
import os
import socket
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import (
    AsyncExitStack,
    ExitStack,
    asynccontextmanager,
    contextmanager,
    redirect_stderr,
    redirect_stdout,
    suppress,
)
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from server.commands.command_line import Arguments
from server.commands.context import Context, say_refusal
from server.commands.monitoring.background_writer import BackgroundWriter, in_background
from server.commands.monitoring.logging import Journal
from server.commands.monitoring.loop_watch import LoopWatch
from server.commands.serving.admin_socket import TAKE_OVER, admin_socket
from server.commands.serving.doors import Doors, HouseDoors
from server.commands.serving.hand_over import HandOver
from server.commands.serving.open_house import opened, warn_of_broken, warn_of_memory
from server.commands.serving.serve_settings import as_given as as_given
from server.commands.serving.serve_settings import check_shared, fit_file_limit, reload
from server.commands.serving.signals import handled_signals
from server.commands.serving.systemd import Systemd
from server.commands.ssh.admin_commands import HouseControl
from server.commands.ssh.answers import ADMIN, ME, SshCommands
from server.commands.ssh.faces import house_faces
from server.commands.ssh.me import me
from server.doors.crash import crash_of
from server.doors.ssh.access_lists import AccessLists
from server.doors.ssh.auth import SharedState
from server.doors.ssh.host_keys import KEYS, HostKeys, open_keys
from server.doors.ssh.limits import ConnectionLimits
from server.doors.ssh.server import SshServer, listen
from server.doors.ssh.sessions import Interfaces, SessionHandler
from server.errors import UsageError
from server.house.clock import RealClock, until
from server.house.lobby.house import House
from server.house.memory import system_limits
from server.settings import Settings
from server.store.client import Store, StoreError
from server.store.database import data_folder
from server.text_formats import ssh_line
from tui.text import Texts

# Sessions restore their terminals, then connections close. Containers get 10 s by default.
ARRIVING_SECONDS, SESSIONS_SECONDS, CONNECTIONS_SECONDS = 1.0, 4.0, 3.0
DOORS: Final = range(65)
METRICS_MODULES: Final = ("metrics", "metrics_server")


def run(arguments: Arguments, context: Context) -> int:
    settings = fit_file_limit(as_given(arguments, context.settings), context.warn)
    watch = LoopWatch()
    with asyncio.Runner(loop_factory=watch.new_loop) as runner:
        runner.run(serve(arguments, context._replace(settings=settings), watch))
    # The end of Python looks at all objects once more, while people wait for the next house.
    gc.freeze()
    return 0


async def serve(arguments: Arguments, context: Context, watch: LoopWatch) -> None:
    check_shared(context.settings)
    folder = data_folder(arguments.get("data"), context.settings)
    systemd = Systemd()
    # Now, as the files may be of another version when it is needed. It imports this module.
    old = import_module("server.commands.serving.old_connections")
    doors = doors_of(arguments, context.settings, folder, systemd.sockets)
    # asyncssh asks for a home, which a user that is only a number does not have.
    os.environ.setdefault("HOME", str(folder))
    with ExitStack() as held:
        before_start = held.enter_context(taken_place(arguments, folder, context, systemd))
        # A pipe that is not read, or a disk that stalls, must not stop the house.
        log = held.enter_context(in_background(sys.stderr, redirect_stderr))
        limits = system_limits(context.settings.limits)
        clock = RealClock()
        watch.on_standstill = clock.skip
        # Sessions at doors come back to this house, and with them guests who had no seat.
        guests_kept = context.settings.door.away_seconds if doors else 0.0
        async with opened(
            folder, context.games, context.settings, Store, limits, clock, before_start, guests_kept
        ) as house:
            warn_of_broken(house, context)
            warn_of_memory(limits, context)
            keys = open_keys(folder / KEYS)
            async with listening(house, keys, context, log, systemd.sockets, doors) as running:
                stopped = asyncio.Event()
                running.control.stop = stopped.set
                reread = partial(reload, arguments, context, running, systemd)
                hand_over = HandOver(arguments, folder, house, clock, systemd, running, stopped)
                running.control.update = hand_over.update
                # Before anybody is told that it is open, and may send a signal.
                with handled_signals(stopped.set, reread):
                    async with AsyncExitStack() as offered:
                        await offered.enter_async_context(
                            admin_socket(folder, running.control.asked_here, hand_over.asked)
                        )
                        await offered.enter_async_context(
                            measured(folder, house, running, watch, systemd.metrics)
                        )
                        announce(context, keys, running.port)
                        systemd.ready(f"port {running.port}")
                        systemd.keep_alive(house.clock)
                        running.control.longest_pause = watch.recent
                        reporting = watch.reporting(running.journal.part("loop"))
                        with reporting, in_background(sys.stdout, redirect_stdout):
                            await first_of(stopped.wait(), hand_over.opened.wait())
                            if hand_over.opened.is_set():
                                await offered.aclose()
                                context.print(await hand_over.finish())
                                await old.keep_connections(folder, context, running, house, stopped)
                            else:
                                systemd.stopping()
                                context.print("The house is closing. All tables are kept.")


@contextmanager
def taken_place(
    arguments: Arguments, folder: Path, context: Context, systemd: Systemd
) -> Iterator[Callable[[], object]]:
    """With --take-over: of the house that is open in this folder. Gives what is to be called before
    the first table goes on."""
    if not arguments.has(TAKE_OVER):
        yield lambda: None
        return
    # Imported only here: most houses start by themselves.
    with import_module("server.commands.serving.take_over").old_house(folder, context) as old:
        old.hand_over()
        systemd.sockets += old.sockets
        systemd.metrics += old.metrics
        yield old.go_on


def doors_of(
    arguments: Arguments, settings: Settings, folder: Path, sockets: Sequence[socket.socket]
) -> Doors | None:
    count = arguments.number("doors", DOORS, 0)
    shared = settings.store.shared
    if settings.door.doors_address and not (count or shared):
        raise UsageError("no-doors")
    # The house of before becomes a door, and so do other houses of the lobby.
    is_needed = count or shared or arguments.has(TAKE_OVER)
    return Doors(arguments, folder, count, sockets) if is_needed else None


@asynccontextmanager
async def measured(
    folder: Path,
    house: House,
    running: "RunningHouse",
    watch: LoopWatch,
    sockets: Sequence[socket.socket],
) -> AsyncIterator[None]:
    settings = house.settings.metrics
    if not (sockets or settings.socket or settings.port):
        yield
        return
    # Imported only here: most houses are not measured, and the import takes time and memory.
    figures, http = (
        import_module(f"server.commands.monitoring.{name}") for name in METRICS_MODULES
    )
    metrics = figures.HouseMetrics(folder, house, running.control.limits, watch)
    async with http.metrics_server(folder, settings, sockets, metrics):
        yield


class RunningHouse(NamedTuple):
    server: SshServer | HouseDoors
    shared: SharedState
    sessions: SessionHandler
    shown: Interfaces
    control: HouseControl
    journal: Journal

    @property
    def port(self) -> int:
        return self.server.port


@asynccontextmanager
async def listening(
    house: House,
    keys: HostKeys,
    context: Context,
    log: BackgroundWriter,
    sockets: Sequence[socket.socket] = (),
    doors: Doors | None = None,
) -> AsyncIterator[RunningHouse]:
    """At the end, sessions are told that the house closes and restore their terminals before the
    connections close."""
    # Errors of clients are counted as refusals, and would flood the log.
    logging.getLogger("asyncssh").setLevel(logging.CRITICAL)
    # Those of the database are in the journal.
    logging.getLogger("psycopg").setLevel(logging.CRITICAL)
    settings, clock = context.settings, house.clock
    journal = Journal(log, clock, settings.door.log_addresses, settings.door.log_level)
    limits = ConnectionLimits(
        settings.door, house.households, clock, journal.part("door"), house.memory
    )
    # Catalogues are parsed once for each language.
    texts_for = cache(Texts)
    commands = SshCommands(house, context, texts_for)
    faces = house_faces(limits, journal, commands, texts_for, settings.house, house.timings)
    sessions = SessionHandler(house, faces, settings.records.longest_line)
    lists = AccessLists(settings.door, partial(is_known, house))
    say = partial(say_refusal, context.texts)
    shared = SharedState(limits, lists, sessions, say)
    server = await (
        doors.open(shared, house, keys, sessions) if doors else listen(keys, shared, sockets)
    )
    control = HouseControl(house, limits, lists, sessions, journal.part("admin"), texts_for)
    control.newest_entries = journal.newest
    sessions.refuse = control.refuse
    commands.commands[ADMIN] = control.admin
    commands.commands[ME] = partial(me, house)
    asyncio.get_running_loop().set_exception_handler(partial(log_fault, journal))
    house.people.on_not_understood = partial(log_not_understood, journal)
    house.store.on_trouble = partial(log_disk, journal)
    if house.cluster:
        house.cluster.on_event = journal.part("houses")
    try:
        yield RunningHouse(server, shared, sessions, faces.shown, control, journal)
    finally:
        if not house.is_closed:
            await close(house, server, sessions)
        asyncio.get_running_loop().set_exception_handler(None)
        journal.close()


async def is_known(house: House, key: str) -> bool:
    with suppress(StoreError):
        return await house.people.by_key(key) is not None
    return False


def log_not_understood(journal: Journal, name: str, values: Sequence[str]) -> None:
    journal.write("not-understood", "warning", name=name, values=values)


def log_disk(journal: Journal, why: str | None) -> None:
    if why:
        journal.write("cannot-store", "error", why=why)
    else:
        journal.write("stores-again")


def log_fault(journal: Journal, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Logs why a task of the house failed, such as that of a table."""
    if error := context.get("exception"):
        crash = crash_of(error)
        journal.write("fault", "error", task=context["message"], **crash._asdict())
    else:
        loop.default_exception_handler(context)


async def close(house: House, server: SshServer | HouseDoors, sessions: SessionHandler) -> None:
    """Within a few seconds, even if clients do not answer."""
    house.closing = True
    # First: nobody may come in while the others are sent out. Connections that come from now on
    # wait in a socket of systemd for the next house; those that were just accepted get their turn.
    server.stop()
    await until(house.clock, lambda: not server.arriving, ARRIVING_SECONDS)
    sessions.is_open = False
    # Apps then restore their terminals and end; after the time allowed the rest is cut off.
    house.dismiss()
    elsewhere = [each for each in sessions.shown.values() if not each.is_here]
    for each in elsewhere:
        each.dismiss()
    with suppress(TimeoutError):
        async with asyncio.timeout(SESSIONS_SECONDS):
            await house.online.empty.wait()
            await asyncio.gather(*(each.ended.wait() for each in elsewhere))
    # Clients hang up when they have all of their answer.
    await until(house.clock, lambda: not server.open, ARRIVING_SECONDS)
    with suppress(TimeoutError):
        async with asyncio.timeout(CONNECTIONS_SECONDS):
            await server.close()


async def first_of(*awaited: Coroutine[Any, Any, object]) -> None:
    """Waits for one of these, and cancels the others."""
    tasks = [asyncio.create_task(each) for each in awaited]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()


def announce(context: Context, keys: HostKeys, port: int) -> None:
    host = context.settings.door.host
    anywhere = host in ("", "0.0.0.0", "::")  # noqa: S104 (only compared)
    context.print(f"Address: {'all of this machine' if anywhere else host}, port {port}")
    for fingerprint in keys.fingerprints():
        context.print(f"Host key: {fingerprint}")
    name = context.settings.door.name or (socket.gethostname() if anywhere else host)
    context.print(f"The house is open. People connect with: {ssh_line(name, port)}")
    # Scripts wait for these lines.
    sys.stdout.flush()

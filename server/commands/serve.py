"""kartenhaus serve: opens the door, until it is told to close."""

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from functools import cache, partial
from typing import Final, NamedTuple, TextIO

from server.commands.admin import AdminCommands
from server.commands.command_line import Arguments
from server.commands.context import Context, error_sentence
from server.commands.file_limit import room_for
from server.commands.host import HouseControl
from server.commands.logging import Journal, LoggedConnectionLimits
from server.commands.open_house import opened, warn_of_broken
from server.commands.screens import house_faces, say_refusal
from server.commands.ssh_answers import ADMIN, SshCommands
from server.doors.ssh.host_keys import HostKeys, open_keys
from server.doors.ssh.refusals import DoorClosed
from server.doors.ssh.server import SshServer, listen
from server.doors.ssh.sessions import SessionHandler
from server.errors import HouseError
from server.house.lobby.house import House
from server.protocol.seat import replace
from server.settings import Settings, load
from server.store.database import data_folder
from server.text_formats import MOST_PORT, parse_host_port
from tui.text import Texts

KEYS = "keys"
LAST_WORDS, LAST_MOMENT = 4.0, 3.0
"""seconds in which screens are put back in order, and connections end"""

SSH_PORT = 22

FIXED: Final[Mapping[str, tuple[str, ...]]] = {
    "house": ("language", "data"),
    "records": ("longest_line",),
    "limits": ("sayings_per_minute", "talk_kept"),
    "bots": ("workers", "budget_ms"),
    "door": ("host", "port", "keepalive_seconds", "keepalive_missed"),
}
"""what is as it was when the house was opened"""


def run(arguments: Arguments, context: Context) -> int:
    settings = fitting(as_given(arguments, context.settings), context)
    asyncio.run(serve(arguments, context._replace(settings=settings)))
    return 0


def as_given(arguments: Arguments, settings: Settings) -> Settings:
    door = settings.door
    port = arguments.number("port", range(MOST_PORT + 1), door.port)
    return replace(settings, door=replace(door, host=arguments.get("host", door.host), port=port))


def fitting(settings: Settings, context: Context) -> Settings:
    """No more people than this machine has room for; whoever runs the house is told."""
    door = settings.door
    room = room_for(door.connections)
    if room < door.connections:
        context.warn(context.texts.say("serve-few-files", connections=door.connections, room=room))
    return replace(settings, door=replace(door, connections=room))


def needing_restart(then: Settings, now: Settings) -> list[str]:
    """What has been changed in the settings, but does not change while the house is open."""
    return [
        f"{section}.{name}"
        for section, names in FIXED.items()
        for name in names
        if getattr(getattr(then, section), name) != getattr(getattr(now, section), name)
    ]


async def serve(arguments: Arguments, context: Context) -> None:
    folder = data_folder(arguments.get("data"), context.settings)
    async with opened(folder, context.games, context.settings) as house:
        warn_of_broken(house, context)
        keys = open_keys(folder / KEYS)
        async with listening(house, keys, context) as door:
            announce(context, keys, door.port)
            await until_told(partial(read_again, arguments, context, door))
            context.say("serve-closes")
            sys.stdout.flush()


class RunningHouse(NamedTuple):
    """The house, as those see it who run it."""

    port: int
    hosting: HouseControl
    journal: Journal


@asynccontextmanager
async def listening(
    house: House, keys: HostKeys, context: Context, log: TextIO | None = None
) -> AsyncIterator[RunningHouse]:
    """Who is in is told that the house closes, and has his terminal back, before the door does."""
    # What clients do wrong is no news; it is counted by the guards.
    logging.getLogger("asyncssh").setLevel(logging.CRITICAL)
    settings, clock = context.settings, house.services.clock
    journal = Journal(log or sys.stderr, clock, settings.door.log_addresses)
    limits = LoggedConnectionLimits(settings.door, clock, journal)
    texts_for = cache(Texts)
    answers = SshCommands(house, context, texts_for)
    faces = house_faces(limits, journal, answers, texts_for, settings.house)
    sessions = SessionHandler(house, faces, settings.records.longest_line)
    door = await listen(
        settings.door,
        keys,
        limits,
        sessions,
        partial(say_refusal, context.texts),
        lambda key: house.people.by_key(key) is not None,
    )
    hosting = HouseControl(house, limits, sessions, door, settings.door)
    sessions.refuse = hosting.refuse
    sessions.rush = lambda: limits.rush
    answers.commands[ADMIN] = AdminCommands(hosting)
    try:
        yield RunningHouse(door.port, hosting, journal)
    finally:
        sessions.refuse = lambda arrival: DoorClosed()
        await close(house, door)


async def close(house: House, door: SshServer) -> None:
    """Nobody who does not listen any more keeps the house open."""
    house.closes = True
    door.stop()
    house.dismiss()
    with suppress(TimeoutError):
        async with asyncio.timeout(LAST_WORDS):
            await house.online.empty.wait()
    with suppress(TimeoutError):
        async with asyncio.timeout(LAST_MOMENT):
            await door.close()


def announce(context: Context, keys: HostKeys, port: int) -> None:
    """On standard output, so that whoever waits for it can go on at once."""
    host, named = context.settings.door.host, parse_host_port(context.settings.door.name)
    anywhere = host in ("", "0.0.0.0", "::")  # noqa: S104 (only compared)
    context.say("serve-address", host="all" if anywhere else host, port=port)
    for fingerprint in keys.fingerprints():
        context.say("serve-key", fingerprint=fingerprint)
    name = named.host if named else socket.gethostname() if anywhere else host
    port = named.port or port if named else port
    context.say("serve-open", line=f"ssh {name}" if port == SSH_PORT else f"ssh -p {port} {name}")
    sys.stdout.flush()


async def until_told(read_settings_again: "partial[None]") -> None:
    """To end, by the keyboard or by whoever started us; a hang-up means new settings."""
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, told.set)
    loop.add_signal_handler(signal.SIGHUP, read_settings_again)
    try:
        await told.wait()
    finally:
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            loop.remove_signal_handler(number)


def read_again(arguments: Arguments, context: Context, opened: RunningHouse) -> None:
    """What can change while people are here; a file that is wrong changes nothing."""
    try:
        settings = load(arguments.get("config")) if arguments.has("config") else Settings()
    except HouseError as complaint:
        context.warn(error_sentence(context.texts, complaint))
        return
    settings = fitting(as_given(arguments, settings), context)
    opened.hosting.read(settings)
    opened.journal.addresses = settings.door.log_addresses
    opened.journal.write("settings", restart=needing_restart(context.settings, settings))
    context.say("serve-read-again")
    sys.stdout.flush()

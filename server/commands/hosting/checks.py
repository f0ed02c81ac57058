"""The checks of `kartenhaus doctor`. Each returns its findings, with what to do."""

import os
import resource
import shutil
import socket
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from datetime import UTC, datetime
from importlib.machinery import PathFinder
from importlib.metadata import packages_distributions
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

import msgspec

import server
import tui
from server import __version__
from server.commands.context import Context
from server.commands.hosting.backup_rotation import backups_in
from server.commands.hosting.stored_records import verify_stored
from server.commands.serving.file_limit import OTHERS
from server.doors.link.keys import COPIED, read_door_keys
from server.doors.ssh.host_keys import FILES, KEYS, open_keys
from server.files import mode
from server.house.memory import MEGABYTE, Chosen, screens, system_limits
from server.house.people.stored import understood
from server.house.table.state import Roster, Setup
from server.settings import Settings, most_people
from server.store import migrations, vacuum
from server.store.connection import ALL, Connection
from server.store.database import DATABASE, check, open_to_read, store_errors_as
from server.store.load import tables
from server.store.people import everybody

# A house grows by some kilobytes a game; below this a busy evening could fill the disk.
LEAST_DISK: Final = 200 * MEGABYTE
LEAST_INODES: Final = 1000
OLDEST_BACKUP_DAYS: Final = 8
# Stored times may be newer than the clock by what machines are usually wrong.
CLOCK_SECONDS: Final = 120.0
SAMPLE: Final = 200
CONNECT_SECONDS: Final = 2.0
# A pipe holds 64 kB; so much unread means that its reader has stopped.
UNREAD_BYTES: Final = 60_000


class Finding(NamedTuple):
    """`advice` says what to do; empty where all is well."""

    check: str
    says: str
    advice: str = ""

    @property
    def is_good(self) -> bool:
        return not self.advice


class Patient(NamedTuple):
    """A house to look at; `full` replays every record."""

    folder: Path
    settings: Settings
    context: Context
    full: bool


Check = Callable[[Patient], Iterator[Finding]]


def packages(patient: Patient) -> Iterator[Finding]:
    found = packages_distributions()
    for package in (server, tui):
        name = package.__name__
        others = sorted(set(found.get(name, ())) - {"kartenhaus"})
        if others or (others := places_of_others(package)):
            yield Finding(
                "packages",
                f"There is a package named {name} of {', '.join(others)}, too.",
                "Install Kartenhaus into an environment of its own, without PYTHONPATH.",
            )
            return
    yield Finding("packages", f"Kartenhaus {__version__} has its own environment.")


def places_of_others(package: ModuleType) -> list[str]:
    """Where Python could find another package of this name."""
    own = {os.path.realpath(place) for place in package.__path__}
    places = [place or os.getcwd() for place in sys.path]
    specs = [PathFinder.find_spec(package.__name__, [place]) for place in places]
    found = {os.path.realpath(spec.origin) for spec in specs if spec and spec.origin}
    return sorted(each for each in found if os.path.dirname(each) not in own)


def folder(patient: Patient) -> Iterator[Finding]:
    place = patient.folder
    if mode(str(place)) & 0o077:
        yield Finding("folder", f"Others can look into {place}.", f"chmod 700 {place}")
    elif mode(str(place / DATABASE)) & 0o077:
        yield Finding(
            "folder", f"Others can read {place / DATABASE}.", f"chmod 600 {place / DATABASE}"
        )
    elif os.stat(place).st_uid != os.geteuid() and os.geteuid() != 0:
        yield Finding("folder", f"{place} belongs to another user.", "Run as that user.")
    elif not os.access(place, os.W_OK):
        yield Finding(
            "folder",
            f"{place} cannot be written: it can be backed up, but no house can open in it.",
            "Mount the disk for writing (the system log says why it is not), or restore a backup.",
        )
    else:
        yield Finding("folder", f"{place} is closed to others.")


def keys(patient: Patient) -> Iterator[Finding]:
    place = patient.folder / KEYS
    missing = [name for name in FILES if not (place / name).exists()]
    if missing:
        yield Finding(
            "keys",
            f"{place} lacks {', '.join(missing)}.",
            "Restore it from a backup; without it the house makes a new key, and ssh warns people.",
        )
    else:
        shown = ", ".join(open_keys(place).fingerprints())
        yield Finding("keys", f"The host keys can be read: {shown}.")
        if patient.settings.door.doors_address:
            copies = ", ".join(COPIED)
            yield Finding("keys", f"Doors on other machines need copies of {copies} in {place}.")
        if names := ", ".join(read_door_keys(place).values()):
            yield Finding("keys", f"Doors with a key of their own: {names}.")


def disk(patient: Patient) -> Iterator[Finding]:
    free = shutil.disk_usage(patient.folder).free
    inodes = os.statvfs(patient.folder)
    if free < LEAST_DISK:
        yield Finding(
            "disk", f"Only {free // MEGABYTE} MB are free.", "Make room: a full disk pauses games."
        )
    # Some file systems have no fixed number of them, and say 0.
    elif inodes.f_files and inodes.f_favail < LEAST_INODES:
        yield Finding("disk", f"Only {inodes.f_favail} files can still be made.", "Delete files.")
    else:
        yield Finding("disk", f"{free // MEGABYTE} MB are free.")


def files(patient: Patient) -> Iterator[Finding]:
    wanted = patient.settings.door.connections + OTHERS
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < wanted:
        yield Finding(
            "files",
            f"A process may open {most} files, but the settings allow connections for {wanted}.",
            "Raise the limit (LimitNOFILE= of the unit, ulimit -Hn) or lower door.connections.",
        )
    else:
        yield Finding("files", "The limit of open files is high enough.")


def memory(patient: Patient) -> Iterator[Finding]:
    people = most_people(patient.settings)
    machine = Chosen(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"))
    limits = [machine, *system_limits(patient.settings.limits)]
    most, room = min(each.limit for each in limits), screens(limits)
    if room < people:
        yield Finding(
            "memory",
            f"{most / MEGABYTE:.0f} MB are allowed: enough for {int(room)} screens, "
            f"not for {people}.",
            f"Give it more memory, or set limits.visitors = {max(1, int(room))}.",
        )
    else:
        yield Finding("memory", f"There is memory for {people} screens.")


def port(patient: Patient) -> Iterator[Finding]:
    """On IPv4 and IPv6, or at the address of the settings."""
    door = patient.settings.door
    hosts = [door.host] if door.host else ["127.0.0.1", "::1"]
    for host in hosts:
        try:
            with socket.create_connection((host, door.port), CONNECT_SECONDS) as connection:
                banner = banner_of(connection)
        except ConnectionRefusedError:
            yield Finding("port", f"Port {door.port} of {host} is free.")
        except OSError as error:
            # A machine without IPv6, for example.
            yield Finding("port", f"{host} cannot be reached: {error.strerror or error}.")
        else:
            if banner.startswith(b"SSH-2.0-Kartenhaus"):
                yield Finding("port", f"A house answers at port {door.port} of {host}.")
            else:
                yield Finding(
                    "port",
                    f"Another program answers at port {door.port} of {host}.",
                    "Set door.port, or move the other program (sshd: Port in sshd_config).",
                )


def banner_of(connection: socket.socket) -> bytes:
    try:
        return connection.recv(64)
    except OSError:
        # It says nothing, so it is no door for ssh.
        return b""


def database(patient: Patient) -> Iterator[Finding]:
    folder, url = patient.folder, patient.settings.store.url
    with closing(open_to_read(folder, url=url)) as connection, store_errors_as(folder, url):
        if isinstance(connection, sqlite3.Connection):
            check(connection, folder / DATABASE)
        elif connection.execute("SHOW fsync").fetchone() == ("off",):
            yield Finding("database", "Its server does not sync to the disk.", "Set fsync = on.")
        found, known = migrations.version(connection), len(migrations.MIGRATIONS)
        if found < known:
            yield Finding("database", f"It is whole, and will be migrated ({found} to {known}).")
        else:
            yield Finding("database", f"It is whole (schema {found}, {size(connection)}).")
        yield from rows(connection)
        yield from clock(connection)
        yield from records(connection, patient)


def size(connection: Connection) -> str:
    return f"{vacuum.size(connection) / MEGABYTE:.1f} MB"


def rows(connection: Connection) -> Iterator[Finding]:
    """Every stored value that this version does not understand."""
    strange = [
        f"{row.name}: {', '.join(unknown)}"
        for row in everybody(connection)
        if (unknown := understood(row).unknown)
    ]
    for table in tables(connection):
        try:
            msgspec.json.decode(table.setup, type=Setup)
            msgspec.json.decode(table.room, type=Roster)
        except msgspec.DecodeError:
            strange.append(f"table {table.id}")
    if strange:
        yield Finding(
            "rows",
            f"This version does not understand: {'; '.join(strange)}.",
            "The usual values count instead. A newer version may understand them.",
        )
    else:
        yield Finding("rows", "Every stored person and table can be read.")


def clock(connection: Connection) -> Iterator[Finding]:
    (newest,) = connection.execute(
        "SELECT coalesce(max(at), 0) FROM (SELECT max(changed) AS at FROM tables"
        " UNION ALL SELECT max(ended) FROM records UNION ALL SELECT max(at) FROM talk) AS newest"
    ).fetchone()
    now = time.time()
    if newest > now + CLOCK_SECONDS:
        shown = datetime.fromtimestamp(newest, UTC).strftime("%Y-%m-%d %H:%M")
        yield Finding(
            "clock",
            f"Something was stored at {shown} UTC, which is still to come.",
            "Set the clock of this machine (timedatectl set-ntp true).",
        )
    else:
        yield Finding("clock", "The clock is not behind what is stored.")


def records(connection: Connection, patient: Patient) -> Iterator[Finding]:
    verified = verify_stored(connection, patient.context, ALL if patient.full else SAMPLE)
    if verified.wrong:
        yield Finding(
            "records",
            f"These do not verify: {', '.join(verified.wrong)}.",
            "Look at each with kartenhaus records ID and kartenhaus verify. If they are from an "
            "older version of the rules, that version verifies them.",
        )
    else:
        yield Finding("records", f"{verified.number} records verify.")


def backup(patient: Patient) -> Iterator[Finding]:
    place = patient.settings.house.backups
    if not place:
        yield Finding("backup", "No folder of backups is set (house.backups), so none is checked.")
        return
    made = backups_in(Path(place)) if Path(place).is_dir() else {}
    advice = f"kartenhaus backup {place} --keep 7d4w6m --data {patient.folder}"
    if not made:
        yield Finding("backup", f"There is no backup in {place}.", advice)
        return
    age = (datetime.now(UTC) - next(iter(made))).days
    if age > OLDEST_BACKUP_DAYS:
        yield Finding("backup", f"The newest backup in {place} is {age} days old.", advice)
    else:
        yield Finding("backup", f"The newest backup is {age} days old.")


CHECKS: Final[Mapping[str, Check]] = {
    "packages": packages,
    "folder": folder,
    "keys": keys,
    "disk": disk,
    "files": files,
    "memory": memory,
    "port": port,
    "database": database,
    "backup": backup,
}

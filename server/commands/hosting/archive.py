"""Backups: one archive with the database, the host keys, the settings, and what made it."""

import gzip
import io
import os
import shutil
import tarfile
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import BinaryIO, Final

import msgspec

from server import __version__
from server.commands.context import Context
from server.commands.hosting.stored_records import Verified, verify_stored
from server.doors.ssh.host_keys import FILES as KEY_FILES
from server.doors.ssh.host_keys import KEYS, open_keys
from server.errors import UsageError
from server.files import os_errors_as, reading, writing
from server.protocol.seat import Value
from server.store import migrations
from server.store.backup import backup, check_target
from server.store.database import BESIDE, DATABASE, PART, check, lock_folder, open_file_to_read

FORMAT: Final = 1
ABOUT, SETTINGS = "kartenhaus.json", "house.toml"
OTHERS: Final = (*(f"{KEYS}/{name}" for name in KEY_FILES), SETTINGS)
# Records that are replayed to see that the copy is whole; `doctor --full` replays all.
VERIFIED: Final = 40
LONGEST_ABOUT: Final = 65536
PIECE: Final = 1 << 20
BROKEN: Final = (tarfile.TarError, EOFError, zlib.error, gzip.BadGzipFile, KeyError)


class About(Value, frozen=True):
    """`schema` is the number of migrations of the database."""

    format: int
    version: str
    schema: int
    made: str


def write_archive(folder: Path, file: str, settings_file: str, url: str = "") -> None:
    """Written whole or not at all; works beside a running house, too."""
    check_target(folder, file)
    with (
        os_errors_as("cannot-write", file),
        # Beside the archive: there must be room for it, and it must not be read by others.
        TemporaryDirectory(prefix=".", dir=Path(os.path.realpath(file)).parent) as beside,
    ):
        copy = Path(beside, DATABASE)
        backup(folder, str(copy), url)
        with closing(open_file_to_read(Path(beside))) as connection:
            schema = migrations.version(connection)
        made = datetime.now(UTC).isoformat(timespec="seconds")
        about = msgspec.json.encode(About(FORMAT, __version__, schema, made))
        sources = {f"{KEYS}/{name}": folder / KEYS / name for name in KEY_FILES}
        if settings_file:
            sources[SETTINGS] = Path(settings_file)
        with (
            writing(file, private=True) as part,
            tarfile.open(fileobj=part, mode="w:gz", compresslevel=6) as archive,
        ):
            add(archive, ABOUT, io.BytesIO(about), len(about))
            for name, source in {**sources, DATABASE: copy}.items():
                if source.exists():
                    with reading(str(source)) as stream:
                        add(archive, name, stream, source.stat().st_size)


def add(archive: tarfile.TarFile, name: str, stream: BinaryIO, size: int) -> None:
    member = tarfile.TarInfo(name)
    # The secret host keys are among them.
    member.size, member.mode = size, 0o600
    archive.addfile(member, stream)


def check_archive(file: str, context: Context) -> Verified:
    """Opens its database and replays the newest records."""
    parent = Path(os.path.realpath(file)).parent
    with (
        os_errors_as("cannot-write", str(parent)),
        TemporaryDirectory(prefix=".", dir=parent) as beside,
    ):
        unpack(file, Path(beside))
        return check_copy(Path(beside), context)


def restore(file: str, folder: Path, context: Context) -> tuple[About, Verified]:
    """Into a folder that is empty or not there; after an error it is as before."""
    with os_errors_as("cannot-read", str(folder)):
        was_there = folder.exists()
        if was_there and any(folder.iterdir()):
            raise UsageError("restore-not-empty", folder=str(folder))
    try:
        with lock_folder(folder):
            about = unpack(file, folder)
            verified = check_copy(folder, context)
            # Refuses those that cannot be read; without any, the house makes new ones.
            open_keys(folder / KEYS)
    # Also after Ctrl-C: a part of a house must not be taken for one.
    except BaseException:
        for each in folder.iterdir():
            shutil.rmtree(each) if each.is_dir() else each.unlink()
        if not was_there:
            folder.rmdir()
        raise
    return about, verified


def unpack(file: str, folder: Path) -> About:
    """Only the files that an archive of a house has, whatever else is in it."""
    with reading(file) as stream, broken_as(file), gzip.open(stream) as whole:
        with tarfile.open(fileobj=whole, mode="r:") as archive:
            about = read_about(file, archive)
            for name in (*OTHERS, DATABASE):
                if name in archive.getnames():
                    extract(archive, name, folder / (PART if name == DATABASE else name))
        # The checksum stands at the very end.
        while whole.read(PIECE):
            pass
    # Last: a folder with this file is a house.
    (folder / PART).rename(folder / DATABASE)
    return about


@contextmanager
def broken_as(file: str) -> Iterator[None]:
    try:
        yield
    except BROKEN as error:
        raise UsageError("archive-broken", file=file) from error


def read_about(file: str, archive: tarfile.TarFile) -> About:
    stream = archive.extractfile(ABOUT)
    try:
        about = msgspec.json.decode(stream.read(LONGEST_ABOUT) if stream else b"", type=About)
    except msgspec.DecodeError as error:
        raise UsageError("archive-broken", file=file) from error
    known = len(migrations.MIGRATIONS)
    if about.format != FORMAT or about.schema > known:
        raise UsageError("archive-newer", file=file, version=about.version, here=__version__)
    archive.getmember(DATABASE)
    return about


def extract(archive: tarfile.TarFile, name: str, target: Path) -> None:
    source = archive.extractfile(name)
    if source is None:
        raise KeyError(name)
    with os_errors_as("cannot-write", str(target)):
        target.parent.mkdir(mode=0o700, exist_ok=True)
        with source, target.open("xb") as copy:
            target.chmod(0o600)
            shutil.copyfileobj(source, copy)
            copy.flush()
            os.fsync(copy.fileno())


def check_copy(folder: Path, context: Context) -> Verified:
    with closing(open_file_to_read(folder)) as connection:
        check(connection, folder / DATABASE)
        verified = verify_stored(connection, context, VERIFIED)
    # Readers cannot take away what SQLite lays beside the database for them.
    for end in BESIDE[1:]:
        (folder / f"{DATABASE}{end}").unlink(missing_ok=True)
    return verified

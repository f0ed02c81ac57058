"""Whether somebody reads the log of the house that is open in a folder."""

import array
import fcntl
import os
import termios
from collections.abc import Iterator
from pathlib import Path

from server.commands.hosting.checks import UNREAD_BYTES, Finding, Patient
from server.store.database import LOCK

LOCKS = Path("/proc/locks")
STANDARD_ERROR = 2


def journal_reader(patient: Patient) -> Iterator[Finding]:
    house = owner_of(patient.folder / LOCK)
    if house is None:
        yield Finding("journal", "No house is open in this folder, so its log is not checked.")
        return
    unread = unread_bytes(Path(f"/proc/{house}/fd/{STANDARD_ERROR}"))
    if unread is None:
        yield Finding("journal", "The log does not go to a pipe that could fill.")
    elif unread > UNREAD_BYTES:
        yield Finding(
            "journal",
            f"{unread} bytes of the log wait for a reader, and entries are dropped.",
            "Start the program that reads the log again, or the house.",
        )
    else:
        yield Finding("journal", "The log is being read.")


def owner_of(lock: Path) -> int | None:
    """The process that holds the lock of a house."""
    if not (lock.exists() and LOCKS.exists()):
        return None
    found = lock.stat()
    # As the kernel spells it: device in hexadecimal, inode in decimal.
    place = f"{os.major(found.st_dev):02x}:{os.minor(found.st_dev):02x}:{found.st_ino}"
    for line in LOCKS.read_text().splitlines():
        words = line.split()
        if place in words and "FLOCK" in words:
            return int(words[words.index(place) - 1])
    return None


def unread_bytes(stream: Path) -> int | None:
    """None if it is not a pipe, or cannot be looked at."""
    try:
        if not stream.is_fifo():
            return None
        reader = os.open(stream, os.O_RDONLY | os.O_NONBLOCK)
    except OSError:
        return None
    try:
        waiting = array.array("i", [0])
        fcntl.ioctl(reader, termios.FIONREAD, waiting)
        return waiting[0]
    finally:
        os.close(reader)

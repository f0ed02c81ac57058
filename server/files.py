"""Files that people name: written whole or not at all, with errors as sentences."""

import errno
import os
import secrets
import shutil
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from server.errors import UsageError

STANDARD = "-"
WHY = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.ENAMETOOLONG: "long",
    errno.ELOOP: "loop",
    errno.EBADF: "closed",
}


@contextmanager
def reading(name: str) -> Iterator[BinaryIO]:
    """Opens the file, or standard input for a dash."""
    with os_errors_as("cannot-read", name):
        if name == STANDARD:
            if sys.stdin is None:
                raise OSError(errno.EBADF, os.strerror(errno.EBADF))
            yield sys.stdin.buffer
            return
        with open(name, "rb") as file:
            yield file


@contextmanager
def writing(name: str, *, private: bool = False) -> Iterator[BinaryIO]:
    """Opens a file, or standard output for a dash. The old file stays until the new one is whole.
    A private file is readable for its owner only, also if the old one was not."""
    if name == STANDARD:
        yield sys.stdout.buffer
        return
    with os_errors_as("cannot-write", name):
        if not name:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        there = mode(name)
        if there and not stat.S_ISREG(there):
            with open(name, "wb") as device:
                yield device
            return
        if there and not os.access(name, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        target = Path(os.path.realpath(name))
        # A short name: that of the file may already have the greatest length.
        part = target.with_name(f".{secrets.token_hex(6)}.part")
        # The file is made inside of try: a signal can raise as soon as it is there.
        try:
            # x: the name is random, and a file that is there nevertheless is somebody else's.
            with part.open("xb") as file:
                if private:
                    part.chmod(0o600)
                yield file
                file.flush()
                # Before the rename: after a power failure there must be a whole file, the old or
                # the new one.
                os.fsync(file.fileno())
                if there and not private:
                    shutil.copymode(target, part)
                part.replace(target)
        finally:
            part.unlink(missing_ok=True)


def mode(name: str) -> int:
    """The st_mode of the file; 0 if there is none."""
    try:
        return os.stat(name).st_mode
    except FileNotFoundError:
        return 0


@contextmanager
def os_errors_as(code: str, name: str) -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        if name == STANDARD:
            name = "stdin" if code == "cannot-read" else "stdout"
        why = WHY.get(error.errno or 0, "other")
        raise UsageError(code, file=name, why=why, detail=error.strerror or str(error)) from error

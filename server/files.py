"""Files that people name: read and written whole or not at all, with a sentence when it fails."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from server.complaint import Code, Misuse

STANDARD = "-"


@contextmanager
def reading(name: str) -> Iterator[BinaryIO]:
    """The named file, or standard input for a dash."""
    with _told("cannot-read", name):
        if name == STANDARD:
            yield sys.stdin.buffer
            return
        with Path(name).open("rb") as file:
            yield file


@contextmanager
def writing(name: str) -> Iterator[BinaryIO]:
    """The named file, or standard output for a dash; what stood there is kept until the end."""
    if name == STANDARD:
        yield sys.stdout.buffer
        return
    with _told("cannot-write", name):
        target = Path(name).resolve()
        if target.exists() and not target.is_file():
            with target.open("wb") as device:
                yield device
            return
        part = target.with_name(f".{target.name}.{os.getpid()}.part")
        try:
            with part.open("xb") as file:
                yield file
            if target.exists():
                shutil.copymode(target, part)
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)


@contextmanager
def _told(code: Code, name: str) -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Misuse(code, file=name, why=_why(error), detail=error.strerror or "") from error


def _why(error: OSError) -> str:
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return "missing"
        case IsADirectoryError():
            return "folder"
        case PermissionError():
            return "forbidden"
    return "other"

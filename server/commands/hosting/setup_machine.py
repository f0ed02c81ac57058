"""The machine that `kartenhaus setup` changes: its files, its commands, and the host."""

import difflib
import errno
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeVar

from server.commands.context import Context, error_sentence
from server.commands.hosting.checks import CONNECT_SECONDS, banner_of
from server.errors import CheckFailed, HouseError, UsageError
from server.files import os_errors_as, writing

# As long as the sum is that of the lines below, nobody has changed them by hand.
WRITTEN: Final = "# Written by “kartenhaus setup”. Sum of the lines below: "
NO_WORDS, YES_WORDS = ("n", "no"), ("y", "yes")
CALL_SECONDS: Final = 120
START_SECONDS, SOON = 30.0, 0.1
# A small system may not know the name localhost.
HERE: Final = "127.0.0.1"
Answer = TypeVar("Answer")


class Host:
    """Asks a person; with `--yes` every question gets its usual answer."""

    def __init__(self, context: Context, *, says_yes: bool) -> None:
        self._context = context
        self.says_yes = says_yes

    def choose(self, question: str, usual: str, parse: Callable[[str], Answer]) -> Answer:
        """Asks again after an answer that `parse` refuses."""
        while not self.says_yes:
            answer = self._read(f"{question} [{usual}] ")
            try:
                return parse(answer or usual)
            except HouseError as error:
                self._context.print(error_sentence(self._context.texts, error))
        return parse(usual)

    def agrees(self, question: str, *, usual: bool) -> bool:
        while not self.says_yes:
            answer = self._read(f"{question} [{'Y/n' if usual else 'y/N'}] ").casefold()
            if answer in ("", *NO_WORDS, *YES_WORDS):
                return answer in YES_WORDS or (usual and not answer)
        return True

    def _read(self, prompt: str) -> str:
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            sys.stdout.write("\n")
            raise UsageError("not-answered")
        return line.strip()


class Machine:
    """`is_shown`: nothing is changed, but everything told. `is_folder`: `root` is not the root of
    this machine but a folder to be filled, so no command runs."""

    def __init__(
        self, context: Context, root: Path, *, is_shown: bool = False, is_folder: bool = False
    ) -> None:
        self.root = root
        self.is_live = not (is_shown or is_folder)
        self._context = context
        self._is_shown = is_shown
        self._is_folder = is_folder

    def read(self, name: str) -> str | None:
        file = self.root / name
        with os_errors_as("cannot-read", str(file)):
            return file.read_text("utf-8", errors="replace") if file.exists() else None

    def put(self, name: str, text: str, may_replace: Callable[[str], bool]) -> bool:
        """Writes the file if that changes it. What somebody has changed by hand is replaced only
        if `may_replace` agrees, and kept beside it. Says whether it was written."""
        old, new = self.read(name), f"{WRITTEN}{checksum(text)}\n{text}"
        if old in (new, text):
            self._context.print(f"{self.root / name} is as it should be.")
            return False
        if old is not None and not is_as_written(old):
            self._context.print(f"{self.root / name} was changed by hand, and differs:")
            self._show("".join(difflib.unified_diff(lines(old), lines(new), "yours", "new")))
            if not may_replace(f"Replace it? Yours is kept as {self.root / name}.old."):
                self._context.print(f"{self.root / name} stays as it is.")
                return False
            self._write(f"{name}.old", old)
        self._write(name, new)
        return True

    def _write(self, name: str, text: str) -> None:
        file = self.root / name
        self._context.print(f"{'Would write' if self._is_shown else 'Writes'} {file}.")
        if self._is_shown:
            self._show(text)
            return
        # The house runs as a user of its own, who must be able to read them.
        mask = os.umask(0o022)
        try:
            with os_errors_as("cannot-write", str(file)):
                file.parent.mkdir(parents=True, exist_ok=True)
            with writing(str(file)) as stream:
                stream.write(text.encode())
        finally:
            os.umask(mask)

    def restore(self, name: str, old: str | None) -> None:
        """Makes a file what `read` has returned."""
        if old is None:
            self._context.print(f"Deletes {self.root / name}.")
            (self.root / name).unlink(missing_ok=True)
        else:
            self._write(name, old)

    def call(self, *words: str) -> None:
        """Runs a command that changes something."""
        self._context.print(f"{'Runs' if self.is_live else 'To be run'}: {' '.join(words)}")
        # A reader of the output sees what takes time.
        sys.stdout.flush()
        if self.is_live:
            done = self._run(*words)
            if done.returncode:
                said = done.stderr.strip() or f"exit code {done.returncode}"
                raise CheckFailed("command-failed", line=" ".join(words), detail=said)

    def ask(self, *words: str) -> str:
        """The output of a command that changes nothing; empty if it fails or is not there."""
        if self._is_folder:
            return ""
        done = self._run(*words)
        return done.stdout if done.returncode == 0 else ""

    def _run(self, *words: str) -> "subprocess.CompletedProcess[str]":
        # sshd is in a folder that users other than root do not search, and wants its whole path.
        path = f"{os.environ.get('PATH', os.defpath)}:/usr/sbin:/sbin"
        program = shutil.which(words[0], path=path)
        if program is None:
            return subprocess.CompletedProcess(words, 127, "", f"there is no {words[0]}")
        try:
            return subprocess.run(  # noqa: S603 (names of commands are written in this package)
                (program, *words[1:]),
                capture_output=True,
                text=True,
                check=False,
                # A command that asks would wait for ever: its questions are not shown.
                stdin=subprocess.DEVNULL,
                timeout=CALL_SECONDS,
            )
        except subprocess.TimeoutExpired as error:
            return subprocess.CompletedProcess(words, 124, "", str(error))

    def is_free(self, port: int) -> bool:
        return self._is_folder or can_listen(port)

    def waits_for(self, is_so: Callable[[], bool]) -> bool:
        """Whether it becomes so within the time that a start may take."""
        until = time.monotonic() + START_SECONDS
        while self.is_live and not is_so():
            if time.monotonic() > until:
                return False
            time.sleep(SOON)
        return True

    def greets(self, port: int, banner: bytes) -> bool:
        """Whether a server with this banner answers at the port."""
        if self._is_folder:
            return False
        try:
            with socket.create_connection((HERE, port), CONNECT_SECONDS) as connection:
                return banner_of(connection).startswith(banner)
        except OSError:
            return False

    def _show(self, text: str) -> None:
        for line in text.splitlines():
            self._context.print(f"    {line}", 8)


def can_listen(port: int) -> bool:
    """Whether no program listens at it, at any address of this machine."""
    for family, host in ((socket.AF_INET, "0.0.0.0"), (socket.AF_INET6, "::")):  # noqa: S104
        try:
            with socket.socket(family) as tried:
                # Connections that have ended may still hold the port; a listener refuses it.
                tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if family == socket.AF_INET6:
                    tried.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                tried.bind((host, port))
        except PermissionError:
            # Without root, for --dry-run: low ports cannot be tried.
            continue
        except OSError as error:
            # A machine may lack IPv6.
            if error.errno == errno.EADDRINUSE:
                return False
    return True


def is_as_written(text: str) -> bool:
    first, _, rest = text.partition("\n")
    return first == f"{WRITTEN}{checksum(rest)}"


def checksum(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)

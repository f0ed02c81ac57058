"""A PostgreSQL server of the tests, in a temporary folder, at a unix socket there."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Final

from tests.ports import free_port

STARTING_SECONDS: Final = 30.0
ENDING_SECONDS: Final = 20.0
# Of the tests alone: no machine loses its power in them.
OPTIONS: Final = (
    *("fsync=off", "listen_addresses=", "max_connections=40", "shared_buffers=16MB"),
    # In its folder, where nothing of it is left after a kill.
    "dynamic_shared_memory_type=mmap",
)


def programs() -> Path | None:
    """The folder of initdb and postgres, which Debian has not in its PATH."""
    found = shutil.which("initdb")
    places = [Path(os.path.realpath(found)).parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return next((place for place in places if (place / "postgres").exists()), None)


def why_not() -> str:
    """Why there can be no cluster; empty if there can."""
    if find_spec("psycopg") is None:
        return "psycopg is not installed"
    return "" if programs() else "PostgreSQL is not installed (apt-get install postgresql)"


class Cluster:
    """Its port is the last part of the name of its socket, too."""

    def __init__(self, folder: Path) -> None:
        place = programs()
        assert place is not None
        self.folder = folder
        self.port = free_port()
        self._programs = place
        self._data = folder / "data"
        self._server: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        if os.geteuid() == 0:
            os.chown(folder, *self._owner())
        self._run("initdb", "-D", self._data, "-U", "house", "-A", "trust", "-N", "-E", "UTF8")

    def url(self, database: str) -> str:
        return f"postgresql://house@:{self.port}/{database}?host={self.folder}"

    def new_database(self) -> str:
        """Its URL."""
        # Imported only here: without it, these tests are skipped.
        psycopg = import_module("psycopg")
        name = f"house{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            # Before version 15 this is the only way, later the quicker one.
            has_ways = connection.info.server_version >= 150_000
            way = "STRATEGY FILE_COPY" if has_ways else ""
            connection.execute(f"CREATE DATABASE {name} {way}")
        return self.url(name)

    def start(self, *more: str) -> None:
        settings = [f"-c{option}" for option in (*OPTIONS, *more)]
        where = ("-D", self._data, "-k", self.folder, "-p", self.port)
        command = self._command("postgres", *where, *settings)
        # The socket is in the folder that it has, and a log there tells what went wrong.
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(command, stdout=log, stderr=log)
        began = time.monotonic()
        place = ("-h", str(self.folder), "-p", str(self.port))
        ready = [str(self._programs / "pg_isready"), "-q", *place]
        while subprocess.run(ready, timeout=STARTING_SECONDS, check=False).returncode:
            assert time.monotonic() - began < STARTING_SECONDS, (self.folder / "log").read_text()
            assert self._server.poll() is None, (self.folder / "log").read_text()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT cuts all connections off; SIGQUIT leaves no time to write anything, either."""
        server, self._server = self._server, None
        if server:
            server.send_signal(how)
            try:
                server.wait(ENDING_SECONDS)
            except subprocess.TimeoutExpired:
                # A busy machine; the tests after this one need the place.
                server.send_signal(signal.SIGQUIT)
                server.wait(ENDING_SECONDS)

    def ask_for_passwords(self, user: str) -> None:
        """From the next start on, and on the network for TLS."""
        rules = self._data / "pg_hba.conf"
        asked = (
            f"local all {user} scram-sha-256",
            f"hostssl all {user} 127.0.0.1/32 scram-sha-256",
            f"hostnossl all {user} 127.0.0.1/32 reject",
        )
        rules.write_text("\n".join((*asked, rules.read_text())))

    def own(self, file: Path) -> None:
        """Lets the server alone read the file."""
        file.chmod(0o600)
        if os.geteuid() == 0:
            os.chown(file, *self._owner())

    def _run(self, *command: object) -> None:
        done = subprocess.run(
            self._command(*command), capture_output=True, timeout=STARTING_SECONDS, check=False
        )
        assert done.returncode == 0, done.stderr.decode()

    def _command(self, program: object, *arguments: object) -> list[str]:
        # Ends with the thread that started it, however these tests end. As root it would not run.
        line = ["setpriv", "--pdeathsig", "QUIT"]
        if os.geteuid() == 0:
            user, group = self._owner()
            line += [f"--reuid={user}", f"--regid={group}", "--clear-groups"]
        return [*line, str(self._programs / str(program)), *map(str, arguments)]

    def _owner(self) -> tuple[int, int]:
        entry = pwd.getpwnam("nobody")
        return entry.pw_uid, entry.pw_gid


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    # Not in the folder of pytest, which is too long for a socket and closed to other users.
    with tempfile.TemporaryDirectory(prefix="kartenhaus-pg-") as folder:
        cluster = Cluster(Path(folder))
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop(signal.SIGQUIT)

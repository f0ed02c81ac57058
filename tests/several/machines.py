"""The programs under test, each on a node of its own: the database, houses and doors."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from server.doors.link.keys import COPIED, HOUSE_KEY, open_link_keys
from server.doors.ssh.host_keys import KEYS, open_keys
from tests.postgres.cluster import Cluster
from tests.several.network import Node, run

ROOT: Final = Path(__file__).parent.parent.parent
PORT, DOORS_PORT, DATABASE_PORT = 2222, 2224, 5432
PATIENCE: Final = 60.0
SETTINGS: Final = {
    "BOTS_QUICKEST_MS": 100,
    "BOTS_SLOWEST_MS": 400,
    "BOTS_WORKERS": 0,
    "RECORDS_WORKERS": 0,
    # All people of the run have one address.
    "HOUSEHOLD_CONNECTIONS": 1000,
    "HOUSEHOLD_LOGINS": 1000,
    "HOUSEHOLD_SESSIONS": 1000,
    "HOUSEHOLD_BOT_TABLES": 1000,
    "HOUSEHOLD_ARRIVALS_PER_MINUTE": 100_000,
    "HOUSEHOLD_COMMANDS_PER_MINUTE": 100_000,
    "HOUSEHOLD_INPUT_PER_SECOND": 100_000,
    "HOUSEHOLD_REQUESTS_PER_SECOND": 100_000,
    "HOUSEHOLD_TABLES_PER_HOUR": 100_000,
    "HOUSEHOLD_NEW_KEYS_PER_DAY": 100_000,
    "TABLES_PER_PERSON": 100,
    "TABLES_GRACE": 3,
    "DOOR_KEEPALIVE_SECONDS": 2,
    "DOOR_KEEPALIVE_MISSED": 2,
    "DOOR_LOG_LEVEL": "info",
}


class Machine:
    """A program on a node. `is_wanted`: it is started again when it ends by itself."""

    def __init__(self, node: Node, starter: ThreadPoolExecutor) -> None:
        self.node = node
        self.name = node.name
        self.is_wanted = False
        self.is_stopped = False
        self._starter = starter

    @property
    def has_ended(self) -> bool:
        return not self.pids()

    def pids(self) -> list[int]:
        return [int(each) for each in run("ip", "netns", "pids", self.node.namespace).split()]

    def start(self) -> None:
        # Programs end with the thread that has started them, which lives as long as the run.
        self._starter.submit(self._start).result()
        self.is_wanted = True

    def _start(self) -> None:
        raise NotImplementedError

    def signal(self, number: signal.Signals) -> None:
        """To all processes of this machine."""
        for pid in self.pids():
            with suppress(ProcessLookupError):
                os.kill(pid, number)

    def kill(self) -> None:
        self.is_wanted = False
        self.signal(signal.SIGKILL)
        self._reap()

    def _reap(self) -> None:
        pass

    def stop(self) -> None:
        self.is_stopped = True
        self.signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self.is_stopped = False
        self.signal(signal.SIGCONT)


class Database(Machine):
    def __init__(self, node: Node, starter: ThreadPoolExecutor, folder: Path) -> None:
        super().__init__(node, starter)
        self._cluster = FarCluster(folder, node)
        self._cluster.accept_all()
        self.local = ""

    def _start(self) -> None:
        # The server of before has to be gone, with all that it holds.
        while self.pids():
            time.sleep(0.01)
        self._cluster.start(f"listen_addresses={self.node.address}")

    def create(self) -> None:
        self.local = self._cluster.new_database()

    @property
    def url(self) -> str:
        """For the houses."""
        name = self.local.partition("?")[0].rpartition("/")[2]
        # Soon enough for a house that is cut off to notice it.
        found = "connect_timeout=3&keepalives_idle=2&keepalives_interval=1&keepalives_count=3"
        return f"postgresql://house@{self.node.address}:{self._cluster.port}/{name}?{found}"

    def _reap(self) -> None:
        self._cluster.stop(signal.SIGKILL)


class FarCluster(Cluster):
    """A cluster whose server runs on a node."""

    def __init__(self, folder: Path, node: Node) -> None:
        self._node = node
        super().__init__(folder)
        self.port = DATABASE_PORT

    def accept_all(self) -> None:
        with (self._data / "pg_hba.conf").open("a") as rules:
            rules.write("host all all 10.0.0.0/8 trust\n")

    def _command(self, program: object, *arguments: object) -> list[str]:
        command = super()._command(program, *arguments)
        return self._node.command(*command) if program == "postgres" else command


class Program(Machine):
    """A house or a door. `python` is what it runs."""

    def __init__(
        self,
        node: Node,
        starter: ThreadPoolExecutor,
        folder: Path,
        python: Sequence[str],
        **settings: object,
    ) -> None:
        super().__init__(node, starter)
        self.folder = folder
        self.log = folder / "log"
        self._python = python
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def exit_code(self) -> int | None:
        """That of a program that has ended by itself."""
        return self._process.poll() if self._process else None

    @property
    def has_ended(self) -> bool:
        return self.exit_code is not None

    def _start(self) -> None:
        settings = {f"KARTENHAUS_{name}": str(value) for name, value in self._settings.items()}
        others = {name: v for name, v in os.environ.items() if not name.startswith("KARTENHAUS_")}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [
                    *self.node.command("setpriv", "--pdeathsig", "KILL"),
                    *(sys.executable, "-P", "-m", *self._python),
                ],
                env={**others, **settings, "PYTHONPATH": str(ROOT)},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
            )

    def _reap(self) -> None:
        if self._process:
            self._process.wait(PATIENCE)

    def wait_until_open(self) -> None:
        began = time.monotonic()
        while True:
            with closing(self.node.socket()) as trying, suppress(OSError):
                trying.settimeout(1)
                trying.connect((self.node.address, PORT))
                return
            if self.has_ended or time.monotonic() - began > PATIENCE:
                raise RuntimeError(f"{self.name} does not open: {self.log.read_text()}")
            time.sleep(0.02)


def make_keys(folder: Path) -> Path:
    """The keys that all houses have."""
    open_keys(folder / KEYS)
    open_link_keys(folder / KEYS)
    return folder / KEYS


def house(
    node: Node, starter: ThreadPoolExecutor, folder: Path, keys: Path, url: str, *, is_shared: bool
) -> Program:
    shutil.copytree(keys, folder / KEYS)
    settings = SETTINGS | {
        "STORE_URL": url,
        "DOOR_DOORS_ADDRESS": f"{node.address}:{DOORS_PORT}",
    }
    command: tuple[str, ...] = (
        "server",
        "serve",
        f"--data={folder}",
        f"--host={node.address}",
        f"--port={PORT}",
    )
    if is_shared:
        settings["STORE_SHARED"] = "true"
    else:
        # Alone, a house takes far doors only beside one of its own.
        command = (*command, "--doors=1")
    return Program(node, starter, folder, command, **settings)


def door(
    node: Node, starter: ThreadPoolExecutor, folder: Path, keys: Path, to: Node, record: Path | None
) -> Program:
    """`record`: the folder for all that the house sends to it on the link."""
    (folder / KEYS).mkdir(parents=True)
    for name in COPIED:
        if name != HOUSE_KEY:
            shutil.copy(keys / name, folder / KEYS)
    module = ("tests.several.recording_door", str(record)) if record else ("server",)
    place = f"--house={to.address}:{DOORS_PORT}"
    listening = (f"--data={folder}", f"--host={node.address}", f"--port={PORT}")
    return Program(node, starter, folder, (*module, "door", place, *listening))

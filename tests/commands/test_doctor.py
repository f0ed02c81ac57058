"""kartenhaus doctor finds what is planted, and says what to do."""

import json
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

import pytest

from server.commands.hosting import checks
from server.doors.link.keys import COPIED
from server.doors.ssh.host_keys import KEYS
from server.store.client import Store
from server.store.database import DATABASE
from tests.cases import for_each
from tests.commands.full_pipe import full_pipe
from tests.commands.running import Prompt
from tests.ssh.client_programs import ROOT
from tests.ssh.made_keys import give_keys

pytestmark = pytest.mark.slow


class House(NamedTuple):
    folder: Path
    settings: Path

    @property
    def database(self) -> Path:
        return self.folder / DATABASE

    def sql(self, statement: str) -> None:
        with closing(sqlite3.connect(self.database)) as database, database:
            database.execute(statement)

    def set(self, text: str) -> None:
        self.settings.write_text(f"{self.settings.read_text()}{text}\n")


@pytest.fixture
def house(tmp_path: Path, unused_tcp_port: int) -> House:
    found = House(tmp_path / "house", tmp_path / "house.toml")
    Store.open(found.folder).close()
    give_keys(found.folder)
    found.settings.write_text(f"[door]\nport = {unused_tcp_port}\nconnections = 20\n")
    return found


def examined(kartenhaus: Prompt, house: House, *more: str) -> tuple[int, dict[str, Any]]:
    code, out, err = kartenhaus(
        "doctor", "--json", "--data", str(house.folder), "--config", str(house.settings), *more
    )
    assert err == ""
    found = json.loads(out)
    assert found["good"] == (code == 0)
    return code, found


def complaints(found: dict[str, Any]) -> list[str]:
    assert all(bool(each["advice"]) != each["good"] for each in found["checks"])
    return [each["check"] for each in found["checks"] if not each["good"]]


def test_a_house_that_is_well_has_no_complaints(kartenhaus: Prompt, house: House) -> None:
    code, found = examined(kartenhaus, house)
    assert (code, complaints(found)) == (0, [])
    code, out, err = kartenhaus("doctor", "--data", str(house.folder))
    assert (code, err) == (0, "")
    assert out.count("good  ") >= 12


def test_the_keys_that_doors_on_other_machines_need_are_named(
    kartenhaus: Prompt, house: House
) -> None:
    house.set('doors_address = "192.0.2.7:2224"')
    code, found = examined(kartenhaus, house)
    (named,) = [each for each in found["checks"] if "other machines" in each["says"]]
    assert code == 0
    assert all(name in named["says"] for name in COPIED)


PERSON = (
    "INSERT INTO people (key, name, folded, language, preferences, muted, seen)"
    " VALUES ('k', 'Anna', 'anna', '%s', '%s', '[]', 0)"
)

FAULTS: dict[str, tuple[str, Callable[[House], object]]] = {
    "others can look into the folder": ("folder", lambda house: house.folder.chmod(0o755)),
    "others can read the database": ("folder", lambda house: house.database.chmod(0o644)),
    "a key is missing": ("keys", lambda house: (house.folder / KEYS / "host_rsa").unlink()),
    "others can read a key": ("keys", lambda h: (h.folder / KEYS / "host_rsa").chmod(0o644)),
    "a line is no key of a door": (
        "keys",
        lambda house: (house.folder / KEYS / "door_keys").write_text("x"),
    ),
    "a key is broken": ("keys", lambda house: (house.folder / KEYS / "host_rsa").write_text("x")),
    "the database is broken": ("database", lambda house: house.database.write_bytes(b"SQLite")),
    "the database is newer": ("database", lambda house: house.sql("PRAGMA user_version = 99")),
    "an index is missing": ("database", lambda house: house.sql("DROP INDEX guests")),
    "an unknown language": ("rows", lambda house: house.sql(PERSON % ("nl", "{}"))),
    "an unknown theme": ("rows", lambda h: h.sql(PERSON % ("de", '{"theme":"rainbow"}'))),
    "a table that is no JSON": (
        "rows",
        lambda house: house.sql("INSERT INTO tables VALUES (1, '{', '{', 0, 0, 0)"),
    ),
    "the clock is behind": (
        "clock",
        lambda house: house.sql(
            "INSERT INTO talk (place, at, who, text) VALUES ('lobby', 32503680000, 'Anna', 'Hi')"
        ),
    ),
    "a record that does not verify": (
        "records",
        lambda house: house.sql(
            "INSERT INTO records (id, game, ended, open, lines)"
            " VALUES ('r', 'eight28', 0, 1, x'7B7D')"
        ),
    ),
    "a damaged record": (
        "records",
        lambda house: house.sql(
            "INSERT INTO records (id, game, ended, open, lines)"
            " VALUES ('r', 'eight28', 0, 1, x'78DA00')"
        ),
    ),
    "a mistake in the settings": ("settings", lambda house: house.set("port = '22'")),
    "no backup": ("backup", lambda house: house.set(f"[house]\nbackups = '{house.folder}'")),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str, kartenhaus: Prompt, house: House) -> None:
    check, plant = FAULTS[fault]
    plant(house)
    code, found = examined(kartenhaus, house)
    assert code == 1
    assert complaints(found) == [check]


def test_an_old_backup_is_found(kartenhaus: Prompt, house: House, tmp_path: Path) -> None:
    copies = tmp_path / "copies"
    copies.mkdir()
    house.set(f"[house]\nbackups = '{copies}'")
    (copies / "kartenhaus-2020-01-01-030000.tar.gz").touch()
    assert complaints(examined(kartenhaus, house)[1]) == ["backup"]
    saved = kartenhaus("backup", str(copies), "--keep", "1d", "--data", str(house.folder))
    assert saved.code == 0
    assert complaints(examined(kartenhaus, house)[1]) == []


@pytest.mark.parametrize("banner", [b"SSH-2.0-OpenSSH_9.2\r\n", b"", b"SSH-2.0-Kartenhaus_1\r\n"])
def test_a_port_that_another_program_has_is_found(
    banner: bytes, kartenhaus: Prompt, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "CONNECT_SECONDS", 20 if banner else 0.2)
    with socket.create_server(("127.0.0.1", 0)) as other:
        house.settings.write_text(f"[door]\nport = {other.getsockname()[1]}\n")
        with answering(other, banner):
            _, found = examined(kartenhaus, house)
    assert complaints(found) == ([] if b"Kartenhaus" in banner else ["port"])


@contextmanager
def answering(server: socket.socket, banner: bytes) -> Iterator[None]:
    def answer() -> None:
        connection, _ = server.accept()
        connection.sendall(banner)
        connection.recv(1)
        connection.close()

    thread = Thread(target=answer)
    thread.start()
    yield
    thread.join()


LIMITS = {"files": "ulimit -n 210", "memory": "ulimit -v 160000"}


@for_each("check", LIMITS)
def test_a_limit_that_is_too_low_is_found(check: str, house: House) -> None:
    doctor = f"{sys.executable} -m server doctor --json --data {house.folder}"
    command = f"{LIMITS[check]}; exec {doctor} --config {house.settings}"
    done = subprocess.run(("bash", "-c", command), capture_output=True, cwd=ROOT, check=False)
    assert complaints(json.loads(done.stdout)) == [check], done.stderr


def test_too_little_room_is_found(
    kartenhaus: Prompt, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "LEAST_DISK", sys.maxsize)
    assert complaints(examined(kartenhaus, house)[1]) == ["disk"]


def test_a_package_of_the_same_name_is_found(
    kartenhaus: Prompt, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = {"server": ["kartenhaus", "butler"], "tui": ["kartenhaus"]}
    monkeypatch.setattr(checks, "packages_distributions", lambda: both)
    assert complaints(examined(kartenhaus, house)[1]) == ["packages"]


@pytest.mark.parametrize("foreign", ["server/__init__.py", "tui.py"])
def test_a_module_of_the_same_name_in_the_path_is_found(
    kartenhaus: Prompt,
    house: House,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    foreign: str,
) -> None:
    file = tmp_path / "elsewhere" / foreign
    file.parent.mkdir(parents=True)
    file.touch()
    monkeypatch.syspath_prepend(tmp_path / "elsewhere")
    _, found = examined(kartenhaus, house)
    assert complaints(found) == ["packages"]
    assert str(file) in str(found["checks"])


# Holds the lock of a house until its input ends.
HOLD = """
import pathlib, sys
from server.store.database import lock_folder
with lock_folder(pathlib.Path(sys.argv[1])):
    print("locked", flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(not Path("/proc/locks").exists(), reason="needs /proc/locks")
def test_a_log_that_is_not_read_is_found(kartenhaus: Prompt, house: House) -> None:
    with full_pipe() as pipe:
        command = (sys.executable, "-c", HOLD, house.folder)
        piped = subprocess.PIPE
        with subprocess.Popen(command, cwd=ROOT, stdin=piped, stdout=piped, stderr=pipe) as holder:
            assert holder.stdin
            assert holder.stdout
            assert holder.stdout.readline() == b"locked\n"
            _, found = examined(kartenhaus, house)
            holder.stdin.close()
    assert complaints(found) == ["journal"]


@pytest.mark.parametrize("typed", [("x",), ("--colour",)])
def test_doctor_is_misused(kartenhaus: Prompt, typed: tuple[str, ...]) -> None:
    code, out, err = kartenhaus("doctor", *typed)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1


def test_a_folder_that_is_not_there_is_named(kartenhaus: Prompt, tmp_path: Path) -> None:
    code, out, err = kartenhaus("doctor", "--data", str(tmp_path / "no"))
    assert (code, err) == (1, "")
    assert f"There is no {tmp_path / 'no'}." in out

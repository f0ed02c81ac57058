"""kartenhaus setup asks, writes settings and units, and locks nobody out."""

import io
import os
import re
import socket
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Final

import asyncssh
import pytest

from server.commands import setup
from server.commands.cli import COMMANDS
from server.commands.command_line import parse
from server.commands.context import Context
from server.commands.hosting import setup_sshd
from server.commands.hosting.setup_machine import Host, Machine
from server.commands.settings_sources import load
from server.engine import GAMES
from server.errors import CheckFailed, UsageError
from server.settings import Settings
from tests.commands.documents import ROOT
from tests.commands.running import Answer, Prompt
from tui.text import Texts

UNITS: Final = ROOT / "config" / "deploy" / "systemd"
HOUSE, PORT = "etc/systemd/system/kartenhaus.service", "etc/systemd/system/kartenhaus.socket"
KEY: Final = asyncssh.generate_private_key("ssh-ed25519", comment="ada")
PUBLIC: Final = KEY.export_public_key().decode().strip()
GIVEN: Final = ("--name", "game.host", "--port", "2222", "--admin-key", PUBLIC)

Setup = Callable[..., Answer]


@pytest.fixture
def set_up(kartenhaus: Prompt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Setup:
    """Fills a folder; without other words all questions are answered by flags."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("SUDO_USER", raising=False)

    def run(*typed: str, answers: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(answers))
        return kartenhaus("setup", "--root", str(tmp_path / "root"), *(typed or (*GIVEN, "--yes")))

    return run


def files_in(folder: Path) -> dict[str, str]:
    found = (file for file in folder.rglob("*") if file.is_file())
    return {str(file.relative_to(folder)): file.read_text() for file in found}


def test_settings_and_every_unit_are_written(set_up: Setup, tmp_path: Path) -> None:
    code, out, err = set_up()
    assert (code, err) == (0, "")
    assert "The line for your friends: ssh -p 2222 game.host" in out
    found = files_in(tmp_path / "root")
    units = {f"etc/systemd/system/{unit.name}" for unit in UNITS.iterdir()}
    assert set(found) == {*units, "etc/kartenhaus/house.toml"}
    assert "\nListenStream=2222\n" in found[PORT]
    settings = load(str(tmp_path / "root/etc/kartenhaus/house.toml"))
    assert settings.door.name == "game.host"
    assert settings.door.admins == (PUBLIC,)
    # The folders of the units, for `doctor` and `backup`.
    for folder in (settings.house.data, settings.house.backups):
        assert folder in found["etc/systemd/system/kartenhaus-backup.service"]


def test_commands_are_not_run_for_a_folder_but_told(set_up: Setup) -> None:
    out = set_up().out
    assert "To be run: systemctl enable kartenhaus.socket kartenhaus.service" in out


def test_another_run_changes_nothing(set_up: Setup, tmp_path: Path) -> None:
    set_up()
    before = files_in(tmp_path / "root")
    assert "Writes" not in set_up().out
    # The answers are those of the settings.
    assert "Writes" not in set_up("--yes").out
    assert files_in(tmp_path / "root") == before


def test_what_was_written_before_is_replaced_when_answers_change(
    set_up: Setup, tmp_path: Path
) -> None:
    set_up()
    assert set_up(*GIVEN[:2], "--port", "22", "--yes").code == 0
    assert "ListenStream=22\n" in files_in(tmp_path / "root")[PORT]
    assert load(str(tmp_path / "root/etc/kartenhaus/house.toml")).door.port == 22


def test_what_was_changed_by_hand_stays_unless_the_host_agrees(
    set_up: Setup, tmp_path: Path
) -> None:
    set_up()
    unit = tmp_path / "root" / HOUSE
    shipped = unit.read_text()
    unit.write_text(changed := shipped.replace("RestartSec=1", "RestartSec=9"))
    kept = set_up()
    assert "-RestartSec=9" in kept.out
    assert "+RestartSec=1" in kept.out
    assert unit.read_text() == changed
    assert set_up(*GIVEN, answers="y\nn\n").code == 0
    assert unit.read_text() == changed
    assert set_up(*GIVEN, "--yes", "--replace").code == 0
    assert unit.read_text() == shipped
    assert unit.with_name(f"{unit.name}.old").read_text() == changed


def test_other_settings_survive_a_change(set_up: Setup, tmp_path: Path) -> None:
    set_up()
    file = tmp_path / "root/etc/kartenhaus/house.toml"
    file.write_text(f"{file.read_text()}\n[tables]\nmost = 7\n")
    set_up("--name", "other.host", "--yes", "--replace")
    settings = load(str(file))
    assert (settings.door.name, settings.tables.most) == ("other.host", 7)


def test_faulty_settings_are_named_and_stay(set_up: Setup, tmp_path: Path) -> None:
    file = tmp_path / "root/etc/kartenhaus/house.toml"
    file.parent.mkdir(parents=True)
    file.write_text('[door]\nport = "22"\n')
    code, _, err = set_up()
    assert code == 2
    assert "line 2: door.port cannot be" in err
    assert list(files_in(tmp_path / "root")) == ["etc/kartenhaus/house.toml"]


REFUSED = {
    "port 0": (("--port", "0"), "--port"),
    "a port that is too large": (("--port", "65536"), "--port"),
    "a name with spaces": (("--name", "my house"), "neither a name nor an address"),
    "no name": (("--name", ""), "neither a name nor an address"),
    "a private key": (("--admin-key", KEY.export_private_key().decode()), "This is a private key."),
    "no file": (("--admin-key", "/nowhere.pub"), "neither a public key nor a file"),
    "half a key": (("--admin-key", PUBLIC[:30]), "neither a public key nor a file"),
}


@pytest.mark.parametrize(("flag", "sentence"), REFUSED.values(), ids=REFUSED)
def test_a_wrong_answer_is_refused_and_nothing_is_written(
    set_up: Setup, tmp_path: Path, flag: tuple[str, str], sentence: str
) -> None:
    code, _, err = set_up(*flag, "--yes")
    assert code == 2
    assert sentence in err
    assert "KEY-----" not in err
    assert files_in(tmp_path / "root") == {}


def test_the_file_of_a_private_key_is_refused(set_up: Setup, tmp_path: Path) -> None:
    file = tmp_path / "id_ed25519"
    file.write_bytes(KEY.export_private_key())
    code, _, err = set_up("--admin-key", str(file), "--yes")
    assert code == 2
    assert err.startswith(f"{file} is a private key.")


def test_questions_are_asked_again_after_a_wrong_answer(set_up: Setup, tmp_path: Path) -> None:
    answers = f"my house\ngame.host\n0\n2222\nsomething\n{PUBLIC}\nperhaps\ny\n"
    code, out, err = set_up("--sshd-port", "22022", answers=answers)
    assert (code, err) == (0, "")
    assert "“my house” is neither" in out
    assert "“something” is neither" in out
    assert load(str(tmp_path / "root/etc/kartenhaus/house.toml")).door.admins == (PUBLIC,)


def test_without_answers_nothing_is_written(set_up: Setup, tmp_path: Path) -> None:
    code, _, err = set_up(*GIVEN, answers="")
    assert code == 2
    assert "--yes" in err
    assert set_up(*GIVEN, answers="n\n").code == 1
    assert files_in(tmp_path / "root") == {}


def test_the_keys_of_who_runs_it_are_the_usual_administrators(
    set_up: Setup, tmp_path: Path
) -> None:
    file = tmp_path / ".ssh" / "authorized_keys"
    file.parent.mkdir()
    file.write_text(f"# {PUBLIC}\n\ncommand=\"echo 'as debian'\",no-pty {PUBLIC}\n")
    set_up("--name", "game.host", "--yes")
    assert load(str(tmp_path / "root/etc/kartenhaus/house.toml")).door.admins == (PUBLIC,)


def test_without_keys_there_is_no_administrator_who_comes_with_ssh(
    set_up: Setup, tmp_path: Path
) -> None:
    (tmp_path / ".ssh").mkdir()
    (tmp_path / ".ssh" / "authorized_keys").write_text("# none yet\n")
    assert set_up("--name", "game.host", "--yes").code == 0
    assert load(str(tmp_path / "root/etc/kartenhaus/house.toml")).door.admins == ()


def test_an_administrator_is_added_once(set_up: Setup, tmp_path: Path) -> None:
    set_up()
    other = asyncssh.generate_private_key("ssh-ed25519").export_public_key().decode().strip()
    for _ in range(2):
        set_up("--admin-key", other, "--yes")
    settings = load(str(tmp_path / "root/etc/kartenhaus/house.toml"))
    assert settings.door.admins == (other, PUBLIC)


def test_a_dry_run_shows_every_file_and_writes_none(set_up: Setup, tmp_path: Path) -> None:
    code, out, _ = set_up(*GIVEN, "--yes", "--dry-run")
    assert code == 0
    assert files_in(tmp_path / "root") == {}
    for unit in UNITS.iterdir():
        assert f"Would write {tmp_path}/root/etc/systemd/system/{unit.name}." in out
    assert 'name = "game.host"' in out


def test_the_port_of_another_program_is_refused(kartenhaus: Prompt) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        port = str(other.getsockname()[1])
        code, _, err = kartenhaus("setup", "--dry-run", *GIVEN[:2], "--port", port, "--yes")
    assert code == 2
    assert err == f"Another program has port {port}. Choose another one.\n"


def test_a_machine_without_systemd_and_people_without_root_are_told_what_to_do(
    kartenhaus: Prompt, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(setup, "RUNNING_SYSTEMD", tmp_path / "none")
    code, _, err = kartenhaus("setup", *GIVEN, "--yes")
    assert code == 2
    assert "kartenhaus serve" in err
    monkeypatch.setattr(setup, "RUNNING_SYSTEMD", tmp_path)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    code, _, err = kartenhaus("setup", *GIVEN, "--yes")
    assert code == 2
    assert re.search(r"needs root: sudo \S+/bin/kartenhaus setup$", err)


@pytest.mark.parametrize("place", ["/root/.pyenv", "/home/ada/.local"])
def test_a_house_that_services_cannot_read_is_refused(
    kartenhaus: Prompt, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, place: str
) -> None:
    monkeypatch.setattr(setup, "RUNNING_SYSTEMD", tmp_path)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(sys, "prefix", place)
    code, _, err = kartenhaus("setup", *GIVEN, "--yes")
    assert code == 2
    assert err.startswith(f"{place} is hidden from services.")


class Killed(BaseException):
    pass


class World:
    """The state of a machine besides its files: the ports at which sshd and the house listen."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.sshd = {22}
        self.house: int | None = None
        # For a firewall, and for settings of sshd in another file.
        self.closed = set[int]()
        self.other_file = ""
        self.has_ssh_socket = False

    @property
    def sshd_settings(self) -> set[int]:
        file = self.root / setup_sshd.FILE
        text = self.other_file + (file.read_text() if file.exists() else "")
        return set(map(int, re.findall(r"^Port (\d+)$", text, re.MULTILINE))) or {22}


class Lab(Machine):
    """Its commands change the world. It is killed before a step, and does nothing any more."""

    def __init__(self, world: World, dies_at: int = -1) -> None:
        super().__init__(CONTEXT, world.root)
        self.world = world
        self.steps = count()
        self.dies_at = dies_at
        self.is_dead = False

    def step(self) -> None:
        self.is_dead |= next(self.steps) == self.dies_at
        if self.is_dead:
            raise Killed

    def put(self, name: str, text: str, may_replace: Callable[[str], bool]) -> bool:
        self.step()
        return super().put(name, text, may_replace)

    def restore(self, name: str, old: str | None) -> None:
        self.step()
        super().restore(name, old)

    def call(self, *words: str) -> None:
        self.step()
        match words:
            case ("systemctl", "reload", *_):
                self.world.sshd = self.world.sshd_settings - {self.world.house}
            case ("systemctl", "restart", *_):
                unit = (self.root / PORT).read_text()
                self.world.house = int(unit.partition("ListenStream=")[2].split()[0])

    def ask(self, *words: str) -> str:
        if words == ("sshd", "-T"):
            ports = self.world.sshd_settings
            return "".join(f"listenaddress [::]:{port}\n" for port in ports)
        if "ssh.socket" in words:
            return "active\n" if self.world.has_ssh_socket else ""
        return f"[::]:{self.world.house} (Stream)\n" if "--property=Listen" in words else ""

    def is_free(self, port: int) -> bool:
        return port not in self.world.sshd and port != self.world.house

    def greets(self, port: int, banner: bytes) -> bool:
        by_house = setup.BANNER.startswith(banner) and port == self.world.house
        by_sshd = b"SSH-2.0-OpenSSH".startswith(banner) and port in self.world.sshd
        return (by_house or by_sshd) and port not in self.world.closed

    def waits_for(self, is_so: Callable[[], bool]) -> bool:
        return is_so()


CONTEXT: Final = Context(GAMES, Settings(), Texts("en"))
MOVES_SSHD: Final = (
    "--name",
    "game.host",
    "--admin-key",
    PUBLIC,
    "--port",
    "22",
    "--sshd-port",
    "22022",
)


def run_in(lab: Machine, *typed: str, says_yes: bool = True) -> int:
    _, arguments = parse(COMMANDS, ("setup", *(typed or MOVES_SSHD), "--yes"))
    return setup.set_up(arguments, CONTEXT, lab, Host(CONTEXT, says_yes=says_yes))


@pytest.mark.slow
def test_killed_at_any_step_sshd_still_listens_and_another_run_ends_the_work(
    tmp_path: Path,
) -> None:
    whole = World(tmp_path / "whole")
    assert run_in(Lab(whole)) == 0
    assert (whole.sshd, whole.house) == ({22022}, 22)
    for step in count():
        world = World(tmp_path / str(step))
        try:
            run_in(Lab(world, step))
        except Killed:
            assert world.sshd & {22, 22022}
            assert world.house not in world.sshd
            # After a restart of the machine, too.
            assert world.sshd_settings & {22, 22022}
        else:
            break
        assert run_in(Lab(world)) == 0
        assert (world.sshd, world.house) == ({22022}, 22)
        assert files_in(world.root) == files_in(whole.root)
    assert step > 10


def test_sshd_keeps_its_port_unless_the_host_names_another(tmp_path: Path) -> None:
    world = World(tmp_path)
    with pytest.raises(UsageError) as refused:
        run_in(Lab(world), "--name", "game.host", "--port", "22")
    assert refused.value.code == "sshd-port-needed"
    assert files_in(tmp_path) == {}
    assert run_in(Lab(world), "--name", "game.host") == 0
    assert (world.sshd, world.house) == ({22}, 2222)


def test_sshd_goes_back_if_the_host_does_not_reach_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("y\nn\n"))
    with pytest.raises(CheckFailed) as failed:
        run_in(Lab(world), says_yes=False)
    assert failed.value.code == "sshd-stays"
    assert (world.sshd, world.house) == ({22}, None)
    assert not (tmp_path / setup_sshd.FILE).exists()


def test_sshd_goes_back_if_its_new_port_does_not_answer(tmp_path: Path) -> None:
    world = World(tmp_path)
    world.closed = {22022}
    with pytest.raises(CheckFailed):
        run_in(Lab(world))
    assert (world.sshd, world.house) == ({22}, None)


def test_sshd_goes_back_if_another_file_sets_its_port(tmp_path: Path) -> None:
    world = World(tmp_path)
    world.other_file = "Port 22\n"
    with pytest.raises(CheckFailed) as failed:
        run_in(Lab(world))
    assert failed.value.code == "sshd-other-file"
    assert (world.sshd, world.house) == ({22}, None)


def test_an_sshd_whose_port_belongs_to_systemd_is_not_moved(tmp_path: Path) -> None:
    world = World(tmp_path)
    world.has_ssh_socket = True
    with pytest.raises(CheckFailed) as failed:
        run_in(Lab(world))
    assert failed.value.code == "sshd-by-socket"
    assert (world.sshd, world.house) == ({22}, None)
    assert not (tmp_path / setup_sshd.FILE).exists()

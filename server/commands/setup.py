"""kartenhaus setup: makes the house a service of systemd, and asks before it changes anything."""

import os
import re
import sys
from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from server.commands.command_line import Arguments
from server.commands.context import Context
from server.commands.hosting import setup_sshd
from server.commands.hosting.setup_answers import (
    keys_in,
    parse_name,
    parse_port,
    usual_keys,
    usual_name,
)
from server.commands.hosting.setup_machine import Host, Machine
from server.commands.settings_sources import USUAL_PLACE, load, spelled
from server.errors import CheckFailed, UsageError
from server.protocol.seat import replace
from server.settings import Settings
from server.text_formats import SSH_PORT, fingerprint_of, ssh_line

RUNNING_SYSTEMD: Final = Path("/run/systemd/system")
SETTINGS: Final = USUAL_PLACE.removeprefix("/")
UNITS: Final = "etc/systemd/system"
HOUSE, PORT_UNIT, BACKUP = "kartenhaus.service", "kartenhaus.socket", "kartenhaus-backup.service"
ENABLED: Final = (PORT_UNIT, HOUSE, "kartenhaus-backup.timer")
PREFIX: Final = "/opt/kartenhaus"
PROGRAM: Final = "usr/local/bin/kartenhaus"
DATA, BACKUPS = "/var/lib/kartenhaus", "/var/lib/kartenhaus-backups"
# Those of ProtectHome= and PrivateTmp= in the units.
HIDDEN: Final = ("/home", "/root", "/run/user", "/tmp", "/var/tmp")  # noqa: S108 (only compared)
OTHER_PORT, SSHD_PORT = 2222, 22022
BANNER: Final = b"SSH-2.0-Kartenhaus"
JOURNAL: Final = "journalctl -u kartenhaus -n 20"


class Answers(NamedTuple):
    """`sshd_port` is where sshd goes; 0 if it stays."""

    name: str
    port: int
    sshd_port: int
    admins: tuple[str, ...]


def run(arguments: Arguments, context: Context) -> int:
    folder = arguments.get("root")
    machine = Machine(
        context,
        Path(folder or "/"),
        is_shown=arguments.has("dry-run"),
        is_folder=bool(folder),
    )
    if machine.is_live:
        check_machine()
    return set_up(arguments, context, machine, Host(context, says_yes=arguments.has("yes")))


def check_machine() -> None:
    if not RUNNING_SYSTEMD.is_dir():
        raise UsageError("needs-systemd")
    if os.geteuid() != 0:
        raise UsageError("needs-root", line=f"{sys.prefix}/bin/kartenhaus setup")
    # The environment, the Python from which it was made, and these modules.
    for place in (sys.prefix, sys.base_prefix, __file__):
        if any(Path(place).resolve().is_relative_to(hidden) for hidden in HIDDEN):
            raise UsageError("hidden-python", place=place)


def set_up(arguments: Arguments, context: Context, machine: Machine, host: Host) -> int:
    file = machine.root / SETTINGS
    settings = load(str(file) if file.exists() else "")
    answers = asked(arguments, machine, host, settings)
    context.print(f"People will come with: {ssh_line(answers.name, answers.port)}")
    for key in answers.admins:
        context.print(f"An administrator has the key {fingerprint_of(key)}.")
    if answers.sshd_port:
        context.print(f"sshd moves from port {answers.port} to {answers.sshd_port}.")
    if not host.agrees("Write settings and units, and open the house?", usual=True):
        context.print("Nothing was changed.")
        return 1

    prefix = PREFIX if arguments.has("root") else sys.prefix
    for name, text in written(answers, settings, prefix):
        machine.put(name, text, partial(may_replace, arguments, host))
    if answers.sshd_port:
        setup_sshd.move(machine, host, answers.name, answers.port, answers.sshd_port)
    open_house(machine, answers.port, prefix)
    context.print(f"The line for your friends: {ssh_line(answers.name, answers.port)}")
    return 0


def may_replace(arguments: Arguments, host: Host, question: str) -> bool:
    if host.says_yes:
        return arguments.has("replace")
    return host.agrees(question, usual=False)


def open_house(machine: Machine, port: int, prefix: str) -> None:
    # Also a link that leads nowhere was made by somebody, and stays.
    if not os.path.lexists(machine.root / PROGRAM):
        machine.call("ln", "-s", f"{prefix}/bin/kartenhaus", f"/{PROGRAM}")
    machine.call("systemctl", "daemon-reload")
    machine.call("systemctl", "enable", *ENABLED)
    # A house that runs already may be an older version, or have older settings.
    machine.call("systemctl", "restart", *ENABLED)
    if not machine.waits_for(lambda: machine.greets(port, BANNER)):
        raise CheckFailed("no-answer", port=port, line=JOURNAL)
    # The first backup. The timer makes one every day.
    machine.call("systemctl", "start", BACKUP)


def asked(arguments: Arguments, machine: Machine, host: Host, settings: Settings) -> Answers:
    door, is_new = settings.door, settings == Settings()
    if arguments.has("name"):
        name = parse_name(arguments.get("name"))
    else:
        question = "The name or address of this machine, as friends reach it"
        name = host.choose(question, door.name or usual_name(), parse_name)

    parse = partial(free_port, machine, "port")
    if arguments.has("port"):
        port = parse(arguments.get("port"))
    else:
        is_sshds = setup_sshd.uses_port(machine, SSH_PORT)
        usual = (OTHER_PORT if is_sshds else SSH_PORT) if is_new else door.port
        hint = f" (sshd has {SSH_PORT}; if the house gets it, sshd moves)" if is_sshds else ""
        port = host.choose(f"The port of the house{hint}", str(usual), parse)
    is_sshds = setup_sshd.uses_port(machine, port)
    sshd_port = asked_sshd_port(arguments, machine, host, port) if is_sshds else 0
    return Answers(name, port, sshd_port, asked_admins(arguments, host, door.admins))


def asked_sshd_port(arguments: Arguments, machine: Machine, host: Host, taken: int) -> int:
    parse = partial(free_port, machine, "sshd-port", taken=taken)
    if arguments.has("sshd-port"):
        return parse(arguments.get("sshd-port"))
    if host.says_yes:
        raise UsageError("sshd-port-needed", port=taken)
    return host.choose("The port to which sshd moves", str(SSHD_PORT), parse)


def free_port(machine: Machine, flag: str, text: str, taken: int | None = None) -> int:
    """One that nothing has, or only sshd or the house."""
    port = parse_port(flag, text)
    if port == taken:
        raise UsageError("port-taken", port=port)
    if setup_sshd.uses_port(machine, port):
        return port
    # systemd holds the port for the house, also while the house does not run.
    ours = machine.ask("systemctl", "show", "--property=Listen", "--value", PORT_UNIT)
    if not machine.is_free(port) and not re.search(rf"\b{port} \(Stream\)", ours):
        raise UsageError("port-taken", port=port)
    return port


def asked_admins(arguments: Arguments, host: Host, before: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the settings stay; the question is for the first one."""
    found: tuple[str, ...] = ()
    if arguments.has("admin-key"):
        found = sum((keys_in(text) for text in arguments.flags["admin-key"]), ())
    elif not before:
        question = "The public key of the first administrator, or its file, or “none”"
        found = host.choose(question, usual_keys(), keys_in)
    by_fingerprint = {fingerprint_of(key): key for key in (*found, *before)}
    return tuple(by_fingerprint.values())


def written(answers: Answers, settings: Settings, prefix: str) -> Iterator[tuple[str, str]]:
    """The files, with their texts."""
    wanted = replace(
        settings,
        house=replace(settings.house, data=DATA, backups=BACKUPS),
        door=replace(settings.door, name=answers.name, port=answers.port, admins=answers.admins),
    )
    if wanted != settings:
        yield SETTINGS, "\n".join(settings_lines(wanted))
    for unit in sorted((files("server") / "units").iterdir(), key=lambda unit: unit.name):
        text = unit.read_text("utf-8").replace(PREFIX, prefix)
        if unit.name == PORT_UNIT:
            text = re.sub(r"(?m)^ListenStream=.*", f"ListenStream={answers.port}", text)
        yield f"{UNITS}/{unit.name}", text


def settings_lines(settings: Settings) -> Iterator[str]:
    yield "# Settings that differ from the usual ones. All: kartenhaus settings defaults"
    usual = msgspec.to_builtins(Settings())
    for section, values in msgspec.to_builtins(settings).items():
        if differing := {key: v for key, v in values.items() if v != usual[section][key]}:
            yield f"\n[{section}]"
            yield from (f"{key} = {spelled(value)}" for key, value in differing.items())
    yield ""

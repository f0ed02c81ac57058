"""Moves the sshd of a machine to another port, so that the house can have the usual one."""

import os
import re
from collections.abc import Collection
from contextlib import ExitStack
from typing import Final

from server.commands.hosting.setup_machine import Host, Machine
from server.errors import CheckFailed
from server.text_formats import ssh_line

FILE: Final = "etc/ssh/sshd_config.d/kartenhaus.conf"
LISTENS: Final = re.compile(r"^listenaddress .*:(\d+)$", re.MULTILINE)


def ports_of(machine: Machine) -> set[int]:
    """At which sshd listens by its settings; none where there is no sshd."""
    return set(map(int, LISTENS.findall(machine.ask("sshd", "-T"))))


def uses_port(machine: Machine, port: int) -> bool:
    """By its settings, or still, because it has not read them again."""
    return port in ports_of(machine) or machine.greets(port, b"SSH-2.0-OpenSSH")


def move(machine: Machine, host: Host, name: str, old: int, new: int) -> None:
    """First to both ports, and away from the old one once the host has come in by the new one.
    After anything that goes wrong, sshd is where it was."""
    if machine.ask("systemctl", "is-active", "ssh.socket"):
        raise CheckFailed("sshd-by-socket")
    before, ports = machine.read(FILE), ports_of(machine)
    line = ssh_line(f"{os.environ.get('SUDO_USER', 'root')}@{name}", new)
    with ExitStack() as if_wrong:
        if machine.is_live:
            if_wrong.callback(undo, machine, before)
        listen(machine, host, ports | {old, new})
        question = (
            f"sshd listens at port {new}, too. Try it from outside, now: {line}\nDoes it work?"
        )
        if not host.agrees(question, usual=False):
            raise CheckFailed("sshd-stays", port=new)
        listen(machine, host, ports - {old} | {new})
        if not machine.waits_for(lambda: machine.is_free(old)):
            raise CheckFailed("port-taken", port=old)
        if_wrong.pop_all()


def listen(machine: Machine, host: Host, ports: Collection[int]) -> None:
    text = "".join(f"Port {port}\n" for port in sorted(ports))
    machine.put(FILE, text, lambda question: host.agrees(question, usual=False))
    machine.call("sshd", "-t")
    if machine.is_live and ports_of(machine) != ports:
        raise CheckFailed("sshd-other-file", file=f"/{FILE}")
    reload(machine)
    if not machine.waits_for(lambda: all(machine.greets(port, b"SSH-") for port in ports)):
        raise CheckFailed("sshd-stays", port=max(ports))


def reload(machine: Machine) -> None:
    # It is ssh on Debian, and sshd elsewhere.
    is_debian = machine.ask("systemctl", "cat", "ssh.service")
    machine.call("systemctl", "reload", "ssh" if is_debian else "sshd")


def undo(machine: Machine, before: str | None) -> None:
    machine.restore(FILE, before)
    reload(machine)

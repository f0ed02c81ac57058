"""The service protocol of systemd: sockets, readiness, watchdog (sd_listen_fds, sd_notify)."""

import os
import socket
import time
from collections.abc import MutableMapping
from typing import Final

from server.house.clock import Clock, Timer

FIRST_SOCKET: Final = 3
# The name of a socket in its unit (FileDescriptorName=); those without a name are for ssh.
METRICS: Final = "metrics"
MICROSECONDS: Final = 1_000_000


class Systemd:
    """Takes its variables out of the environment, so that processes of the house do not have them.
    Without systemd there are no sockets, and messages go nowhere."""

    def __init__(self, environment: MutableMapping[str, str] = os.environ) -> None:
        inherited = inherited_sockets(environment)
        self.sockets = [each for name, each in inherited if name != METRICS]
        self.metrics = [each for name, each in inherited if name == METRICS]
        self._address = environment.pop("NOTIFY_SOCKET", "")
        self._period = watchdog_period(environment)

    def ready(self, status: str) -> None:
        self._tell("READY=1", f"STATUS={status}")

    def reloading(self) -> None:
        self._tell("RELOADING=1", f"MONOTONIC_USEC={time.monotonic_ns() // 1000}")

    def stopping(self) -> None:
        self._tell("STOPPING=1")

    @property
    def is_there(self) -> bool:
        return bool(self._address)

    @property
    def variables(self) -> dict[str, str]:
        """For a process that takes the place of this one."""
        # Twice, as the process will take half of it again.
        period = round(2 * MICROSECONDS * self._period)
        return {"NOTIFY_SOCKET": self._address, "WATCHDOG_USEC": str(period or "")}

    def hand_over(self, process: int) -> None:
        """systemd hears only that process from now on."""
        self._tell(f"MAINPID={process}")
        self._address, self._period = "", 0.0

    def keep_alive(self, clock: Clock) -> None:
        """Tells from the event loop, again and again, that it still runs."""
        if self._period:
            self._tell("WATCHDOG=1")
            Timer(clock).set_in(self._period, lambda: self.keep_alive(clock))

    def _tell(self, *lines: str) -> None:
        if not self._address:
            return
        # A leading @ stands for an abstract address.
        address = f"\0{self._address[1:]}" if self._address[0] == "@" else self._address
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
            channel.setblocking(False)
            try:
                channel.sendto("\n".join(lines).encode(), address)
            except OSError:
                # A manager that does not read must not end the house, which can do without it.
                return


def inherited_sockets(environment: MutableMapping[str, str]) -> list[tuple[str, socket.socket]]:
    """Each with its name."""
    count = environment.pop("LISTEN_FDS", "")
    owner = environment.pop("LISTEN_PID", "")
    names = environment.pop("LISTEN_FDNAMES", "").split(":")
    if owner != str(os.getpid()) or not count.isdecimal():
        return []
    names += [""] * int(count)
    numbers = range(FIRST_SOCKET, FIRST_SOCKET + int(count))
    found = [(names.pop(0), socket.socket(fileno=number)) for number in numbers]
    for _, each in found:
        each.set_inheritable(False)
    return found


def watchdog_period(environment: MutableMapping[str, str]) -> float:
    """The seconds between two signs of life: half of those after which systemd ends the house."""
    limit = environment.pop("WATCHDOG_USEC", "")
    owner = environment.pop("WATCHDOG_PID", str(os.getpid()))
    if owner != str(os.getpid()) or not limit.isdecimal():
        return 0.0
    return int(limit) / MICROSECONDS / 2

"""The host's log: one JSON object a line for everything that matters, without cards or talk."""

import json
import logging
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from ipaddress import ip_network
from logging.handlers import QueueHandler
from typing import Literal

from server.commands.monitoring.background_writer import BackgroundWriter
from server.doors.crash import crash_of
from server.house.clock import Clock
from server.house.people.households import parse_address

Addresses = Literal["no", "network", "full"]
Level = Literal["info", "warning", "error"]
# Networks, not people: enough to see a flood, too little to find a home.
PREFIX = {4: 24, 6: 48}
# Entries that `admin log` shows.
NEWEST = 200


class Journal:
    """Has a logger for each part of the house. `addresses` is how much of the clients' addresses
    the host wants to keep; entries below `least` are not kept."""

    def __init__(
        self, writer: BackgroundWriter, clock: Clock, addresses: Addresses, least: Level = "info"
    ) -> None:
        self.addresses = addresses
        self._writer = writer
        self._told = 0
        # Not the registry of the logging module, which the whole process shares.
        self._loggers = logging.Manager(logging.RootLogger(logging.INFO))
        self._handler = JournalHandler(writer)
        self._handler.setFormatter(JsonLines(clock))
        self._loggers.root.addHandler(self._handler)
        self.change_level(least)
        self.write = self.part("house")
        # Libraries log there what they cannot report in another way.
        logging.getLogger().addHandler(self._handler)

    def change_level(self, least: Level) -> None:
        self._handler.setLevel(least.upper())

    def part(self, name: str) -> Callable[..., None]:
        """The function that logs for this part of the house."""
        return partial(self._write, self._loggers.getLogger(name))

    def _write(
        self,
        logger: logging.Logger,
        what: str,
        level: str = "info",
        **about: str | int | float | Sequence[str] | None,
    ) -> None:
        if "address" in about:
            about["address"] = self._shortened(str(about["address"]))
        self._tell_dropped()
        # None stands for what the host does not want to keep.
        kept = {key: value for key, value in about.items() if value is not None}
        logger.log(logging.getLevelNamesMapping()[level.upper()], what, extra={"about": kept})

    def _tell_dropped(self) -> None:
        """Once there is room again, says how many entries were lost."""
        if (dropped := self._writer.dropped) > self._told and self._writer.has_room:
            lost, self._told = dropped - self._told, dropped
            about = {"about": {"entries": lost}}
            self._loggers.getLogger("journal").warning("dropped", extra=about)

    def newest(self) -> list[str]:
        return list(self._handler.newest)

    def flush(self) -> None:
        """Waits until everything is written."""
        self._writer.wait_until_written()

    def close(self) -> None:
        self._tell_dropped()
        logging.getLogger().removeHandler(self._handler)

    def _shortened(self, address: str) -> str | None:
        if self.addresses == "no":
            return None
        found = parse_address(address)
        if self.addresses == "full":
            return str(found)
        return str(ip_network((found, PREFIX[found.version]), strict=False))


class JournalHandler(QueueHandler):
    """Hands each entry to the thread that writes it, and never waits."""

    def __init__(self, writer: BackgroundWriter) -> None:
        super().__init__(writer.waiting)
        self.newest: deque[str] = deque(maxlen=NEWEST)
        self._writer = writer

    def enqueue(self, record: logging.LogRecord) -> None:
        line = record.getMessage()
        self.newest.append(line)
        self._writer.write(f"{line}\n")


class JsonLines(logging.Formatter):
    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "at": round(self._clock.wall(), 3),
            "level": record.levelname.lower(),
            "part": record.name,
            **described(record),
        }
        return json.dumps(entry, ensure_ascii=False)


def described(record: logging.LogRecord) -> dict[str, object]:
    about: dict[str, object] | None = getattr(record, "about", None)
    if about is not None:
        return {"what": record.getMessage(), **about}
    # The text of a library may quote a view, and so its cards.
    error = record.exc_info[1] if record.exc_info else None
    crash = crash_of(error)._asdict() if error else {}
    return {"what": "library", "line": f"{record.pathname}:{record.lineno}", **crash}

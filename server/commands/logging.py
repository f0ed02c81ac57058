"""The host's log: one JSON object a line for everything that matters, without cards or talk."""

import json
import logging
from collections.abc import Sequence
from ipaddress import ip_network
from logging.handlers import QueueHandler, QueueListener
from queue import SimpleQueue
from typing import Literal, TextIO

from server.doors.ssh.access_lists import parse_address
from server.house.clock import Clock

Addresses = Literal["no", "network", "full"]
# Networks, not people: enough to see a flood, too little to find a home.
PREFIX = {4: 24, 6: 48}


class Journal:
    """`addresses` is how much of the clients' addresses the host wants to keep."""

    def __init__(self, stream: TextIO, clock: Clock, addresses: Addresses) -> None:
        self.addresses = addresses
        self._clock = clock
        # Written in a thread of its own: a slow disk must not stop the house.
        queue: SimpleQueue[logging.LogRecord] = SimpleQueue()
        self._listener = QueueListener(queue, QuietHandler(stream))
        self._listener.start()
        # Not from the registry of the logging module, which the whole process shares.
        self._logger = logging.Logger("journal")
        self._logger.addHandler(QueueHandler(queue))

    def write(self, what: str, **about: str | int | float | Sequence[str] | None) -> None:
        if "address" in about:
            about["address"] = self._shortened(str(about["address"]))
        entry = {"at": round(self._clock.now(), 3), "what": what, **about}
        # None stands for what the host does not want to keep.
        kept = {key: value for key, value in entry.items() if value is not None}
        self._logger.info("%s", json.dumps(kept, ensure_ascii=False))

    def flush(self) -> None:
        """Waits until everything is written."""
        self._listener.stop()
        self._listener.start()

    def close(self) -> None:
        self._listener.stop()

    def _shortened(self, address: str) -> str | None:
        if self.addresses == "no":
            return None
        found = parse_address(address)
        if self.addresses == "full":
            return str(found)
        return str(ip_network((found, PREFIX[found.version]), strict=False))


class QuietHandler(logging.StreamHandler[TextIO]):
    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (logging's own name)
        """Drops entries that cannot be written."""
        # People still play while the disk is full.

"""What the host sees: one line of JSON for each thing that matters, without cards or talk."""

import json
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import ip_network
from typing import Literal, TextIO

from server.doors.ssh.access_lists import plain
from server.doors.ssh.limits import ConnectionLimits, ConnectionSlot
from server.house.clock import Clock
from server.protocol.seat import Refusal, name_of
from server.settings import DoorSettings

Addresses = Literal["no", "network", "full"]
PREFIX = {4: 24, 6: 48}


class Journal:
    """`addresses`: how much of them the host wants to keep."""

    def __init__(self, stream: TextIO, clock: Clock, addresses: Addresses) -> None:
        self.addresses = addresses
        self._stream = stream
        self._clock = clock

    def write(self, what: str, **about: str | int | float | Sequence[str] | None) -> None:
        """Where nothing can be written, people still play."""
        if "address" in about:
            about["address"] = self._shown(str(about["address"]))
        entry = {"at": round(self._clock.now(), 3), "what": what, **about}
        kept = {key: value for key, value in entry.items() if value is not None}
        with suppress(OSError):
            self._stream.write(json.dumps(kept, ensure_ascii=False) + "\n")
            self._stream.flush()

    def _shown(self, address: str) -> str | None:
        if self.addresses == "no":
            return None
        found = plain(address)
        if self.addresses == "full":
            return str(found)
        return str(ip_network((found, PREFIX[found.version]), strict=False))


class LoggedConnectionLimits(ConnectionLimits):
    """Whoever knocks, and whoever is turned away, is written down."""

    def __init__(self, settings: DoorSettings, clock: Clock, journal: Journal) -> None:
        super().__init__(settings, clock)
        self._journal = journal

    def arrive(self, address: str) -> ConnectionSlot:
        self._journal.write("connection", address=address)
        return super().arrive(address)

    def count(self, refusal: Refusal | None) -> Refusal | None:
        if refusal:
            self._journal.write("refused", why=name_of(refusal))
        return super().count(refusal)

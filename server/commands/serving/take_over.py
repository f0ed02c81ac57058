"""serve --take-over: a process that takes the place of the house that is open in the same folder.

At the admin socket it asks for that once it is ready. The house closes its database and sends its
listening sockets with `HandedOver`. The process opens the database and says `Opened`. From then on
the house uses it no more, and says `GoOn`. If anything fails before that, the house goes on.
"""

import gc
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import msgspec

from server import __version__
from server.commands.context import Context, error_sentence
from server.commands.serving.admin_socket import SOCKET, TAKE_OVER, Asked
from server.doors.json.unix_socket import short_path
from server.doors.ssh.host_keys import KEYS, open_keys
from server.errors import HouseError, UsageError
from server.protocol.seat import Value
from server.protocol.wire import UNREADABLE
from server.store.database import check_usable

# For the last commits of a house with many people.
PATIENCE: Final = 15.0
MOST_SOCKETS: Final = 64


class Opened(Value, frozen=True, tag_field="step", tag="opened"):
    pass


class Failed(Value, frozen=True, tag_field="step", tag="failed"):
    why: str


class HandedOver(Value, frozen=True, tag_field="step", tag="handed-over"):
    """The sockets come with this message: first those for ssh, then those for figures."""

    ssh: int
    metrics: int


class GoOn(Value, frozen=True, tag_field="step", tag="go-on"):
    pass


FROM_NEW: Final = msgspec.json.Decoder(Opened | Failed)
FROM_OLD: Final = msgspec.json.Decoder(HandedOver | GoOn | Failed)


def encoded(message: Value) -> bytes:
    return msgspec.json.encode(message) + b"\n"


class OldHouse:
    """The house whose place is taken. All calls block: nothing else is to do meanwhile."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        self.sockets: list[socket.socket] = []
        self.metrics: list[socket.socket] = []

    def hand_over(self) -> None:
        """Waits until it has closed the database."""
        # While people wait, a collection need not look at what was imported.
        gc.collect()
        gc.freeze()
        self._send(Asked((TAKE_OVER, __version__)))
        answer, files = self._receive()
        if not isinstance(answer, HandedOver):
            raise UsageError("house-gone")
        found = [socket.socket(fileno=each) for each in files]
        self.sockets, self.metrics = found[: answer.ssh], found[answer.ssh :]

    def go_on(self) -> None:
        """The database is open here. Waits until the old house has given it up."""
        self._send(Opened())
        self._receive()

    def tell(self, why: str) -> None:
        try:
            self._send(Failed(why))
        except HouseError:
            # It has ended meanwhile, or does not wait any more.
            return

    def _send(self, message: Value) -> None:
        try:
            self._connection.sendall(encoded(message))
        except OSError as error:
            raise UsageError("house-gone") from error

    def _receive(self) -> tuple[HandedOver | GoOn, list[int]]:
        try:
            received, files, _, _ = socket.recv_fds(self._connection, 65536, MOST_SOCKETS)
            answer = FROM_OLD.decode(received)
        except (OSError, *UNREADABLE) as error:
            raise UsageError("house-gone") from error
        if isinstance(answer, Failed):
            raise UsageError("not-handed-over", reason=answer.why)
        return answer, files


@contextmanager
def old_house(folder: Path, context: Context) -> Iterator[OldHouse]:
    """Raises a `UsageError` if there is none, or if this version cannot take its place."""
    with closing(socket.socket(socket.AF_UNIX)) as connection:
        connection.settimeout(PATIENCE)
        try:
            with short_path(folder, SOCKET) as path:
                connection.connect(path)
        except OSError as error:
            raise UsageError("no-house", folder=str(folder)) from error
        check_usable(folder, context.settings.store.url)
        open_keys(folder / KEYS)
        house = OldHouse(connection)
        try:
            yield house
        except HouseError as error:
            house.tell(error_sentence(context.texts, error))
            raise

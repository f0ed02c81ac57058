"""A network between a house and its database, which can be cut at the worst moment."""

import re
import select
import socket
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final, Literal

PIECE: Final = 1 << 16
# Once psycopg has prepared a statement, it sends only the name that it gave it.
PREPARED: Final = re.compile(rb"(_pg3_\d+)\0COMMIT\0")
ENDING_SECONDS: Final = 10.0
Cut = Literal["request", "answer"]


class Proxy:
    """Listens in `folder`, and leads to the socket of the server in another one."""

    def __init__(self, folder: Path, server: Path) -> None:
        self.folder = folder
        self._server = server
        self._cut: Cut | None = None
        self._once = False
        self._open = True
        self._clients: list[socket.socket] = []
        self._servers: list[socket.socket] = []
        self._kept: set[socket.socket] = set()
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(folder / server.name))
        self._listener.listen()
        self._threads = [Thread(target=self._accept, daemon=True)]
        self._threads[0].start()

    def cut_at_commit(self, what: Cut, *, once: bool = False) -> None:
        """The next commit does not reach the server, or is done and its answer is lost. After that,
        nothing gets through until `restore`, unless the cut is only once."""
        self._cut, self._once = what, once

    def cut_silently(self) -> None:
        """The house loses all connections, and the server does not notice."""
        self._open = False
        self._kept.update(self._servers)
        end(self._clients)

    def restore(self) -> None:
        self._cut, self._open = None, True

    def close(self) -> None:
        ends = (self._listener, *self._clients, *self._servers)
        end(ends)
        for thread in self._threads:
            thread.join(ENDING_SECONDS)
            assert not thread.is_alive()
        for each in ends:
            each.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                if not self._open:
                    client.close()
                    continue
                server = socket.socket(socket.AF_UNIX)
                server.connect(str(self._server))
                self._clients.append(client)
                self._servers.append(server)
                self._threads.append(Thread(target=self._carry, args=(client, server), daemon=True))
                self._threads[-1].start()

    def _carry(self, client: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            self._carry_until_cut(client, server)
        end((client,) if server in self._kept else (server, client))

    def _carry_until_cut(self, client: socket.socket, server: socket.socket) -> None:
        commits = {b"COMMIT\0"}
        lost: bytes | None = None
        while lost is None or b"COMMIT\0" not in lost:
            ready, _, _ = select.select((client, server), (), ())
            if server in ready and lost is None:
                client.sendall(received(server))
            elif server in ready:
                lost = (lost or b"") + received(server)
            if client in ready:
                request = received(client)
                commits |= {name + b"\0" for name in PREPARED.findall(request)}
                if self._cut and lost is None and any(each in request for each in commits):
                    if self._cut == "request":
                        break
                    lost = b""
                server.sendall(request)
        if self._once:
            self._cut = None
        else:
            self._open = False


def received(stream: socket.socket) -> bytes:
    piece = stream.recv(PIECE)
    if not piece:
        raise ConnectionError
    return piece


def end(streams: Iterable[socket.socket]) -> None:
    """Their reader then comes to the end."""
    for stream in streams:
        with suppress(OSError):
            stream.shutdown(socket.SHUT_RDWR)

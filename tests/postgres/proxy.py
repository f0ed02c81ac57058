"""A network between a house and its database, which can be cut at the worst moment."""

import select
import socket
import threading
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

NAME: Final = ".s.PGSQL.5432"
PIECE: Final = 1 << 16
Cut = Literal["request", "answer"]


class Proxy:
    """Listens in `folder`, and leads to the server in another one."""

    def __init__(self, folder: Path, server: Path) -> None:
        self.folder = folder
        self._server = server / NAME
        self._cut: Cut | None = None
        self._open = True
        self._lock = threading.Lock()
        self._links: list[tuple[socket.socket, socket.socket]] = []
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(folder / NAME))
        self._listener.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut_at_commit(self, what: Cut) -> None:
        """The next commit does not reach the server, or is done and its answer is lost. After that,
        nothing gets through until `restore`."""
        self._cut = what

    def cut_silently(self) -> None:
        """The house loses all connections, and the server does not notice."""
        with self._lock:
            self._open = False
            for client, _ in self._links:
                with suppress(OSError):
                    client.shutdown(socket.SHUT_RDWR)

    def restore(self) -> None:
        self._cut, self._open = None, True

    def close(self) -> None:
        self._listener.close()
        for pair in self._links:
            for end in pair:
                end.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                if not self._open:
                    client.close()
                    continue
                server = socket.socket(socket.AF_UNIX)
                server.connect(str(self._server))
                self._links.append((client, server))
                threading.Thread(target=self._carry, args=(client, server), daemon=True).start()

    def _carry(self, client: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            while True:
                ready, _, _ = select.select((client, server), (), ())
                if server in ready:
                    client.sendall(received(server))
                if client in ready:
                    request = received(client)
                    if self._cut and b"COMMIT" in request:
                        break
                    server.sendall(request)
            if self._cut == "answer":
                server.sendall(request)
                answer = b""
                while b"COMMIT\0" not in answer:
                    answer += received(server)
            self._open = False
            server.close()
        client.close()


def received(end: socket.socket) -> bytes:
    piece = end.recv(PIECE)
    if not piece:
        raise ConnectionError
    return piece

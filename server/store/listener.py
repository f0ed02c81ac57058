"""Hears when another house has told something, by LISTEN and NOTIFY of PostgreSQL."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import closing, suppress
from threading import Thread
from typing import Final

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from server.store.houses import CHANNEL
from server.store.postgres_connection import NETWORK, Link, wait_for

# Seconds between two tries to reach a lost database.
RETRY: Final = 1.0


class Listener:
    """Calls `on_news` on the running loop at each notification, and whenever its connection is made
    anew, as some may be lost then."""

    def __init__(self, url: str, on_news: Callable[[], object]) -> None:
        self._conninfo = make_conninfo(**{**NETWORK, **conninfo_to_dict(url)})
        self._on_news = on_news
        self._loop = asyncio.get_running_loop()
        self._wake, self._closed = socket.socketpair()
        self._thread = Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closed.close()
        self._thread.join()

    def _run(self) -> None:
        with self._wake, suppress(RuntimeError):  # the loop is closed, and nobody listens
            while not wait_for(self._wake, seconds=0):
                with suppress(psycopg.Error), closing(self._connect()) as link:
                    self._listen(link)
                wait_for(self._wake, seconds=RETRY)

    def _connect(self) -> Link:
        return psycopg.Connection.connect(self._conninfo, autocommit=True)

    def _listen(self, link: Link) -> None:
        """Until the connection is lost, or this is closed."""
        link.execute(f"LISTEN {CHANNEL}".encode())
        self._tell()
        while self._wake.fileno() not in wait_for(link, self._wake):
            if list(link.notifies(timeout=0)):
                self._tell()

    def _tell(self) -> None:
        self._loop.call_soon_threadsafe(self._on_news)

"""Serves the figures and the health of the house over HTTP, to programs of this machine."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager, suppress
from http import HTTPStatus
from pathlib import Path
from socket import socket
from typing import Final, NamedTuple

from prometheus_client import CONTENT_TYPE_LATEST

from server.commands.monitoring.metrics import HouseMetrics
from server.doors.json.unix_socket import bind
from server.doors.ssh.server import opening
from server.files import os_errors_as
from server.settings import MetricsSettings

SOCKET: Final = "metrics.socket"
HERE: Final = "127.0.0.1"
# Bytes of a request, and seconds to send it and to read the answer.
LONGEST: Final = 8192
PATIENCE: Final = 10.0
MOST_CONNECTIONS: Final = 8
TEXT: Final = "text/plain; charset=utf-8"


class Page(NamedTuple):
    status: HTTPStatus
    body: bytes
    kind: str = TEXT

    def head(self) -> bytes:
        fields = (
            f"HTTP/1.1 {self.status.value} {self.status.phrase}",
            f"Content-Type: {self.kind}",
            f"Content-Length: {len(self.body)}",
            "Cache-Control: no-store",
            "Connection: close",
        )
        return "\r\n".join((*fields, "", "")).encode()


@asynccontextmanager
async def metrics_server(
    folder: Path, settings: MetricsSettings, sockets: Sequence[socket], metrics: HouseMetrics
) -> AsyncIterator[None]:
    """On these sockets, and on those of the settings. The folder must be locked."""
    answer = MetricsServer(metrics)
    with ExitStack() as held:
        for each in sockets:
            server = await asyncio.start_server(answer, sock=each, limit=LONGEST)
            held.callback(server.close)
        if settings.socket:
            with os_errors_as("cannot-write", str(folder / SOCKET)):
                listener = held.enter_context(bind(folder, SOCKET))
            held.callback((folder / SOCKET).unlink, missing_ok=True)
            server = await asyncio.start_server(answer, sock=listener, limit=LONGEST)
            held.callback(server.close)
        if settings.port:
            with opening(HERE, settings.port):
                server = await asyncio.start_server(answer, HERE, settings.port, limit=LONGEST)
            held.callback(server.close)
        yield


class MetricsServer:
    """Answers one request of each connection; further connections are closed at once."""

    def __init__(self, metrics: HouseMetrics) -> None:
        self._metrics = metrics
        self._open = 0

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._open >= MOST_CONNECTIONS:
            writer.transport.abort()
            return
        self._open += 1
        try:
            # Sending waits until the kernel has all of it, so that the time limit counts for slow
            # readers, too.
            writer.transport.set_write_buffer_limits(0)
            with suppress(ConnectionError, TimeoutError, asyncio.IncompleteReadError):
                async with asyncio.timeout(PATIENCE):
                    page, has_body = await self._answer(reader)
                    writer.write(page.head() + (page.body if has_body else b""))
                    await writer.drain()
                    writer.close()
        finally:
            self._open -= 1
            if not writer.is_closing():
                writer.transport.abort()

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[Page, bool]:
        """The page, and whether its body is wanted, too."""
        try:
            head = await reader.readuntil(b"\r\n\r\n")
        except asyncio.LimitOverrunError:
            return Page(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, b"Too long.\n"), True
        method, _, rest = head.partition(b" ")
        if method not in (b"GET", b"HEAD"):
            return Page(HTTPStatus.METHOD_NOT_ALLOWED, b"Only GET and HEAD.\n"), True
        path = rest.partition(b" ")[0].partition(b"?")[0]
        try:
            page = await self._page(path)
        except OSError as error:
            page = Page(HTTPStatus.INTERNAL_SERVER_ERROR, f"{error}\n".encode())
        return page, method == b"GET"

    async def _page(self, path: bytes) -> Page:
        match path:
            case b"/metrics":
                return Page(HTTPStatus.OK, await self._metrics.page(), CONTENT_TYPE_LATEST)
            case b"/health":
                trouble = await self._metrics.trouble()
                status = HTTPStatus.SERVICE_UNAVAILABLE if trouble else HTTPStatus.OK
                return Page(status, f"{trouble or 'good'}\n".encode())
        return Page(HTTPStatus.NOT_FOUND, b"There are /metrics and /health.\n")

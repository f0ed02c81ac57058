"""A terminal at the other end of an SSH channel."""

import socket
from codecs import getincrementaldecoder

import asyncssh

from server.doors.ssh.limits import ConnectionLimits
from server.doors.textual.color_support import answers, colours_of
from server.doors.textual.resize import ResizeThrottle
from server.doors.textual.terminal import Listener, Size, clamped
from server.house.clock import Clock

Process = asyncssh.SSHServerProcess[bytes]

UNSENT_IN_KERNEL = 16384


class ChannelTerminal:
    def __init__(self, process: Process, clock: Clock) -> None:
        """Raises an OSError for whoever has gone meanwhile."""
        if process.channel.is_closing():
            raise BrokenPipeError
        width, height, _, _ = process.term_size
        self.colours = colours_of(process.term_type, process.env)
        self.answers = answers(process.term_type, process.env)
        self._has_left = False
        self._process = process
        self._channel = process.channel
        self._connection = process.channel.get_connection()
        self._listener: Listener | None = None
        self._incoming: Incoming | None = None
        self._paused = False
        self._resizing = ResizeThrottle(clamped(width, height), clock, self._resized)
        hold_back(self._connection.get_extra_info("socket"))

    @property
    def size(self) -> Size:
        return self._resizing.size

    @property
    def crowd(self) -> int:
        limits = self._connection.get_extra_info("guards")
        return limits.connections.size if isinstance(limits, ConnectionLimits) else 1

    @property
    def rush(self) -> bool:
        """Those who have come in and see nothing yet hold back the pictures of others, and nobody
        else does."""
        limits = self._connection.get_extra_info("guards")
        return isinstance(limits, ConnectionLimits) and limits.starting.has_line

    @property
    def is_gone(self) -> bool:
        """While it is not read, a channel tells nobody that it was closed."""
        return self._has_left or self._channel.is_closing()

    def listen(self, listener: Listener) -> None:
        self._listener = listener
        if self._incoming is None:
            self._incoming = Incoming(self)
            self._process.set_writer(self._incoming, True, None)
            self._process.feed_recv_buf(None, self._incoming)
        if self.is_gone:
            listener.gone()

    def deafen(self) -> None:
        self._listener = None
        self._resizing.stop()
        self.resume_reading()

    def write(self, data: bytes) -> None:
        if not self._channel.is_closing():
            self._channel.write(data)

    def pending(self) -> int:
        """While keys are exchanged anew, packets wait in a third place, as long as the client
        likes."""
        transport = self._connection._transport
        unsent = transport.get_write_buffer_size() if transport else 0
        deferred = sum(len(b) for _, parts in self._connection._deferred_packets for b in parts)
        return self._channel.get_write_buffer_size() + unsent + deferred

    def pause_reading(self) -> None:
        if not self._paused:
            self._paused = True
            self._process.pause_feeding(None)

    def resume_reading(self) -> None:
        if not self._paused:
            return
        self._paused = False
        if self._channel.is_closing():
            # The client has closed it while it was not read; what it still holds is of no use.
            self._channel.abort()
            self.left()
        else:
            self._process.resume_feeding(None)

    def close(self, reason: str) -> None:
        """A stuck transport is stuck for all the channels that it carries."""
        self._connection.logger.info("Closing terminal: %s", reason)
        self._channel.abort()
        if self.pending():
            self._connection.abort()

    def heard(self, text: str) -> None:
        if self._listener is not None:
            self._listener.arrived(text)

    def window_changed(self, width: int, height: int) -> None:
        self._resizing.change(clamped(width, height))

    def left(self) -> None:
        if not self._has_left:
            self._has_left = True
            self._resizing.stop()
            if self._listener is not None:
                self._listener.gone()

    def _resized(self, size: Size) -> None:
        if self._listener is not None:
            self._listener.resized(size)


class Incoming:
    """Where the channel puts what it receives, without a task of its own."""

    def __init__(self, terminal: ChannelTerminal) -> None:
        self._terminal = terminal
        self._decoder = getincrementaldecoder("utf-8")("replace")

    def write(self, data: bytes) -> None:
        if text := self._decoder.decode(data):
            self._terminal.heard(text)

    def write_exception(self, exc: Exception) -> None:
        """Signals and breaks are nothing to an app."""
        if isinstance(exc, asyncssh.TerminalSizeChanged):
            self._terminal.window_changed(exc.width, exc.height)

    def write_eof(self) -> None:
        self._terminal.left()

    def close(self) -> None:
        self._terminal.left()


def hold_back(wire: socket.socket | None) -> None:
    """Megabytes would wait in the kernel, and somebody with a slow line see what was long ago."""
    if wire is not None and wire.family in (socket.AF_INET, socket.AF_INET6):
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, UNSENT_IN_KERNEL)

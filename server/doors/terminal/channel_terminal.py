"""A terminal at the other end of an SSH channel."""

import socket
from codecs import getincrementaldecoder
from functools import partial

import asyncssh

from server.doors.ssh.adapter import Process, unsent_bytes
from server.doors.ssh.limits import ConnectionLimits
from server.doors.ssh.streams import cut_off
from server.doors.terminal.color_support import answers, color_depth_of
from server.doors.terminal.resize import ResizeThrottle
from server.doors.terminal.terminal import Listener, Size, clamped
from server.house.clock import Clock

UNSENT_IN_KERNEL = 16384


class ChannelTerminal:
    def __init__(self, process: Process, clock: Clock) -> None:
        """Raises an OSError if the client is gone."""
        if process.channel.is_closing():
            raise BrokenPipeError
        width, height, _, _ = process.term_size
        self.colors = color_depth_of(process.term_type, process.env)
        self.answers = answers(process.term_type, process.env)
        self._has_left = False
        self.unsent = partial(unsent_bytes, process)
        self._process = process
        self._channel = process.channel
        self._connection = process.channel.get_connection()
        self._limits: ConnectionLimits | None = self._connection.get_extra_info("limits")
        self._listener: Listener | None = None
        self._is_read = False
        self._paused = False
        self._throttle = ResizeThrottle(clamped(width, height), clock, self._resized)
        limit_kernel_buffer(self._connection.get_extra_info("socket"))

    @property
    def size(self) -> Size:
        return self._throttle.size

    @property
    def crowd(self) -> int:
        """The number of connections to this server."""
        return self._limits.connections if self._limits else 1

    @property
    def is_gone(self) -> bool:
        # While reading is paused, a channel does not report that it was closed.
        return self._has_left or self._channel.is_closing()

    def listen(self, listener: Listener) -> None:
        self._listener = listener
        if not self._is_read:
            self._is_read = True
            incoming = ChannelReader(self)
            self._process.set_writer(incoming, True, None)
            self._process.feed_recv_buf(None, incoming)
        if self.is_gone:
            listener.gone()

    def stop_listening(self) -> None:
        self._listener = None
        self._throttle.stop()
        self.resume_reading()

    def write(self, data: bytes) -> None:
        if not self._channel.is_closing():
            self._channel.write(data)

    def pause_reading(self) -> None:
        if not self._paused:
            self._paused = True
            self._process.pause_feeding(None)

    def resume_reading(self) -> None:
        if not self._paused:
            return
        self._paused = False
        if self._channel.is_closing():
            # The client has closed it meanwhile, so its unread input is dropped.
            self._channel.abort()
            self.left()
        else:
            self._process.resume_feeding(None)

    def close(self, reason: str) -> None:
        """Closes the connection, too, if its transport is stuck."""
        self._connection.logger.info("Closing terminal: %s", reason)
        cut_off(self._process)

    def received(self, text: str) -> None:
        if self._listener is not None:
            self._listener.received(text)

    def resize(self, width: int, height: int) -> None:
        self._throttle.change(clamped(width, height))

    def left(self) -> None:
        if not self._has_left:
            self._has_left = True
            self._throttle.stop()
            if self._listener is not None:
                self._listener.gone()

    def _resized(self, size: Size) -> None:
        if self._listener is not None:
            self._listener.resized(size)


class ChannelReader:
    """The channel writes its input into this, which saves a task that reads."""

    def __init__(self, terminal: ChannelTerminal) -> None:
        self._terminal = terminal
        self._decoder = getincrementaldecoder("utf-8")("replace")

    def write(self, data: bytes) -> None:
        if text := self._decoder.decode(data):
            self._terminal.received(text)

    def write_exception(self, exc: Exception) -> None:
        """Ignores signals and breaks."""
        if isinstance(exc, asyncssh.TerminalSizeChanged):
            self._terminal.resize(exc.width, exc.height)

    def write_eof(self) -> None:
        self._terminal.left()

    def close(self) -> None:
        self._terminal.left()


def limit_kernel_buffer(connection: socket.socket | None) -> None:
    # By default megabytes wait in the kernel, so that slow connections show old frames.
    if connection is not None and connection.family in (socket.AF_INET, socket.AF_INET6):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, UNSENT_IN_KERNEL)

"""The terminal in which this process was started."""

import asyncio
import os
import signal
import termios
import tty
from codecs import getincrementaldecoder
from collections.abc import Mapping
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from types import TracebackType
from typing import Final, Self

from server.doors.terminal.color_support import answers, color_depth_of
from server.doors.terminal.terminal import DEFAULT_SIZE, Listener, Size, clamped

READ_AT_ONCE: Final = 4096
PATIENCE: Final = 2.0
"""seconds for the last output at the end"""


class LocalTerminal:
    """Within the `with` block, keys come one by one and unseen. The end of the input counts as a
    disconnect. Signals that end the process are up to the caller, who cancels the app."""

    def __init__(self, environment: Mapping[str, str], input_file: int, output_file: int) -> None:
        self.colors = color_depth_of(environment.get("TERM"), environment)
        self.answers = answers(environment.get("TERM"), environment)
        self.is_gone = False
        self._input, self._output = input_file, output_file
        self._decoder = getincrementaldecoder("utf-8")("replace")
        self._listener: Listener | None = None
        self._queue = SimpleQueue[bytes | None]()
        self._queued = self._sent = 0
        # Writing blocks while the terminal does not read.
        self._writer = Thread(target=self._write_all, name="terminal-output", daemon=True)

    def __enter__(self) -> Self:
        self._loop = asyncio.get_running_loop()
        self._modes = termios.tcgetattr(self._input)
        tty.setraw(self._input)
        self._loop.add_signal_handler(signal.SIGWINCH, self._resized)
        self._writer.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.stop_listening()
        self._queue.put(None)
        self._writer.join(PATIENCE)
        with suppress(termios.error):
            termios.tcsetattr(self._input, termios.TCSANOW, self._modes)
        self._loop.remove_signal_handler(signal.SIGWINCH)

    @property
    def size(self) -> Size:
        with suppress(OSError):
            return clamped(*os.get_terminal_size(self._output))
        return DEFAULT_SIZE

    def listen(self, listener: Listener) -> None:
        self._listener = listener
        self.resume_reading()
        if self.is_gone:
            listener.gone()

    def stop_listening(self) -> None:
        self._listener = None
        self.pause_reading()

    def write(self, data: bytes) -> None:
        self._queued += len(data)
        self._queue.put(data)

    def unsent(self) -> int:
        return self._queued - self._sent

    def pause_reading(self) -> None:
        self._loop.remove_reader(self._input)

    def resume_reading(self) -> None:
        if not self.is_gone:
            self._loop.add_reader(self._input, self._read)

    def close(self, reason: str) -> None:
        self._left()

    def _read(self) -> None:
        data = b""
        # A terminal that is gone gives an error, or is always ready to be read without giving any.
        with suppress(OSError):
            data = os.read(self._input, READ_AT_ONCE)
        if not data:
            self._left()
        elif (text := self._decoder.decode(data)) and self._listener is not None:
            self._listener.received(text)

    def _resized(self) -> None:
        if self._listener is not None:
            self._listener.resized(self.size)

    def _left(self) -> None:
        self.is_gone = True
        self.pause_reading()
        if self._listener is not None:
            self._listener.gone()

    def _write_all(self) -> None:
        while data := self._queue.get():
            while data:
                try:
                    sent = os.write(self._output, data)
                except OSError:
                    # The end of the input tells it.
                    sent = len(data)
                self._sent += sent
                data = data[sent:]

"""Textual's driver for one terminal."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, BinaryIO, Literal, TextIO

from textual import events, messages
from textual.app import App
from textual.driver import Driver
from textual.geometry import Size as Cells
from textual.message import Message

from server.doors.countdown import Countdown
from server.doors.textual import escape_codes
from server.doors.textual.adapter import change_colours, clear_style_caches, hears_keys
from server.doors.textual.frame_output import FrameOutput
from server.doors.textual.frame_rate import FrameRate
from server.doors.textual.input_parser import EscapeSequence, Ignored, InputParser, Piece, Reply
from server.doors.textual.input_rate import InputRate
from server.doors.textual.key_events import KeyEvents
from server.doors.textual.terminal import Bounds, Size, Terminal
from server.house.clock import Clock, Timer

Ending = Literal["left", "gone", "stuck"]
IDLE_SECONDS = 10.0
"""without a frame, after which an app clears its caches"""


# Without threads and signal handlers, as many apps share the process.
class ChannelDriver(Driver):
    def __init__(
        self,
        app: App[Any],
        *,
        debug: bool = False,
        mouse: bool = True,
        size: Size | None = None,
        terminal: Terminal,
        clock: Clock,
        bounds: Bounds,
        on_slow: Callable[[], object] = lambda: None,
    ) -> None:
        """`on_slow` is called in the app's own task after frames were dropped."""
        super().__init__(app, mouse=mouse, size=terminal.size)
        self.ending: Ending = "left"
        self._terminal = terminal
        self._on_slow = on_slow
        self._parser = InputParser(bounds.pasted)
        self._key_events = KeyEvents()
        self._mouse_move: events.MouseMove | None = None
        self._most_queued = bounds.queued
        self._input_rate = InputRate(
            terminal, clock, bounds, self._take_piece, self._is_busy, self._read
        )
        self._output = FrameOutput(terminal, clock, bounds, self._repaint, self._is_stuck)
        self._frame_rate = FrameRate(app, clock, terminal)
        self._unused = Countdown(clock, IDLE_SECONDS, partial(clear_style_caches, app))
        self._sequence_timer = Timer(clock)
        self._questions: set[str] = set()
        self._started = False
        self._ready = False
        self._title = ""

    def start_application_mode(self) -> None:
        self._started = True
        self._frame_rate.start()
        self.write(escape_codes.enter(self._mouse) + self._ask())
        self.flush()
        self._app.watch(self._app, "title", self._show_title, init=False)
        self._terminal.listen(self)

    def _ask(self) -> str:
        """Questions to the terminal. An answer counts only if it was asked for."""
        if not self._terminal.answers:
            return ""
        self._questions.update(escape_codes.SYNCHRONISED_ANSWERS)
        if self._terminal.colours not in ("256", "16"):
            return escape_codes.HAS_SYNCHRONISED
        self._questions.update(escape_codes.TRUECOLOR_ANSWERS)
        return escape_codes.HAS_SYNCHRONISED + escape_codes.HAS_TRUECOLOR

    def disable_input(self) -> None:
        self._terminal.stop_listening()
        self._input_rate.stop()
        self._frame_rate.stop()
        self._unused.cancel()
        self._sequence_timer.cancel()

    def stop_application_mode(self) -> None:
        self.disable_input()
        if self._started:
            self._started = False
            no_title = escape_codes.title("") if self._title else ""
            self._output.close(no_title + escape_codes.leave(self._mouse))

    def close(self) -> None:
        self.stop_application_mode()

    def write(self, data: str) -> None:
        if self._started:
            self._output.write(data)

    def flush(self) -> None:
        """Textual calls it at the end of each frame."""
        self._output.flush()
        self._ready = self._ready or hears_keys(self._app)
        if self._ready and self._app.screen_stack:
            self._frame_rate.painted()
            self._unused.start()

    def send_message(self, message: Message) -> None:
        self._app.post_message(message)

    def received(self, text: str) -> None:
        self._frame_rate.key_pressed()
        self._parser.feed(text)
        self._read()

    def resized(self, size: Size) -> None:
        self._frame_rate.key_pressed()
        self._size = size
        cells = Cells(*size)
        self.send_message(events.Resize(cells, cells))

    def gone(self) -> None:
        self._end("gone")

    def _is_stuck(self) -> None:
        self._end("stuck")
        self._terminal.close("nothing drains")

    def _end(self, how: Ending) -> None:
        if self.ending == "left":
            self.ending = how
            self.disable_input()
            self._app.exit()

    def _read(self) -> None:
        if self._terminal.is_gone:
            self.gone()
            return
        read_all = self._input_rate.take_all()
        if self._mouse_move:
            self._send_mouse_move()
        patience = self._parser.patience
        if read_all and patience is not None:
            self._sequence_timer.set_in(patience, self._end_sequence)
        else:
            self._sequence_timer.cancel()

    def _take_piece(self) -> int | None:
        piece = self._parser.take()
        if piece is None:
            return None
        self._process(piece)
        return piece.size if isinstance(piece, Ignored) else 1

    def _end_sequence(self) -> None:
        if piece := self._parser.end_sequence():
            self._process(piece)
            self._send_mouse_move()

    def _process(self, piece: Piece) -> None:
        if isinstance(piece, (EscapeSequence, Reply)) and self._is_answer(piece.text):
            return
        found: list[Message] = []
        # Textual's parser raises on some input, which must not end the session.
        with suppress(Exception):
            found = self._key_events.of(piece, self._terminal.size)
        for message in found:
            if isinstance(message, events.MouseMove):
                # Only the last of several moves in a row is sent.
                self._mouse_move = message
            else:
                if self._mouse_move:
                    self._send_mouse_move()
                self.process_message(message)

    def _is_answer(self, text: str) -> bool:
        answered = {question for question in self._questions if question in text}
        if answered:
            self._questions -= answered
            if answered & {*escape_codes.SYNCHRONISED_ANSWERS}:
                self.send_message(messages.TerminalSupportsSynchronizedOutput())
            else:
                change_colours(self._app, "truecolor")
        return bool(answered)

    def _send_mouse_move(self) -> None:
        move, self._mouse_move = self._mouse_move, None
        if move is not None:
            self.process_message(move)

    def _is_busy(self) -> bool:
        self._ready = self._ready or hears_keys(self._app)
        if not self._ready:
            return True
        focused = self._app.focused
        queued = self._app.message_queue_size + (focused.message_queue_size if focused else 0)
        return queued > self._most_queued

    def _repaint(self) -> None:
        # The terminal calls this outside of the app's task and context.
        self._app.call_later(self._paint_all)

    def _paint_all(self) -> None:
        self._on_slow()
        if self._title:
            self.write(escape_codes.title(self._title))
        self._app.screen.refresh()

    def _show_title(self, text: str) -> None:
        self._title = text
        self.write(escape_codes.title(text))

    def open_url(self, url: str, new_tab: bool = True) -> None:
        """Does nothing."""
        # The browser would be the server's.

    def deliver_binary(self, binary: BinaryIO | TextIO, **_: Any) -> None:
        # The disk would be the server's.
        binary.close()

"""Textual's driver for one terminal."""

from collections.abc import Callable
from typing import Any, BinaryIO, Literal, TextIO

from textual import events
from textual.app import App
from textual.driver import Driver
from textual.geometry import Size as Cells
from textual.message import Message

from server.doors.terminal import escape_codes
from server.doors.terminal.color_support import ColorDepth
from server.doors.terminal.input_parser import Ignored, InputParser, Piece
from server.doors.terminal.input_rate import InputRate
from server.doors.terminal.output import TerminalOutput
from server.doors.terminal.questions import TerminalQuestions
from server.doors.terminal.terminal import Bounds, Size, Terminal
from server.doors.textual.adapter import set_size
from server.doors.textual.key_events import KeyEvents
from server.doors.textual.pace import Pace
from server.house.clock import Clock, Timer
from server.house.turns import Turns

Ending = Literal["left", "gone", "stuck"]


# Without threads and signal handlers, as many apps share the process.
class TerminalDriver(Driver):
    """`on_slow` is called in the app's task after frames were dropped, `on_colors` when the
    terminal turns out to have more colours."""

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
        pace: Pace,
        leaving: Turns,
        on_slow: Callable[[], object],
        on_colors: Callable[[ColorDepth], object],
    ) -> None:
        super().__init__(app, mouse=mouse, size=terminal.size)
        self.ending: Ending = "left"
        self._owner = app
        self._has_mouse = mouse
        self._terminal = terminal
        self._pace = pace
        self._leaving = leaving
        self._on_colors = on_colors
        self._parser = InputParser(bounds.pasted)
        self._key_events = KeyEvents()
        self._mouse_move: events.MouseMove | None = None
        self._most_queued = bounds.queued
        self._input_rate = InputRate(
            terminal, clock, bounds, self._take_piece, self._is_busy, self._read
        )
        # These are called outside of the app's task and context.
        self._output = TerminalOutput(
            terminal,
            clock,
            bounds,
            refresh=lambda: app.call_later(app.refresh),
            on_slow=lambda: app.call_later(on_slow),
            on_stuck=self._is_stuck,
        )
        self._questions = TerminalQuestions(clock)
        self._sequence_timer = Timer(clock)
        self._started = False
        self._takes_input = True
        self._has_painted = False
        self._title = ""

    @property
    def colors(self) -> ColorDepth:
        """Into these colours everything is mapped that the app draws. A change draws all again."""
        return self._output.colors

    @colors.setter
    def colors(self, depth: ColorDepth) -> None:
        self._output.colors = depth

    def start_application_mode(self) -> None:
        self._started = True
        self.write(escape_codes.enter(self._has_mouse) + self._ask())
        # At once: an app that ends in this turn leaves what it has entered.
        self._output.flush()
        self._owner.watch(self._owner, "title", self._show_title, init=False)
        self._owner.watch(self._owner, "color_depth", self._use_colors, init=False)
        self._owner.watch(self._owner, "drawn_at_once", self._draw, init=False)
        self._terminal.listen(self)

    def _ask(self) -> str:
        if not self._terminal.answers:
            return ""
        if self.colors in ("256", "16"):
            return self._questions.ask("synchronised", "truecolor")
        return self._questions.ask("synchronised")

    def disable_input(self) -> None:
        """Called by Textual, too, for each part of an app that ends."""
        if not self._takes_input:
            return
        self._takes_input = False
        self._terminal.stop_listening()
        self._input_rate.stop()
        self._pace.stop()
        self._questions.stop()
        self._sequence_timer.cancel()

    def stop_application_mode(self) -> None:
        self.disable_input()
        if self._started:
            self._started = False
            no_title = escape_codes.title("") if self._title else ""
            self._output.close(no_title + escape_codes.leave(self._has_mouse))

    def close(self) -> None:
        self.stop_application_mode()

    def write(self, data: str) -> None:
        if self._started:
            self._output.write(data)

    def flush(self) -> None:
        """Textual calls it at the end of each frame."""
        if self._started:
            # After a layout Textual paints twice without a turn of the loop in between.
            self._output.flush_soon()
            self._has_painted = True
            self._pace.painted()

    def send_message(self, message: Message) -> None:
        self._owner.post_message(message)

    def received(self, text: str) -> None:
        self._pace.key_pressed()
        self._parser.feed(text)
        self._read()

    def resized(self, size: Size) -> None:
        self._pace.key_pressed()
        set_size(self, size)
        self._output.resize(size)
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
            # The end of an app costs milliseconds, and a crowd may be gone at once.
            self._leaving.call(self._owner.exit)

    def _read(self) -> None:
        if self._terminal.is_gone:
            self.gone()
            return
        read_all = self._input_rate.take_all()
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
        match self._questions.answered(piece):
            case "synchronised":
                self._output.is_synchronised = True
            case "truecolor":
                self.colors = "truecolor"
                self._owner.call_later(self._on_colors, self.colors)
        for message in self._key_events.of(piece, self._terminal.size):
            if isinstance(message, events.MouseMove):
                # Only the last of several moves in a row is sent.
                self._mouse_move = message
            else:
                self._send_mouse_move()
                self.process_message(message)

    def _send_mouse_move(self) -> None:
        move, self._mouse_move = self._mouse_move, None
        if move is not None:
            self.process_message(move)

    def _is_busy(self) -> bool:
        if not self._has_painted:
            # Keys that come before the app has its first screen would be lost.
            return True
        if self._output.is_slow:
            # Nothing is seen of what keys do, and much work could be asked for at no cost.
            return True
        focused = self._owner.focused
        queued = self._owner.message_queue_size + (focused.message_queue_size if focused else 0)
        return queued > self._most_queued

    def _show_title(self, text: str) -> None:
        self._title = text
        if self._started:
            self._output.write_with_frame(escape_codes.title(text))

    def _draw(self, codes: str) -> None:
        self.write(codes)
        self.flush()

    def _use_colors(self, depth: ColorDepth) -> None:
        self.colors = depth

    def open_url(self, url: str, new_tab: bool = True) -> None:
        """Does nothing."""
        # The browser would be the server's.

    def deliver_binary(self, binary: BinaryIO | TextIO, **_: Any) -> None:
        # The disk would be the server's.
        binary.close()

"""Textual's driver for one terminal: no threads, no signals, and nothing that others share."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, Literal, TextIO

from textual import events, messages
from textual.app import App
from textual.driver import Driver
from textual.geometry import Size as Cells
from textual.message import Message

from server.doors.textual import escape_codes
from server.doors.textual.forgetting import StyleCacheSweeper
from server.doors.textual.frame_output import FrameOutput
from server.doors.textual.frame_rate import FrameRate
from server.doors.textual.input_parser import EscapeSequence, Ignored, InputParser, Piece, Reply
from server.doors.textual.input_rate import InputRate
from server.doors.textual.key_events import KeyEvents
from server.doors.textual.terminal import Bounds, Size, Terminal
from server.house.clock import Alarm, Clock

Ending = Literal["left", "gone", "stuck"]


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
        truecolor: Callable[[], object],
        slow: Callable[[], object] = lambda: None,
    ) -> None:
        """`truecolor` is called when the terminal turns out to have it; `slow` when it did not take
        all pictures, in the app's own time."""
        super().__init__(app, mouse=mouse, size=terminal.size)
        self.ending: Ending = "left"
        self._terminal = terminal
        self._clock = clock
        self._truecolor = truecolor
        self._slow = slow
        self._sequences = InputParser(bounds.pasted)
        self._events = KeyEvents()
        self._moved: events.MouseMove | None = None
        self._most_waiting = bounds.waiting
        self._intake = InputRate(terminal, clock, bounds, self._take, self._is_busy, self._read)
        self._painting = FrameOutput(terminal, clock, bounds, self._repaint, self._is_stuck)
        self._resting = FrameRate(app, clock, lambda: terminal.crowd, lambda: terminal.rush)
        self._forgetting = StyleCacheSweeper(app, clock)
        self._silence: Alarm | None = None
        self._questions: set[str] = set()
        self._started = False
        self._title = ""

    def start_application_mode(self) -> None:
        self._started = True
        self._resting.begin()
        self.write(escape_codes.ready(self._mouse) + self._asked())
        self.flush()
        self._app.watch(self._app, "title", self._show_title, init=False)
        self._terminal.listen(self)

    def _asked(self) -> str:
        """The answer is believed only of a terminal that was asked."""
        if not self._terminal.answers:
            return ""
        self._questions.update(escape_codes.SYNCHRONISED_ANSWERS)
        if self._terminal.colours not in ("256", "16"):
            return escape_codes.HAS_SYNCHRONISED
        self._questions.update(escape_codes.TRUECOLOR_ANSWERS)
        return escape_codes.HAS_SYNCHRONISED + escape_codes.HAS_TRUECOLOR

    def disable_input(self) -> None:
        self._terminal.deafen()
        self._intake.stop()
        self._resting.stop()
        self._forgetting.stop()
        self._stop_silence()

    def stop_application_mode(self) -> None:
        self.disable_input()
        if self._started:
            self._started = False
            forgotten = escape_codes.title("") if self._title else ""
            self._painting.close(forgotten + escape_codes.back(self._mouse))

    def close(self) -> None:
        self.stop_application_mode()

    def write(self, data: str) -> None:
        if self._started:
            self._painting.write(data)

    def flush(self) -> None:
        """Textual calls it at the end of each frame."""
        self._painting.flush()
        if self._app._dom_ready and self._app.screen_stack:
            self._resting.painted()
            self._forgetting.painted()

    def send_message(self, message: Message) -> None:
        self._app.post_message(message)

    def arrived(self, text: str) -> None:
        self._resting.typed()
        self._stop_silence()
        self._sequences.feed(text)
        self._read()

    def resized(self, size: Size) -> None:
        self._resting.typed()
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
        read_all = self._intake.go_on()
        self._send_move()
        patience = self._sequences.patience
        self._stop_silence()
        if read_all and patience is not None:
            self._silence = self._clock.call_at(self._clock.now() + patience, self._give_up)

    def _take(self) -> int | None:
        piece = self._sequences.take()
        if piece is None:
            return None
        self._understand(piece)
        return piece.size if isinstance(piece, Ignored) else 1

    def _give_up(self) -> None:
        self._silence = None
        if piece := self._sequences.give_up():
            self._understand(piece)
            self._send_move()

    def _understand(self, piece: Piece) -> None:
        if isinstance(piece, (EscapeSequence, Reply)) and self._is_answer(piece.text):
            return
        understood: list[Message] = []
        # What Textual's parser cannot bear costs that one sequence, not the session.
        with suppress(Exception):
            understood = self._events.of(piece, self._terminal.size)
        for message in understood:
            self._pass_on(message)

    def _is_answer(self, text: str) -> bool:
        told = {question for question in self._questions if question in text}
        if told:
            self._questions -= told
            if told & {*escape_codes.SYNCHRONISED_ANSWERS}:
                self.send_message(messages.TerminalSupportsSynchronizedOutput())
            else:
                self._truecolor()
        return bool(told)

    def _pass_on(self, message: Message) -> None:
        """Of moves of the mouse that come together, the last one counts."""
        if isinstance(message, events.MouseMove):
            self._moved = message
        else:
            self._send_move()
            self.process_message(message)

    def _send_move(self) -> None:
        moved, self._moved = self._moved, None
        if moved is not None:
            self.process_message(moved)

    def _is_busy(self) -> bool:
        if not self._app._dom_ready:
            # Nobody would hear what is typed before there is something to see.
            return True
        focused = self._app.focused
        waiting = self._app.message_queue_size + (focused.message_queue_size if focused else 0)
        return waiting > self._most_waiting

    def _stop_silence(self) -> None:
        if self._silence is not None:
            self._silence.cancel()
            self._silence = None

    def _repaint(self) -> None:
        """In the app's own time, which is also its own context."""
        self._app.call_later(self._paint_all)

    def _paint_all(self) -> None:
        self._slow()
        if self._title:
            self.write(escape_codes.title(self._title))
        self._app.screen.refresh()

    def _show_title(self, text: str) -> None:
        self._title = text
        self.write(escape_codes.title(text))

    def open_url(self, url: str, new_tab: bool = True) -> None:
        """The browser would be the server's."""

    def deliver_binary(
        self,
        binary: BinaryIO | TextIO,
        *,
        delivery_key: str,
        save_path: Path,
        open_method: Literal["browser", "download"] = "download",
        encoding: str | None = None,
        mime_type: str | None = None,
        name: str | None = None,
    ) -> None:
        """The disk would be the server's."""
        binary.close()

    def suspend_application_mode(self) -> None:
        """The process would be the server's."""

    def resume_application_mode(self) -> None:
        """It was never suspended."""

"""One terminal and one app: input, output, and what the driver asks the terminal."""

import re
from collections.abc import Iterable

import pytest
from rich.segment import Segment
from textual import events
from textual.app import ComposeResult
from textual.geometry import Offset, Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from server.doors.terminal.terminal import Bounds
from server.doors.textual import key_events
from server.doors.textual.adapter import XTermParser
from tests.textual.apps import Chat, Parlour
from tests.textual.paper import Paper, played, shown, typed
from tests.textual.test_key_events import REPLIES
from tui.textual_app import TextualApp

SYNCHRONISED = b"\x1b[?2026h"


@pytest.mark.asyncio
async def test_frames_reach_the_terminal_and_keys_reach_the_app() -> None:
    app = Parlour("Anna")
    async with played(app) as play:
        await play.paper.until_shows("for Anna")
        await typed(play, "aß\x1b[A")
        assert app.heard == ["a", "ß", "up"]
        await play.paper.until_shows("a ß up")


class Seconds(Widget):
    DEFAULT_CSS = "Seconds { height: 1; }"
    left = 60

    def render_lines(self, crop: Region) -> list[Strip]:
        return [Strip([Segment(f"{self.left} s")]).adjust_cell_length(crop.width)]


class Timed(TextualApp):
    def compose(self) -> ComposeResult:
        yield Seconds()


@pytest.mark.asyncio
async def test_a_widget_is_drawn_at_once_and_leaves_the_cursor_where_it_is() -> None:
    app = Timed()
    async with played(app) as play:
        await play.paper.until_shows("60 s")
        app.cursor_position = Offset(7, 3)
        seconds = app.query_one(Seconds)
        seconds.left = 59
        app.draw_at_once([(seconds, [seconds.size.region])])
        await play.paper.until_shows("59 s")
        cursor = shown(play.paper.written, play.paper.size).cursor
        assert (cursor.x, cursor.y) == (7, 3)


@pytest.mark.asyncio
async def test_keys_before_the_first_frame_are_not_lost() -> None:
    paper, app = Paper(), Parlour()
    paper.type("early")
    async with played(app, paper) as play:
        await play.pass_time(0.1)
        assert app.heard == [*"early"]


@pytest.mark.asyncio
async def test_escape_alone_is_a_key_after_a_short_silence() -> None:
    app = Parlour()
    async with played(app) as play:
        await typed(play, "\x1b")
        assert app.heard == []
        await play.pass_time(0.11)
        assert app.heard == ["escape"]
        await typed(play, "x")
        assert app.heard == ["escape", "x"]


@pytest.mark.asyncio
async def test_an_escape_sequence_in_two_packets_is_one_key() -> None:
    app = Parlour()
    async with played(app) as play:
        await typed(play, "\x1b")
        await play.pass_time(0.05)
        await typed(play, "[")
        await play.pass_time(0.05)
        await typed(play, "A", "x")
        await play.pass_time(5)
        assert app.heard == ["up", "x"]


@pytest.mark.asyncio
async def test_unasked_answers_of_the_terminal_are_no_keys() -> None:
    app = Parlour()
    async with played(app, Paper(answers=True)) as play:
        before = list(app.sizes)
        for reply in REPLIES.values():
            await typed(play, reply)
            await play.pass_time(0.2)
        await typed(play, "\x1b]11;rgb:1111/2222/3333\x1b\\", "\x1bP>|xterm(390)\x1b\\", "x")
        assert app.heard == ["x"]
        assert app.sizes == before


@pytest.mark.asyncio
async def test_an_error_of_textuals_parser_drops_only_that_input(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Fragile(XTermParser):
        def feed(self, data: str) -> Iterable[Message]:
            if data == "ƀ":
                raise ValueError("chr() arg not in range")
            return super().feed(data)

    monkeypatch.setattr(key_events, "XTermParser", Fragile)
    app = Parlour()
    async with played(app) as play:
        await typed(play, "aƀc")
        assert app.heard == ["a", "c"]


@pytest.mark.asyncio
async def test_a_paste_is_one_event_of_limited_length() -> None:
    app = Parlour()
    async with played(app, bounds=Bounds(pasted=10)) as play:
        await typed(play, "\x1b[200~hello\x1b[201~x", "\x1b[200~" + "y" * 5000, "y\x1b[201~z")
        await play.pass_time(1)
        assert app.heard == ["pasted:hello", "x", "pasted:" + "y" * 10, "z"]


@pytest.mark.asyncio
async def test_a_mouse_click_reaches_the_widget_below_it() -> None:
    app = Parlour()
    async with played(app) as play:
        await typed(play, "\x1b[<0;3;2M\x1b[<0;3;2m")
        assert app.heard == ["click:2,1"]


@pytest.mark.asyncio
async def test_of_several_mouse_moves_in_a_row_only_the_last_is_sent() -> None:
    moves: list[int] = []

    class Table(Parlour):
        def on_mouse_move(self, event: events.MouseMove) -> None:
            moves.append(int(event.screen_x))

    async with played(Table()) as play:
        await typed(play, "".join(f"\x1b[<35;{x};5M" for x in range(2, 12)) + "k")
        await typed(play, "\x1b[<35;20;5M")
        assert moves == [10, 19]


@pytest.mark.asyncio
async def test_the_shape_of_the_pointer_is_not_changed() -> None:
    async with played(Chat()) as play:
        await typed(play, "\x1b[<35;5;2M", "\x1b[<35;5;20M")
        assert b"\x1b]22;" not in play.paper.written


@pytest.mark.asyncio
async def test_the_size_of_the_terminal_comes_from_the_channel_and_not_from_input() -> None:
    app = Parlour()
    async with played(app) as play:
        await typed(play, "\x1b[48;50;132;800;1200t")
        assert (app.size.width, app.size.height) == (80, 24)
        play.paper.written = b""
        play.paper.resize((100, 30))
        await play.paper.until(lambda: b"\x1b[30H" in play.paper.written)
        assert (app.size.width, app.size.height) == (100, 30)


@pytest.mark.asyncio
async def test_synchronised_output_is_used_after_the_terminal_confirms_it() -> None:
    app = Parlour()
    async with played(app, Paper(answers=True)) as play:
        await typed(play, "a")
        assert b"\x1b[?2026$p" in play.paper.written
        assert SYNCHRONISED not in play.paper.written
        await typed(play, "\x1b[?2026;2$y", "b")
        assert SYNCHRONISED in play.paper.written
        await play.paper.until_shows("a b")
    assert play.paper.written.count(SYNCHRONISED) == play.paper.written.count(b"\x1b[?2026l")
    assert app.heard == ["a", "b"]


@pytest.mark.parametrize("said", ["\x1b[?2026;0$y", "\x1b[?2026;4$y", "\x1b[?2026;3$y"])
@pytest.mark.asyncio
async def test_synchronised_output_is_not_used_after_another_answer(said: str) -> None:
    async with played(Parlour(), Paper(answers=True)) as play:
        await typed(play, said, "b")
        assert SYNCHRONISED not in play.paper.written


@pytest.mark.asyncio
async def test_an_answer_about_synchronised_output_counts_only_after_the_question() -> None:
    async with played(Parlour(), Paper(answers=False)) as play:
        await typed(play, "\x1b[?2026;2$y", "b")
        assert b"2026" not in play.paper.written


@pytest.mark.asyncio
async def test_the_kitty_protocol_and_size_reports_are_not_switched_on() -> None:
    async with played(Parlour(), Paper(answers=True)) as play:
        await typed(play, "a")
    assert not re.search(rb"\x1b\[[>=<][0-9;]*u", play.paper.written)
    assert b"2048" not in play.paper.written
    assert b"1016" not in play.paper.written


@pytest.mark.asyncio
async def test_the_title_of_the_app_becomes_the_window_title_without_control_characters() -> None:
    app = Parlour()
    async with played(app) as play:
        app.title = "Your turn \x1b]52;c;ZXZpbA==\x07" + "!" * 500
        await play.settle()
        titles = re.findall(rb"\x1b\]0;([^\x1b]*)\x1b\\", play.paper.written)
        assert titles == [b"Your turn ]52;c;ZXZpbA==" + b"!" * 56]
    assert play.paper.written.rindex(b"\x1b]0;\x1b\\") < play.paper.written.rindex(b"\x1b[23;0t")


@pytest.mark.asyncio
async def test_the_bell_is_sent_without_a_frame() -> None:
    app = Parlour()
    async with played(app) as play:
        app.bell()
        await play.paper.until(lambda: play.paper.written.endswith(b"\a"))


@pytest.mark.asyncio
async def test_typed_text_reaches_the_focused_input() -> None:
    app = Chat()
    async with played(app) as play:
        await typed(play, "grüezi")
        await play.paper.until_shows("grüezi")


@pytest.mark.asyncio
async def test_after_the_end_of_the_app_input_is_ignored_and_no_timer_is_set() -> None:
    app = Parlour()
    async with played(app, bounds=Bounds(keys_per_second=1, keys_at_once=1)) as play:
        play.paper.type("\x1bkkkkk\x1b")
    heard = list(app.heard)
    assert not play.paper.listened_to
    assert not play.clock.next_alarm(play.clock.now() + 1000)
    assert app.heard == heard


@pytest.mark.asyncio
async def test_only_one_timer_waits_for_the_end_of_a_sequence() -> None:
    async with played(Parlour(), bounds=Bounds(keys_per_second=20, keys_at_once=1)) as play:
        for text in ("kk", "\x1b"):
            play.paper.type(text)
        assert not play.paper.reading
        while not play.paper.reading:
            assert play.clock.next_alarm(play.clock.now() + 1)
    assert not play.clock.next_alarm(play.clock.now() + 1000)

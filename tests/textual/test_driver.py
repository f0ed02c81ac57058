"""One terminal and one app: what is typed arrives, what is painted is seen, and nothing else."""

import re
from typing import Any

import pytest
from textual import events
from textual.app import App

from server.doors.textual.driver import ChannelDriver
from server.doors.textual.input_parser import Char, Piece
from server.doors.textual.key_events import KeyEvents
from server.doors.textual.terminal import Bounds, Size
from tests.textual.apps import Chat, Parlour
from tests.textual.paper import Paper, played, typed
from tests.textual.test_key_events import REPLIES

SYNCHRONISED = b"\x1b[?2026h"


def driver_of(app: App[Any]) -> ChannelDriver:
    driver = app._driver
    assert isinstance(driver, ChannelDriver)
    return driver


@pytest.mark.asyncio
async def test_the_client_sees_the_app_and_the_app_hears_the_client() -> None:
    app = Parlour("Anna")
    async with played(app) as play:
        await play.paper.until_shows("for Anna")
        await typed(play, "aß\x1b[A")
        assert app.heard == ["a", "ß", "up"]
        await play.paper.until_shows("a ß up")


@pytest.mark.asyncio
async def test_who_types_before_there_is_anything_to_see_is_heard() -> None:
    paper, app = Paper(), Parlour()
    paper.type("early")
    async with played(app, paper) as play:
        await play.pass_time(0.1)
        assert app.heard == [*"early"]


@pytest.mark.asyncio
async def test_escape_alone_is_a_key_a_moment_later_and_swallows_nothing() -> None:
    app = Parlour()
    async with played(app) as play:
        await typed(play, "\x1b")
        assert app.heard == []
        await play.pass_time(0.11)
        assert app.heard == ["escape"]
        await typed(play, "x")
        assert app.heard == ["escape", "x"]


@pytest.mark.asyncio
async def test_a_key_that_comes_in_two_packets_is_one_key() -> None:
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
async def test_answers_that_nobody_asked_for_are_no_keys_and_end_nothing() -> None:
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
async def test_an_error_of_the_parser_costs_that_one_key(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = KeyEvents.of

    def fragile(self: KeyEvents, piece: Piece, size: Size) -> Any:
        if piece == Char("b"):
            raise ValueError("chr() arg not in range")
        return whole(self, piece, size)

    monkeypatch.setattr(KeyEvents, "of", fragile)
    app = Parlour()
    async with played(app) as play:
        await typed(play, "abc")
        assert app.heard == ["a", "c"]


@pytest.mark.asyncio
async def test_a_paste_is_one_event_and_no_longer_than_the_cap() -> None:
    app = Parlour()
    async with played(app, bounds=Bounds(pasted=10)) as play:
        await typed(play, "\x1b[200~hello\x1b[201~x", "\x1b[200~" + "y" * 5000, "y\x1b[201~z")
        await play.pass_time(1)
        assert app.heard == ["pasted:hello", "x", "pasted:" + "y" * 10, "z"]


@pytest.mark.asyncio
async def test_the_mouse_clicks_where_it_is() -> None:
    app = Parlour()
    async with played(app) as play:
        await typed(play, "\x1b[<0;3;2M\x1b[<0;3;2m")
        assert app.heard == ["click:2,1"]


@pytest.mark.asyncio
async def test_of_moves_of_the_mouse_that_come_together_the_last_counts() -> None:
    moves: list[int] = []

    class Table(Parlour):
        def on_mouse_move(self, event: events.MouseMove) -> None:
            moves.append(int(event.screen_x))

    async with played(Table()) as play:
        await typed(play, "".join(f"\x1b[<35;{x};5M" for x in range(2, 12)) + "k")
        await typed(play, "\x1b[<35;20;5M")
        assert moves == [10, 19]


@pytest.mark.asyncio
async def test_the_mouse_keeps_its_shape() -> None:
    async with played(Chat()) as play:
        await typed(play, "\x1b[<35;5;2M", "\x1b[<35;5;20M")
        assert b"\x1b]22;" not in play.paper.written


@pytest.mark.asyncio
async def test_the_size_is_the_windows_and_nothing_that_is_typed() -> None:
    app = Parlour()
    async with played(app) as play:
        await typed(play, "\x1b[48;50;132;800;1200t")
        assert (app.size.width, app.size.height) == (80, 24)
        play.paper.written = b""
        play.paper.resize((100, 30))
        await play.paper.until(lambda: b"\x1b[30;1H" in play.paper.written)
        assert (app.size.width, app.size.height) == (100, 30)


@pytest.mark.asyncio
async def test_synchronised_output_is_used_once_the_client_said_that_it_has_it() -> None:
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
async def test_a_client_that_says_that_it_has_it_not_does_not_get_it(said: str) -> None:
    async with played(Parlour(), Paper(answers=True)) as play:
        await typed(play, said, "b")
        assert SYNCHRONISED not in play.paper.written


@pytest.mark.asyncio
async def test_a_client_that_was_not_asked_does_not_get_it_either() -> None:
    async with played(Parlour(), Paper(answers=False)) as play:
        await typed(play, "\x1b[?2026;2$y", "b")
        assert b"2026" not in play.paper.written


@pytest.mark.asyncio
async def test_nobody_is_told_to_speak_the_kitty_protocol_or_to_report_sizes() -> None:
    async with played(Parlour(), Paper(answers=True)) as play:
        await typed(play, "a")
    assert not re.search(rb"\x1b\[[>=<][0-9;]*u", play.paper.written)
    assert b"2048" not in play.paper.written
    assert b"1016" not in play.paper.written


@pytest.mark.asyncio
async def test_the_title_of_the_window_is_the_apps_and_no_command() -> None:
    app = Parlour()
    async with played(app) as play:
        app.title = "Your turn \x1b]52;c;ZXZpbA==\x07" + "!" * 500
        await play.settle()
        titles = re.findall(rb"\x1b\]0;([^\x1b]*)\x1b\\", play.paper.written)
        assert titles == [b"Your turn ]52;c;ZXZpbA==" + b"!" * 56]
    assert play.paper.written.rindex(b"\x1b]0;\x1b\\") < play.paper.written.rindex(b"\x1b[23;0t")


@pytest.mark.asyncio
async def test_the_bell_rings_without_a_frame() -> None:
    app = Parlour()
    async with played(app) as play:
        app.bell()
        await play.paper.until(lambda: play.paper.written.endswith(b"\a"))


@pytest.mark.asyncio
async def test_lines_are_typed_into_the_field_that_has_the_focus() -> None:
    app = Chat()
    async with played(app) as play:
        await typed(play, "grüezi")
        await play.paper.until_shows("grüezi")


@pytest.mark.asyncio
async def test_once_the_app_is_over_nothing_is_heard_and_nothing_rings() -> None:
    app = Parlour()
    async with played(app, bounds=Bounds(keys_per_second=1, keys_at_once=1)) as play:
        play.paper.type("\x1bkkkkk\x1b")
    heard = list(app.heard)
    assert not play.paper.listened_to
    assert not play.clock.next_bell(play.clock.now() + 1000)
    assert app.heard == heard


@pytest.mark.asyncio
async def test_no_silence_is_waited_for_twice() -> None:
    async with played(Parlour(), bounds=Bounds(keys_per_second=20, keys_at_once=1)) as play:
        for text in ("kk", "\x1b"):
            play.paper.type(text)
        assert not play.paper.reading
        while not play.paper.reading:
            assert play.clock.next_bell(play.clock.now() + 1)
    assert not play.clock.next_bell(play.clock.now() + 1000)

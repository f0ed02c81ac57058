"""Apps in one process are painted in the colours of their terminals."""

from contextlib import AsyncExitStack

import pytest

from server.doors.textual.color_support import Colours
from tests.textual.apps import Parlour
from tests.textual.paper import Paper, kinds_of_colours, played


@pytest.mark.asyncio
async def test_apps_in_one_process_are_painted_in_the_colours_of_their_clients(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "dumb")
    every: tuple[Colours, ...] = ("16", "truecolor", "none", "256")
    async with AsyncExitStack() as stack:
        for colours in every:
            paper = Paper(colours=colours)
            play = await stack.enter_async_context(played(Parlour(), paper))
            paper.type("a")
            await play.settle()
            await paper.until_shows("the table")
            assert kinds_of_colours(paper.written) == ({colours} - {"none"})
            assert play.app.no_color is (colours == "none")
            is_painted_blue = b"48;2;32;64;96" in paper.written
            assert is_painted_blue is (colours == "truecolor")


@pytest.mark.asyncio
async def test_the_environment_of_the_server_does_not_change_the_colours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.delenv("NO_COLOR", raising=False)
    async with played(Parlour(), Paper(colours="none")) as play:
        await play.paper.until_shows("the table")
        assert kinds_of_colours(play.paper.written) == set()


@pytest.mark.parametrize("colours", ["256", "16"])
@pytest.mark.asyncio
async def test_a_terminal_that_answers_that_it_has_truecolor_gets_it(colours: Colours) -> None:
    async with played(Parlour(), Paper(colours=colours, answers=True)) as play:
        await play.paper.until_shows("the table")
        assert kinds_of_colours(play.paper.written.split(b"\x1b\\\x1b[m")[1]) == {colours}
        before = len(play.paper.written)
        play.paper.type("\x1bP1$r0;48:2::1:2:3m\x1b\\")
        await play.settle()
        after = play.paper.written[before:]
        assert kinds_of_colours(after) == {"truecolor"}
        assert b"\x1b[24;1H" in after


@pytest.mark.parametrize("said", ["\x1bP1$r0;48:5:16m\x1b\\", "\x1bP0$r\x1b\\", "\x1bPx\x1b\\"])
@pytest.mark.asyncio
async def test_a_terminal_that_answers_otherwise_keeps_its_colours(said: str) -> None:
    async with played(Parlour(), Paper(colours="256", answers=True)) as play:
        before = len(play.paper.written)
        play.paper.type(said + "a")
        await play.settle()
        assert "truecolor" not in kinds_of_colours(play.paper.written[before:])


@pytest.mark.asyncio
async def test_a_client_without_colours_is_not_asked_about_them() -> None:
    async with played(Parlour(), Paper(colours="none", answers=True)) as play:
        play.paper.type("\x1bP1$r0;48:2::1:2:3m\x1b\\a")
        await play.settle()
        assert b"$qm" not in play.paper.written
        assert kinds_of_colours(play.paper.written) == set()

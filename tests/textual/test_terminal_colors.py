"""Apps in one process are painted in the colours of their terminals."""

from contextlib import AsyncExitStack

import pytest

from server.doors.terminal.color_support import ColorDepth
from server.doors.terminal.questions import PATIENCE
from tests.textual.apps import Parlour
from tests.textual.paper import Paper, kinds_of_colors, played, typed
from tui.palettes import Depth

pytestmark = pytest.mark.slow


@pytest.mark.asyncio
async def test_apps_in_one_process_are_painted_in_the_colours_of_their_clients(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "dumb")
    every: tuple[ColorDepth, ...] = ("16", "truecolor", "none", "256")
    async with AsyncExitStack() as stack:
        for colors in every:
            paper = Paper(colors=colors)
            play = await stack.enter_async_context(played(Parlour(), paper))
            paper.type("a")
            await play.settle()
            await paper.until_shows("the table")
            assert kinds_of_colors(paper.written) == ({colors} - {"none"})
            assert play.app.no_color is (colors == "none")
            is_painted_blue = b"48;2;32;64;96" in paper.written
            assert is_painted_blue is (colors == "truecolor")


@pytest.mark.asyncio
async def test_the_environment_of_the_server_does_not_change_the_colours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.delenv("NO_COLOR", raising=False)
    async with played(Parlour(), Paper(colors="none")) as play:
        await play.paper.until_shows("the table")
        assert kinds_of_colors(play.paper.written) == set()


TRUECOLOR = {
    "XTGETTCAP": "\x1bP1+r524742=382F382F38\x1b\\",
    "XTGETTCAP without a value": "\x1bP1+r524742\x1b\\",
    "DECRQSS": "\x1bP1$r0;48:2:1:2:3m\x1b\\",
    "DECRQSS with an empty colour space": "\x1bP1$r0;48:2::1:2:3m\x1b\\",
    "DECRQSS with semicolons": "\x1bP1$r48;2;1;2;3m\x1b\\",
}
WHO_I_AM = "\x1b[?62;22c"


class Painted(Parlour):
    """Is told about its colours."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Depth] = []

    def use_colors(self, depth: Depth) -> None:
        super().use_colors(depth)
        self.told.append(depth)


@pytest.mark.parametrize("said", TRUECOLOR.values(), ids=TRUECOLOR)
@pytest.mark.parametrize("colors", ["256", "16"])
@pytest.mark.asyncio
async def test_a_terminal_that_answers_that_it_has_truecolor_gets_it(
    colors: ColorDepth, said: str
) -> None:
    app = Painted()
    async with played(app, Paper(colors=colors, answers=True)) as play:
        await play.paper.until_shows("the table")
        assert kinds_of_colors(play.paper.written.split(b"\x1b[c")[1]) == {colors}
        before = len(play.paper.written)
        await typed(play, said)
        after = play.paper.written[before:]
        assert kinds_of_colors(after) == {"truecolor"}
        assert b"for Anna" in after
        assert app.told == [colors, "truecolor"]
        assert app.color_depth == "truecolor"
        assert app.heard == []


@pytest.mark.parametrize(
    "said",
    [
        "\x1bP1$r0;48:5:16m\x1b\\",
        "\x1bP0$r\x1b\\",
        "\x1bP0+r524742\x1b\\",
        "\x1bP1+r5443\x1b\\",
        "\x1bPx\x1b\\",
        WHO_I_AM,
    ],
)
@pytest.mark.asyncio
async def test_a_terminal_that_answers_otherwise_keeps_its_colors(said: str) -> None:
    app = Painted()
    async with played(app, Paper(colors="256", answers=True)) as play:
        before = len(play.paper.written)
        await typed(play, said + "a")
        assert "truecolor" not in kinds_of_colors(play.paper.written[before:])
        assert app.told == ["256"]
        assert app.heard == ["a"]


@pytest.mark.asyncio
async def test_an_answer_does_not_count_after_the_last_one() -> None:
    async with played(Painted(), Paper(colors="256", answers=True)) as play:
        await typed(play, WHO_I_AM, TRUECOLOR["DECRQSS"])
        assert play.app.told == ["256"]  # type: ignore[attr-defined]


@pytest.mark.asyncio
async def test_an_answer_does_not_count_after_a_while() -> None:
    async with played(Painted(), Paper(colors="256", answers=True)) as play:
        await play.pass_time(PATIENCE)
        await typed(play, TRUECOLOR["DECRQSS"])
        assert play.app.told == ["256"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("colors", ["none", "truecolor"])
@pytest.mark.asyncio
async def test_a_terminal_is_not_asked_for_truecolor_without_need(colors: ColorDepth) -> None:
    async with played(Painted(), Paper(colors=colors, answers=True)) as play:
        await typed(play, TRUECOLOR["DECRQSS"], "a")
        assert b"$qm" not in play.paper.written
        assert play.app.told == [colors]  # type: ignore[attr-defined]


@pytest.mark.asyncio
async def test_a_terminal_that_would_print_questions_is_asked_nothing() -> None:
    async with played(Painted(), Paper(colors="256", answers=False)) as play:
        await typed(play, TRUECOLOR["XTGETTCAP"], TRUECOLOR["DECRQSS"])
        for question in (b"$q", b"+q", b"$p", b"\x1b[c"):
            assert question not in play.paper.written
        assert play.app.told == ["256"]  # type: ignore[attr-defined]


@pytest.mark.asyncio
async def test_an_app_can_choose_the_colors_itself() -> None:
    async with played(Painted(), Paper(colors="256")) as play:
        before = len(play.paper.written)
        play.app.use_colors("truecolor")  # type: ignore[attr-defined]
        await play.settle()
        assert kinds_of_colors(play.paper.written[before:]) == {"truecolor"}

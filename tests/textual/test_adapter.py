"""The private names of Textual in `server.doors.textual.adapter`. Each failure says in a sentence
what a new version has changed."""

import gc
import inspect
from collections.abc import Callable
from functools import partial
from types import FunctionType

import pytest
from textual import events
from textual._styles_cache import StylesCache
from textual.app import App
from textual.driver import Driver

from server.doors.textual.adapter import XTermParser
from tests.textual.apps import Parlour
from tests.textual.paper import played

APP = {
    "_capture_stdout": "Apps no longer capture stdout by this name, and would replace it for all.",
    "_capture_stderr": "Apps no longer capture stderr by this name, and would replace it for all.",
    "_handle_exception": "Errors are handled elsewhere: a traceback with cards may be printed.",
}


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("name", APP)
async def test_apps_still_use_the_private_names_that_are_replaced(name: str) -> None:
    app = Parlour()
    assert hasattr(app, name), APP[name]
    assert f"self.{name}" in inspect.getsource(App), APP[name]


@pytest.mark.parametrize(
    ("holds", "sentence"),
    [
        (
            lambda: hasattr(StylesCache.get_inner_outer, "cache_clear"),
            "StylesCache.get_inner_outer is no longer a cache that all apps share, and need not be "
            "cleared any more.",
        ),
        (
            lambda: [key.key for key in parsed("\x1b[A")] == ["up"],
            "XTermParser no longer makes a key of a whole escape sequence.",
        ),
        (
            lambda: [key.key for key in parsed("-")] == ["minus"],
            "XTermParser no longer names characters.",
        ),
        (
            lambda: XTermParser().parse_mouse_code("\x1b[<0;1;1M") is not None,
            "XTermParser.parse_mouse_code no longer makes mouse events.",
        ),
        (
            lambda: "self._size = size" in inspect.getsource(Driver),
            "Drivers no longer keep the size in _size, so that apps start in the size before.",
        ),
    ],
)
def test_the_other_private_names_still_do_what_they_did(
    holds: Callable[[], bool], sentence: str
) -> None:
    assert holds(), sentence


def parsed(sequence: str) -> list[events.Key]:
    return [key for key in XTermParser().feed(sequence) if isinstance(key, events.Key)]


@pytest.mark.asyncio
async def test_an_app_starts_in_the_size_of_its_terminal() -> None:
    async with played(Parlour()) as play:
        assert play.app.size == (80, 24)
        play.paper.resize((60, 10))
        await play.settle()
        assert play.app.size == (60, 10)


@pytest.mark.asyncio
async def test_a_layout_leaves_nothing_for_a_full_collection(
    request: pytest.FixtureRequest,
) -> None:
    request.addfinalizer(partial(gc.set_threshold, *gc.get_threshold()))
    gc.set_threshold(1, 1, 1_000_000_000)
    async with played(Parlour()):
        gc.collect(1)
        functions = [each for each in gc.get_objects() if isinstance(each, FunctionType)]
        assert [each for each in functions if "_arrange_root.<locals>" in each.__qualname__] == []

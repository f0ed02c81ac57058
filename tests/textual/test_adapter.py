"""The private names of Textual in `server.doors.textual.adapter`. Each failure says in a sentence
what a new version has changed."""

from collections.abc import Callable
from typing import Any

import pytest
from rich.segment import Segment
from textual._ansi_sequences import ANSI_SEQUENCES_KEYS
from textual._styles_cache import StylesCache
from textual._xterm_parser import XTermParser
from textual.app import App
from textual.css.stylesheet import Stylesheet
from textual.keys import Keys
from textual.strip import Strip

from server.doors.textual.adapter import init_strip, name_of_character
from tests.textual.apps import Parlour
from tests.textual.paper import played

APP = {
    "_capture_stdout": "Apps no longer capture stdout by this name, and would replace it for all.",
    "_capture_stderr": "Apps no longer capture stderr by this name, and would replace it for all.",
    "_fatal_error": "Fatal errors are handled elsewhere: a traceback with cards may be printed.",
    "_close_messages_no_wait": "An app cannot be ended by this method after an error.",
    "_exit_renderables": "Errors to be printed at the end are kept elsewhere.",
    "_print_error_renderables": "Errors are printed by another method at the end.",
    "_process_messages": "The loop of an app has another name: its task factory stays for all.",
    "_set_pointer_shape": "The shape of the pointer is set by another method, and stays.",
    "_filters": "The filters of an app are elsewhere: all apps would paint in truecolor.",
    "_exception": "The error of an app is elsewhere: crashes would not be logged.",
    "_driver": "The driver of an app is elsewhere: its end would not be known.",
    "_dom_ready": "It is not known when an app hears keys, and early ones would be lost.",
}


@pytest.mark.asyncio
@pytest.mark.parametrize("name", APP)
async def test_apps_still_have_the_private_names_that_are_used(name: str) -> None:
    async with played(Parlour()) as play:
        assert hasattr(play.app, name), APP[name]
        assert hasattr(App, name) or name in vars(play.app), APP[name]


@pytest.mark.asyncio
async def test_a_screen_still_paints_by_its_update_timer() -> None:
    async with played(Parlour()) as play:
        assert callable(play.app.screen._update_timer._callback), (
            "Screens no longer paint by the callback of _update_timer, so that frames cannot be "
            "held back."
        )


@pytest.mark.asyncio
async def test_widgets_still_keep_their_lines_in_a_style_cache() -> None:
    async with played(Parlour()) as play:
        assert isinstance(play.app.screen._styles_cache, StylesCache), (
            "Widgets no longer keep painted lines in _styles_cache, so that idle apps stay big."
        )


@pytest.mark.parametrize(
    ("holds", "sentence"),
    [
        (
            lambda: hasattr(StylesCache.get_inner_outer, "cache_clear"),
            "StylesCache.get_inner_outer is no longer a cache that all apps share.",
        ),
        (
            lambda: (
                {"_parse_rules", "_parse_cache", "_variables"}
                <= {*vars(Stylesheet), *vars(Stylesheet())}
            ),
            "Style sheets are no longer parsed by _parse_rules, so that apps cannot share them.",
        ),
        (
            lambda: ANSI_SEQUENCES_KEYS["\x1b[A"] == (Keys.Up,),
            "ANSI_SEQUENCES_KEYS no longer maps escape sequences to keys.",
        ),
        (
            lambda: XTermParser().parse_mouse_code("\x1b[<0;1;1M") is not None,
            "XTermParser.parse_mouse_code no longer makes mouse events.",
        ),
        (
            lambda: name_of_character("-") == "minus",
            "_character_to_key no longer names characters.",
        ),
    ],
)
def test_the_module_level_names_still_do_what_they_did(
    holds: Callable[[], bool], sentence: str
) -> None:
    assert holds(), sentence


def test_a_strip_still_has_exactly_the_attributes_that_are_set_for_it() -> None:
    strip: Any = object.__new__(Strip)
    init_strip(strip, [Segment("a")])
    missing = [name for name in Strip.__slots__ if not hasattr(strip, name)]
    assert missing == [], "Strips have new attributes, which init_strip does not set."

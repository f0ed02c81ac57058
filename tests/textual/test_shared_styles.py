"""Apps share the rules of their style sheets, and paint what they would paint alone."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from textual.css.stylesheet import Stylesheet, StylesheetParseError
from textual.screen import Screen
from textual.widgets import Label

from server.doors.textual.shared_styles import SharedStyles, SharedStylesheet
from tests.textual.apps import Parlour
from tests.textual.paper import Paper, played


class Quarrel(Parlour):
    """The same text in other colours."""

    CSS = "#who { background: #ff0000; color: #00ff00; }"


def sheet(shared: SharedStyles, variables: Mapping[str, str], *sources: str) -> SharedStylesheet:
    made = SharedStylesheet(variables, shared)
    for number, css in enumerate(sources):
        made.add_source(css, read_from=("a file", str(number)))
    return made


def test_css_is_parsed_once_for_each_set_of_colours() -> None:
    shared = SharedStyles()
    first, second, other = (
        sheet(shared, {"mine": color}, "Label { color: $mine; }").rules
        for color in ("red", "red", "blue")
    )
    assert first[0] is second[0]
    assert first[0].styles.color != other[0].styles.color


def test_the_rules_of_a_source_are_shared_by_sheets_that_have_others_besides() -> None:
    shared = SharedStyles()
    one = sheet(shared, {}, "Label { color: red; }", "Input { color: red; }")
    other = sheet(shared, {}, "Label { color: red; }", "Button { color: red; }")
    assert one.rules[0] is other.rules[0]
    assert [*one.rules_map] == ["Label", "Input"]
    assert [*other.rules_map] == ["Label", "Button"]


def test_separate_shared_styles_share_nothing() -> None:
    css = "Label { color: red; }"
    one, other = (sheet(SharedStyles(), {}, css).rules for _ in range(2))
    assert one[0] is not other[0]


def test_the_rules_are_those_that_textual_finds() -> None:
    css = ("Label { color: $mine; &.bold { color: red; } }", "#who, .bold { color: $mine; }")
    alone = Stylesheet(variables={"mine": "blue"})
    for number, source in enumerate(css):
        alone.add_source(source, read_from=("a file", str(number)))
    found = sheet(SharedStyles(), {"mine": "blue"}, *css)
    assert [rule.css for rule in found.rules] == [rule.css for rule in alone.rules]
    assert {name: len(rules) for name, rules in found.rules_map.items()} == {
        name: len(rules) for name, rules in alone.rules_map.items()
    }


def test_other_variables_and_more_sources_change_the_rules() -> None:
    found = sheet(SharedStyles(), {"mine": "red"}, "Label { color: $mine; }")
    red = found.rules[0].styles.color
    found.set_variables({"mine": "blue"})
    found.reparse()
    assert found.rules[0].styles.color != red
    found.add_source("Input { color: red; }")
    assert len(found.rules) == 2


def test_an_error_in_css_is_raised_each_time() -> None:
    shared = SharedStyles()
    for _ in range(2):
        with pytest.raises(StylesheetParseError):
            sheet(shared, {}, "Label { colour: red; }").parse()


def test_a_file_is_read_once(tmp_path: Path) -> None:
    shared, path = SharedStyles(), tmp_path / "app.tcss"
    path.write_text("Label { color: red; }")
    first, second = SharedStylesheet({}, shared), SharedStylesheet({}, shared)
    first.read(path)
    path.unlink()
    second.read(path)
    assert first.source == second.source
    assert first.rules[0] is second.rules[0]


@pytest.mark.asyncio
async def test_two_apps_at_once_keep_their_own_css() -> None:
    async with played(Parlour()) as one, played(Quarrel()) as other:
        for play in (one, other):
            await play.paper.until_shows("for Anna")
        assert b"48;2;32;64;96" in one.paper.written
        assert b"48;2;255;0;0" not in one.paper.written
        assert b"48;2;255;0;0" in other.paper.written
        assert b"48;2;32;64;96" not in other.paper.written


@pytest.mark.asyncio
async def test_a_theme_and_a_new_screen_bring_their_own_rules() -> None:
    class Room(Screen[None]):
        CSS = "Room { background: #123456; } Label { background: $primary; }"

        def compose(self) -> Iterator[Label]:
            yield Label("in the room")

    async with played(Parlour(), Paper()) as play:
        play.app.call_later(play.app.push_screen, Room())
        await play.paper.until_shows("in the room")
        assert b"48;2;18;52;86" in play.paper.written
        play.app.call_later(setattr, play.app, "theme", "gruvbox")
        await play.paper.until(lambda: b"48;2;133;165;152" in play.paper.written)

"""Caches that apps share or that stay small do not change what is painted."""

import pytest
from rich.segment import Segment
from rich.style import Style
from textual.css.stylesheet import Stylesheet
from textual.strip import Strip
from textual.widget import Widget

from server.doors.textual.adapter import STRIPS_KEPT, SharedStyles, SmallCache
from server.doors.textual.driver import IDLE_SECONDS
from tests.textual.apps import Chat, Parlour
from tests.textual.paper import Paper, Played, played, typed


class Quarrel(Parlour):
    """The same text in other colours."""

    CSS = "#who { background: #ff0000; color: #00ff00; }"


def kept(play: Played) -> int:
    """The number of painted lines in the style caches."""
    widgets = play.app.screen.walk_children(Widget, with_self=True)
    return sum(len(widget._styles_cache._cache) for widget in widgets)


def test_css_is_parsed_once_for_each_set_of_colours() -> None:
    sheets = [Stylesheet(variables={"mine": colour}) for colour in ("red", "red", "blue")]
    found, sharing = [], SharedStyles()
    for sheet in sheets:
        sharing.share_rules(sheet)
        sheet.add_source("Label { color: $mine; }")
        found.append(sheet.rules)
    assert found[0][0] is found[1][0]
    assert found[0][0].styles.color != found[2][0].styles.color


def test_separate_shared_styles_share_nothing() -> None:
    found = []
    for _ in range(2):
        sheet = Stylesheet(variables={"mine": "red"})
        SharedStyles().share_rules(sheet)
        sheet.add_source("Label { color: $mine; }")
        found.append(sheet.rules)
    assert found[0][0] is not found[1][0]


@pytest.mark.asyncio
async def test_two_apps_at_once_keep_their_own_css() -> None:
    async with played(Parlour()) as one, played(Quarrel()) as other:
        for play in (one, other):
            await play.paper.until_shows("for Anna")
        assert b"48;2;32;64;96" in one.paper.written
        assert b"48;2;255;0;0" not in one.paper.written
        assert b"48;2;255;0;0" in other.paper.written
        assert b"48;2;32;64;96" not in other.paper.written


def test_a_small_cache_keeps_at_most_its_limit() -> None:
    cache = SmallCache()
    assert cache.get("a") is None
    assert cache.get("a", 1) == 1
    for number in range(STRIPS_KEPT * 3):
        cache[number] = -number
        assert cache.get(number) == -number
        assert cache._kept is not None
        assert len(cache._kept) <= STRIPS_KEPT


@pytest.mark.asyncio
async def test_merged_caches_of_a_strip_do_not_mix_up_their_keys() -> None:
    """Asks for everything twice, so that the second result comes from a cache."""
    async with played(Chat()):
        strip = Strip([Segment("eight of hearts", Style(bold=True))])
        for _ in range(2):
            assert strip.crop(2, 5).text == "ght"
            assert [part.text for part in strip.divide([2, 5])] == ["ei", "ght"]
            assert strip.apply_offsets(2, 5).text == "eight of hearts"
            assert strip.crop_extend(2, 5, None).text == "ght"
            assert strip.adjust_cell_length(5).text == "eight"
            assert strip.apply_style(Style(italic=True)).text == "eight of hearts"


@pytest.mark.asyncio
async def test_an_idle_app_clears_its_style_caches_and_paints_the_same_afterwards() -> None:
    async with played(Parlour()) as play:
        await typed(play, "k")
        assert kept(play)
        play.clock.next_alarm(play.clock.now() + IDLE_SECONDS)
        assert not kept(play)
        others = [line for line in play.paper.shows().splitlines() if "k" not in line]
        await typed(play, "v")
        await play.paper.until_shows("k v")
        assert [line for line in play.paper.shows().splitlines() if "k" not in line] == others


@pytest.mark.asyncio
async def test_an_app_that_keeps_painting_keeps_its_style_caches() -> None:
    async with played(Parlour(), Paper()) as play:
        for _ in range(3):
            play.clock.next_alarm(play.clock.now() + IDLE_SECONDS - 1)
            await typed(play, "k")
            assert kept(play)

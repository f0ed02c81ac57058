"""A key means the same everywhere, and own keys never do two things on one screen."""

from collections import defaultdict
from pathlib import Path
from typing import Final

import pytest

from tests.screen.at_tables import at_table
from tui.own_keys import all_keys, bindings_of, clashes, is_free, keymap, screens, with_key
from tui.screens.keys import KeysScreen
from tui.screens.log import LogScreen

SAME: Final = (
    {"take", "ready", "right"},
    {"decline", "unready", "wrong"},
    {"no-more", "ask-again", "end"},
    {"start", "go-on", "run"},
    {"fog", "markers"},
    {"watch", "seat", "words"},
    {"replay", "replays"},
    {"typed", "search"},
    {"new", "open"},
    {"play-eight28", "deal"},
    {"play-farbstich", "fill"},
    {"recap", "earlier-tip"},
    {"seal", "proof", "copy-proof"},
    {"play-schatzsuche", "turn"},
)
"""Yes; no; no more, or more again; on we go; cards are turned; one looks on, or puts words in; a
game is seen once more; something is looked for; a table is opened; a real game is dealt; bots come
for a game; what was shown before; what proves the shuffle; the
letter of a game in the hall, where there are no turning points."""


def test_a_key_means_the_same_on_all_screens() -> None:
    found = defaultdict[str, set[str]](set)
    for screen in screens():
        for own in bindings_of(screen).values():
            found[own.key].add(own.does)
    different = {
        key: does
        for key, does in found.items()
        if len(does) > 1 and not any(does <= same for same in SAME)
    }
    assert different == {}


def test_an_action_has_the_same_key_on_all_screens() -> None:
    found = defaultdict[str, set[str]](set)
    for screen in screens():
        for own in bindings_of(screen).values():
            found[own.does].add(own.key)
    assert {does for does, keys in found.items() if len(keys) > 1} == set()


def test_a_key_that_is_taken_on_the_same_screen_clashes() -> None:
    assert [own.does for own in clashes({}, "score", "c")] == ["chat"]
    assert list(clashes({"chat": "G"}, "score", "c")) == []
    assert [own.does for own in clashes({"chat": "G"}, "score", "G")] == ["chat"]


def test_digits_and_keys_of_every_screen_are_not_free() -> None:
    assert is_free("log", "G")
    for key in ("1", ":", "?", "=", "", "ab"):
        assert not is_free("log", key)


def test_the_usual_key_is_no_own_key() -> None:
    assert with_key({"log": "G"}, "log", "l") == {}
    assert with_key({}, "log", "G") == {"log": "G"}


def test_actions_that_share_a_key_keep_it_when_one_of_them_gets_another() -> None:
    shared = [own.does for own in all_keys().values() if own.key == "x"]
    if len(shared) > 1:
        first, *others = shared
        assert keymap({first: "G"}) == {first: "G", **dict.fromkeys(others, "x")}
    assert keymap({}) == {}
    assert keymap({"forgotten": "G"}) == {}


@pytest.mark.slow
@pytest.mark.asyncio
async def test_an_own_key_is_chosen_by_pressing_it_told_and_taken_back(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (anna, _):
        await anna.press("p", "k")
        assert isinstance(anna.app.screen, KeysScreen)
        for _ in all_keys():
            if anna.app.screen.pointer.at == "log":
                break
            await anna.press("down")
        await anna.press("enter", "c")
        assert "c is already used for: Talk" in anna.text()
        await anna.press("enter", "5")
        assert "“5” is not possible" in anna.text()
        await anna.press("enter", "space")
        assert "“ ” is not possible" in anna.text()
        await anna.press("enter", "G")
        assert anna.app.taste.keys == {"log": "G"}
        await anna.press("escape", "escape", "G")
        assert isinstance(anna.app.screen, LogScreen)
        await anna.press("escape", "p", "k", "equals_sign")
        assert anna.app.taste.keys == {}

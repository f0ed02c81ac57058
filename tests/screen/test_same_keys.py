"""A key means the same wherever one is."""

from collections import defaultdict
from typing import Final

import pytest

from tui.places.keys import CHOSEN

pytestmark = pytest.mark.slow

SAME: Final = (
    {"take", "ready"},
    {"decline", "unready"},
    {"no-more", "ask-again"},
    {"start", "go-on"},
    {"fog", "markers"},
    {"watch", "seat"},
    {"replay", "replays"},
    {"typed", "search"},
    {"new", "open"},
)
"""Yes and no; no more, or more again; on we go; cards are turned; one looks on; one sees a game
once more; one looks for something; a table is opened."""


def test_a_key_means_the_same_everywhere() -> None:
    found = defaultdict[str, set[str]](set)
    for place in CHOSEN.values():
        for does, key in place.items():
            found[key].add(does)
    different = {key: what for key, what in found.items() if len(what) > 1 and what not in SAME}
    assert different == {}


def test_what_one_can_do_has_the_same_key_everywhere() -> None:
    found = defaultdict[str, set[str]](set)
    for place in CHOSEN.values():
        for does, key in place.items():
            found[does].add(key)
    assert {does for does, keys in found.items() if len(keys) > 1} == set()

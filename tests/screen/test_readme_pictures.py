"""The pictures of the README are what people really see."""

import re
from html import unescape
from pathlib import Path

import pytest

from tests.screen.pictures import FOLDER, FRAME_SECONDS, RECORDING, SHOTS, drawn, frames, seen_at
from tests.screen.svg import picture, recording

pytestmark = pytest.mark.slow

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
MOST_BYTES = 1_500_000


def kept(name: str) -> str:
    assert f"(.pictures/{name}.svg)" in README
    return (FOLDER / f"{name}.svg").read_text("utf-8")


def letters(svg: str) -> str:
    return "\n".join(map(unescape, re.findall(r"<text [^>]*>([^<]*)</text>", svg)))


@pytest.mark.asyncio
@pytest.mark.parametrize("name", SHOTS)
async def test_a_picture_of_the_readme_shows_what_is_seen_in_its_position(name: str) -> None:
    async with seen_at(SHOTS[name]) as person:
        seen = person.text()
    fresh = await drawn(SHOTS[name])
    assert SHOTS[name].words
    for words in SHOTS[name].words:
        assert words in seen
        assert words in letters(fresh)
        assert words in letters(kept(name)), "draw it anew: python -m tests.screen.pictures"


@pytest.mark.asyncio
async def test_the_recording_goes_from_the_first_card_of_a_round_to_its_gems() -> None:
    taken = await frames()
    assert "Round 2" in letters(picture(taken[0]))
    assert "HOW IT CAME OUT" in letters(picture(taken[-1]))
    assert await frames() == taken
    for svg in (recording(taken, FRAME_SECONDS), kept(RECORDING)):
        assert "HOW IT CAME OUT" in letters(svg)
        assert svg.count("@keyframes") > len(taken)


def test_the_pictures_are_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < MOST_BYTES

"""The pictures of the README are what people really see."""

from pathlib import Path

import pytest

from tests.screen.pictures import FOLDER, FRAME_SECONDS, RECORDING, SHOTS, drawn, frames, seen_at
from tests.screen.svg import recording

pytestmark = pytest.mark.slow

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
MOST_BYTES = 1_500_000
AGAIN = "look at it after python -m tests.screen.pictures"


@pytest.mark.parametrize("name", SHOTS)
@pytest.mark.asyncio
async def test_the_readme_shows_the_real_thing(name: str) -> None:
    assert f"(.pictures/{name}.svg)" in README
    async with seen_at(SHOTS[name]) as person:
        seen = person.text()
    assert [words for words in SHOTS[name].words if words not in seen] == []
    assert (FOLDER / f"{name}.svg").read_text("utf-8") == await drawn(SHOTS[name]), AGAIN


@pytest.mark.asyncio
async def test_the_recording_shows_one_real_round() -> None:
    assert f"(.pictures/{RECORDING}.svg)" in README
    taken = await frames()
    kept = (FOLDER / f"{RECORDING}.svg").read_text("utf-8")
    assert kept == recording(taken, FRAME_SECONDS), AGAIN


def test_the_pictures_are_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < MOST_BYTES

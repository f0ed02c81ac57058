"""The pictures of the README are what people really see."""

from pathlib import Path

import pytest

from tests.screen.pictures import FOLDER, SHOTS, drawn

pytestmark = pytest.mark.slow

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")


@pytest.mark.parametrize("name", SHOTS)
def test_the_readme_shows_the_real_thing(name: str) -> None:
    assert f"(.pictures/{name}.svg)" in README
    assert (FOLDER / f"{name}.svg").read_text("utf-8") == drawn(SHOTS[name])

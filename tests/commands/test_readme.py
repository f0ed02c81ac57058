"""The README names commands, places and functions: all of them are there."""

import re
import tomllib
from pathlib import Path

import pytest

from server.commands.cli import COMMANDS
from server.engine import GAMES
from server.protocol.seat import name_of
from tests.cases import for_each

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
FORMAT = (ROOT / "server/record/FORMAT.md").read_text("utf-8")
BOT = (ROOT / "tests/doors/example_bot.py").read_text("utf-8")
NAMED = re.findall(r"`((?:server|tui|tests|config)/[\w./]+)`", README)
FUNCTIONS = [
    (file, name)
    for file, names in re.findall(r"`(server/[\w/]+\.py)`: ((?:`\w+`(?:, )?)+)", README)
    for name in re.findall(r"\w+", names)
]


def test_every_place_that_the_readme_names_exists() -> None:
    assert len(NAMED) > 20
    assert [place for place in NAMED if not (ROOT / place).exists()] == []


@for_each(("file", "name"), FUNCTIONS)
def test_every_rule_is_where_the_readme_says(file: str, name: str) -> None:
    assert re.search(rf"^(def|class) {name}\b", (ROOT / file).read_text("utf-8"), re.MULTILINE)


def test_the_readme_shows_every_command() -> None:
    assert [c.name for c in COMMANDS if f"`kartenhaus {c.name} " not in README] == []


def test_the_readme_has_a_reason_for_every_part_that_is_installed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    parts = sum(project["optional-dependencies"].values(), project["dependencies"])
    names = [re.split(r"[<>=]", part)[0] for part in parts]
    table = README.partition("### Parts")[2]
    assert [name for name in names if name not in table] == []


def test_the_readme_holds_the_bot_that_is_tested() -> None:
    assert f"```python\n{BOT}```" in README


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_format_lists_every_event_and_its_keys(game: object) -> None:
    assert isinstance(game, type(next(iter(GAMES.values()))))
    for event in game.events:
        if not name_of(event).startswith("x-"):
            keys = " ".join(f"`{key}`" for key in event.__struct_fields__)
            assert re.search(rf"^\| `{name_of(event)}` \| {keys} \|", FORMAT, re.MULTILINE), event

"""The documents name places, commands, settings and functions: all of them are there."""

import re
import tomllib
from typing import Any

import pytest

from server.commands.cli import COMMANDS
from server.commands.command_line import HOUSE_FLAGS, parse
from server.commands.ssh.admin_commands import COMMANDS as ADMIN_COMMANDS
from server.commands.ssh.answers import ADMIN, FACES, NAMES
from server.engine import GAMES
from server.protocol.seat import name_of
from server.settings import Settings
from server.store.database import DATABASE
from tests.bench.__main__ import commands as benches
from tests.cases import for_each
from tests.commands.documents import (
    CLASS,
    DOCUMENTS,
    DRAWINGS,
    FORMAT,
    FUNCTION,
    HOSTS,
    PROGRAMS,
    README,
    ROOT,
    TRANSLATORS,
    blocks,
    commands,
    definitions,
    drawing,
    links,
    mapped,
    spans,
    text_of,
)

MOST_LINES, MOST_COLUMNS = 180, 100
START = "python3 -m venv .venv && .venv/bin/pip install . && .venv/bin/kartenhaus"
TESTS = "python3 -m venv .venv && .venv/bin/pip install -e '.[test]' && .venv/bin/pytest"
TESTS_README = "tests/README.md"
PLACE = re.compile(r"(?:(?:server|tui|tests|config)/[\w./]*|\.ci/\w+|pyproject\.toml)")
FOR_USERS = (README, HOSTS, PROGRAMS, TRANSLATORS)
RULES = [
    (file, name)
    for file, names in re.findall(r"`(server/[\w/]+\.py)`: ((?:`\w+`(?:, )?)+)", text_of(README))
    for name in re.findall(r"\w+", names)
]


def test_the_readme_is_short_and_its_drawings_fit() -> None:
    assert len(text_of(README).splitlines()) <= MOST_LINES
    for name in DRAWINGS:
        assert [line for line in drawing(name).splitlines() if len(line) > MOST_COLUMNS] == []


def test_the_readme_starts_the_house_and_its_tests_with_one_line_each() -> None:
    assert [text for kind, text in blocks(README) if not kind] == [f"{START}\n", f"{TESTS}\n"]
    # .ci/run runs the first line with these words.
    words = "pip install -e '.[test]'"
    assert words in text_of(".ci/run")
    assert [line for line in text_of(README).splitlines() if words in line] == [TESTS]


@for_each("document", DOCUMENTS)
def test_every_place_that_a_document_names_exists(document: str) -> None:
    named = [span for span in spans(document) if PLACE.fullmatch(span)]
    assert [place for place in named if not (ROOT / place).exists()] == []


@for_each("document", DOCUMENTS)
def test_every_link_leads_to_a_file(document: str) -> None:
    assert [str(file) for file in links(document) if not file.is_file()] == []


def test_every_picture_is_shown() -> None:
    assert set((ROOT / ".pictures").iterdir()) <= set(links(README))


def test_every_place_of_the_map_exists() -> None:
    for place, text in mapped():
        # A folder that was moved away may still have caches.
        assert place.is_file() or any(each.is_file() for each in place.iterdir()), place
        files = re.findall(r"\w+\.(?:py|md|toml)\b", text)
        beside = place, place.parent
        assert [f for f in files if not any((folder / f).is_file() for folder in beside)] == []


def test_every_folder_of_the_house_is_on_the_map() -> None:
    shown = {place for place, _ in mapped()}
    modules = [file for package in ("server", "tui") for file in (ROOT / package).rglob("*.py")]
    folders = {module.parent for module in modules if module.parent.name not in GAMES}
    assert sorted(map(str, folders - shown)) == []


@pytest.mark.slow
def test_everything_in_the_drawings_is_defined() -> None:
    defined = definitions("server") | definitions("tui")
    drawn = FUNCTION.findall(drawing("key"))
    assert len(drawn) > 20
    assert [name for name in drawn if name not in defined] == []
    assert [name for name in CLASS.findall(drawing("house")) if name not in defined] == []
    places = PLACE.findall(drawing("house"))
    assert [place for place in places if not (ROOT / place).is_dir()] == []


@for_each(("file", "name"), RULES)
def test_every_rule_is_where_the_readme_says(file: str, name: str) -> None:
    assert re.search(rf"^(def|class) {name}\b", text_of(file), re.MULTILINE)


def test_every_planted_fault_names_a_function_and_a_test_that_exist() -> None:
    named = re.findall(
        r"`((?:server|tui|tests)/[\w/]+\.py)`: `(?:\w+\.)?(\w+)`", text_of(TESTS_README)
    )
    assert len(named) >= 2 * 30
    for file, name in named:
        assert re.search(rf"^ *(async )?def {name}\b", text_of(file), re.MULTILINE), (file, name)


@for_each("document", FOR_USERS)
def test_every_command_is_understood(document: str) -> None:
    written = list(commands(document))
    assert written
    for words in written:
        check_command(words)


def check_command(words: list[str]) -> None:
    match words:
        case ["kartenhaus", *typed]:
            parse(COMMANDS, typed)
        case ["python", "-m", "tests.bench", "NAME"]:
            pass
        case ["python", "-m", "tests.bench", *typed]:
            benches().parse_args(typed)
        case ["python", "-m", module]:
            assert (ROOT / module.replace(".", "/")).with_suffix(".py").is_file(), module
        case ["pytest", "-m", mark]:
            assert f'"{mark}: ' in text_of("pyproject.toml"), mark
        case ["pytest"] | ["ssh"]:
            pass
        case ["ssh", *typed]:
            after = typed[[word.endswith("HOST") for word in typed].index(True) + 1 :]
            assert not after or after[0] in (*NAMES, ADMIN), words
        case _:
            pytest.fail(f"what is this? {words}")


def test_every_flag_is_known() -> None:
    known = {flag.name for command in COMMANDS for flag in (*command.flags, *HOUSE_FLAGS)}
    for document in FOR_USERS:
        flags = [span.split()[0] for span in spans(document) if span.startswith("--")]
        assert [flag for flag in flags if flag.removeprefix("--") not in known] == []


def test_the_documents_for_users_show_every_command_and_the_readme_every_bench() -> None:
    typed = [words for document in FOR_USERS for words in commands(document)]
    shown = {words[1] for words in typed if words[0] == "kartenhaus" and words[1:]}
    assert shown == {command.name for command in COMMANDS}
    line = re.search(r"-m tests\.bench NAME` measures \(([^)]+)\)", text_of(README))
    assert line
    helped = re.findall(r"^    (\w+) ", benches().format_help(), re.MULTILINE)
    assert sorted(re.findall(r"`(\w+)`", line[1])) == sorted(helped)


def test_the_readme_lists_every_command_for_one_answer() -> None:
    cells = re.search(r"^\| `ssh HOST (who.*)\| one answer \|$", text_of(README), re.MULTILINE)
    assert cells
    assert {*FACES, *re.findall(r"(?:^|`)(\w+)", cells[1])} == set(NAMES)


def test_hosts_are_shown_settings_that_exist() -> None:
    sections = "|".join(Settings.__annotations__)
    found = [re.fullmatch(rf"({sections})\.(\w+)", span) for span in spans(HOSTS)]
    named = [(match[1], match[2]) for match in found if match and match[0] != DATABASE]
    assert len(named) > 5
    assert [pair for pair in named if not hasattr(getattr(Settings(), pair[0]), pair[1])] == []


def test_hosts_are_shown_every_admin_command() -> None:
    table = text_of(HOSTS).partition("## Administration")[2].partition("\n## ")[0]
    first_cells = re.findall(r"^\|([^|]+)\|", table, re.MULTILINE)
    shown = {span.split()[0] for cell in first_cells for span in re.findall(r"`([^`]+)`", cell)}
    assert shown == set(ADMIN_COMMANDS)


def test_the_readme_has_a_reason_for_every_part_that_is_installed() -> None:
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    parts = sum(project["optional-dependencies"].values(), project["dependencies"])
    names = [re.split(r"[<>=]", part)[0] for part in parts]
    table = text_of(README).partition("### Parts")[2]
    assert [name for name in names if name not in table] == []


def test_programmers_are_shown_the_bot_that_is_tested() -> None:
    assert ("python", text_of("tests/doors/example_bot.py")) in blocks(PROGRAMS)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_format_lists_every_event_and_its_keys(game: Any) -> None:
    for event in game.events:
        if not name_of(event).startswith("x-"):
            keys = " ".join(f"`{key}`" for key in event.__struct_fields__)
            line = rf"^\| `{name_of(event)}` \| {keys} \|"
            assert re.search(line, text_of(FORMAT), re.MULTILINE), event

"""Another language is one folder of catalogues and one line of code, and may begin small."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import server
import tui

pytestmark = pytest.mark.slow

LINE = 'Language = Literal["en", "de", "fr", "it"]'
DUTCH = """
common-and = { $rest } en { $last }
common-winners = { $winners_count ->
    [one] { $winners } wint.
   *[other] { $winners } winnen samen.
}
command-help-usage = Gebruik: { $line }
game-eight28-name = 8-28
screen-language-question = Wil je Nederlands spreken?
screen-language-mine = Nederlands
plain-word-this-language = nederlands, nl, dutch
plain-language = We spreken nu Nederlands.
plain-word-rules = regels
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house that also speaks a little Dutch."""
    folder = tmp_path_factory.mktemp("house")
    for package in (server, tui):
        source = Path(package.__path__[0])
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(source, folder / source.name, ignore=ignored)
    code = folder / "server" / "protocol" / "lobby.py"
    text = code.read_text("utf-8")
    assert text.count(LINE) == 1
    code.write_text(text.replace(LINE, LINE.replace('"it"', '"it", "nl"')))
    (folder / "tui" / "locales" / "nl").mkdir()
    (folder / "tui" / "locales" / "nl" / "all.ftl").write_text(DUTCH)
    return folder


def run(house: Path, *typed: str, said: str = "", **environment: str) -> str:
    """Runs a command of the copied house, and returns its output."""
    answer = subprocess.run(
        [sys.executable, "-m", "server", *typed],
        input=said,
        cwd=house,
        env={**os.environ, "PYTHONPATH": str(house), **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return answer.stdout


def test_the_command_line_speaks_it_and_says_the_rest_in_english(house: Path) -> None:
    out = run(house, "play", "--help", "--language", "nl")
    assert out.startswith("Gebruik: kartenhaus play")
    assert "print this help" in out


def test_it_is_the_language_of_a_terminal_with_that_locale(house: Path) -> None:
    assert run(house, "--help", LANG="nl_BE.UTF-8").startswith("Gebruik:")


def test_people_can_choose_it_and_play_in_it(house: Path, tmp_path: Path) -> None:
    said = "language nederlands\nregels 8-28\nlanguage deutsch\nquit\n"
    out = run(house, "play", "--plain", "--data", str(tmp_path / "data"), said=said)
    assert "We spreken nu Nederlands." in out
    assert "Half of the gems" in out
    assert "Ab jetzt sprechen wir Deutsch." in out


def test_settings_can_name_it(house: Path, tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('[house]\nlanguage = "nl"\n')
    assert run(house, "--help", "--config", str(file)).startswith("Gebruik:")

"""kartenhaus verify: exit code 0 for true records, 1 for wrong ones, 2 for unreadable files."""

import json
import sys
from pathlib import Path

import pytest

from tests.commands.running import Prompt
from tests.records.writing import record_of, text_of
from tui.text import LANGUAGES


@pytest.fixture
def good(tmp_path: Path) -> Path:
    file = tmp_path / "good.jsonl"
    file.write_bytes(text_of(record_of("farbstich", 3) + record_of("eight28", 3)))
    return file


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    file = tmp_path / "bad.jsonl"
    lines = record_of("farbstich", 3)
    lines[9]["card"] = "W10"
    file.write_bytes(text_of(record_of("farbstich", 3) + lines))
    return file


def test_true_records_are_counted(kartenhaus: Prompt, good: Path) -> None:
    answer = kartenhaus("verify", str(good))
    assert answer == (
        0,
        f"{good}: 2 games checked: rules and shuffles are correct.\n",
        "",
    )


def test_the_first_error_is_named_with_its_line(kartenhaus: Prompt, bad: Path) -> None:
    code, out, err = kartenhaus("verify", str(bad))
    games = len(record_of("farbstich", 3))
    assert (code, err) == (1, "")
    assert out.startswith(f"{bad}: Line {games + 10}: the rules do not allow “play” here.")


def test_every_file_is_checked_and_the_worst_exit_code_counts(
    kartenhaus: Prompt, good: Path, bad: Path
) -> None:
    answer = kartenhaus("verify", str(good), str(bad), str(good))
    assert answer.code == 1
    assert [str(good) in line for line in answer.lines] == [True, False, True]
    code, out, err = kartenhaus("verify", "/no/such/file", str(bad), str(good))
    assert (code, len(out.splitlines())) == (2, 2)
    assert err == "/no/such/file cannot be read: there is no such file or folder.\n"


def test_a_dash_is_standard_input(
    kartenhaus: Prompt, good: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with good.open() as stream:
        monkeypatch.setattr(sys, "stdin", stream)
        assert kartenhaus("verify", "-").out.startswith("-: 2 games checked")


def test_the_longest_line_is_a_setting(kartenhaus: Prompt, good: Path, tmp_path: Path) -> None:
    long = json.dumps({"e": "x-poem", "lines": "la " * 1000}).encode() + b"\n"
    good.write_bytes(good.read_bytes() + long)
    config = tmp_path / "house.toml"
    config.write_text("[records]\nlongest_line = 2048\n")
    assert kartenhaus("verify", str(good)).code == 0
    code, out, _ = kartenhaus("verify", str(good), "--config", str(config))
    assert code == 1
    assert "is longer than 2048 bytes." in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_of_records_are_in_english_for_everybody(
    kartenhaus: Prompt, tmp_path: Path, language: str
) -> None:
    file = tmp_path / "poem.txt"
    file.write_text("Roses are red\n")
    out = kartenhaus("verify", str(file), "--language", language).out
    assert out == f"{file}: Line 1 is not a JSON object.\n"

"""`python -m tests.bench`: help, mistakes, exit codes, and that none of it is installed."""

import tomllib
from pathlib import Path

import pytest

from tests.bench.running import Prompt

ROOT = Path(__file__).parents[2]
NAMES = (
    *("engine", "house", "screen", "door", "crowd", "capacity", "growth", "soak", "walk"),
    *("crash", "store", "arena"),
)


def test_help_lists_every_bench(bench: Prompt) -> None:
    code, out, err = bench("--help")
    assert (code, err) == (0, "")
    assert [name for name in NAMES if f"\n    {name} " not in out] == []


@pytest.mark.parametrize("name", NAMES)
def test_each_bench_explains_its_flags(bench: Prompt, name: str) -> None:
    code, out, err = bench(name, "--help")
    assert (code, err) == (0, "")
    assert out.startswith(f"usage: python -m tests.bench {name} ")
    assert "--json" in out


def test_every_bench_has_a_module() -> None:
    folder = Path(__file__).parent
    assert {f"bench_{name}" for name in NAMES} == {file.stem for file in folder.glob("bench_*.py")}


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "the following arguments are required: NAME"),
        ("hose", "invalid choice: 'hose'"),
        ("engine now", "unrecognized arguments: now"),
        ("engine --seconds", "argument --seconds: expected one argument"),
        ("engine --json=yes", "argument --json: ignored explicit argument 'yes'"),
        ("engine --kills 3", "unrecognized arguments: --kills 3"),
        ("screen --kills 3", "unrecognized arguments: --kills 3"),
        ("crash --kills 0", "'0' is not a whole number from 1 to 100000"),
        ("engine --seconds 0", "'0' is not a whole number from 1 to 3600"),
        ("engine --seconds ten", "'ten' is not a whole number from 1 to 3600"),
        ("engine --seconds ²", "'²' is not a whole number from 1 to 3600"),
        ("crash --tables 1", "'1' is not a whole number from 2 to 200"),
        ("house --bots clever", "argument --bots: invalid choice: 'clever'"),
        ("house --config /nowhere", "/nowhere cannot be read: there is no such file or folder."),
        ("arena chess --seats 3 --bots simple --games 3", "GAME cannot be “chess”."),
        ("arena eight28 --seats 9 --bots simple --games 3", "--seats takes a whole number (3-6)"),
        ("arena eight28 --seats 3 --bots simple", "the following arguments are required: --games"),
    ],
)
def test_a_mistake_is_told_with_exit_code_2(bench: Prompt, typed: str, sentence: str) -> None:
    code, out, err = bench(*typed.split())
    assert (code, out) == (2, "")
    assert sentence in err


def test_no_bench_is_in_the_installed_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["tool"]["setuptools"]["packages"]["find"]["include"] == ["server*", "tui*"]
    assert not [
        file
        for package in ("server", "tui")
        for file in (ROOT / package).rglob("*.py")
        if "tests.bench" in file.read_text("utf-8")
    ]

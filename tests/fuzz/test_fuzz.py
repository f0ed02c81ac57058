"""Nothing that strangers send breaks a parser, or keeps it busy for longer than its length."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.fuzz import parsers, running
from tests.fuzz.inputs import LONG, LONG_ONES, Inputs
from tests.fuzz.parsers import PARSERS, Parse, Parser
from tests.fuzz.running import find, wrong_with

ROOT = Path(__file__).parents[2]
INPUTS = 1500


@pytest.mark.slow
@pytest.mark.parametrize("name", PARSERS)
def test_a_parser_refuses_or_takes_whatever_comes(name: str, tmp_path: Path) -> None:
    assert find(name, INPUTS, "tea", tmp_path) == []


@pytest.mark.parametrize("name", PARSERS)
def test_a_parser_takes_its_samples(name: str, tmp_path: Path) -> None:
    parse = PARSERS[name].parse(tmp_path)
    assert [wrong_with(parse, sample) for sample in PARSERS[name].samples()[:5]] == [""] * 5


def test_the_same_seed_gives_the_same_inputs_and_another_one_others() -> None:
    one, same, other = (Inputs([b"take", b"sit 3"], seed) for seed in ("a", "a", "b"))
    first = [one.next() for _ in range(500)]
    assert first == [same.next() for _ in range(500)]
    assert first != [other.next() for _ in range(500)]
    assert len(set(first)) > 400


def test_some_inputs_are_long() -> None:
    inputs = Inputs([b"take", b"sit 3"], "tea")
    lengths = [len(inputs.next()) for _ in range(4 * LONG_ONES)]
    assert max(lengths) > LONG // 10


def planted(parse: Parse, patch: pytest.MonkeyPatch) -> None:
    patch.setitem(parsers.PARSERS, "planted", Parser(lambda: [b"take", b"7"], lambda folder: parse))


def test_a_parser_that_raises_is_found_once_for_each_place(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def parse(data: bytes) -> None:
        if b"\xff" in data:
            raise ValueError(len(data))

    planted(parse, monkeypatch)
    (finding,) = find("planted", INPUTS, "tea", tmp_path)
    assert b"\xff" in finding.text
    assert finding.why.startswith("ValueError at ")


@pytest.mark.slow
def test_a_parser_that_takes_quadratic_time_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "LONG", 0.01)

    def parse(data: bytes) -> None:
        sum(1 for one in data for other in data if one < other)

    text = b"a"
    while not (why := wrong_with(parse, text)) and len(text) < LONG:
        text *= 2
    assert why == "takes more than twice as long for twice as much"


@pytest.mark.slow
def test_the_command_names_its_parsers_and_counts_what_it_tried() -> None:
    def run(*typed: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "tests.fuzz", *typed]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    done = run("names", "--inputs", "50")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("names: 50 inputs, ")
    refused = run("letters")
    assert refused.returncode == 2
    assert "terminal, answers, environment" in refused.stderr

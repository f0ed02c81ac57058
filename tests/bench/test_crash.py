"""The bench `crash` reports what a killed house survived, or the first thing that it lost."""

import json
from typing import NoReturn

import pytest

from tests.bench.bench_crash import Crashes, Found
from tests.bench.crash.difference import Difference, Place
from tests.bench.running import Prompt

pytestmark = pytest.mark.slow


def test_it_reports_what_a_killed_house_has_survived(bench: Prompt) -> None:
    code, out, err = bench("crash", "--kills", "2", "--tables", "3", "--json")
    survived = json.loads(out)
    assert (code, err) == (0, "")
    assert (survived["kills"], survived["games"] >= 1) == (2, True)
    assert survived["restart_median"] <= survived["restart_max"]


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    async def survive(crashes: Crashes) -> NoReturn:
        place = Place(table=7, number=12)
        raise Found(3, Difference("talk", place, ["Ada says hello"], None))

    monkeypatch.setattr(Crashes, "survive", survive)


@pytest.mark.usefixtures("forgetful")
def test_it_reports_the_first_thing_that_was_forgotten(bench: Prompt) -> None:
    code, out, err = bench("crash", "--seed", "tea")
    assert (code, err) == (1, "")
    assert out.splitlines() == [
        "Table 7, gallery, state 12: the talk differs.",
        'Before: ["Ada says hello"]',
        "After: null",
        "Kills so far: 3. Repeat with --seed tea",
    ]


@pytest.mark.usefixtures("forgetful")
def test_it_reports_the_same_as_json(bench: Prompt) -> None:
    code, out, _ = bench("crash", "--seed", "tea", "--json")
    assert code == 1
    assert json.loads(out) == {
        "difference": "talk",
        "table": 7,
        "seat": None,
        "number": 12,
        "before": '["Ada says hello"]',
        "after": "null",
        "kills": 3,
        "seed": "tea",
    }

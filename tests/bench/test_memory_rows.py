"""The rows of the bench `crowd` about what a house remembers, on a small scale."""

import json

import pytest

from tests.bench.crowd import memory_rows
from tests.bench.running import Prompt

pytestmark = pytest.mark.slow
SMALL = {"KNOWN": 200, "ANNAS": 50, "RECORDS": 1000, "TABLES": 6, "TIMES": 3}


@pytest.mark.parametrize("row", ["proofs", "records", "keys", "names", "tables"])
def test_a_row_is_measured_and_nobody_is_refused_what_is_measured(
    bench: Prompt, monkeypatch: pytest.MonkeyPatch, row: str
) -> None:
    for name, number in SMALL.items():
        monkeypatch.setattr(memory_rows, name, number)
    _, out, _ = bench("crowd", row, "--seconds", "1", "--json")
    figures = {figure["what"]: figure for figure in json.loads(out)[row]}
    assert all(figure["found"] >= 0 for figure in figures.values())
    # Counts do not depend on how busy this machine is.
    counted = [figure for what, figure in figures.items() if what.startswith(("tables", "others"))]
    assert all(figure["found"] <= figure["most"] for figure in counted)
    assert bool(counted) == (row == "tables")

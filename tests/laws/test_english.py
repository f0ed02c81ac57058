"""Docstrings and comments say what a thing is or does, without riddles."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import server

ROOT = Path(server.__file__).parent.parent
RIDDLE = re.compile(r'\s*("""|# )(He|She|Somebody|Who|Whoever|Whom|Whose|Nobody|What|Whatever)\b')


def riddles(text: str) -> Iterator[str]:
    for before, line in pairwise(["", *text.splitlines()]):
        goes_on = before.lstrip().startswith("#") and line.lstrip().startswith("#")
        if RIDDLE.match(line) and not goes_on:
            yield line.strip()


def test_no_docstring_or_comment_begins_like_a_riddle() -> None:
    files = [file for place in ("server", "tui", "tests") for file in (ROOT / place).rglob("*.py")]
    found = [(str(file), line) for file in files for line in riddles(file.read_text("utf-8"))]
    assert len(files) > 500
    assert found == []


def test_a_riddle_is_found_at_the_beginning_only() -> None:
    text = '"""Who waits."""\n    # What is left.\n# It is told\n# What follows.\n"""The seat."""\n'
    assert [*riddles(text)] == ['"""Who waits."""', "# What is left."]

"""`python -m tests.bench` as a test types it."""

from typing import NamedTuple

import pytest

from tests.bench.__main__ import main


class Answer(NamedTuple):
    code: int
    out: str
    err: str


class Prompt:
    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self._capture = capture

    def __call__(self, *typed: str) -> Answer:
        try:
            code = main(typed)
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
        return Answer(code, *self._capture.readouterr())

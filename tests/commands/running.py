"""Runs the command line in a test."""

from pathlib import Path
from typing import NamedTuple

import pytest

from server.__main__ import main
from server.commands.serving.admin_socket import Asked, ask


class Answer(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


class Prompt:
    """Runs a command in English, unless it names another language."""

    def __init__(self, capture: pytest.CaptureFixture[bytes]) -> None:
        self._capture = capture

    def __call__(self, *typed: str) -> Answer:
        code = main(typed)
        out, err = self._capture.readouterr()
        return Answer(code, out.decode(), err.decode())


async def ask_admin(folder: Path, *words: str, json: bool = False) -> Answer:
    """Asks the open house of this folder as `kartenhaus admin` does, without its process."""
    answered = await ask(folder, Asked(words, json))
    return Answer(answered.code, answered.out, answered.err)

"""Runs the command line in a test."""

from pathlib import Path
from typing import Final, NamedTuple

import pytest

from server.__main__ import main
from server.commands.serving.admin_socket import Asked, ask

ALONE: Final = {"KARTENHAUS_BOTS_WORKERS": "0", "KARTENHAUS_RECORDS_WORKERS": "0"}
"""the environment of a house that starts no other processes, which takes a fifth of a second"""


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

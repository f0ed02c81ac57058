"""What the commands of `ssh host COMMAND` have in common."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from server.doors.ssh.sessions import Caller, CommandResult
from server.errors import UsageError
from tui.text import Texts


class CommandCall(NamedTuple):
    """Who asks, in whose words, and what stood behind the command."""

    caller: Caller
    texts: Texts
    words: tuple[str, ...]
    json: bool


def check_none(asked: CommandCall) -> None:
    if asked.words:
        raise UsageError("too-many-arguments", value=asked.words[0])


def the_one(asked: CommandCall, name: str) -> str:
    if not asked.words:
        raise UsageError("missing-argument", name=name)
    if len(asked.words) > 1:
        raise UsageError("too-many-arguments", value=asked.words[1])
    return asked.words[0]


def as_json(value: Any) -> CommandResult:
    return CommandResult(msgspec.json.encode(value) + b"\n")


def in_lines(lines: Sequence[str]) -> CommandResult:
    return CommandResult("".join(f"{line}\n" for line in lines).encode(errors="replace"))

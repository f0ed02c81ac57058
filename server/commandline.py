"""Reads a command line: which command, its arguments and its flags."""

from collections.abc import Callable, Container, Sequence
from getopt import GetoptError, getopt, gnu_getopt
from typing import NamedTuple

from server.complaint import Code, Misuse
from server.protocol.fields import spell_range


class Flag(NamedTuple):
    """`value` is what the help calls it; a flag without one is only there or not."""

    name: str
    value: str = ""
    repeated: bool = False
    required: bool = False


class Command(NamedTuple):
    """Its `run` is in the module of its name in `server.commands`."""

    name: str
    arguments: tuple[str, ...] = ()
    flags: tuple[Flag, ...] = ()
    more_arguments: bool = False


class Given(NamedTuple):
    """What somebody typed behind the command."""

    arguments: tuple[str, ...]
    flags: dict[str, list[str]]

    def has(self, flag: str) -> bool:
        return flag in self.flags

    def get(self, flag: str, default: str = "") -> str:
        return self.flags.get(flag, [default])[-1]

    def number(self, flag: str, allowed: range, default: int | None = None) -> int:
        if default is not None and flag not in self.flags:
            return default
        text = self.get(flag)
        digits = text.isascii() and text.isdigit() and len(text) <= len(str(allowed[-1]))
        if not (digits and int(text) in allowed):
            raise Misuse("not-a-number", flag=flag, value=text, allowed=spell_range(allowed))
        return int(text)


HOUSE_FLAGS = (Flag("language", "LANGUAGE"), Flag("config", "FILE"), Flag("help"))
HOUSE = Command("kartenhaus", flags=(Flag("version"),))


def parse(commands: Sequence[Command], typed: Sequence[str]) -> tuple[Command, Given]:
    """The command, or the house itself where none was typed; the house's flags may stand first."""
    _, rest = _options(getopt, HOUSE, typed)
    if not rest:
        return HOUSE, read(HOUSE, typed)
    command = next((command for command in commands if command.name == rest[0]), None)
    if command is None:
        known = tuple(command.name for command in commands)
        raise Misuse("no-such-command", value=rest[0], allowed=known)
    return command, read(command, (*typed[: len(typed) - len(rest)], *rest[1:]))


def read(command: Command, typed: Sequence[str]) -> Given:
    pairs, arguments = _options(gnu_getopt, command, typed)
    repeated = {flag.name for flag in command.flags if flag.repeated}
    given: dict[str, list[str]] = {}
    for dashed, value in pairs:
        name = "help" if dashed == "-h" else dashed.removeprefix("--")
        if name in given and name not in repeated:
            raise Misuse("flag-twice", flag=name)
        given.setdefault(name, []).append(value)
    if "help" not in given:
        _check_complete(command, arguments, given)
    return Given(tuple(arguments), given)


def _options(
    rule: Callable[..., tuple[list[tuple[str, str]], list[str]]],
    command: Command,
    typed: Sequence[str],
) -> tuple[list[tuple[str, str]], list[str]]:
    flags = {flag.name: flag for flag in (*command.flags, *HOUSE_FLAGS)}
    known = [f"{flag.name}=" if flag.value else flag.name for flag in flags.values()]
    try:
        return rule(list(typed), "h", known)
    except GetoptError as error:
        if error.opt not in flags:
            typed_flag = f"-{error.opt}" if len(error.opt) == 1 else f"--{error.opt}"
            allowed = tuple(f"--{name}" for name in flags)
            raise Misuse("no-such-flag", flag=typed_flag, allowed=allowed) from error
        code: Code = "flag-needs-value" if flags[error.opt].value else "flag-takes-no-value"
        raise Misuse(code, flag=error.opt) from error


def _check_complete(command: Command, arguments: list[str], given: Container[str]) -> None:
    if len(arguments) < len(command.arguments):
        raise Misuse("missing-argument", name=command.arguments[len(arguments)])
    for flag in command.flags:
        if flag.required and flag.name not in given:
            raise Misuse("missing-argument", name=f"--{flag.name}")
    if len(arguments) > len(command.arguments) and not command.more_arguments:
        raise Misuse("too-many-arguments", value=arguments[len(command.arguments)])

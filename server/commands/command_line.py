"""Parses a command line into a command, its arguments and its flags."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from server.errors import UsageError
from server.protocol.fields import spell_range


class Flag(NamedTuple):
    """`value` names the value in the help; a flag without it takes none. `about` is the help for
    hosts, in English; without it, the help is in the catalogues."""

    name: str
    value: str = ""
    about: str = ""
    repeated: bool = False
    required: bool = False


class Command(NamedTuple):
    """Arguments in brackets are optional."""

    name: str
    arguments: tuple[str, ...] = ()
    flags: tuple[Flag, ...] = ()
    about: str = ""
    more_arguments: bool = False


class Arguments(NamedTuple):
    positional: tuple[str, ...]
    flags: dict[str, list[str]]

    def has(self, flag: str) -> bool:
        return flag in self.flags

    def get(self, flag: str, default: str = "") -> str:
        return self.flags.get(flag, [default])[-1]

    def number(self, flag: str, allowed: range, default: int | None = None) -> int:
        if default is not None and flag not in self.flags:
            return default
        text = self.get(flag)
        # The length first: int() refuses thousands of digits. isdigit() alone takes ² as well.
        digits = text.isascii() and text.isdigit() and len(text) <= len(str(allowed[-1]))
        if not (digits and int(text) in allowed):
            raise UsageError("not-a-number", flag=flag, value=text, allowed=spell_range(allowed))
        return int(text)


HOUSE_FLAGS = (Flag("language", "LANGUAGE"), Flag("config", "FILE"), Flag("help"))
HOUSE = Command("kartenhaus", flags=(Flag("version"),))


def parse(commands: Sequence[Command], typed: Sequence[str]) -> tuple[Command, Arguments]:
    """Without a command, returns `HOUSE`. Flags of the house may stand before the command."""
    try:
        before = split(HOUSE, typed, stop=True)
    except UsageError as error:
        raise with_command(commands, typed, error) from None
    if not before.positional:
        return HOUSE, before
    name, *rest = before.positional
    command = next((command for command in commands if command.name == name), None)
    if command is None:
        known = tuple(command.name for command in commands)
        raise UsageError("no-such-command", value=name, allowed=known)
    arguments = split(command, (*typed[: len(typed) - len(before.positional)], *rest))
    if not arguments.has("help"):
        check_complete(command, arguments)
    return command, arguments


def with_command(
    commands: Sequence[Command], typed: Sequence[str], error: UsageError
) -> UsageError:
    """A flag that only commands have is shown behind one of them: the typed one, or the first."""
    spelled = error.details["flag"]
    known = [
        (each, flag) for each in commands for flag in each.flags if f"--{flag.name}" == spelled
    ]
    if not known or error.code != "no-such-flag":
        return error
    command, flag = min(known, key=lambda one: one[0].name not in typed)
    line = f"kartenhaus {command.name} --{flag.name} {flag.value}".rstrip()
    return UsageError("flag-of-command", flag=spelled, line=line)


def split(command: Command, typed: Sequence[str], *, stop: bool = False) -> Arguments:
    """Flags and arguments in any order. With `stop`, leaves everything after the first argument
    unparsed."""
    flags = {flag.name: flag for flag in (*command.flags, *HOUSE_FLAGS)}
    given: dict[str, list[str]] = {}
    positional: list[str] = []
    words = iter(typed)
    for word in words:
        # All behind it are arguments, also those that begin with a dash.
        if word == "--":
            positional += words
        elif word.startswith("-") and word != "-":
            name, value = read_flag(flags, word, words)
            if name in given and not flags[name].repeated:
                raise UsageError("flag-twice", flag=name)
            given.setdefault(name, []).append(value)
        else:
            positional += (word, *words) if stop else (word,)
    return Arguments(tuple(positional), given)


def read_flag(flags: dict[str, Flag], word: str, words: Iterator[str]) -> tuple[str, str]:
    spelled, equals, value = ("--help" if word == "-h" else word).partition("=")
    name = spelled.removeprefix("--")
    if spelled == name or name not in flags:
        allowed = tuple(f"--{flag}" for flag in flags)
        raise UsageError("no-such-flag", flag=spelled, allowed=allowed)
    if not flags[name].value:
        if equals:
            raise UsageError("flag-takes-no-value", flag=name)
        return name, ""
    if not equals:
        following = next(words, None)
        if following is None:
            raise UsageError("flag-needs-value", flag=name)
        value = following
    return name, value


def check_complete(command: Command, arguments: Arguments) -> None:
    needed = [name for name in command.arguments if not name.startswith("[")]
    if len(arguments.positional) < len(needed):
        raise UsageError("missing-argument", name=needed[len(arguments.positional)])
    for flag in command.flags:
        if flag.required and not arguments.has(flag.name):
            raise UsageError("missing-argument", name=f"--{flag.name}")
    most = len(command.arguments)
    if len(arguments.positional) > most and not command.more_arguments:
        raise UsageError("too-many-arguments", value=arguments.positional[most])

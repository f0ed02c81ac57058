"""kartenhaus settings: checks a settings file, or shows what counts and where it comes from."""

import os
from importlib.resources import files
from typing import Final

import msgspec

from server.commands.command_line import Arguments
from server.commands.context import Context
from server.commands.settings_sources import DEFAULT, file_of, load, origins, spelled
from server.errors import UsageError

ACTIONS: Final = ("check", "show", "defaults")


def run(arguments: Arguments, context: Context) -> int:
    action, *more = arguments.positional
    if action not in ACTIONS:
        raise UsageError("no-such-choice", what="ACTION", value=action, allowed=ACTIONS)
    if action == "check" and not more:
        raise UsageError("missing-argument", name="FILE")
    if action != "check" and more:
        raise UsageError("too-many-arguments", value=more[0])
    if action == "check":
        check(more[0], context)
    elif action == "show":
        show(file_of(arguments), context)
    else:
        context.print((files("server") / "house.toml").read_text("utf-8").rstrip())
    return 0


def check(file: str, context: Context) -> None:
    load(file)
    context.print(f"{file} is good.")


def show(file: str, context: Context) -> None:
    """As a settings file, with the origin of each value behind it."""
    settings = msgspec.to_builtins(load(file, os.environ))
    places = origins(file, os.environ)
    for section, values in settings.items():
        context.print(f"[{section}]")
        for key, value in values.items():
            place = places.get((section, key), DEFAULT)
            context.print(f"{key} = {spelled(value)}  # {place}")
        context.print("")

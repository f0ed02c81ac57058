"""kartenhaus --help, for the house and for each command."""

import shutil
import textwrap
from collections.abc import Sequence

from server.bots import bots
from server.commands.command_line import HOUSE, HOUSE_FLAGS, Command, Flag
from server.commands.context import Context
from server.protocol.fields import choices, spell_range
from server.protocol.fields import spell as spell_value

MARGIN, GAP, NARROWEST = 2, 2, 30


def print_help(context: Context, command: Command, commands: Sequence[Command]) -> None:
    say = context.texts.say
    if command == HOUSE:
        context.print(say("command-help-usage", line="kartenhaus COMMAND …"))
        print_text(context, say("command-help-kartenhaus"))
        context.print(say("command-help-commands"))
        print_columns(context, [(c.name, about(context, c)) for c in commands])
        context.print("")
    else:
        context.print(say("command-help-usage", line=usage(command)))
        print_text(context, about(context, command))
    context.print(say("command-help-flags"))
    flags = [
        (spell(flag), flag.about or say(f"command-help-{command.name}-{flag.name}"))
        for flag in command.flags
    ]
    house = [(spell(flag), say(f"command-help-house-{flag.name}")) for flag in HOUSE_FLAGS]
    print_columns(context, [*flags, *house])
    if {"GAME", "[GAME]"} & set(command.arguments):
        print_games(context)


def about(context: Context, command: Command) -> str:
    return command.about or context.texts.say(f"command-help-{command.name}")


def usage(command: Command) -> str:
    more = " …" if command.more_arguments else ""
    required = (spell(flag) for flag in command.flags if flag.required)
    return " ".join(("kartenhaus", command.name, *command.arguments, *required)) + more


def spell(flag: Flag) -> str:
    return f"--{flag.name} {flag.value}".rstrip()


def print_games(context: Context) -> None:
    """The values of GAME, with the seats, options and bots of each."""
    say = context.texts.say
    for game in context.games.values():
        context.print("")
        context.print(say("command-help-game", game=game.name, name=say(f"game-{game.name}-name")))
        rows = [("--seats", spell_range(game.seats)), ("--bots", ", ".join(bots(game.name)))]
        for name, known in choices(game.options).items():
            what = say(f"option-{game.name}-{name}-about")
            normal = spell_value(getattr(game.options(), name))
            text = say("command-help-option", what=what, allowed=", ".join(known), normal=normal)
            rows.append((f"--option {name}=…", text))
        print_columns(context, rows)


def print_text(context: Context, text: str) -> None:
    context.print("")
    for line in textwrap.wrap(text, columns()):
        context.print(line)
    context.print("")


def print_columns(context: Context, rows: Sequence[tuple[str, str]]) -> None:
    """In two columns, or below each other on a narrow terminal."""
    width = max(len(left) for left, _ in rows) + GAP
    stacked = columns() - MARGIN - width < NARROWEST
    indent = 2 * MARGIN if stacked else MARGIN + width
    for left, right in rows:
        first, *more = textwrap.wrap(right, max(columns() - indent, NARROWEST // 2))
        if stacked:
            context.print(f"{'':{MARGIN}}{left}")
            more = [first, *more]
        else:
            context.print(f"{'':{MARGIN}}{left:{width}}{first}")
        for line in more:
            context.print(f"{'':{indent}}{line}")


def columns() -> int:
    return shutil.get_terminal_size().columns

"""kartenhaus verify: checks records against the rules and their secrets."""

import os
from typing import BinaryIO

from server.commands.command_line import Arguments
from server.commands.context import Context, check_failed, error_sentence
from server.commands.progress import progress
from server.errors import CheckFailed, HouseError
from server.files import reading
from server.record.replay import replay


def run(arguments: Arguments, context: Context) -> int:
    """Checks every file, and returns the worst exit code."""
    worst = 0
    for name in arguments.positional:
        try:
            with reading(name) as file:
                games = count_true_games(file, context)
        except HouseError as error:
            worst = max(worst, error.exit_code)
            if isinstance(error, CheckFailed):
                context.print(check_failed(context.texts, name, error))
            else:
                context.warn(error_sentence(context.texts, error))
        else:
            context.print(checked(name, games))
    return worst


def checked(name: str, games: int) -> str:
    count = "1 game" if games == 1 else f"{games} games"
    return f"{name}: {count} checked: rules and shuffles are correct."


def count_true_games(file: BinaryIO, context: Context) -> int:
    # A pipe has no size to show progress against.
    size = os.fstat(file.fileno()).st_size if file.seekable() else 0
    games = 0
    with progress(size) as report:
        for record in context.reader().read(file):
            for _ in replay(context.games[record.header.game], record):
                pass
            games += 1
            if size:
                report(file.tell())
    return games

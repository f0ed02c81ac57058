"""kartenhaus records: lists the finished games of this house, or prints their records."""

import sys
from datetime import UTC, datetime

from server.commands.command_line import Arguments
from server.commands.context import Context
from server.errors import UsageError
from server.protocol.lobby import FinishedGame
from server.store import records
from server.store.database import data_folder


def run(arguments: Arguments, context: Context) -> int:
    if arguments.positional and arguments.has("all"):
        raise UsageError("only-one-of", flags=("ID", "--all"))
    folder = data_folder(arguments.get("data"), context.settings)
    with records.open_snapshot(folder, context.settings.store.url) as connection:
        if arguments.has("all"):
            # Bytes, as they are stored: a record must not change on its way out.
            sys.stdout.buffer.writelines(records.lines_of_all(connection))
        elif arguments.positional:
            found = records.record_lines(connection, arguments.positional[0])
            if found is None:
                raise UsageError("no-such-record", id=arguments.positional[0])
            sys.stdout.buffer.write(found[0])
        else:
            print_list(context, list(records.finished(connection)))
    return 0


def print_list(context: Context, games: list[FinishedGame]) -> None:
    if not games:
        context.say("command-records-none")
    for game in games:
        context.print(sentence(context, game), indent=2)


def sentence(context: Context, game: FinishedGame) -> str:
    texts, names = context.texts, context.texts.players(game.names)
    points = (
        texts.say("common-pair", of=name, what=points)
        for name, points in zip(names, game.points, strict=True)
    )
    return texts.say(
        "command-records-game",
        id=game.record,
        when=datetime.fromtimestamp(game.at, UTC).astimezone().strftime("%Y-%m-%d %H:%M"),
        game=texts.say(f"game-{game.game}-name"),
        players=texts.join(points),
        winners=texts.join([names[seat] for seat in game.winners]),
        winners_count=len(game.winners),
    )

"""kartenhaus records: the finished games of this house, and what was played in them."""

import sys
from datetime import UTC, datetime

from server.commands.command_line import Given
from server.commands.context import Desk
from server.errors import UsageError
from server.store.folder import data_folder
from server.store.records import (
    Finished,
    finished,
    lines_of_all,
    reading_beside,
    record_lines,
)


def run(given: Given, desk: Desk) -> int:
    if given.arguments and given.has("all"):
        raise UsageError("only-one-of", flags=("ID", "--all"))
    with reading_beside(data_folder(given.get("data"), desk.settings)) as connection:
        if given.has("all"):
            sys.stdout.buffer.writelines(lines_of_all(connection))
        elif given.arguments:
            found = record_lines(given.arguments[0])(connection)
            if found is None:
                raise UsageError("no-such-record", id=given.arguments[0])
            sys.stdout.buffer.write(found[0])
        else:
            print_list(desk, list(finished(connection)))
    return 0


def print_list(desk: Desk, games: list[Finished]) -> None:
    if not games:
        desk.say("records-none")
    for game in games:
        desk.print(sentence(desk, game), indent=2)


def sentence(desk: Desk, game: Finished) -> str:
    texts = desk.texts
    points = (
        texts.say("pair", of=name, what=points)
        for name, points in zip(game.names, game.points, strict=True)
    )
    return texts.say(
        "records-game",
        id=game.id,
        when=datetime.fromtimestamp(game.ended, UTC).astimezone().strftime("%Y-%m-%d %H:%M"),
        game=texts.say(f"{game.game}-name"),
        players=texts.join(points),
        winners=texts.join([game.names[seat] for seat in game.winners]),
        winners_count=len(game.winners),
    )

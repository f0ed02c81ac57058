"""kartenhaus replay: prints a recorded game in sentences, as a seat or the gallery saw it."""

import sys
from collections.abc import Iterator, Sequence

from server.commands.command_line import Arguments
from server.commands.context import Context, check_failed
from server.engine.game import AnyGame
from server.errors import CheckFailed, UsageError
from server.files import reading
from server.protocol.seat import Viewer
from server.record.format import Header, Record, RecordLine, write
from server.record.redact import header_for, line_for
from server.record.replay import read_through
from tui.events_as_text import Formatter

# Only a bound for the number of a game in a file.
MOST = 10**9
INDENT = 7


def run(arguments: Arguments, context: Context) -> int:
    # Each asks for another reader: of several, none would be right.
    ways = tuple(f"--{way}" for way in ("seat", "gallery", "open") if arguments.has(way))
    if len(ways) > 1:
        raise UsageError("only-one-of", flags=ways)
    name = arguments.positional[0]
    try:
        with reading(name) as file:
            record = find_game(arguments, context.reader().read(file), name)
            game = context.games[record.header.game]
            seat = find_seat(arguments, record.header)
            lines = read_through(game, record)
        return show(arguments, context, game, record, lines, seat)
    except CheckFailed as error:
        context.warn(check_failed(context.texts, name, error))
        return error.exit_code


def find_game(arguments: Arguments, records: Iterator[Record], name: str) -> Record:
    wanted, number = arguments.number("game", range(1, MOST + 1), default=1), 0
    for number, record in enumerate(records, start=1):
        if number == wanted:
            return record
    raise UsageError("no-such-game-in-file", file=name, games=number)


def find_seat(arguments: Arguments, header: Header) -> Viewer:
    """The seat through whose eyes the game is shown; None is the gallery."""
    asked = seat_called(arguments.get("seat"), header.players) if arguments.has("seat") else None
    if header.secret is not None:
        return asked
    own = header.seat
    elsewhere = (arguments.has("seat") or arguments.has("gallery")) and asked != own
    if arguments.has("open") or elsewhere:
        if own is None:
            raise UsageError("only-seen-by-gallery")
        raise UsageError("only-seen-by", player=header.players[own])
    return own


def seat_called(wanted: str, players: Sequence[str]) -> int:
    """Finds a seat by its number, or by the name of its player if no other has that name."""
    seats = [seat for seat, name in enumerate(players) if wanted == str(seat)]
    seats = seats or [seat for seat, name in enumerate(players) if wanted == name]
    if len(seats) != 1:
        named = tuple(f"{seat} ({name})" for seat, name in enumerate(players))
        raise UsageError("no-such-choice", what="--seat", value=wanted, allowed=named)
    return seats[0]


def show(
    arguments: Arguments,
    context: Context,
    game: AnyGame,
    record: Record,
    lines: Sequence[RecordLine],
    seat: Viewer,
) -> int:
    last = arguments.number("to", range(1, len(lines) + 1), default=len(lines)) if lines else 0
    header = record.header
    if arguments.has("open") and arguments.has("json"):
        written = (record.text, *(line.text for line in lines[:last]))
        sys.stdout.buffer.writelines(text.rstrip(b"\r\n") + b"\n" for text in written)
        return 0
    if header.secret is not None and not arguments.has("open"):
        header = header_for(record, seat)
        lines = [line_for(game, line, seat) for line in lines]
    if arguments.has("json"):
        events = (line.event for line in lines[:last] if line.event)
        sys.stdout.buffer.writelines(write(header, events))
    else:
        tell(context, header, lines[:last], seat)
    return 0


def tell(context: Context, header: Header, lines: Sequence[RecordLine], seat: Viewer) -> None:
    players = context.texts.players(header.players)
    found = sentences(lines, Formatter(context.texts, header.game, players, seat))
    name = context.texts.say(f"game-{header.game}-name")
    context.say("command-replay-title", game=name, players=context.texts.join(players))
    for number, sentence in enumerate(found, start=1):
        if sentence:
            context.print(f"{number:{INDENT - 2}}  {sentence}", indent=INDENT)


def sentences(lines: Sequence[RecordLine], formatter: Formatter) -> list[str]:
    # All are made before the first is printed: in the record of one seat, whose events cannot be
    # checked, an event may name a seat that does not exist.
    found = []
    for line in lines:
        try:
            found.append(formatter.event(line.event) if line.event else "")
        except IndexError as error:
            raise CheckFailed("record-no-such-seat", line=line.number) from error
    return found

"""kartenhaus replay: tells a recorded game in sentences, as somebody at the table saw it."""

import sys
from collections.abc import Iterator, Sequence

from server.commands.command_line import Given
from server.commands.context import Desk, error_sentence
from server.engine.game import AnyGame
from server.errors import CheckFailed, UsageError
from server.files import reading
from server.protocol.seat import Viewer
from server.record.format import Header, Record, RecordLine, write
from server.record.redact import header_for, line_for
from server.record.replay import read_through
from tui.events_as_text import Teller

MOST = 10**9
INDENT = 7


def run(given: Given, desk: Desk) -> int:
    ways = tuple(f"--{way}" for way in ("seat", "gallery", "open") if given.has(way))
    if len(ways) > 1:
        raise UsageError("only-one-of", flags=ways)
    name = given.arguments[0]
    try:
        with reading(name) as file:
            record = find_game(given, desk.reader().read(file), name)
            game = desk.games[record.header.game]
            seat = find_seat(given, record.header)
            lines = read_through(game, record)
        return show(given, desk, game, record, lines, seat)
    except CheckFailed as wanting:
        desk.warn(
            desk.texts.say("verify-wanting", file=name, what=error_sentence(desk.texts, wanting))
        )
        return wanting.exit_code


def find_game(given: Given, records: Iterator[Record], name: str) -> Record:
    wanted, number = given.number("game", range(1, MOST + 1), default=1), 0
    for number, record in enumerate(records, start=1):
        if number == wanted:
            return record
    raise UsageError("no-such-game-in-file", file=name, games=number)


def find_seat(given: Given, header: Header) -> Viewer:
    """Whose eyes the game is told through; None is the gallery."""
    asked = seat_called(given.get("seat"), header.players) if given.has("seat") else None
    if header.secret is not None:
        return asked
    own = header.seat
    elsewhere = (given.has("seat") or given.has("gallery")) and asked != own
    if given.has("open") or elsewhere:
        if own is None:
            raise UsageError("only-seen-by-gallery")
        raise UsageError("only-seen-by", player=header.players[own])
    return own


def seat_called(wanted: str, players: Sequence[str]) -> int:
    """A seat by its number, or by the name of who sits there alone with that name."""
    seats = [seat for seat, name in enumerate(players) if wanted == str(seat)]
    seats = seats or [seat for seat, name in enumerate(players) if wanted == name]
    if len(seats) != 1:
        named = tuple(f"{seat} ({name})" for seat, name in enumerate(players))
        raise UsageError("no-such-choice", what="--seat", value=wanted, allowed=named)
    return seats[0]


def show(
    given: Given,
    desk: Desk,
    game: AnyGame,
    record: Record,
    lines: Sequence[RecordLine],
    seat: Viewer,
) -> int:
    last = given.number("to", range(1, len(lines) + 1), default=len(lines)) if lines else 0
    header = record.header
    if given.has("open") and given.has("json"):
        written = (record.text, *(line.text for line in lines[:last]))
        sys.stdout.buffer.writelines(text.rstrip(b"\r\n") + b"\n" for text in written)
        return 0
    if header.secret is not None and not given.has("open"):
        header = header_for(record, seat)
        lines = [line_for(game, line, seat) for line in lines]
    if given.has("json"):
        events = (line.event for line in lines[:last] if line.event)
        sys.stdout.buffer.writelines(write(header, events))
    else:
        tell(desk, header, lines[:last], seat)
    return 0


def tell(desk: Desk, header: Header, lines: Sequence[RecordLine], seat: Viewer) -> None:
    told = sentences(lines, Teller(desk.texts, header.game, header.players, seat))
    name = desk.texts.say(f"{header.game}-name")
    desk.say("replay-title", game=name, players=desk.texts.join(header.players))
    for number, sentence in enumerate(told, start=1):
        if sentence:
            desk.print(f"{number:{INDENT - 2}}  {sentence}", indent=INDENT)


def sentences(lines: Sequence[RecordLine], teller: Teller) -> list[str]:
    """All of them, before the first is printed: the rules cannot check what only one seat saw,
    and it may speak of somebody who is not there."""
    told = []
    for line in lines:
        try:
            told.append(teller.event(line.event) if line.event else "")
        except IndexError as error:
            raise CheckFailed("record-no-such-seat", line=line.number) from error
    return told

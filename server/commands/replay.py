"""kartenhaus replay: tells a recorded game in sentences, as somebody at the table saw it."""

import sys

from server.commandline import Given
from server.commands.desk import Desk
from server.complaint import Misuse, Wanting
from server.files import reading
from server.protocol.seat import Seen
from server.record.replay import replay
from server.record.seen import cut
from server.record.text import Record, write
from tui.telling import Teller

MOST = 10**9


def run(given: Given, desk: Desk) -> int:
    ways = tuple(f"--{way}" for way in ("seat", "gallery", "open") if given.has(way))
    if len(ways) > 1:
        raise Misuse("only-one-of", flags=ways)
    record = find_game(given, desk)
    if record.header.secret is None:
        seat = only_seat(given, record)
    else:
        game = desk.games[record.header.game]
        for _ in replay(game, record):
            pass
        seat = find_seat(given, record)
        if not given.has("open"):
            record = cut(game, record, seat)
    last = last_event(given, record)
    if given.has("json"):
        events = (line.event for line in record.lines[:last] if line.event)
        sys.stdout.buffer.writelines(write(record.header, events))
    else:
        tell(desk, record, seat, last)
    return 0


def find_game(given: Given, desk: Desk) -> Record:
    wanted = given.number("game", range(1, MOST + 1), default=1)
    name = given.arguments[0]
    number = 0
    with reading(name) as file:
        for number, record in enumerate(desk.reader().read(file), start=1):
            if number == wanted:
                return record
    raise Misuse("no-such-game-in-file", file=name, games=number)


def find_seat(given: Given, record: Record) -> Seen:
    """A seat by its number or by the name of who sits there; None is the gallery."""
    if not given.has("seat"):
        return None
    wanted, players = given.get("seat"), record.header.players
    known = {name: seat for seat, name in enumerate(players)}
    known |= {str(seat): seat for seat in range(len(players))}
    if wanted in known:
        return known[wanted]
    named = tuple(f"{seat} ({name})" for seat, name in enumerate(players))
    raise Misuse("no-such-choice", what="--seat", value=wanted, allowed=named)


def only_seat(given: Given, record: Record) -> Seen:
    """What one seat saw can be told to nobody else."""
    own = record.header.seat
    asked = given.has("seat") or given.has("gallery")
    if given.has("open") or (asked and find_seat(given, record) != own):
        raise Misuse("not-seen", player="none" if own is None else record.header.players[own])
    return own


def last_event(given: Given, record: Record) -> int:
    events = len(record.lines)
    return given.number("to", range(1, events + 1), default=events) if events else 0


def tell(desk: Desk, record: Record, seat: Seen, last: int) -> None:
    names = record.header.players
    told = sentences(record, Teller(desk.texts, record.header.game, names, seat))
    name = desk.texts.say(f"{record.header.game}-name")
    desk.say("replay-title", game=name, players=desk.texts.join(names))
    for number, sentence in told:
        if number <= last and sentence:
            desk.print(f"{number:5}  {sentence}", indent=7)


def sentences(record: Record, teller: Teller) -> list[tuple[int, str]]:
    """All of them, before the first is printed: the rules cannot check what only one seat saw,
    and it may speak of somebody who is not there."""
    told = []
    for number, line in enumerate(record.lines, start=1):
        try:
            told.append((number, teller.event(line.event) if line.event else ""))
        except IndexError as error:
            raise Wanting("record-no-such-seat", line=line.number) from error
    return told

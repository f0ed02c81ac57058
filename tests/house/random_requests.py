"""Random requests to a house, sensible or not."""

from collections.abc import Callable
from random import Random

from server.protocol.lobby import Preferences
from server.protocol.requests import (
    AddDevice,
    Look,
    MakeMove,
    Mute,
    Open,
    Prefer,
    Rename,
    Request,
    Return,
    Say,
    ShowRecord,
    Sit,
    Speak,
    Watch,
)
from tests.house.observed import KEYS, Connection, ObservedHouse
from tests.house.tables import Inside
from tests.table import random_requests
from tests.table.random_requests import SAYINGS, random_open, raw

RandomRequest = Callable[[ObservedHouse, Connection, Random], Request]

NAMES = (*KEYS, "anna", "Guest-3", "Alpha", "x", "Fanny", "Gian")
MOST_SEATS = 6


def random_table(observed: ObservedHouse, dice: Random) -> str:
    """The number or code of a table; sometimes one that does not exist."""
    known = [table.setup.code or str(table.number) for table in observed.tables]
    return dice.choice([*known, *known, *known, "1", "99", "lamo-digu"])


def at_table(observed: ObservedHouse, connection: Connection) -> Inside | None:
    return observed.table(connection.session.table)


def strange_open(dice: Random) -> Open:
    request = random_open(dice)
    return dice.choice(
        [
            Open("chess", 3),
            Open(request.game, 9),
            Open(request.game, request.seats, {"wings": True}),
            Open(request.game, request.seats, {"games": 7}),
            Open(request.game, request.seats, bots=("simple",) * 9),
            Open(request.game, request.seats, bots=("clever",)),
            Open(request.game, request.seats, bots=("random",) * request.seats),
        ]
    )


def table_request(kind: str) -> RandomRequest:
    """A request to the own table; for a session in the lobby, one that fits another table."""

    def random_request(observed: ObservedHouse, connection: Connection, dice: Random) -> Request:
        table = at_table(observed, connection) or next(iter(observed.tables), None)
        if table is None:
            return Look()
        seat = table.seat_of(connection.session)
        return random_requests.REQUESTS[kind](table.state, table.rules, seat, dice)

    return random_request


def random_seat(observed: ObservedHouse, connection: Connection, dice: Random) -> int:
    table = at_table(observed, connection)
    return dice.randrange(len(table.roster.seats) + 1 if table else MOST_SEATS + 1)


def random_move(observed: ObservedHouse, connection: Connection, dice: Random) -> Request:
    return REQUESTS["move"](observed, connection, dice)


def likely_move(table: Inside, seat: int, dice: Random) -> MakeMove:
    move = random_requests.likely_move(table.state, seat, dice)
    return MakeMove(raw(move), dice.choice([None, table.playing.number]))


def random_record(observed: ObservedHouse, connection: Connection, dice: Random) -> ShowRecord:
    records = [table.roster.record for table in observed.tables if table.roster.record]
    return ShowRecord(dice.choice([*records, "0" * 12]))


def random_return(observed: ObservedHouse, connection: Connection, number: int) -> Request:
    codes = [*observed.codes, "lamo-digu"]
    return Return(codes[number % len(codes)]) if observed.is_only_connection(connection) else Look()


REQUESTS: dict[str, RandomRequest] = {
    **{kind: table_request(kind) for kind in random_requests.REQUESTS},
    "sit": lambda observed, connection, dice: Sit(random_table(observed, dice)),
    "sit there": lambda observed, connection, dice: Sit(
        random_table(observed, dice), random_seat(observed, connection, dice)
    ),
    "watch": lambda observed, connection, dice: Watch(random_table(observed, dice)),
    "open": lambda observed, connection, dice: random_open(dice),
    "open strangely": lambda observed, connection, dice: strange_open(dice),
    "say aloud": lambda observed, connection, dice: Say(dice.choice(SAYINGS), "lobby"),
    "mute": lambda observed, connection, dice: Mute(dice.choice(NAMES), dice.random() < 0.7),
    "prefer": lambda observed, connection, dice: Prefer(Preferences(forced=dice.random() < 0.7)),
    "speak": lambda observed, connection, dice: Speak(dice.choice(["en", "de", "fr", "it"])),
    "device": lambda observed, connection, dice: AddDevice(),
    "return": lambda observed, connection, dice: random_return(
        observed, connection, dice.randrange(999)
    ),
    "rename": lambda observed, connection, dice: Rename(dice.choice(NAMES)),
    "look": lambda observed, connection, dice: Look(),
    "record": random_record,
}

TABLE_REQUESTS = (
    "stand",
    "ready",
    "start",
    "fill",
    "fill one",
    "dismiss",
    "hand over",
    "hush",
    "say",
    "prefer",
    "history",
    "standing",
    "words",
    "rematch",
    "sit there",
    "watch",
    "rename",
    "device",
)

"""All that was ever committed of tables: copied by triggers in the transactions themselves, so that
what is deleted later is known, too, and which machine wrote it."""

from collections import defaultdict
from typing import Any, Final, NamedTuple

import msgspec
import psycopg

from server.dealer import Dealer
from server.engine import GAMES
from server.engine.game import AnyGame
from server.house.table.state import Roster, Setup
from server.protocol.seat import Event, Refusal, Shuffle, Viewer

TRIGGERS: Final = """
CREATE SCHEMA several;
CREATE TABLE several.moves (
    serial BIGSERIAL, at TIMESTAMPTZ DEFAULT clock_timestamp(), writer TEXT, did TEXT,
    table_id BIGINT, number BIGINT, seat BIGINT, move BYTEA, epoch BIGINT,
    owner TEXT
);
CREATE TABLE several.tables (
    serial BIGSERIAL, at TIMESTAMPTZ DEFAULT clock_timestamp(), writer TEXT, did TEXT,
    table_id BIGINT, setup BYTEA, room BYTEA, house BIGINT, epoch BIGINT, lease FLOAT8
);
CREATE FUNCTION several.note_move() RETURNS trigger AS $$ BEGIN
    INSERT INTO several.moves (writer, did, table_id, number, seat, move, epoch, owner)
        VALUES
        (host(inet_client_addr()), TG_OP, NEW.table_id, NEW.number, NEW.seat, NEW.move,
        %(epoch_of_move)s, %(owner_of_move)s);
    RETURN NEW;
END $$ LANGUAGE plpgsql;
CREATE FUNCTION several.note_table() RETURNS trigger AS $$ BEGIN
    INSERT INTO several.tables (writer, did, table_id, setup, room, house, epoch, lease) VALUES
        (host(inet_client_addr()), TG_OP, NEW.id, NEW.setup, NEW.room, %(house)s, %(epoch)s,
        %(lease)s);
    RETURN NEW;
END $$ LANGUAGE plpgsql;
CREATE TRIGGER several_moves AFTER INSERT OR UPDATE ON moves
    FOR EACH ROW EXECUTE FUNCTION several.note_move();
CREATE TRIGGER several_tables AFTER INSERT OR UPDATE ON tables
    FOR EACH ROW EXECUTE FUNCTION several.note_table();
"""


ALONE: Final = {
    "house": "0",
    "epoch": "0",
    "lease": "NULL",
    "epoch_of_move": "0",
    "owner_of_move": "NULL",
}
SHARED: Final = {
    "house": "NEW.house",
    "epoch": "NEW.epoch",
    # Seconds that the lease of its last owner still lasts, unless that gives it away.
    "lease": """CASE WHEN TG_OP = 'UPDATE' AND NEW.house <> OLD.house THEN (
        SELECT until - extract(epoch FROM clock_timestamp()) FROM houses
        WHERE number = OLD.house AND address NOT LIKE host(inet_client_addr()) || ':%') END""",
    "epoch_of_move": "(SELECT epoch FROM tables WHERE id = NEW.table_id)",
    "owner_of_move": """(SELECT split_part(address, ':', 1) FROM tables
        JOIN houses ON houses.number = house WHERE id = NEW.table_id)""",
}


class WrittenMove(NamedTuple):
    """`serial` is the order of all moves of the run; `did`: INSERT or UPDATE. `writer` and `owner`
    are addresses: of the house that wrote the row, and of the one that had the table then."""

    serial: int
    at: float
    writer: str
    did: str
    table: int
    number: int
    seat: int
    move: bytes
    epoch: int
    owner: str | None


class WrittenTable(NamedTuple):
    serial: int
    at: float
    writer: str
    did: str
    table: int
    setup: bytes
    room: bytes
    house: int
    epoch: int
    lease: float | None


class Audit(NamedTuple):
    """By table; `stored` are the moves that the houses would read now: number, seat and move;
    `phases` those of the tables that there are."""

    moves: dict[int, list[WrittenMove]]
    tables: dict[int, list[WrittenTable]]
    stored: dict[int, list[tuple[int, int, bytes]]]
    phases: dict[int, str]


def install(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        found = connection.execute("SELECT to_regclass('houses')").fetchone()
        columns = SHARED if found and found[0] else ALONE
        connection.execute(TRIGGERS % columns)


def read(url: str) -> Audit:
    moves: dict[int, list[WrittenMove]] = defaultdict(list)
    tables: dict[int, list[WrittenTable]] = defaultdict(list)
    stored: dict[int, list[tuple[int, int, bytes]]] = defaultdict(list)
    with psycopg.connect(url) as connection:
        for row in connection.execute(
            "SELECT serial, extract(epoch FROM at)::float8, writer, did, table_id, number, seat,"
            " move, epoch, owner FROM several.moves ORDER BY serial"
        ):
            moves[row[4]].append(WrittenMove(*row))
        for row in connection.execute(
            "SELECT serial, extract(epoch FROM at)::float8, writer, did, table_id, setup, room,"
            " house, epoch, lease FROM several.tables ORDER BY serial"
        ):
            tables[row[4]].append(WrittenTable(*row))
        for table, *move in connection.execute(
            "SELECT table_id, number, seat, move FROM moves ORDER BY table_id, number"
        ):
            stored[table].append((move[0], move[1], bytes(move[2])))
        phases: dict[int, str] = {
            table: msgspec.json.decode(room, type=Roster).phase
            for table, room in connection.execute("SELECT id, room FROM tables")
        }
    return Audit(dict(moves), dict(tables), dict(stored), phases)


def news(url: str) -> list[str]:
    """The news of houses that share the database, and the houses."""
    with psycopg.connect(url) as connection:
        found = connection.execute("SELECT to_regclass('news')").fetchone()
        if not found or found[0] is None:
            return []
        told = "SELECT house, number, kind, key, convert_from(body, 'UTF8') FROM news ORDER BY 1, 2"
        were = "SELECT number, address, token, since, until FROM houses ORDER BY 1"
        return [" ".join(map(str, row)) for sql in (were, told) for row in connection.execute(sql)]


class Game:
    """The game of a table as its moves make it: the state, the legal moves and the events of each
    number."""

    def __init__(self, game: AnyGame, setup: Setup, roster: Roster) -> None:
        assert roster.terms is not None
        self.game = game
        self.roster = roster
        self.states: list[Any] = []
        self.log: list[tuple[int, Event]] = []
        self._dealer = Dealer(bytes.fromhex(roster.secret), roster.terms.words)
        self._decoder = msgspec.json.Decoder(type_of(game.moves))
        options = msgspec.convert(setup.options, game.options)
        state = game.start(len(roster.seats), options, roster.terms.host)
        self._views: dict[tuple[int, Viewer], Any] = {}
        self._events: dict[Viewer, list[tuple[int, Any]]] = {}
        self._add(state, ())

    def play(self, row: WrittenMove) -> str | None:
        """Why the move is impossible."""
        if row.number != len(self.states):
            return f"state {len(self.states) - 1} is followed by {row.number}"
        step = self.game.apply(self.states[-1], row.seat, self._decoder.decode(row.move))
        if isinstance(step, Refusal):
            return f"move {row.number} of seat {row.seat} is refused: {step}"
        self._add(step.state, step.events)
        return None

    def _add(self, state: Any, events: tuple[Event, ...]) -> None:
        while isinstance(waiting := self.game.waiting(state), Shuffle):
            step = self.game.apply(state, None, self._dealer.deal(waiting))
            assert not isinstance(step, Refusal)
            state, events = step.state, (*events, *step.events)
        self.log += [(len(self.states), event) for event in events]
        self.states.append(state)
        self._events.clear()

    def view(self, number: int, viewer: Viewer) -> Any:
        """As JSON."""
        key = number, viewer
        if key not in self._views:
            state = self.states[number]
            legal = () if viewer is None else self.game.legal(state, viewer)
            self._views[key] = as_json((self.game.view(state, viewer), legal))
        return self._views[key]

    def events(self, viewer: Viewer) -> list[tuple[int, Any]]:
        """With the number of their state, as JSON."""
        if viewer not in self._events:
            found = ((n, self.game.event_for(event, viewer)) for n, event in self.log)
            self._events[viewer] = [(n, as_json(event)) for n, event in found if event is not None]
        return self._events[viewer]


def type_of(kinds: tuple[type[Any], ...]) -> Any:
    found: Any = kinds[0]
    for kind in kinds[1:]:
        found = found | kind
    return found


def as_json(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def game_of(rows: list[WrittenTable]) -> Game | None:
    """As it begins; None for a table at which none has begun."""
    for row in rows:
        roster = msgspec.json.decode(row.room, type=Roster)
        if roster.phase == "running":
            setup = msgspec.json.decode(row.setup, type=Setup)
            return Game(GAMES[setup.game], setup, roster)
    return None

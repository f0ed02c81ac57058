"""Laws of a history that hold whatever befalls the machines."""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from server.doors.json.decoding import NoticeDecoder
from server.doors.json.entrance import HANDLED
from server.doors.json.state_changes import States
from server.engine import GAMES
from server.errors import CheckFailed
from server.protocol.seat import Viewer
from tests.bench.crash.difference import Difference
from tests.bench.crash.records import read as read_records
from tests.several.audit import Audit, Game, WrittenMove, WrittenTable, as_json, game_of
from tests.several.history import Entry, History, Notice, Violation

TWO_THINGS: Final = "for one table and state number, nobody is told two different things"
AS_STORED: Final = "what people are told is what their seat may know of the stored moves"
ONCE: Final = "moves are stored exactly once and in order"
ACKNOWLEDGED: Final = "an acknowledged move is stored"
ONE_OWNER: Final = "only the house that has a table writes its moves"
LEASE_KEPT: Final = "a house keeps its tables for as long as its lease lasts"
RECORDS: Final = "records of finished games verify, and are what was played"
LINK: Final = "a link tells a door no more than the person at it may see"
NO_FAULT: Final = "no task of a house or a door fails"
LISTS: Final = "soon after the last change, all lobbies list the tables and the people there are"
PLAYS_ON: Final = "after the last fault, everybody plays on within 10 s"
SOON: Final = 10.0
SHORTLY: Final = 1.0
"""seconds before a kill in which those who are stopped by it were told something"""
REFUSED_WITHIN: Final = 30.0
"""seconds after the move that was made instead: the house may stand still meanwhile"""
# With these, a move may have been refused.
NOT_ACKNOWLEDGED: Final = frozenset({"refused", "house-away", "left", "taken-over"})


class Games:
    """The games of all tables, with what is wrong with their moves. `ahead`: see `History`."""

    def __init__(self, audit: Audit, ahead: float = 0.0) -> None:
        self.audit = audit
        self._ahead = ahead
        self.games: dict[int, Game] = {}
        self.broken: list[Violation] = []
        for table, rows in audit.tables.items():
            if game := game_of(rows):
                self.games[table] = game
                self._play(table, game)

    def _play(self, table: int, game: Game) -> None:
        written = self.audit.moves.get(table, [])
        self._check_owners(table, written)
        for row in written:
            if row.did != "INSERT":
                self._break(ONCE, table, f"move {row.number} was changed by {row.writer}", row)
            elif wrong := game.play(row):
                self._break(ONCE, table, f"{wrong}, written by {row.writer}", row)
                return
        stored = self.audit.stored.get(table)
        if stored and stored != [(row.number, row.seat, bytes(row.move)) for row in written]:
            self._break(ONCE, table, f"{len(written)} moves were written, {len(stored)} are there")

    def _check_owners(self, table: int, written: Sequence[WrittenMove]) -> None:
        for change in self.audit.tables[table]:
            if change.lease and change.lease > 0:
                sentence = f"taken by {change.writer}, {change.lease:.2f} s before the lease ended"
                self._break(LEASE_KEPT, table, sentence, change)
        for row in written:
            if row.owner not in (None, row.writer):
                sentence = f"move {row.number} in epoch {row.epoch} of {row.owner}, by {row.writer}"
                self._break(ONE_OWNER, table, sentence, row)

    def _break(
        self, law: str, table: int, sentence: str, row: WrittenMove | WrittenTable | None = None
    ) -> None:
        at = row.at - self._ahead if row else None
        self.broken.append(Violation(law, f"table {table}: {sentence}", at, table))


class Reading:
    """One session: compares what it was told with the games, and counts its moves."""

    def __init__(self, games: Games, told: dict[Any, tuple[Any, Entry]]) -> None:
        self.acknowledged = 0
        self._games = games.games
        self._audit = games.audit
        self._told = told
        self._you: dict[int, Viewer] = {}
        self._early: dict[int, list[Entry]] = defaultdict(list)
        self._asked: list[Entry] = []
        self._doubtful: list[tuple[Entry, Entry, str]] = []
        self._table: int | None = None
        self._heard: dict[tuple[int, int], list[Any]] = defaultdict(list)

    def read(self, entry: Entry) -> Iterator[Violation]:
        if entry.what == "asked":
            if entry.data["do"] == "move":
                self._asked.append(entry)
        elif entry.what == "told":
            if entry.data["tell"] in NOT_ACKNOWLEDGED:
                self._refuse(entry)
            yield from self._late(entry)
            match entry.data["tell"]:
                case "table":
                    yield from self._room(entry)
                case "state":
                    yield from self._state(entry)
                case "event":
                    yield from self._event(entry)
                case "missed" | "events":
                    yield from self._events(entry)
                case "over":
                    yield from self._over(entry)

    def _refuse(self, entry: Entry) -> None:
        """One request, or all when the house or the table is gone."""
        self._asked.clear()
        del self._doubtful[: 1 if entry.data["tell"] == "refused" else None]

    def _late(self, entry: Entry) -> Iterator[Violation]:
        for asked, shown, sentence in self._doubtful:
            if entry.at > shown.at + REFUSED_WITHIN:
                yield Violation(
                    ACKNOWLEDGED, f"{asked.who}: {sentence}", shown.at, self._table, asked.who
                )
        self._doubtful = [
            each for each in self._doubtful if entry.at <= each[1].at + REFUSED_WITHIN
        ]

    def _room(self, entry: Entry) -> Iterator[Violation]:
        room = entry.data["room"]
        self._table, self._you[room["table"]] = room["table"], room["you"]
        for early in self._early.pop(room["table"], ()):
            yield from self._event(early)

    def _state(self, entry: Entry) -> Iterator[Violation]:
        state = entry.data
        table, number, viewer = state["table"], state["number"], state["view"]["seat"]
        shown = [state["view"], state["legal"]]
        yield from self._same((table, number, viewer), shown, entry)
        game = self._games.get(table)
        if game is None or number >= len(game.states):
            yield wrong(AS_STORED, entry, f"state {number} is not stored")
            return
        if difference := differing(game.view(number, viewer), shown):
            yield wrong(AS_STORED, entry, f"state {number} of seat {viewer}: {difference}")
        seated = None if viewer is None else game.roster.seats[viewer]
        if seated and seated.name != entry.who.removeprefix("link: "):
            yield wrong(AS_STORED, entry, f"seat {viewer} is that of {seated.name}")
        self._acknowledge(entry)

    def _acknowledge(self, entry: Entry) -> None:
        """Moves that this state shows."""
        table, number, seat = entry.data["table"], entry.data["number"], entry.data["view"]["seat"]
        for asked in tuple(self._asked):
            rows = [
                row
                for row in self._audit.moves.get(table, ())
                if row.seat == seat and asked.data["at"] < row.number <= number
            ]
            if rows and self._table == table:
                self._asked.remove(asked)
                if any(json.loads(row.move) == asked.data["move"] for row in rows):
                    self.acknowledged += 1
                else:
                    made = ", ".join(row.move.decode() for row in rows)
                    sentence = f"asked for {asked.data} and was shown {made}"
                    self._doubtful.append((asked, entry, sentence))

    def _event(self, entry: Entry) -> Iterator[Violation]:
        table, number = entry.data["table"], entry.data["number"]
        if table not in self._you:
            self._early[table].append(entry)
            return
        heard = self._heard[table, number]
        heard.append(entry.data["event"])
        viewer, game = self._you[table], self._games.get(table)
        due = [e for n, e in game.events(viewer) if n == number] if game else []
        place = (table, number, viewer, "event", len(heard))
        yield from self._same(place, entry.data["event"], entry)
        if not is_run(heard, due):
            # It comes again to somebody who comes again.
            heard[:] = heard[-1:]
            if not is_run(heard, due):
                yield wrong(AS_STORED, entry, f"{number} has no event {entry.data['event']}")

    def _events(self, entry: Entry) -> Iterator[Violation]:
        table, told = entry.data["table"], entry.data["events"]
        if table in self._you:
            game = self._games.get(table)
            due = [event for _, event in game.events(self._you[table])] if game else []
            if not is_run(told, due):
                yield wrong(AS_STORED, entry, f"the events are others: {told}")

    def _over(self, entry: Entry) -> Iterator[Violation]:
        game = self._games.get(entry.data["table"])
        result = as_json(game.game.result(game.states[-1])) if game else None
        yield from self._same((entry.data["table"], "over"), entry.data, entry)
        if result != entry.data["result"]:
            yield wrong(AS_STORED, entry, f"the result is {result}")
        if game and game.roster.secret != entry.data["secret"]:
            yield wrong(AS_STORED, entry, "the secret is another")

    def _same(self, place: object, value: object, entry: Entry) -> Iterator[Violation]:
        before, other = self._told.setdefault(place, (value, entry))
        if before != value and differing(before, value):
            sentence = f"{place}: {other.who} in session {other.session} at {other.at:.3f} was told"
            yield wrong(TWO_THINGS, entry, f"{sentence} otherwise: {differing(before, value)}")


def wrong(law: str, entry: Entry, sentence: str) -> Violation:
    told = f"{entry.who} in session {entry.session}, table {entry.data['table']}: {sentence}"
    return Violation(law, told[:1500], entry.at, entry.data["table"], entry.who)


def is_run(part: Sequence[Any], whole: Sequence[Any]) -> bool:
    """Whether `part` stands in `whole` without gaps."""
    ends = range(len(part), len(whole) + 1)
    return any(list(whole[end - len(part) : end]) == list(part) for end in ends)


def differing(due: Any, told: Any, path: str = "") -> str:
    """The first difference; empty without any."""
    if isinstance(due, dict) and isinstance(told, dict):
        for key in sorted({*due, *told}):
            if key not in due:
                return f"{path}.{key} is told"
            if found := differing(due[key], told.get(key), f"{path}.{key}"):
                return found
        return ""
    if isinstance(due, list | tuple) and isinstance(told, list | tuple) and len(due) == len(told):
        pairs = enumerate(zip(due, told, strict=True))
        inner = (differing(mine, its, f"{path}[{at}]") for at, (mine, its) in pairs)
        return next((each for each in inner if each), "")
    return "" if due == told else f"{path} is {told}, not {due}"


def read_history(history: History, games: Games) -> tuple[int, list[Violation]]:
    """How many moves were acknowledged, and what is wrong with what people were told."""
    told: dict[Any, tuple[Any, Entry]] = {}
    sessions: dict[int, Reading] = {}
    found = list(games.broken)
    for entry in history.entries:
        if entry.session:
            if entry.session not in sessions:
                sessions[entry.session] = Reading(games, told)
            found += sessions[entry.session].read(entry)
    return sum(each.acknowledged for each in sessions.values()), found


def check_link(folder: Path, history: History, games: Games) -> list[Violation]:
    """Of all that a recorded door was sent: nothing but notices of the protocol, each as the person
    of the session may be told it."""
    found: list[Violation] = []
    for file in sorted(folder.iterdir()):
        reading = Reading(games, {})
        states, decoder, name = States(), NoticeDecoder(GAMES), ""
        for line in whole_lines(file.read_bytes()):
            if line == HANDLED:
                continue
            try:
                whole = states.whole(line)
                notice, decoded = json.loads(whole), decoder.decode(whole)
            except (msgspec.MsgspecError, ValueError, LookupError) as error:
                found.append(Violation(LINK, f"{file.name}: {error}: {line[:300]!r}"))
                break
            if decoded is not None and (more := differing(as_json(decoded), notice)):
                found.append(Violation(LINK, f"{file.name}: {notice['tell']}: {more}"[:600]))
                break
            name = notice["name"] if notice["tell"] == "welcome" else name
            entry = Entry(history.entries[-1].at, f"link: {name}", -1, "told", notice)
            found += [each._replace(law=LINK) for each in reading.read(entry)]
    return found


def whole_lines(data: bytes) -> Iterable[bytes]:
    """Without the last one, if it was cut off."""
    return (line for line in data.splitlines(keepends=True) if line.endswith(b"\n"))


def check_records(data: Path, url: str, games: Games) -> tuple[int, list[Violation]]:
    """How many records there are, and which of them are wrong."""
    try:
        records = read_records(data, url, GAMES)
    except (Difference, CheckFailed) as error:
        return 0, [Violation(RECORDS, str(error)[:600])]
    found = []
    for table, game in games.games.items():
        commit = sha256(bytes.fromhex(game.roster.secret)).hexdigest()
        record, is_over = records.get(commit), game.game.result(game.states[-1]) is not None
        if is_over != (record is not None):
            sentence = f"table {table}: over {is_over}, with a record {record is not None}"
            found.append(Violation(RECORDS, sentence, None, table))
        elif record and as_json(record.events) != [as_json(event) for _, event in game.log]:
            found.append(Violation(RECORDS, f"table {table}: another game", None, table))
    return len(records), found


class Lobby(NamedTuple):
    """The lobby as somebody was told it who watched it, and may have just lost the line."""

    name: str
    is_in: bool
    phases: dict[int, str]
    people: set[str]


def check_lists(lobbies: Sequence[Lobby], audit: Audit) -> list[Violation]:
    """When nobody but those who watch is there any more."""
    found = []
    present = {each.name for each in lobbies if each.is_in}
    gone = {each.name for each in lobbies} - present
    for name, is_in, phases, people in lobbies:
        if is_in and phases != audit.phases:
            sentence = f"{name}: {phases} are listed, {audit.phases} are stored"
            found.append(Violation(LISTS, sentence, who=name))
        if is_in and people - gone != present:
            names = ", ".join(sorted((people - gone) ^ present))
            found.append(Violation(LISTS, f"{name}: {names} listed or missing wrongly", who=name))
    return found


def check_logs(logs: dict[str, Path]) -> list[Violation]:
    return [
        Violation(NO_FAULT, f"{name}: {line}"[:1500])
        for name, log in logs.items()
        for line in log.read_text(errors="replace").splitlines()
        if '"what": "fault"' in line or line.startswith("Traceback")
    ]


def plays(notice: Notice, newest: Mapping[int, int]) -> bool:
    """Whether it is a state that is newer than the known ones of the table, or the end."""
    if notice["tell"] != "state":
        return bool(notice["tell"] == "over")
    return bool(notice["number"] > newest.get(notice["table"], -1))


def playing_on(history: History, people: Iterable[str], since: float) -> dict[str, float | None]:
    """The seconds until everybody was told a new state; None: not at all."""
    found: dict[str, float | None] = dict.fromkeys(people)
    newest: dict[int, int] = {}
    for each in history.told():
        state = each.data if each.data["tell"] == "state" else None
        if each.at < since:
            if state:
                newest[state["table"]] = max(newest.get(state["table"], 0), state["number"])
        elif found.get(each.who, 0) is None and plays(each.data, newest):
            found[each.who] = each.at - since
    return found


def longest_stop(history: History, kills: Iterable[float]) -> float:
    """The longest time from a kill until a person at a running game was told a new state."""
    times: dict[str, list[float]] = defaultdict(list)
    for each in history.told():
        if plays(each.data, {}):
            times[each.who].append(each.at)
    longest = 0.0
    for kill in kills:
        for mine in times.values():
            before, after = (
                max((at for at in mine if at <= kill), default=None),
                min((at for at in mine if at > kill), default=None),
            )
            if before and after and kill - before < SHORTLY:
                longest = max(longest, after - kill)
    return longest

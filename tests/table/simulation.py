"""One table without a house: random messages, the rows that they store, and no tasks."""

import sqlite3
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

import msgspec

from server.engine import GAMES
from server.house.lobby import lessons, new_table
from server.house.table import clocks, recovery
from server.house.table.draft import Reaction, Rules, stored
from server.house.table.messages import (
    Asked,
    Message,
    Profile,
    Tick,
)
from server.house.table.react import react
from server.house.table.state import Setup, TableState
from server.protocol.lobby import Preferences
from server.protocol.requests import Open, Request
from server.protocol.seat import Refusal
from server.protocol.wire import move_reader
from server.settings import BotSettings, TableSettings
from server.store import load
from server.store.changes import Change
from server.store.migrations import migrate
from server.store.rows import TableRow
from tests.table.random_requests import random_open

NUMBER = 1
START = 1_000_000.0
PEOPLE = 6


class Opening(NamedTuple):
    """The terms of a table, all of which follow from the game and the seed."""

    game: str
    seed: int


class Reacted(NamedTuple):
    """A reaction with all that led to it. `overdue`: the message came before a timer that should
    have fired earlier."""

    before: TableState
    message: Message
    now: float
    rules: Rules
    reaction: Reaction
    overdue: bool

    @property
    def after(self) -> TableState:
        return self.reaction.state


class Restarted(NamedTuple):
    """A table before and after it was read from its rows. `noted`: used thinking time was stored
    at the end, `ended`."""

    before: TableState
    after: TableState
    row: TableRow
    ended: float
    now: float
    noted: bool


Check = Callable[["Table", Reacted], None]
CheckRestart = Callable[["Table", Restarted], None]


class Table:
    """`sessions` are the persons of all open sessions, at the table or in the lobby. `run` is the
    list of all messages with their times."""

    def __init__(
        self,
        opening: Opening,
        checks: Sequence[Check] = (),
        restart_checks: Sequence[CheckRestart] = (),
    ) -> None:
        dice = Random(opening.seed)
        self.rules, self.state = opened(opening)
        self.first = self.state
        self.now = START
        self.checks, self.restart_checks = checks, restart_checks
        self.sessions: dict[int, int] = {}
        self.profiles = {number: first_profile(number, dice) for number in range(1, PEOPLE + 1)}
        self.run: list[tuple[float, Message]] = []
        self.reactions: list[Reaction] = []
        self._sessions_so_far = 0
        self.database = sqlite3.connect(":memory:", isolation_level=None)
        self.database.execute("PRAGMA foreign_keys = ON")
        migrate(self.database)
        self._write(stored(self.state, self.now))

    def close(self) -> None:
        self.database.close()

    def _write(self, *entries: Change) -> None:
        for entry in entries:
            self.database.execute(entry.sql, entry.values)

    def row(self) -> TableRow | None:
        saved = load.table(self.database, NUMBER)
        return saved.row if saved else None

    def send(self, message: Message) -> Reaction:
        before, now, rules = self.state, self.now, self.rules
        due = clocks.next_due(before, now, rules)
        overdue = not isinstance(message, Tick) and due is not None and due.when <= now
        reaction = react(before, message, now, rules)
        self.run.append((now, message))
        self.reactions.append(reaction)
        self._write(*reaction.changes)
        self.state = reaction.state
        for check in self.checks:
            check(self, Reacted(before, message, now, rules, reaction, overdue))
        return reaction

    def ask(self, session: int, request: Request, dice: Random) -> None:
        profile = self.profiles[self.sessions[session]]
        unread = self.unread(dice)
        seed, secret = dice.getrandbits(32), dice.randbytes(32).hex()
        self.send(Asked(session, profile, request, seed, secret, unread))

    def unread(self, dice: Random) -> int | None:
        number = self.state.game.number if self.state.game else 0
        return dice.choice([None, number + 1, number + 1, max(0, number - 8), 0])

    def new_session(self, person: int) -> int:
        self._sessions_so_far += 1
        self.sessions[self._sessions_so_far] = person
        return self._sessions_so_far

    def pass_time(self, seconds: float, dice: Random) -> None:
        """The timer fires whenever something is due."""
        until = self.now + seconds
        while self.state.open:
            due = clocks.next_due(self.state, self.now, self.rules)
            if due is None or due.when > until:
                break
            self.now = max(self.now, due.when)
            self.send(Tick(dice.getrandbits(32)))
        self.now = until

    def restart(self, dice: Random, *, noted: bool) -> None:
        """The house is killed and started again; no session is left."""
        if noted:
            self._write(stored(self.state, self.now))
        row, before, ended = self.row(), self.state, self.now
        assert row is not None
        self.now += dice.choice([0, 1, 5000])
        self.state = self.restored(row, dice.getrandbits(32))
        self.sessions.clear()
        for check in self.restart_checks:
            check(self, Restarted(before, self.state, row, ended, self.now, noted))
        self.send(Tick(dice.getrandbits(32)))

    def restored(self, row: TableRow, seed: int = 0) -> TableState:
        return recovery.restore(row, lambda _: self.rules, self.profiles.get, self.now, seed)


def first_profile(number: int, dice: Random) -> Profile:
    return Profile(number, f"Person {number}", dice.random() < 0.3, random_preferences(dice))


def random_preferences(dice: Random) -> Preferences:
    return Preferences(
        forced=dice.random() < 0.4,
        remarks=dice.random() < 0.8,
        pace=dice.choice(("quick", "usual", "calm")),
    )


def opened(opening: Opening) -> tuple[Rules, TableState]:
    name, dice = opening.game, Random(opening.seed)
    game, request = GAMES[name], random_open(dice, name)
    secret = dice.randbytes(32)
    if request.lesson:
        lesson = lessons.lesson_request(request)
        assert isinstance(lesson, Open)
        request, secret = lesson, lessons.lesson_secret(name)
    options = new_table.read_options(game, request.options)
    roster = new_table.first_roster(game, request, secret.hex())
    assert not isinstance(options, Refusal)
    assert not isinstance(roster, Refusal)
    setup = Setup(
        name,
        options,
        new_table.clock_of(game, request),
        "lamo-digu" if request.private else None,
        new_table.cover(game, request.bots),
        request.lesson,
    )
    rules = Rules(
        game,
        msgspec.convert(options, game.options),
        move_reader(game.moves),
        TableSettings(grace=dice.choice([0, 10, 45]), moment=dice.choice([0, 8])),
        dice.choice([BotSettings(), BotSettings(quickest_ms=0, slowest_ms=0)]),
    )
    return rules, recovery.new_table(NUMBER, setup, roster, START)

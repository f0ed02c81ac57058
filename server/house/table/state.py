"""The whole state of one table as a frozen value, and what can be read from it."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from server.protocol.lobby import Phase, Preferences, Tempo, TimeControl
from server.protocol.seat import Event, Move, Turn, Value, Viewer, Waiting, replace
from server.record.format import Hex


class Setup(Value, frozen=True):
    """Terms agreed when the table was opened. `code` invites to a private table; `cover` is the bot
    that stands in for people where no other bot plays."""

    game: str
    options: dict[str, Any]
    clock: TimeControl | None
    code: str | None
    cover: str
    lesson: bool = False


class Seat(Value, frozen=True):
    """A person or a bot in a seat. `left`: seconds in the bank. `slips`: time-outs in a row.
    `standing`: a move, as JSON, that is made automatically for the person."""

    name: str
    person: int | None = None
    bot: str | None = None
    ready: bool = False
    words: str = ""
    left: float | None = None
    slips: int = 0
    away: bool = False
    standing: str | None = None


class Terms(Value, frozen=True):
    """How a game began: its host, each seat's words for the shuffle, and the persons who play."""

    host: int
    words: tuple[str, ...]
    players: tuple[int | None, ...] = ()


# `dict=True` gives a place for cached properties: the same is asked of a state many times.
class Roster(Value, frozen=True, dict=True):
    """The stored part of the state, beside the moves. `secret`: shuffles the next or the running
    game. `record`: name of the game finished last. `terms` outlive the game, since people may
    leave after it. `used`: seconds that each seat had thought when this was stored. `unread`: the
    first move that each absent person has not been shown."""

    seats: tuple[Seat | None, ...]
    host: int | None
    secret: Hex
    phase: Phase = "gathering"
    hushed: bool = False
    record: str | None = None
    terms: Terms | None = None
    used: tuple[float, ...] = ()
    unread: tuple[int | None, ...] = ()

    @cached_property
    def people(self) -> tuple[int, ...]:
        return tuple(
            [seat for seat, here in enumerate(self.seats) if here and here.person is not None]
        )

    @cached_property
    def bots(self) -> dict[int, str]:
        return {seat: here.bot for seat, here in enumerate(self.seats) if here and here.bot}

    @cached_property
    def free(self) -> tuple[int, ...]:
        return tuple([seat for seat, here in enumerate(self.seats) if here is None])


class Presence(Value, frozen=True):
    """The part of a seat's state that is not stored.

    `session` holds the seat; without one its person is gone since `gone`. `unread`: first move not
    shown to the absent person. `bot_once`: a bot makes the next decision. `asked`: when the
    decision that is waited for began; `pace`: delay of automatic moves for it, drawn for every
    decision, so that its length does not tell why a move was automatic. `stood`: when `standing`
    was last set. `thought`: seconds that the person's latest decisions took.
    """

    session: int | None = None
    guest: bool = False
    gone: float | None = None
    unread: int | None = None
    bot_once: bool = False
    asked: float | None = None
    pace: float = 0.0
    stood: float | None = None
    thought: float | None = None

    def later(self, seconds: float) -> "Presence":
        """The same, with all its times moved on."""

        def moved(at: float | None) -> float | None:
            return None if at is None else at + seconds

        return replace(
            self, gone=moved(self.gone), asked=moved(self.asked), stood=moved(self.stood)
        )


ABSENT = Presence()


class GameProgress(Value, frozen=True, dict=True):
    """A game in progress or just over. `number` counts moves; `turn` is the number at which the
    decision that is waited for began: a move made on any state since then is in time. `legal` holds
    each seat's moves, `log` each event with the number of its move, secrets included."""

    state: Any
    number: int
    turn: int
    waiting: Waiting
    legal: tuple[tuple[Move, ...], ...]
    log: tuple[tuple[int, Event], ...]

    @cached_property
    def asked(self) -> tuple[int, ...]:
        """Seats whose decision the game needs."""
        return self.waiting.seats if isinstance(self.waiting, Turn) else ()


class TableReader(Value, frozen=True):
    """A session at the table: in the seat `viewer`, or in the gallery."""

    person: int
    viewer: Viewer
    preferences: Preferences = Preferences()


class Owner(Value, frozen=True):
    """The house that has a table, of several on one database; `epoch` counts how often the table
    went to another one. What is stored with an epoch that is over is refused."""

    house: int = 0
    epoch: int = 0


class TableState(Value, frozen=True, dict=True):
    """`covered`: seats of people who are away, or gone for too long. `touched`: time of the last
    change, after which an idle or abandoned table is kept for a while. `remarked`: time of the last
    remark of a bot. `tempo`: that of the bots, see `SetTempo`."""

    number: int
    setup: Setup
    roster: Roster
    presence: tuple[Presence, ...]
    readers: Mapping[int, TableReader]
    touched: float
    game: GameProgress | None = None
    covered: frozenset[int] = frozenset()
    remarked: float | None = None
    open: bool = True
    tempo: Tempo = "usual"
    owner: Owner = Owner()

    @cached_property
    def running(self) -> bool:
        return self.roster.phase == "running"

    # Here and below, lists in brackets: in Python 3.11 a generator costs a call for each item.
    @cached_property
    def held(self) -> frozenset[int]:
        return frozenset(
            [seat for seat, here in enumerate(self.presence) if here.session is not None]
        )

    @cached_property
    def dormant(self) -> bool:
        """A running game that waits, without a running clock: its people are all absent, or it is
        a game of bots that nobody watches."""
        return self.running and not self.held and bool(self.roster.people or not self.readers)

    @cached_property
    def rests(self) -> bool:
        """A running game that nobody sees: its bots wait, too."""
        return self.running and not self.readers

    def time(self, now: float) -> float:
        """Clock of the thinking time: stopped since the last person left a running game."""
        if not self.dormant:
            return now
        return max([since for _, since in self.gone], default=now)

    def seat_of(self, person: int) -> int | None:
        for seat, seated in enumerate(self.roster.seats):
            if seated and seated.person == person:
                return seat
        return None

    def viewer(self, session: int) -> Viewer:
        """Seat whose view the session gets. After a game, a person who did not play it sees the
        gallery's view."""
        reader, roster = self.readers[session], self.roster
        seat = reader.viewer
        if seat is None or roster.phase != "over" or has_played(roster, seat, reader.person):
            return seat
        return None

    @cached_property
    def watchers(self) -> int:
        return sum([reader.viewer is None for reader in self.readers.values()])

    @cached_property
    def gone(self) -> list[tuple[int, float]]:
        """Seats of absent people, and since when."""
        return [(at, here.gone) for at, here in enumerate(self.presence) if here.gone is not None]

    @cached_property
    def thinking(self) -> list[int]:
        """Seats of people who decide themselves and are waited for."""
        people, asked = self.roster.people, self.game.asked if self.game else ()
        return [
            seat
            for seat in asked
            if seat in people and seat not in self.covered and not self.presence[seat].bot_once
        ]

    @cached_property
    def played_by_bots(self) -> frozenset[int]:
        """Seats of people for whom a bot plays now."""
        return frozenset() if self.dormant else self.covered

    @cached_property
    def unhurried(self) -> bool:
        """One person who learns, or who plays without a clock while bots play all other seats:
        no time limit applies."""
        if self.setup.lesson or self.setup.clock:
            return self.setup.lesson
        return len(set(self.roster.people) - self.covered) == 1


def occupant(roster: Roster, seat: int) -> Seat:
    """For a seat that is known to be taken."""
    seated = roster.seats[seat]
    assert seated is not None
    return seated


def put(roster: Roster, seat: int, seated: Seat | None) -> Roster:
    seats = roster.seats
    return replace(roster, seats=(*seats[:seat], seated, *seats[seat + 1 :]))


def change(roster: Roster, seat: int, **changes: Any) -> Roster:
    return put(roster, seat, replace(occupant(roster, seat), **changes))


def has_played(roster: Roster, seat: int, person: int) -> bool:
    """Whether the person played the last game in this seat."""
    return roster.terms is not None and roster.terms.players[seat : seat + 1] == (person,)


def names_of(roster: Roster) -> tuple[str, ...]:
    return tuple(seated.name if seated else "" for seated in roster.seats)


def words_of(roster: Roster) -> tuple[str, ...]:
    return tuple(seated.words if seated else "" for seated in roster.seats)

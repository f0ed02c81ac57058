"""A reaction while it is built up, and the finished reaction."""

from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import Any, NamedTuple

import msgspec

from server.engine.game import AnyGame
from server.house.table.state import ABSENT, Presence, Roster, TableState
from server.protocol.lobby import News
from server.protocol.notices import Notice, SeatNews
from server.protocol.seat import Move, Options, Refusal, replace
from server.settings import BotSettings, TableSettings
from server.store import changes
from server.store.changes import Change
from server.store.rows import SayingRow


class Rules(NamedTuple):
    """All that a table's reactions depend on beside its state. `closing`: no more games begin.
    `talk_kept`: sayings kept on disk. `ahead`: by which the time of day is ahead of the clock."""

    game: AnyGame
    options: Options
    read_move: Callable[[bytes], Move | Refusal]
    tables: TableSettings
    bots: BotSettings
    closing: bool = False
    talk_kept: int = 100
    ahead: float = 0.0


class Reaction(NamedTuple):
    """The next state, the rows to store before anything is shown, and the notices: each for one
    session, or for all readers. `said` is talk, which people may have muted."""

    state: TableState
    changes: tuple[Change, ...] = ()
    notices: tuple[tuple[int | None, Notice], ...] = ()
    said: SayingRow | None = None


class Draft:
    """Handlers change `state` and add what is to be stored and told."""

    def __init__(self, state: TableState, now: float, rules: Rules, seed: int) -> None:
        self.state = state
        self.now = now
        self.rules = rules
        self.changes: list[Change] = []
        self.notices: list[tuple[int | None, Notice]] = []
        self.said: SayingRow | None = None
        # Stores the table though neither its roster nor its game changed.
        self.keep = False
        # Seats of people of which everybody knows that a bot plays.
        self.announced = state.played_by_bots
        self._seed = seed

    @cached_property
    def dice(self) -> Random:
        return Random(self._seed)

    @property
    def wall(self) -> float:
        """The time of day, for what is dated."""
        return self.now + self.rules.ahead

    def change(self, **what: Any) -> None:
        self.state = replace(self.state, **what)

    def seat(self, seat: int, **what: Any) -> None:
        """Changes a seat's presence."""
        self._set_presence(seat, replace(self.state.presence[seat], **what))

    def vacate(self, seat: int) -> None:
        self._set_presence(seat, ABSENT)

    def _set_presence(self, seat: int, here: Presence) -> None:
        state, before = self.state, self.state.presence
        self.state = replace(state, presence=(*before[:seat], here, *before[seat + 1 :]))

    def settle(self, roster: Roster, *news: SeatNews) -> None:
        """A change by people, with its news for everybody at the table."""
        self.change(roster=roster, touched=self.now)
        self.notices += [(None, item) for item in news]

    def news(self, what: News, seat: int | None) -> SeatNews:
        seated = None if seat is None else self.state.roster.seats[seat]
        return SeatNews(what, seated.name if seated else "", seat)

    def absence(self, what: News, seat: int) -> SeatNews:
        """News that the person of a seat is gone. A game that waits for its people has no bot."""
        waits = not self.state.running or self.state.dormant
        return replace(self.news(what, seat), cover=None if waits else self.rules.tables.grace)

    def tell(self, session: int | None, notice: Notice) -> None:
        self.notices.append((session, notice))

    def close(self) -> None:
        self.change(open=False)

    def reaction(self, before: TableState) -> Reaction:
        if not self.state.open:
            self.changes += changes.drop_table(self.state.number, self.state.owner.epoch)
        elif (
            self.keep
            or self.state.roster is not before.roster
            or self.state.game is not before.game
        ):
            self.changes.append(stored(self.state, self.now))
        return Reaction(self.state, tuple(self.changes), tuple(self.notices), self.said)


def stored(state: TableState, now: float, *, is_new: bool = False) -> Change:
    # A restart must neither give thinking time back nor take it from people it does not run for.
    time = state.time(now)
    used = (
        ()
        if state.unhurried
        else tuple(
            [
                0.0 if here.asked is None else round(time - here.asked, 3)
                for seat, here in enumerate(state.presence)
            ]
        )
    )
    unread = tuple([here.unread if here.session is None else None for here in state.presence])
    room = msgspec.json.encode(replace(state.roster, used=used, unread=unread))
    row = (state.number, msgspec.json.encode(state.setup), room, state.touched, state.owner.house)
    return changes.add_table(*row) if is_new else changes.keep_table(*row, state.owner.epoch)

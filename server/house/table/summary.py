"""A table as the rest of the house knows it."""

from typing import NamedTuple

from server.house.table.state import Setup, TableState
from server.house.table.views import listing
from server.protocol.lobby import Listing, Phase


class Summary(NamedTuple):
    """`people` have seats; `watchers` counts the sessions in the gallery; `is_read`: there are
    sessions at the table; `touched` is the time of the last change. `against_bots`: the kind of
    game that one person plays against bots alone, or empty."""

    number: int
    setup: Setup
    phase: Phase
    people: frozenset[int]
    watchers: int
    is_read: bool
    listing: Listing | None
    touched: float
    paused: bool = False
    against_bots: str = ""


def summarize(state: TableState, *, paused: bool = False) -> Summary:
    seats = state.roster.seats
    people = frozenset([s.person for s in seats if s and s.person is not None])
    return Summary(
        number=state.number,
        setup=state.setup,
        phase=state.roster.phase,
        people=people,
        watchers=state.watchers,
        is_read=bool(state.readers),
        listing=listing(state),
        touched=state.touched,
        paused=paused,
        against_bots=kind_of(state.setup) if len(people) == 1 and None not in seats else "",
    )


def kind_of(setup: Setup) -> str:
    return f"{setup.game} lesson" if setup.lesson else setup.game

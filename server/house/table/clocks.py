"""How long decisions take: banks, and what is due when at one table."""

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from server.house.table.company import Company, change
from server.protocol.lobby import TimeControl

What = Literal["time-out", "cover", "rise", "move", "note", "close"]


class Due(NamedTuple):
    """`what` is to be done at a time, to a seat unless the whole table closes."""

    when: float
    what: What
    seat: int = -1


class Watch:
    """When the decisions that are waited for began. A pace is drawn for each of them, whoever
    makes it, so that how long an automatic move takes does not tell why it was made."""

    def __init__(self) -> None:
        self._started: dict[int, float] = {}
        self._paces: dict[int, float] = {}

    def wait_for(self, seats: Iterable[int], now: float, paces: Mapping[int, float]) -> None:
        """Those who were waited for already go on thinking."""
        self._started = {seat: self._started.get(seat, now) for seat in seats}
        self._paces = {seat: self._paces.get(seat, paces[seat]) for seat in self._started}

    def stop(self, seat: int) -> None:
        self._started.pop(seat, None)
        self._paces.pop(seat, None)

    def start_again(self, now: float, *seats: int) -> None:
        """They were not there to see their clocks run."""
        self._started |= {seat: now for seat in seats if seat in self._started}

    def skip(self, seconds: float) -> None:
        """Time in which nobody could decide anything does not count."""
        self._started = {seat: since + seconds for seat, since in self._started.items()}

    def go_on(self, seat: int, seconds: float) -> None:
        """A decision began so long before."""
        if seat in self._started:
            self._started[seat] -= seconds

    def used(self, seats: int, now: float, decided: int | None) -> tuple[float, ...]:
        """What each seat has thought so far about a decision that is not made yet."""
        took = (0.0 if seat == decided else now - self.since(seat, now) for seat in range(seats))
        return tuple(round(seconds, 3) for seconds in took)

    def since(self, seat: int, now: float) -> float:
        return self._started.get(seat, now)

    def pace(self, seat: int) -> float:
        return self._paces.get(seat, 0.0)


def limit(company: Company, seat: int, patience: int) -> float:
    """How long this seat can think about a decision."""
    seated = company.seats[seat]
    return patience if seated is None or seated.left is None else seated.left


def decided(company: Company, seat: int, clock: TimeControl | None, took: float) -> Company:
    """The bank after a decision."""
    seated = company.seats[seat]
    if clock is None or seated is None or seated.left is None:
        return company
    return change(company, seat, left=max(0.0, seated.left - took) + clock.increment)

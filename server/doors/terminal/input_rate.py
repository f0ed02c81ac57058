"""Limits how much one terminal may type; meanwhile its input is not read."""

from collections.abc import Callable

from server.doors.terminal.terminal import Bounds, Terminal
from server.house.clock import Clock, Timer
from server.house.people.households import Cost
from server.house.people.rate_limit import RateLimit

RETRY_SECONDS = 0.05
# A paste is one piece, and costs more the longer it is.
CHARACTERS_PER_TOKEN = 1024


class InputRate:
    """`take` processes the next piece of input and returns how many characters it had, or None if
    there is none. `retry` is called when more may be taken than before."""

    def __init__(
        self,
        terminal: Terminal,
        clock: Clock,
        bounds: Bounds,
        take: Callable[[], int | None],
        is_busy: Callable[[], bool],
        retry: Callable[[], object],
    ) -> None:
        self._terminal = terminal
        self._clock = clock
        self._household = bounds.household
        self._limit = RateLimit(bounds.keys_per_second, bounds.keys_at_once)
        self._take = take
        self._is_busy = is_busy
        self._retry = retry
        self._cost = 0
        self._timer = Timer(clock)

    def take_all(self) -> bool:
        """Takes what may be taken now. True if nothing is left."""
        while not self._timer.is_set:
            if self._is_busy() or (self._cost and self._must_wait()):
                self._terminal.pause_reading()
                self._timer.set_in(RETRY_SECONDS, self._retry)
                return False
            size = self._take()
            self._cost = 0 if size is None else 1 + size // CHARACTERS_PER_TOKEN
            if size is None:
                # This may deliver more input at once, which takes it and may set the timer.
                self._terminal.resume_reading()
                return not self._timer.is_set
        return False

    def _must_wait(self) -> bool:
        now = self._clock.now()
        if self._household is None:
            return self._limit.take(now, self._cost) > 0
        return self._household.take(Cost.INPUT, now, self._cost, self._limit) > 0

    def stop(self) -> None:
        self._timer.cancel()

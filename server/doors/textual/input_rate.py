"""How much one terminal may type in a time; what is above it is not even read."""

from collections.abc import Callable

from server.doors.textual.terminal import Bounds, Terminal
from server.house.clock import Alarm, Clock
from server.house.people.rate_limit import RateLimit

AGAIN = 0.05
CHARACTERS_PER_TOKEN = 1024


class InputRate:
    """`take` takes one piece of what has come and says how many characters it had, or None when
    nothing is left. While `is_busy`, nothing is taken either. `again` is called when more may be
    taken than could be before."""

    def __init__(
        self,
        terminal: Terminal,
        clock: Clock,
        bounds: Bounds,
        take: Callable[[], int | None],
        is_busy: Callable[[], bool],
        again: Callable[[], object],
    ) -> None:
        self._terminal = terminal
        self._clock = clock
        self._meter = RateLimit(bounds.keys_per_second, bounds.keys_at_once)
        self._take = take
        self._is_busy = is_busy
        self._again = again
        self._owed = 0
        self._alarm: Alarm | None = None

    def go_on(self) -> bool:
        """Takes all that may be taken now; True if nothing is left."""
        while self._alarm is None:
            if self._is_busy() or self._meter.take(self._clock.now(), self._owed):
                self._wait()
                return False
            size = self._take()
            self._owed = 0 if size is None else 1 + size // CHARACTERS_PER_TOKEN
            if size is None:
                # What was not read comes at once, perhaps more than may be taken.
                self._terminal.resume_reading()
                return self._alarm is None
        return False

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _wait(self) -> None:
        self._terminal.pause_reading()
        self._alarm = self._clock.call_at(self._clock.now() + AGAIN, self._wake)

    def _wake(self) -> None:
        self._alarm = None
        self._again()

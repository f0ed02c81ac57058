"""A timer that is started again much more often than it rings."""

from collections.abc import Callable

from server.house.clock import Clock, Timer


class Countdown:
    """Calls once, so many seconds after the last start. With 0 seconds it never calls."""

    def __init__(self, clock: Clock, seconds: float, call: Callable[[], object]) -> None:
        self._clock = clock
        self._seconds = seconds
        self._call = call
        self._over = 0.0
        self._timer = Timer(clock)

    def start(self) -> None:
        self._over = self._clock.now() + self._seconds
        # Many starts are for keys and frames, so that the timer is only moved when it rings.
        if self._seconds and not self._timer.is_set:
            self._timer.set(self._over, self._check)

    def stop(self) -> None:
        """Never calls again."""
        self._timer.cancel()
        # The call is often a method of the object that has this countdown: a cycle.
        self._call = lambda: None

    def _check(self) -> None:
        if self._over > self._clock.now():
            self._timer.set(self._over, self._check)
        else:
            self._call()

"""Rate limit: a token bucket."""

from collections.abc import Sequence
from math import ceil

# A float of seconds since 1970 is not exact, so that a token may be missing by this much.
_TOLERANCE = 1e-3


class RateLimit:
    """Remembers what was used, not what is left: another rate or burst gives no new allowance."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._used = 0.0
        self._at: float | None = None

    def take(self, now: float, cost: float = 1) -> int:
        """0 if allowed, or else after how many whole seconds it would be."""
        return whole(take_all([self], now, cost))

    def wait(self, now: float, cost: float = 1) -> float:
        """In how many seconds it is allowed. A cost above the burst is allowed when nothing is
        used."""
        # A clock that goes backwards changes nothing: it must neither give nor take tokens.
        if self._at is None:
            self._at = now
        elif now > self._at:
            self._used = max(0.0, self._used - (now - self._at) * self.per_second)
            self._at = now
        missing = self._used + min(cost, self.burst) - self.burst
        return 0 if missing <= _TOLERANCE else missing / self.per_second

    def raise_used(self, now: float, seconds: float) -> None:
        """At least what comes back in these seconds has been used."""
        self.wait(now)
        self._used = max(self._used, seconds * self.per_second)

    def use(self, cost: float) -> None:
        self._used += min(cost, self.burst)


def take_all(
    limits: Sequence[RateLimit], now: float, cost: float = 1, patience: float = 0
) -> float:
    """In how many seconds all of them allow it. Within `patience` it is taken from all, or else
    from none."""
    seconds = 0.0
    for limit in limits:
        seconds = max(seconds, limit.wait(now, cost))
    if seconds <= patience:
        for limit in limits:
            limit.use(cost)
    return seconds


def whole(seconds: float) -> int:
    return ceil(seconds - _TOLERANCE / 2)

"""Rate limit: a token bucket."""

from math import ceil

# A float of seconds since 1970 is not exact, so that a token may be missing by this much.
_TOLERANCE = 1e-3


class RateLimit:
    """Remembers what was used, not what is left: another rate or burst gives no new allowance."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.used = 0.0
        self._at: float | None = None

    def take(self, now: float, cost: float = 1) -> int:
        """0 if allowed, or else after how many whole seconds it would be."""
        seconds = self.wait(now, cost)
        if not seconds:
            self.used += min(cost, self.burst)
        return whole(seconds)

    def wait(self, now: float, cost: float = 1) -> float:
        """In how many seconds it is allowed. A cost above the burst is allowed when nothing is
        used."""
        # A clock that goes backwards changes nothing: it must neither give nor take tokens.
        if self._at is None:
            self._at = now
        elif now > self._at:
            self.used = max(0.0, self.used - (now - self._at) * self.per_second)
            self._at = now
        missing = self.used + min(cost, self.burst) - self.burst
        return 0 if missing <= _TOLERANCE else missing / self.per_second

    def raise_used(self, now: float, seconds: float) -> None:
        """At least what comes back in these seconds has been used."""
        self.wait(now)
        self.used = max(self.used, seconds * self.per_second)


def whole(seconds: float) -> int:
    return ceil(seconds - _TOLERANCE / 2)

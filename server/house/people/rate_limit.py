"""Rate limit: a token bucket."""

from math import ceil

# A float of seconds since 1970 is not exact, so that a token may be missing by this much.
_TOLERANCE = 1e-3


class RateLimit:
    def __init__(self, per_second: float, burst: int) -> None:
        self._rate = per_second
        self._burst = float(burst)
        self._tokens = self._burst
        self._filled: float | None = None

    def take(self, now: float, cost: float = 1) -> int:
        """0 if allowed, or else after how many whole seconds it would be. A cost above the burst
        is allowed when the bucket is full."""
        # A clock that goes backwards changes nothing: it must neither give nor take tokens.
        if self._filled is not None and now > self._filled:
            self._tokens = min(self._burst, self._tokens + (now - self._filled) * self._rate)
        self._filled = now if self._filled is None else max(now, self._filled)
        remaining = self._tokens - min(cost, self._burst)
        if remaining >= -_TOLERANCE:
            self._tokens = remaining
            return 0
        return ceil((-remaining - _TOLERANCE / 2) / self._rate)

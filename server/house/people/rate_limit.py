"""How much somebody may do in a time: a bucket of tokens that fills by itself."""

from math import ceil

# Times since 1970 are only so exact: a token is there when all but this is.
_ALL_BUT = 1e-3


class RateLimit:
    def __init__(self, per_second: float, burst: int) -> None:
        self._rate = per_second
        self._burst = float(burst)
        self._left = self._burst
        self._filled: float | None = None

    def take(self, now: float, cost: float = 1) -> int:
        """0 if it is allowed, or else in how many whole seconds it would be. What costs more than
        the bucket holds is allowed when the bucket is full."""
        self._fill(now)
        left = self._left - min(cost, self._burst)
        if left >= -_ALL_BUT:
            self._left = left
            return 0
        return ceil((-left - _ALL_BUT / 2) / self._rate)

    def _fill(self, now: float) -> None:
        """Time that goes backwards gives nothing and takes nothing."""
        if self._filled is not None and now > self._filled:
            self._left = min(self._burst, self._left + (now - self._filled) * self._rate)
        self._filled = now if self._filled is None else max(now, self._filled)

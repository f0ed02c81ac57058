"""The time of the house, handed in, so that tests can be their own clock."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> object: ...


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since 1970."""

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm: ...


class RealClock:
    """It never jumps: where the machine's time is set anew, the house goes on as before."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> float:
        return self._offset + time.monotonic()

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), call)


async def pause(clock: Clock, seconds: float) -> None:
    if seconds <= 0:
        return
    over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def ring() -> None:
        # In a busy moment somebody may have given up just before.
        if not over.done():
            over.set_result(None)

    alarm = clock.call_at(clock.now() + seconds, ring)
    try:
        await over
    finally:
        alarm.cancel()

"""A row of the bench `crowd`: what strangers do, and the figures that show what it costs."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Final, NamedTuple

from tests.ssh.hostile.attacks import Attack
from tests.ssh.hostile.house import Housed
from tests.ssh.hostile.ordering import Orders
from tests.ssh.hostile.quiet import Quiet

BETWEEN_KEYS: Final = 0.05
LONGEST_WAIT: Final = 60.0
"""seconds after which a key is given up, and counts as having taken so long"""


class Measured(NamedTuple):
    """A figure, the most that it may be, and what it is without strangers."""

    what: str
    found: float
    most: float
    rest: float | None = None


class Keys(NamedTuple):
    """From keys to the changes of the picture, in milliseconds."""

    p50: float
    p95: float
    longest: float


class Felt(NamedTuple):
    """`counted` is what the attack has added to `rogue.counted`."""

    keys: Keys
    counted: dict[str, float]


class Scene(NamedTuple):
    """A fresh house and a person at a table there. `rest` is measured before the strangers come."""

    house: Housed
    person: Quiet
    strangers: Orders
    rest: Keys
    seconds: float

    async def felt(self, attack: Attack) -> Felt:
        """Runs a function of a module in the process of the strangers while the person types."""
        name = f"{attack.__module__}:{getattr(attack, '__name__')}"  # noqa: B009 (not in its type)
        async with self.strangers.attack(name) as counted:
            keys = await press_keys(self.person, self.seconds)
        return Felt(keys, counted)


class Row(NamedTuple):
    """`prepare` fills the folder of the database before the house starts. Rows that are measured
    `alone` need none but what they open in the process of the bench."""

    name: str
    text: str
    measure: Callable[[Scene], Awaitable[Sequence[Measured]]] | None = None
    prepare: Callable[[Path], object] | None = None
    alone: Callable[[], Awaitable[Sequence[Measured]]] | None = None


async def press_keys(person: Quiet, seconds: float) -> Keys:
    """Presses a key now and then."""
    waits, end = list[float](), time.monotonic() + seconds
    try:
        async with asyncio.timeout(seconds + LONGEST_WAIT):
            while time.monotonic() < end or len(waits) < 2:
                waits.extend(1000 * wait.watch for wait in await person.wait_for(1))
                await asyncio.sleep(BETWEEN_KEYS)
    except TimeoutError:
        waits.extend([1000 * LONGEST_WAIT] * 2)
    return Keys(median(waits), quantiles(waits, n=20)[-1], max(waits))

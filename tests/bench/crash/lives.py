"""One house over many lives: each begins where the last one was killed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

from server.settings import (
    BotSettings,
    LimitSettings,
    RecordSettings,
    Settings,
    StoreSettings,
    TableSettings,
)
from tests.bench.crash.books import KEPT, Books
from tests.bench.crash.guest import Guest
from tests.bench.crash.houses import Houses
from tests.bench.crash.life import Life, Site
from tests.bench.crash.parties import parties
from tests.bench.crash.witness import Witness

MEMORY: Final = "server.store.client:Store"
LINES_A_LIFE: Final = 600
STARTING_SECONDS: Final = 0.1
PATIENCE: Final = 3600


class Lives:
    """A house in `folder`, or with the database of `url`, and the people who come there. `number`
    tells houses apart."""

    def __init__(
        self,
        houses: Houses,
        folder: Path,
        number: int,
        tables: int,
        dice: Random,
        store: str = MEMORY,
        url: str = "",
    ) -> None:
        self._houses = houses
        self.site = Site(folder / "data", folder / "door", store)
        self._url = url
        self.books = Books()
        self.restarts: list[float] = []
        self.guests = [
            Guest(Witness(name, self.books), party, Random(dice.random()), self._report)
            for party in parties(tables, f"Ada {number} ", dice)
            for name in party.names
        ]
        self._dice = dice
        self._failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def _report(self, error: Exception) -> None:
        if not self._failed.done():
            self._failed.set_exception(error)

    async def be_killed(self) -> None:
        """Kills the house at a random moment: while it starts, or while people play."""
        dice = self._dice
        workers, patience = int(dice.random() < 0.2), PATIENCE if dice.random() < 0.8 else 0
        async with self._life(workers, patience) as life:
            if dice.random() < 0.1:
                await life.until(asyncio.sleep(dice.uniform(0, STARTING_SECONDS)))
            else:
                await life.until(life.hear(int(dice.expovariate(1 / LINES_A_LIFE))))
                await life.until(asyncio.sleep(dice.choice((0, 0.005)) * dice.random()))

    async def end(self) -> None:
        """Lets people finish their games, and kills the house for the last time."""
        for guest in self.guests:
            guest.closing = True
        async with self._life(0, PATIENCE) as life:
            await life.until(self._all_done())

    @asynccontextmanager
    async def _life(self, workers: int, patience: int) -> AsyncIterator[Life]:
        """Starts the house with `workers` bot processes; seats of absent people are kept for
        `patience` seconds."""
        self.books.begin(patient=patience > 0)
        awake = [guest for guest in self.guests if not guest.done.is_set()]
        kept = settings(workers, patience, self._url)
        async with Life(self._houses, self.site, kept, awake, self._failed) as life:
            yield life
        if self._failed.done():
            # A line that was read only after the end.
            self._failed.result()
        if life.restart is not None:
            self.restarts.append(life.restart)

    async def _all_done(self) -> None:
        for guest in self.guests:
            await guest.done.wait()


def settings(workers: int, grace: int, url: str) -> Settings:
    return Settings(
        store=StoreSettings(url=url),
        bots=BotSettings(workers=workers, quickest_ms=0, slowest_ms=0),
        records=RecordSettings(workers=0),
        tables=TableSettings(grace=grace),
        limits=LimitSettings(
            requests_per_second=100_000,
            sayings_per_minute=10_000,
            talk_kept=KEPT,
            unread=100_000,
        ),
    )

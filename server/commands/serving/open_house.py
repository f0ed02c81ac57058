"""Opens a house with the clock and the randomness of this machine."""

import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from importlib import import_module
from pathlib import Path
from random import Random

from server.commands.context import Context
from server.engine.game import AnyGame
from server.house.bot_processes.pool import bot_pool
from server.house.clock import Clock, RealClock
from server.house.history.work_pool import work_pool
from server.house.lobby.house import House
from server.house.memory import Limit, Memory, screens
from server.settings import Settings, most_people
from server.store.client import Store


def warn_of_broken(house: House, context: Context) -> None:
    # The house is open all the same. The reason is for operators, and not translated.
    for table, reason in house.tables.broken.items():
        context.warn(
            f"Table {table} cannot be restored: its saved game does not fit this version. "
            f"The data is kept; everything else goes on. ({reason})"
        )
    for name, values in house.people.not_understood.items():
        context.warn(
            f"Of {name} this version does not understand: {', '.join(values)}. "
            "The usual values count instead."
        )


def warn_of_memory(limits: Sequence[Limit], context: Context) -> None:
    room, people = screens(limits), most_people(context.settings)
    if room < people:
        context.warn(
            f"There is memory for {int(room)} people, not for the {people} of the settings. "
            "When it is used up, newcomers are refused."
        )


@asynccontextmanager
async def opened(
    folder: Path,
    games: Mapping[str, AnyGame],
    settings: Settings,
    store: type[Store] = Store,
    memory_limits: Sequence[Limit] = (),
    clock: Clock | None = None,
    before_start: Callable[[], object] = lambda: None,
    guests_kept: float = 0.0,
) -> AsyncIterator[House]:
    """`before_start` is called when the database is open, and no table goes on so far. For
    `guests_kept`, see `House.start`."""
    clock = clock or RealClock()
    # At which other houses on the same database reach this one.
    shared = settings.door.doors_address if settings.store.shared else None
    house = House(
        games=games,
        settings=settings,
        clock=clock,
        store=store.open(folder, url=settings.store.url, shared=shared),
        pool=bot_pool(settings.bots, clock),
        work=work_pool(settings.records, games, clock),
        draw=secrets.token_bytes,
        dice=Random(secrets.token_bytes(16)),
        memory=Memory(clock, memory_limits),
    )
    try:
        before_start()
        house.start(guests_kept)
        with listening(house):
            yield house
    finally:
        await house.close()


@contextmanager
def listening(house: House) -> Iterator[None]:
    """To the news of other houses, if there may be some."""
    if house.cluster is None:
        yield
        return
    # Imported only here: most houses have no psycopg.
    listener = import_module("server.store.listener").Listener(
        house.settings.store.url, house.cluster.hear
    )
    try:
        yield
    finally:
        listener.close()

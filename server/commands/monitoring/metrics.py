"""The figures of a house for Prometheus: what it counts anyway is read when they are asked for."""

import asyncio
import os
import platform
import shutil
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple, get_args

from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from server import __version__
from server.commands.hosting.backup_rotation import backups_in
from server.commands.monitoring.loop_watch import LoopWatch
from server.doors.ssh.limits import ConnectionLimits
from server.doors.ssh.refusals import DOOR_REFUSALS
from server.house.bot_processes.pool import ProcessBotPool
from server.house.history.work_pool import ProcessWorkPool
from server.house.lobby.house import House
from server.house.memory import statm
from server.protocol.lobby import Phase
from server.protocol.refusals import HouseFull
from server.protocol.seat import Refusal, name_of
from server.store import migrations, vacuum
from server.store.changes import touch
from server.store.client import StoreError
from server.store.database import BESIDE, DATABASE

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
# A disk that takes longer than this to store something is as good as none.
STORE_SECONDS: Final = 3.0
KNOWN: Final[tuple[type[Refusal], ...]] = (*DOOR_REFUSALS, HouseFull)


class DiskFigures(NamedTuple):
    """Bytes, and the time of the newest backup if the settings name their folder."""

    database: int
    free: int
    backup: float | None


class HouseMetrics:
    """Measures the house from now on."""

    def __init__(
        self, folder: Path, house: House, limits: ConnectionLimits, watch: LoopWatch
    ) -> None:
        self._folder = folder
        self._house = house
        self._figures = HouseFigures(house, limits, watch)
        self._registry = CollectorRegistry()
        self._registry.register(self._figures)
        house.timings.key_to_paint = self._histogram(
            "key_to_paint", "From a key to the next frame on that screen."
        )
        house.timings.move = self._histogram(
            "move", "From a move to when all at the table have been told of it."
        )
        house.store.on_commit = self._histogram("commit", "From a change to when it is on disk.")

    def _histogram(self, name: str, about: str) -> Callable[[float], object]:
        name = f"kartenhaus_{name}_seconds"
        return Histogram(name, about, buckets=BUCKETS, registry=self._registry).observe

    async def page(self) -> bytes:
        """All figures, in the text format of Prometheus."""
        backups = self._house.settings.house.backups
        # In a thread: a disk that stalls must not stop the loop.
        disk = await asyncio.to_thread(disk_figures, self._folder, backups)
        if self._house.settings.store.url:
            with suppress(StoreError):
                disk = disk._replace(database=await self._house.store.read(vacuum.size))
        self._figures.disk = disk
        return generate_latest(self._registry)

    async def trouble(self) -> str:
        """Why nobody should be sent to this house; empty if all is well."""
        if self._house.closing:
            return "draining"
        try:
            async with asyncio.timeout(STORE_SECONDS):
                # A write: reading works on a full disk, too.
                await self._house.store.write(touch())
        except (StoreError, TimeoutError):
            return "cannot store"
        return ""


class HouseFigures(Collector):
    def __init__(self, house: House, limits: ConnectionLimits, watch: LoopWatch) -> None:
        self.disk: DiskFigures | None = None
        self._house = house
        self._limits = limits
        self._watch = watch

    def collect(self) -> Iterator[Metric]:
        house, limits, watch = self._house, self._limits, self._watch
        build = {"version": __version__, "python": platform.python_version()}
        schema = {"schema": str(len(migrations.MIGRATIONS))}
        yield InfoMetricFamily("kartenhaus_build", "This program.", value=build | schema)
        yield gauge("connections", "Open connections.", limits.connections)
        yield gauge("logins", "Of them, those that have not logged in yet.", limits.strangers)
        yield gauge("sessions", "Screens, line modes and programs.", len(house.online))
        yield gauge("visitors", "People who are here.", len(house.online.people()))
        yield from self._tables()
        refused = counter("refusals", "Refused connections, log-ins and commands.", ["reason"])
        # Also those that never occurred, so that an alert sees the first one.
        for reason in {*map(name_of, KNOWN), *limits.refused}:
            refused.add_metric([reason], limits.refused[reason])
        yield refused
        yield gauge(
            "loop_lag_seconds", "The longest pause in the last minute or two.", watch.recent()
        )
        yield counter("loop_pauses", "Long pauses of the event loop.", value=watch.pauses)
        yield counter("loop_pause_seconds", "The seconds of these pauses.", value=watch.paused)
        yield from self._workers()
        # The collector of the library reads files that the sandbox of a service hides.
        used = time.process_time()
        yield counter("cpu_seconds", "Time of the processor, without bots.", value=used)
        resident = statm(os.getpid())[1]
        yield gauge("memory_bytes", "Resident memory, without bots.", resident)
        about = "Memory for newcomers; endless where it is not limited."
        yield gauge("memory_room_bytes", about, house.memory.room())
        yield gauge("draining", "Whether no new games may begin.", house.closing)
        yield from self._disk()

    def _tables(self) -> Iterator[Metric]:
        summaries = [table.summary for table in self._house.tables]
        counts = Counter((each.setup.game, each.phase) for each in summaries)
        tables = GaugeMetricFamily(
            "kartenhaus_tables", "Tables by game and phase.", labels=["game", "phase"]
        )
        for game in self._house.games:
            for phase in get_args(Phase):
                tables.add_metric([game, phase], counts[game, phase])
        yield tables
        paused = sum(each.paused for each in summaries)
        yield gauge("tables_paused", "Tables that wait for the disk.", paused)
        broken = len(self._house.tables.broken)
        yield gauge("tables_broken", "Stored tables that this version cannot restore.", broken)

    def _workers(self) -> Iterator[Metric]:
        bots, work = self._house.pool, self._house.work
        lost = counter("workers_lost", "Processes that died or gave no valid answer.", ["of"])
        if isinstance(bots, ProcessBotPool):
            lost.add_metric(["bots"], bots.lost)
            yield gauge("bot_queue", "Questions that wait for a bot process.", bots.waiting)
            chance = bots.chance_moves
            yield counter("chance_moves", "Moves of chance instead of a bot's.", value=chance)
        if isinstance(work, ProcessWorkPool):
            lost.add_metric(["records"], work.lost)
        yield lost

    def _disk(self) -> Iterator[Metric]:
        if self.disk is not None:
            yield gauge("database_bytes", "The database with its log.", self.disk.database)
            yield gauge("disk_free_bytes", "Free bytes of its disk.", self.disk.free)
            if self.disk.backup is not None:
                about = "When the newest backup was made; 0 if none can be seen."
                yield gauge("last_backup_timestamp_seconds", about, self.disk.backup)


def gauge(name: str, about: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"kartenhaus_{name}", about, value=value)


def counter(
    name: str, about: str, labels: list[str] | None = None, value: float | None = None
) -> CounterMetricFamily:
    return CounterMetricFamily(f"kartenhaus_{name}", about, value=value, labels=labels)


def disk_figures(folder: Path, backups: str) -> DiskFigures:
    """Reads the disk, which may take long."""
    files = [folder / f"{DATABASE}{suffix}" for suffix in BESIDE]
    return DiskFigures(
        database=sum(file.stat().st_size for file in files if file.exists()),
        free=shutil.disk_usage(folder).free,
        backup=newest_backup(Path(backups)) if backups else None,
    )


def newest_backup(folder: Path) -> float:
    """When it was made; 0 if the house sees none."""
    try:
        return next((when.timestamp() for when in backups_in(folder)), 0.0)
    except OSError:
        return 0.0

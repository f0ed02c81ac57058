"""The memory that is left until the system would end the house, and who may still come in."""

import os
import resource
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import ClassVar, Final

from server.house.clock import Clock
from server.settings import LimitSettings

MEGABYTE: Final = 1_000_000
# The bytes that a connection and a session come to need, and the seconds that this takes.
CONNECTION, SESSION = 500_000, 2 * MEGABYTE
GROWING: Final = 10.0
# Seconds between two measurements: a crowd arrives in one turn of the loop.
FRESH: Final = 0.1
# For what bots and records come to need, and for what grows slowly.
RESERVE: Final = 16 * MEGABYTE

CGROUPS: Final = Path("/sys/fs/cgroup")
PROCESSES: Final = Path("/proc")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
# By the kinds in /proc/self/cgroup, of version 2 and 1: the folder, the files of the limit and of
# what is used, and the prefix of the entries of memory.stat that count the groups below, too.
VERSIONS: Final = {
    "": ("", "memory.max", "memory.current", ""),
    "memory": ("memory", "memory.limit_in_bytes", "memory.usage_in_bytes", "total_"),
}
# Cached files, which the system takes back before it ends a process.
CACHED: Final = ("inactive_file", "active_file")


class Limit(ABC):
    """Bytes that the house may use, what it uses of them, and what an empty house uses."""

    empty: ClassVar[int] = 90 * MEGABYTE

    @property
    @abstractmethod
    def limit(self) -> float: ...

    @property
    @abstractmethod
    def used(self) -> float: ...


class AddressSpace(Limit):
    """That of this process (ulimit -v), which is mostly empty."""

    empty = 1000 * MEGABYTE

    @property
    def limit(self) -> float:
        addresses, _ = resource.getrlimit(resource.RLIMIT_AS)
        return inf if addresses == resource.RLIM_INFINITY else addresses

    @property
    def used(self) -> float:
        return statm(os.getpid())[0]


@dataclass(frozen=True)
class Chosen(Limit):
    """For the house with its processes."""

    size: int

    @property
    def limit(self) -> float:
        return self.size

    @property
    def used(self) -> float:
        return tree_bytes(os.getpid())


@dataclass(frozen=True)
class Cgroup(Limit):
    folder: Path
    limit_file: str
    used_file: str
    prefix: str

    @property
    def limit(self) -> float:
        text = (self.folder / self.limit_file).read_text().strip()
        # Version 2 says "max", and version 1 a number with 19 digits.
        return float(text) if text.isdecimal() and len(text) < 19 else inf

    @property
    def used(self) -> float:
        stat = (self.folder / "memory.stat").read_text().split()
        cached = (int(stat[stat.index(f"{self.prefix}{name}") + 1]) for name in CACHED)
        return int((self.folder / self.used_file).read_text()) - sum(cached)


def cgroups(root: Path = CGROUPS, listed: Path = PROCESSES / "self" / "cgroup") -> list[Cgroup]:
    """Those of this process that may have a limit of memory."""
    found = list[Cgroup]()
    for line in listed.read_text().splitlines() if listed.exists() else ():
        _, kinds, path = line.split(":", 2)
        if kinds in VERSIONS:
            first, *names = VERSIONS[kinds]
            place = root / first / path.lstrip("/")
            # A container sees its own group as the root.
            for folder in (place, *place.parents):
                if folder.is_relative_to(root / first) and (folder / names[0]).exists():
                    found.append(Cgroup(folder, *names))
    return found


def system_limits(settings: LimitSettings) -> list[Limit]:
    """Those of the settings, of this process and of its groups."""
    chosen = [Chosen(settings.memory_mb * MEGABYTE)] if settings.memory_mb else []
    return [*chosen, AddressSpace(), *cgroups()]


class Memory:
    """Endless without limits."""

    def __init__(self, clock: Clock, limits: Sequence[Limit] = ()) -> None:
        self._clock = clock
        self._limits = limits
        self._growing = defaultdict[int, dict[object, float]](dict)
        """when those came in who may still grow, by their size"""
        self._measured = -inf, inf
        """when, and the room at that time"""

    def room(self) -> float:
        """Bytes for people who come in."""
        left = [limit - each.used for each in self._limits if (limit := each.limit) < inf]
        return min(left, default=inf) - RESERVE

    def takes(self, size: int, of: object = None) -> bool:
        """Whether a connection or a session may begin; `of` is what `give_back` finds it by."""
        now, growing = self._clock.now(), self._growing[size]
        while growing and now - growing[oldest := next(iter(growing))] >= GROWING:
            del growing[oldest]
        if now - self._measured[0] >= FRESH:
            self._measured = now, self.room()
        # Half of the room for connections, and half for sessions.
        if size * (len(growing) + 1) > self._measured[1] / 2:
            return False
        growing[of or object()] = now
        return True

    def give_back(self, size: int, of: object) -> None:
        """It has ended, and grows no more."""
        self._growing[size].pop(of, None)


def screens(limits: Iterable[Limit]) -> float:
    """About so many people have room."""
    left = [each.limit - each.empty - RESERVE for each in limits]
    return max(0.0, min(left, default=inf) / (CONNECTION + SESSION))


def statm(process: int) -> list[int]:
    """Bytes: all addresses, those in memory, those of them that are shared, and more."""
    pages = (PROCESSES / str(process) / "statm").read_text().split()
    return [int(each) * PAGE for each in pages]


def tree_bytes(process: int) -> int:
    """Memory of a process and its children; 0 if it has ended meanwhile."""
    try:
        _, resident, shared, *_ = statm(process)
        lists = [each.read_text() for each in PROCESSES.glob(f"{process}/task/*/children")]
    except OSError:
        return 0
    children = " ".join(lists).split()
    return resident - shared + sum(tree_bytes(int(child)) for child in children)

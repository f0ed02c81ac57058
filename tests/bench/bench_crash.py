"""kartenhaus bench crash: houses are killed while people play, and must not forget anything."""

import asyncio
import json
import secrets
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from server.commands.command_line import Arguments
from server.commands.context import Context
from server.commands.progress import Progress
from tests.bench.crash.difference import Difference
from tests.bench.crash.lives import MEMORY, Lives
from tests.bench.crash.records import compare
from tui.text import clean

MOST_KILLS, MOST_TABLES = 100_000, 200
HOUSES = 2
LONGEST = 2000


class Found(Exception):
    """A difference, after so many kills."""

    def __init__(self, kills: int, difference: Difference) -> None:
        super().__init__(kills, difference)
        self.kills = kills
        self.difference = difference


def run(given: Arguments, desk: Context) -> int:
    kills = given.number("kills", range(1, MOST_KILLS + 1), default=100)
    tables = given.number("tables", range(HOUSES, MOST_TABLES + 1), default=16)
    seed = given.get("seed", secrets.token_hex(4))
    try:
        survived = asyncio.run(Crashes(desk, kills, tables, seed).survive())
    except Found as found:
        tell(given, desk, found, seed)
        return 1
    if given.has("json"):
        sys.stdout.write(json.dumps(survived | {"seed": seed}) + "\n")
    else:
        desk.say("bench-crash-done", **survived)
    return 0


def tell(given: Arguments, desk: Context, found: Found, seed: str) -> None:
    difference, place = found.difference, found.difference.place
    where = {"table": place.table, "seat": place.seat, "number": place.number}
    told = {"before": difference.before, "after": difference.after}
    if given.has("json"):
        what = {"kills": found.kills, "seed": seed, "difference": difference.what}
        sys.stdout.write(json.dumps(what | where | told) + "\n")
        return
    unknown = {"table": "–", "seat": "none", "number": "–"}
    spelled = {name: unknown[name] if value is None else value for name, value in where.items()}
    desk.say("bench-crash-difference", what=difference.what, **spelled)
    desk.say("bench-crash-before", told=clean(difference.before, LONGEST))
    desk.say("bench-crash-after", told=clean(difference.after, LONGEST))
    desk.say("bench-crash-again", kills=found.kills, seed=clean(seed, LONGEST))


class Crashes:
    """Several houses at once share the kills."""

    def __init__(
        self, desk: Context, kills: int, tables: int, seed: str, store: str = MEMORY
    ) -> None:
        self._desk = desk
        self._kills = kills
        self._tables = tables
        self._seed = seed
        self._store = store
        self._killed = 0
        self._found: Found | None = None

    async def survive(self) -> dict[str, Any]:
        begin = time.perf_counter()
        with tempfile.TemporaryDirectory(prefix="kartenhaus-") as folder:
            houses = [self._house(Path(folder), number) for number in range(1, HOUSES + 1)]
            with Progress(self._desk.texts, self._kills) as progress:
                ends = (self._die(house, progress) for house in houses)
                finished = await asyncio.gather(*ends)
        if self._found:
            raise self._found
        seconds = time.perf_counter() - begin
        games = [game for house in houses for game in house.books.games.values()]
        restarts = [restart for house in houses for restart in house.restarts]
        return {
            "kills": self._killed,
            "seconds": round(seconds, 1),
            "kills_per_second": round(self._killed / seconds, 1),
            "tables": sum(len(house.books.tables) for house in houses),
            "moves": sum(game.number for game in games),
            "games": sum(finished),
            "restart_median": round(1000 * median(restarts)),
            "restart_max": round(1000 * max(restarts)),
        }

    def _house(self, folder: Path, number: int) -> Lives:
        own = folder / str(number)
        own.mkdir()
        tables = (self._tables + number - 1) // HOUSES
        return Lives(own, number, tables, Random(f"{self._seed}/{number}"), self._store)

    async def _die(self, house: Lives, progress: Progress) -> int:
        """How many games have been finished there. The first difference ends it for all."""
        try:
            while self._killed < self._kills and not self._found:
                self._killed += 1
                await house.be_killed()
                progress.at(self._killed)
            if self._found:
                return 0
            await house.end()
            people = [guest.witness for guest in house.guests]
            return compare(house.site.data, self._desk.games, house.books, people)
        except Difference as difference:
            self._found = self._found or Found(self._killed, difference)
            return 0

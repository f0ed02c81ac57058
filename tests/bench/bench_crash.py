"""Kills houses while people play, and finds the first thing that a house forgets."""

import asyncio
import secrets
import tempfile
import time
from argparse import Namespace
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from server.commands.progress import Report
from server.engine import GAMES
from tests.bench.crash.difference import Difference, What
from tests.bench.crash.houses import Houses
from tests.bench.crash.lives import MEMORY, Lives
from tests.bench.crash.records import compare
from tests.bench.printing import print_json, print_line, progress_to
from tui.text import clean

HOUSES = 2
LONGEST = 2000
SENTENCES: dict[What, str] = {
    "event": "an event differs",
    "state": "the state of the game differs",
    "room": "the room differs",
    "seat": "a seat is lost",
    "talk": "the talk differs",
    "words": "the words for the shuffle differ",
    "over": "the result differs",
    "record": "the record does not match the events",
    "stalled": "the table has stopped",
    "ended": "the house has ended by itself",
}


class Found(Exception):
    """A difference, after `kills` kills."""

    def __init__(self, kills: int, difference: Difference) -> None:
        super().__init__(kills, difference)
        self.kills = kills
        self.difference = difference


def run(args: Namespace) -> int:
    seed = args.seed or secrets.token_hex(4)
    try:
        survived = asyncio.run(Crashes(args.kills, args.tables, seed, url=args.url).survive())
    except Found as found:
        report_difference(args, found, seed)
        return 1
    if args.json:
        print_json(survived | {"seed": seed})
    else:
        print_line(SURVIVED.format(**survived))
    return 0


SURVIVED = (
    "{kills} kills in {seconds} s ({kills_per_second}/s), {tables} tables, {moves} moves, "
    "{games} finished games: nothing was lost. "
    "A restart took {restart_median} ms, the longest {restart_max} ms."
)


def report_difference(args: Namespace, found: Found, seed: str) -> None:
    difference, place = found.difference, found.difference.place
    if args.json:
        where = {"table": place.table, "seat": place.seat, "number": place.number}
        values = {"before": difference.before, "after": difference.after}
        what = {"kills": found.kills, "seed": seed, "difference": difference.what}
        print_json(what | where | values)
        return
    seat = "gallery" if place.seat is None else f"seat {place.seat}"
    where_found = f"Table {known(place.table)}, {seat}, state {known(place.number)}"
    print_line(f"{where_found}: {SENTENCES[difference.what]}.")
    print_line(f"Before: {clean(difference.before, LONGEST)}")
    print_line(f"After: {clean(difference.after, LONGEST)}")
    print_line(f"Kills so far: {found.kills}. Repeat with --seed {clean(seed, LONGEST)}")


def known(number: int | None) -> str:
    return "–" if number is None else str(number)


class Crashes:
    """Kills several houses in turn, until one shows a difference."""

    def __init__(
        self, kills: int, tables: int, seed: str, store: str = MEMORY, url: str = ""
    ) -> None:
        self._kills = kills
        self._tables = tables
        self._seed = seed
        self._store = store
        self._url = url
        self._killed = 0
        self._found: Found | None = None

    async def survive(self) -> dict[str, Any]:
        begin = time.perf_counter()
        # Only one house can use a database.
        count = 1 if self._url else HOUSES
        with tempfile.TemporaryDirectory(prefix="kartenhaus-") as folder, Houses() as starter:
            houses = [
                self._house(starter, Path(folder), number, count) for number in range(1, count + 1)
            ]
            with progress_to(self._kills) as report:
                ends = (self._die(house, report) for house in houses)
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

    def _house(self, starter: Houses, folder: Path, number: int, count: int) -> Lives:
        own = folder / str(number)
        own.mkdir()
        tables = (self._tables + number - 1) // count
        dice = Random(f"{self._seed}/{number}")
        return Lives(starter, own, number, tables, dice, self._store, self._url)

    async def _die(self, house: Lives, report: Report) -> int:
        """The number of games finished in that house. The first difference stops all houses."""
        try:
            while self._killed < self._kills and not self._found:
                self._killed += 1
                await house.be_killed()
                report(self._killed)
            if self._found:
                return 0
            await house.end()
            people = [guest.witness for guest in house.guests]
            return compare(house.site.data, self._url, GAMES, house.books, people)
        except Difference as difference:
            self._found = self._found or Found(self._killed, difference)
            return 0

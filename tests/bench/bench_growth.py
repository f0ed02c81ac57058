"""The work that doors in other processes take from a house: people at tables, as in the bench
`capacity`, in houses without doors, with one and with two; the cost of the link to a door; and how
long people wait during an update."""

import asyncio
import tempfile
import time
from argparse import Namespace
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Final

from tests.bench import link_cost, update_wait
from tests.bench.bench_capacity import come, play
from tests.bench.door.house import housed
from tests.bench.printing import print_figures, print_json, print_table, progress_to

DOORS: Final = (0, 1, 2)
COLUMNS: Final[Mapping[str, str]] = {
    "house": "House (ms/s a person)",
    "doors": "All doors (ms/s a person)",
    "people": "People a core",
    "times": "Times those without",
    "memory": "House (KB a person)",
}
FIGURES: Final = {**link_cost.FIGURES, **update_wait.FIGURES}
KILOBYTE: Final = 1024


def run(args: Namespace) -> int:
    """1 if a figure of the link or of the update is above what it may be."""
    found = dict[int, dict[str, float]]()
    with (
        progress_to(len(DOORS) + 2) as report,
        tempfile.TemporaryDirectory(prefix="kartenhaus-") as folder,
    ):
        for done, doors in enumerate(DOORS, 1):
            place = Path(folder) / f"house{doors}"
            found[doors] = asyncio.run(measure(place, doors, args.people, args.seconds))
            report(done)
        link = asyncio.run(link_cost.measure(Path(folder) / "link", args.seconds))
        report(len(DOORS) + 1)
        update = asyncio.run(update_wait.measure(Path(folder) / "update", args.people))
        report(len(DOORS) + 2)
    for each in found.values():
        each["times"] = round(each["people"] / found[0]["people"], 2)
    if args.json:
        print_json({"doors": found, "link": link, "update": update})
    else:
        rows = ((str(n), *(f"{each[name]:g}" for name in COLUMNS)) for n, each in found.items())
        print_table(("Doors", *COLUMNS.values()), rows)
        print_figures(args, FIGURES, link | update)
    figures, single = FIGURES.items(), link | update
    return int(any(each.most is not None and single[name] > each.most for name, each in figures))


async def measure(folder: Path, doors: int, people: int, seconds: int) -> dict[str, float]:
    """`people`: as many as the busiest process could bear with a core of its own."""
    dice = Random(people)
    async with housed(folder, "--doors", str(doors)) as house, AsyncExitStack() as stack:
        # The first ones fill caches, and wait until the doors are open.
        await come(house, stack, 1)
        store = house.store()
        guests = await come(house, stack, people)
        store = house.store() - store
        begin, worked, painted = time.perf_counter(), house.worked(), house.doors_worked()
        end = begin + seconds
        await asyncio.gather(*(play(one, dice, end) for one in guests))
        each = 1000 / people / (time.perf_counter() - begin)
        of_house = each * (house.worked() - worked)
        of_doors = [each * (after - painted[door]) for door, after in house.doors_worked().items()]
    busiest = max(of_house, sum(of_doors) / max(1, doors))
    return {
        "house": round(of_house, 2),
        "doors": round(sum(of_doors), 2),
        "people": round(1000 / busiest),
        "memory": round(store / KILOBYTE / people),
    }

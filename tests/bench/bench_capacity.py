"""How many people a house bears: each at a table with bots, on a screen over SSH, with a key now
and then. A tenth of them type letters, and measure when each letter is drawn. At the end, a third
of them leave at once. The longest turns of the house's event loop are told with what was done in
them."""

import asyncio
import json
import tempfile
import time
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AsyncExitStack
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Final, NamedTuple

from tests.bench.door.guest import Guest, guest
from tests.bench.door.house import Housed, housed, python
from tests.bench.printing import Figure, print_json, print_table, progress_to

FIGURES: Final[Mapping[str, Figure]] = {
    "p50": Figure("p50 (ms)"),
    "p95": Figure("p95 (ms)", 50),
    "p99": Figure("p99 (ms)", 150),
    "load": Figure("Load (%)"),
    "memory": Figure("Memory (MB)"),
    "pause": Figure("Longest pause (ms)"),
    "come": Figure("Turn, they come (ms)", 25),
    "play": Figure("play (ms)", 25),
    "leave": Figure("leave (ms)", 25),
}
TURN_HEAD: Final = ("Turns", "Milliseconds of the processor, and what took most")
HOUSE: Final = "tests.bench.watched_house"
LEAVE: Final = 3
"""one of so many leaves"""
GAMES: Final = (
    "eight28 seats 3",
    "farbstich seats 4",
    "schatzsuche",
    "eight28 seats 6",
    "farbstich seats 6",
)
AT_TABLE: Final = " · Kartenhaus".encode()
"""the end of the window's title, which in the hall has no game before the name"""
TYPISTS: Final = 10
"""one of so many people types letters, and does not play on"""
LETTERS: Final = "абвгдежзийклмнопрстуфхцчшщэюя"
"""are in no sentence, so that one that comes is the one that was typed"""
PLAYING: Final = (b"\r", b"\x1b[C", b"\r", b"\x1b[D")
CLEAR: Final = b"\x15"
LEAST, LONGEST = 2.0, 4.0
"""seconds between two keys of a person"""
AT_ONCE: Final = 10
LEFT: Final = 0.3
"""seconds of work in a second: those who stay are shown that the others have left"""
MEGABYTE: Final = 2**20

Told = Mapping[str, tuple[float, Sequence[str]]]
"""milliseconds of the longest turn and of the longest callback, and what they did"""


class Found(NamedTuple):
    """`turns` by phase."""

    figures: Mapping[str, float]
    turns: Mapping[str, Told]


def run(args: Namespace) -> int:
    """1 if a figure of the largest house is above what it may be."""
    found = dict[int, Found]()
    with progress_to(len(args.people)) as report:
        for done, people in enumerate(args.people, 1):
            with tempfile.TemporaryDirectory(prefix="kartenhaus-") as folder:
                found[people] = asyncio.run(measure(Path(folder) / "house", people, args.seconds))
            report(done)
    if args.json:
        print_json({n: {**each.figures, "turns": each.turns} for n, each in found.items()})
    else:
        head = ("People", *(each.text for each in FIGURES.values()))
        print_table(head, (line(n, each.figures) for n, each in found.items()))
        print_table(TURN_HEAD, (line for n, each in found.items() for line in turn_lines(n, each)))
    last = found[max(found)].figures
    return int(any(each.most is not None and last[n] > each.most for n, each in FIGURES.items()))


def line(people: int, figures: Mapping[str, float]) -> tuple[str, ...]:
    return str(people), *(f"{figures[name]:g}" for name in FIGURES)


def turn_lines(people: int, found: "Found") -> Iterator[tuple[str, str]]:
    for phase, told in found.turns.items():
        for what, (ms, parts) in told.items():
            yield f"{people} people {phase}, longest {what}", f"{ms:g} ms: {', '.join(parts)}"


async def measure(folder: Path, people: int, seconds: int) -> "Found":
    dice, turns = Random(people), dict[str, Told]()
    async with housed(folder, module=HOUSE) as house, AsyncExitStack() as stack:
        await house.turns()
        guests = await come(house, stack, people)
        turns["come"] = await house.turns()
        worked, begin = house.worked(), time.perf_counter()
        end = begin + seconds
        waits = await asyncio.gather(
            *(
                type_letters(one, dice, end) if not number % TYPISTS else play(one, dice, end)
                for number, one in enumerate(guests)
            )
        )
        load = (house.worked() - worked) / (time.perf_counter() - begin)
        turns["play"] = await house.turns()
        memory, pause = house.store(), await longest_pause(folder)
        for one in guests[::LEAVE]:
            one.cut()
        await house.settle(LEFT)
        turns["leave"] = await house.turns()
    figures = {
        **percentiles([1000 * wait for each in waits for wait in each]),
        "load": round(100 * load, 1),
        "memory": round(memory / MEGABYTE, 1),
        "pause": pause,
        **{phase: told["turn"][0] for phase, told in turns.items()},
    }
    return Found(figures, turns)


async def come(house: Housed, stack: AsyncExitStack, people: int) -> list[Guest]:
    """Each sits down at a table of his own."""

    async def sit(number: int, game: str) -> Guest:
        one = await stack.enter_async_context(guest(house.port, number))
        await one.painted()
        await one.calm()
        one.press(f":play {game}\r".encode())
        await one.until(AT_TABLE)
        return one

    found, places = list[Guest](), zip(range(people), cycle(GAMES), strict=False)
    while some := list(islice(places, AT_ONCE)):
        found += await asyncio.gather(*(sit(*each) for each in some))
    return found


async def type_letters(one: Guest, dice: Random, end: float) -> Sequence[float]:
    """Returns the seconds from each letter to its drawing."""
    await asyncio.sleep(dice.uniform(0, LONGEST))
    one.press(b":")
    waits = list[float]()
    for letter in cycle(LETTERS):
        await asyncio.sleep(dice.uniform(LEAST, LONGEST))
        if time.perf_counter() > end:
            break
        if letter == LETTERS[0]:
            one.press(CLEAR)
            await one.calm()
        begin = time.perf_counter()
        one.press(letter.encode())
        await one.until(letter.encode())
        waits.append(time.perf_counter() - begin)
    return waits


async def play(one: Guest, dice: Random, end: float) -> Sequence[float]:
    await asyncio.sleep(dice.uniform(0, LONGEST))
    while time.perf_counter() < end:
        one.forget()
        one.press(dice.choice(PLAYING))
        await asyncio.sleep(dice.uniform(LEAST, LONGEST))
    return ()


async def longest_pause(folder: Path) -> float:
    """Milliseconds in which the house heard nobody, since people came."""
    words = ("-m", "server", "admin", "status", "--json", "--data", str(folder))
    async with python(*words) as process:
        told, _ = await process.communicate()
    return float(json.loads(told)["loop-lag-ms"])


def percentiles(waits: Sequence[float]) -> dict[str, float]:
    cuts = quantiles(waits, n=100)
    found = {"p50": median(waits), "p95": cuts[94], "p99": cuts[98]}
    return {name: round(each, 1) for name, each in found.items()}

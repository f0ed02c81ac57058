"""Measurements for developers: `python -m tests.bench NAME [FLAGS]`."""

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Sequence
from importlib import import_module

from server.bots import LEVELS, RANDOM, SIMPLE
from server.commands.context import error_sentence
from server.errors import HouseError
from tui.text import Texts

MOST_SECONDS, MOST_TABLES, MOST_KILLS, MOST_PROCESSES = 3600, 5000, 100_000, 64
MOST_SESSIONS, MOST_PEOPLE = 1_000_000, 2000


def main(typed: Sequence[str]) -> int:
    parser = commands()
    args = parser.parse_args(typed)
    # Each bench loads what it measures, and nothing of the others.
    bench = import_module(f"tests.bench.bench_{args.name}")
    try:
        return int(bench.run(args))
    except HouseError as error:
        parser.exit(error.exit_code, error_sentence(Texts("en"), error) + "\n")


def commands() -> ArgumentParser:
    parser = ArgumentParser("python -m tests.bench", description=__doc__, allow_abbrev=False)
    benches = parser.add_subparsers(dest="name", metavar="NAME", required=True)

    def bench(name: str, text: str, seconds: int | None = None) -> ArgumentParser:
        added = benches.add_parser(name, help=text, description=text, allow_abbrev=False)
        added.add_argument("--json", action="store_true", help="print JSON")
        if seconds:
            number(added, "--seconds", MOST_SECONDS, seconds, "how long to measure")
        return added

    bench("engine", "moves and games a second, with and without a view for every seat", 1)

    house = bench("house", "many tables of bots, each making a move a second", 10)
    number(house, "--tables", MOST_TABLES, 200, "how many tables")
    bots = (*LEVELS, SIMPLE, RANDOM)
    house.add_argument("--bots", choices=bots, default=SIMPLE, help="which bot plays")
    house.add_argument("--config", metavar="FILE", help="settings, for the number of bot workers")

    bench("screen", "one player's screen at a table of six: work, bytes, memory", 10)
    bench("door", "people who come in by SSH: keys, pictures, reconnects, idle sessions", 10)

    capacity = bench("capacity", "people at tables, with a key every 2 to 4 seconds", 20)
    capacity.add_argument(
        "--people",
        type=between(10, MOST_PEOPLE),
        nargs="+",
        default=[100, 300, 500],
        metavar="N",
        help="how many, one house after another (default: 100 300 500)",
    )

    growth = bench("growth", "people at tables in houses with no door, one and two", 20)
    number(growth, "--people", MOST_PEOPLE, 40, "how many people", least=2)

    crowd = bench("crowd", "what a person at a table feels of the things that strangers do", 10)
    crowd.add_argument("rows", nargs="*", metavar="ROW", help="only these rows (default: all)")

    soak = bench("soak", "many sessions that come and go: what they leave in memory")
    number(soak, "--sessions", MOST_SESSIONS, 1000, "how many sessions", least=10)

    walk = bench("walk", "the way of one event through the house: calls and hand-overs")
    walk.add_argument("--list", action="store_true", help="print every function with its calls")

    crash = bench("crash", "kills a house while people play, and finds what it forgot")
    number(crash, "--kills", MOST_KILLS, 100, "how often to kill it")
    number(crash, "--tables", 200, 16, "how many tables at once", least=2)
    crash.add_argument(
        "--seed", metavar="TEXT", help="decides what is opened and when it is killed"
    )
    crash.add_argument("--url", default="", help=URL)

    store = bench("store", "moves a second that a file or a database acknowledges", 10)
    number(store, "--tables", MOST_TABLES, 100, "how many tables, each with a move at a time")
    store.add_argument("--url", default="", help=URL)

    arena = bench("arena", "bots against bots: the same deals for each bot in every seat")
    arena.add_argument("game", metavar="GAME")
    arena.add_argument("--seats", type=int, required=True, metavar="N")
    arena.add_argument("--bots", required=True, metavar="BOT,BOT", help=ARENA_BOTS)
    number(arena, "--games", 1_000_000, None, "rounded up until each bot had every seat")
    arena.add_argument("--seed", default="tea", metavar="TEXT", help="decides the deals and dice")
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    number(arena, "--processes", MOST_PROCESSES, cores(), "games at once")
    return parser


URL = "an empty database in PostgreSQL, instead of a file"
ARENA_BOTS = (
    "one for each seat, the last one for all that are left; with parameters, as in "
    "simple:low=7:high=24 or master:budget=100"
)


def number(
    parser: ArgumentParser, flag: str, most: int, default: int | None, text: str, least: int = 1
) -> None:
    """Adds a flag for a whole number; without a default it is required."""
    parser.add_argument(
        flag,
        type=between(least, most),
        required=default is None,
        default=default,
        metavar="N",
        help=text if default is None else f"{text} (default: {default})",
    )


def between(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and least <= int(text) <= most:
            return int(text)
        raise ArgumentTypeError(f"{text!r} is not a whole number from {least} to {most}")

    return read


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

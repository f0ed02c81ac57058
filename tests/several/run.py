"""One run: the network, the machines and the people are made, befallen by faults, and checked."""

import asyncio
import shutil
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from server.house.lobby.house import ARRIVING
from tests.several import audit, laws
from tests.several.history import History, Violation
from tests.several.machines import Database, Machine, Program, door, house, make_keys
from tests.several.nemesis import KILL, Fault, Nemesis, kinds_of, planned
from tests.several.network import Network
from tests.several.person import Person

PEOPLE: Final = "people"
# One door draws for itself alone, the other one writes down what its house sends, too.
DOORS: Final = ("door1", "door2")
RECORDING: Final = "door2"
LEAVING_SECONDS: Final = 10.0
LONGEST_WAIT: Final = 25.0
ENOUGH: Final = 0.25
LISTED_SECONDS: Final = ARRIVING + 2.0
"""in which all lobbies are told of a change: also when its notification was lost, and of a person
who was on the way to another house"""


class Wish(NamedTuple):
    """`seconds`: how long faults happen. `plan`: these instead of those by the seed. `keep`: a
    folder for logs and the whole history."""

    seed: int = 1
    seconds: float = 60.0
    houses: int = 3
    people: int = 12
    keep: Path | None = None
    plan: tuple[Fault, ...] | None = None


class Outcome(NamedTuple):
    wish: Wish
    history: History
    done: list[str]
    acknowledged: int
    written: int
    tables: int
    records: int
    sessions: int
    longest_stop: float
    back_within: float | None
    violations: list[Violation]


class Site(NamedTuple):
    """`links`: what was recorded on the links of a door."""

    network: Network
    database: Database
    programs: list[Program]
    folder: Path
    links: Path

    @property
    def machines(self) -> list[Machine]:
        return [self.database, *self.programs]

    def start(self, program: Program, running: ExitStack) -> None:
        running.callback(program.kill)
        self.programs.append(program)
        program.start()

    def wait_until_open(self) -> None:
        for each in self.programs:
            each.wait_until_open()


@contextmanager
def site(houses: int) -> Iterator[Site]:
    """All is open, and at the end gone."""
    house_names = [f"house{number}" for number in range(1, houses + 1)]
    network = Network(("database", *house_names, *DOORS, PEOPLE))
    with (
        tempfile.TemporaryDirectory(prefix="kartenhaus-several-") as made,
        ThreadPoolExecutor(1) as starter,
        ExitStack() as running,
    ):
        folder = Path(made)
        # The server of the database is another user.
        folder.chmod(0o755)
        for name in ("keys", "links", "database", *house_names, *DOORS):
            (folder / name).mkdir()
        running.callback(network.take_down)
        network.make()
        database = Database(network.nodes["database"], starter, folder / "database")
        running.callback(database.kill)
        database.start()
        database.create()
        here = Site(network, database, [], folder, folder / "links")
        keys = make_keys(folder / "keys")
        for name in house_names:
            place = (network.nodes[name], starter, folder / name, keys)
            here.start(house(*place, database.url, is_shared=houses > 1), running)
            if name == house_names[0]:
                here.wait_until_open()
                audit.install(database.local)
        here.wait_until_open()
        for number, name in enumerate(DOORS):
            place = (network.nodes[name], starter, folder / name, keys)
            to = network.nodes[house_names[number % houses]]
            here.start(door(*place, to, here.links if name == RECORDING else None), running)
        here.wait_until_open()
        yield here


def check(wish: Wish) -> Outcome:
    with site(wish.houses) as here:
        history = History()
        nemesis = Nemesis(here.network, here.machines, history)
        back, lists = asyncio.run(play(wish, here, history, nemesis))
        if wish.keep:
            keep(wish.keep, here, history)
        games = laws.Games(audit.read(here.database.local), history.ahead)
        acknowledged, found = laws.read_history(history, games)
        found += laws.check_link(here.links, history, games)
        records, wrong = laws.check_records(here.folder, here.database.local, games)
        found += wrong
        found += laws.check_lists(lists, games.audit)
        found += laws.check_logs({each.name: each.log for each in here.programs})
    for who, seconds in back.items():
        if seconds is None or seconds > laws.SOON:
            told = "not at all" if seconds is None else f"after {seconds:.1f} s"
            found.append(Violation(laws.PLAYS_ON, f"{who} played on {told}", who=who))
    late = list(back.values())
    houses = [at for at, fault in nemesis.done if fault.what == KILL and "house" in fault.machine]
    return Outcome(
        wish=wish,
        history=history,
        done=[str(fault) for _, fault in nemesis.done],
        acknowledged=acknowledged,
        written=sum(len(rows) for rows in games.audit.moves.values()),
        tables=len(games.games),
        records=records,
        sessions=len({each.session for each in history.entries}) - 1,
        longest_stop=laws.longest_stop(history, houses),
        back_within=None if None in late else max(each for each in late if each is not None),
        violations=found,
    )


def keep(folder: Path, here: Site, history: History) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for each in here.programs:
        shutil.copy(each.log, folder / f"{each.name}.log")
    (folder / "news").write_text("\n".join(audit.news(here.database.local)))
    lines = (each.line(history.began) for each in history.entries)
    (folder / "history").write_text("\n".join(lines))


async def play(
    wish: Wish, here: Site, history: History, nemesis: Nemesis
) -> tuple[dict[str, float | None], list[laws.Lobby]]:
    """When everybody played on after the last fault, in seconds; and what those who watched the
    lobbies were told in the end."""
    nodes = here.network.nodes
    places = [each.node for each in here.programs]
    people = [
        Person(f"p{number}", nodes[PEOPLE], places, history, Random(f"{wish.seed} {number}"))
        for number in range(wish.people)
    ]
    watchers = [
        Person(f"at-{place.name}", nodes[PEOPLE], [place], history, Random(place.name))
        for place in places
    ]
    lives = [asyncio.create_task(each.live()) for each in people]
    watching = [asyncio.create_task(each.live()) for each in watchers]
    supervising = asyncio.create_task(nemesis.supervise())
    by_seed = planned(wish.seed, wish.seconds, kinds_of(here.machines))
    await nemesis.befall(by_seed if wish.plan is None else wish.plan)
    healed = time.monotonic()
    history.fault("all is well")
    for each in people:
        each.settled = True
    names = [each.name for each in people]
    while True:
        await asyncio.sleep(ENOUGH)
        back = laws.playing_on(history, names, healed)
        if None not in back.values() or time.monotonic() > healed + LONGEST_WAIT:
            break
    for each in people:
        each.closing = True
    await ended(lives)
    await asyncio.sleep(LISTED_SECONDS)
    lists = [
        laws.Lobby(
            each.name,
            is_in=each.is_in,
            phases={number: table["phase"] for number, table in each.tables.items()},
            people=set(each.people),
        )
        for each in watchers
    ]
    for each in watchers:
        each.closing = True
    await ended(watching)
    supervising.cancel()
    return back, lists


async def ended(lives: list[asyncio.Task[None]]) -> None:
    done, late = await asyncio.wait(lives, timeout=LEAVING_SECONDS)
    for life in late:
        life.cancel()
    for life in done:
        life.result()

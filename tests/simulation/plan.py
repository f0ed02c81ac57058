"""The plan of a simulation, as values: a shorter history is a part of a plan."""

from collections.abc import Mapping
from random import Random
from typing import Literal, NamedTuple

DAY = 86_400.0
MINUTE = 60.0
EVENING = 18 * 3600.0
OFTEN = 0.45
# Troubles that another one soon follows.
NOT_ALONE = 0.3

Store = Literal["sqlite", "postgres"]
Habit = Literal["plays", "watches", "talks", "loses", "doubles", "cheats", "floods", "sleeps"]
Face = Literal["json", "plain"]
HABITS: tuple[Habit, ...] = (
    *("plays",) * 9,
    *("loses",) * 3,
    "watches",
    *("talks",) * 3,
    "doubles",
    "cheats",
    "floods",
    "sleeps",
)

DiskTrouble = Literal["sync", "full", "locked", "slow disk"]
BotTrouble = Literal["bot dies", "bot hangs", "bot raves"]
# `restart`: of the server; a crash may lose what it need not have written.
Outage = Literal["database network", "database restart", "database crash", "failover"]
Kind = Literal[
    DiskTrouble,
    Outage,
    BotTrouble,
    "kill",
    "power",
    "restart",
    "update",
    "clock",
    "stall",
    "network",
]
KINDS: tuple[Kind, ...] = (
    *("kill",) * 3,
    *("power",) * 2,
    "restart",
    "update",
    "sync",
    "full",
    "locked",
    "slow disk",
    "clock",
    "stall",
    "network",
    "bot dies",
    "bot hangs",
    "bot raves",
)
# A house on PostgreSQL: what a sync is to a file, a commit is there.
POSTGRES_KINDS: tuple[Kind, ...] = (
    *(kind for kind in KINDS if kind not in ("sync", "update")),
    *("database network",) * 6,
    "database restart",
    "database crash",
    *("failover",) * 2,
)
STORES: Mapping[Store, tuple[Kind, ...]] = {"sqlite": KINDS, "postgres": POSTGRES_KINDS}

# They soon follow other troubles: hosts restart or update a house that seems sick.
STOPS: tuple[Kind, ...] = ("restart", "update", "kill", "power")


class Visit(NamedTuple):
    """One person in the house: until `acts` things are done. A guest has no key."""

    at: float
    who: str
    guest: bool
    face: Face
    habit: Habit
    acts: int
    seed: int

    def __str__(self) -> str:
        kind = "guest " if self.guest else ""
        return f"{kind}{self.who} comes ({self.face}, {self.habit}, {self.acts} acts)"


class Trouble(NamedTuple):
    """A fault of the world. `much` is from 0 to 1, and means something else for each kind."""

    at: float
    kind: Kind
    much: float

    def __str__(self) -> str:
        return f"trouble: {self.kind} ({self.much:.2f})"


Happening = Visit | Trouble


class Plan(NamedTuple):
    seed: int
    seconds: float
    visits: tuple[Visit, ...]
    troubles: tuple[Trouble, ...]
    store: Store = "sqlite"

    @property
    def happenings(self) -> list["Happening"]:
        found: list[Happening] = [*self.visits, *self.troubles]
        return sorted(found, key=lambda happening: happening.at)


NAMES = ("Anna", "Ben", "Cora", "Dario", "Emil", "Flora", "Gian", "Hanna", "Ida", "Jan")


def name_of(number: int) -> str:
    first, again = NAMES[number % len(NAMES)], number // len(NAMES)
    return f"{first} {again + 1}" if again else first


def planned(
    seed: int, days: float, people: int = 50, a_day: float = 3.0, store: Store = "sqlite"
) -> Plan:
    """Each regular comes on some evenings; `a_day` troubles or more in the evening, too."""
    dice, kinds = Random(f"plan {seed}"), STORES[store]
    visits: list[Visit] = []
    troubles: list[Trouble] = []
    for day in range(max(1, round(days))):
        here = [number for number in range(people) if dice.random() < OFTEN]
        visits += [visit_of(name_of(number), day, dice) for number in here]
        if dice.random() < OFTEN:
            visits.append(visit_of(f"Guest of {day}", day, dice)._replace(guest=True))
        for _ in range(int(a_day + dice.random())):
            at = evening(day, dice)
            troubles.append(Trouble(at, dice.choice(kinds), dice.random()))
            if dice.random() < NOT_ALONE:
                soon = at + dice.uniform(0, MINUTE)
                likely = [kind for kind in STOPS if kind in kinds] if dice.random() < 0.5 else kinds
                troubles.append(Trouble(soon, dice.choice(likely or kinds), dice.random()))
    visits.sort()
    troubles.sort()
    return Plan(seed, days * DAY, tuple(visits), tuple(troubles), store)


def visit_of(who: str, day: int, dice: Random) -> Visit:
    return Visit(
        evening(day, dice),
        who,
        False,
        "plain" if dice.random() < 0.1 else "json",
        dice.choice(HABITS),
        dice.randrange(5, 120),
        dice.getrandbits(32),
    )


def evening(day: int, dice: Random) -> float:
    return day * DAY + EVENING + dice.triangular(0, 4 * 3600, 5400)

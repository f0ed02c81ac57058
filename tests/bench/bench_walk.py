"""The way of one event through the house: calls, and hand-overs between tasks and threads.

Of a lost line and the return, only the calls of house, store and engine have a goal. The return
starts a Textual app anew, and its driver alone takes some 3,900 calls in `server/`, one or more for
each piece of its first frame. The 958 calls from which the goal of 400 was set (427 lost, 531 back)
left that start out, too: counted with `sys.setprofile` between four sessions without a screen, the
house of that time took 370 and 420 calls of named functions, or 642 and 708 with comprehensions.
"""

import asyncio
import tempfile
from argparse import Namespace
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from tests.bench.printing import print_json, print_line, print_table
from tests.bench.walk.scenes import walk
from tests.bench.walk.tracer import Call, Trace

HOUSE: Final = ("house.", "store.", "engine.")
DRAWING: Final = (
    *(
        f"doors.terminal.{module}:"
        for module in (
            "cell_writer",
            "color_mapping",
            "columns",
            "numbered",
            "pens",
            "rows",
            "screen_diff",
        )
    ),
    "doors.textual.adapter: divide",
    "protocol.clusters:",
)
"""in which texts become cells, and frames the difference of two screens: a call or more for each
cell or strip, so that their number tells of the picture and not of the way"""
TABLE: Final = "table "


class Walk(msgspec.Struct, frozen=True):
    """`calls`: in all of `server/`; `undrawn`: without the drawing of cells; `house`: without the
    doors; `parts`: by folder; `table`: in the table's task; `way`: the tasks and threads to a
    screen, the longest way of all."""

    calls: int
    undrawn: int
    house: int
    table: int
    hand_overs: int
    way: list[str]
    parts: dict[str, int]


class Goal(msgspec.Struct, frozen=True):
    walks: tuple[str, ...]
    figure: str
    most: int

    def found(self, walks: Mapping[str, Walk]) -> int:
        return sum(int(getattr(walks[name], self.figure)) for name in self.walks)


TEXTS: Final = {
    "take": "A take at a table of four screens",
    "bot": "A bot's move at a table of three screens",
    "lost": "A line is lost at a table of four screens",
    "back": "Its person comes back",
    "clock": "A clock runs out at a table of four screens",
}
FIGURES: Final = {
    "undrawn": "calls in server/, without the drawing of cells",
    "house": "calls in house, store and engine, without the start of the screen",
    "table": "calls in the table's task",
    "hand_overs": "hand-overs",
}
GOALS: Final = (
    Goal(("take",), "undrawn", 340),
    Goal(("take",), "table", 165),
    Goal(("take",), "hand_overs", 6),
    Goal(("bot",), "undrawn", 235),
    Goal(("lost", "back"), "house", 400),
    Goal(("clock",), "undrawn", 245),
)
HEAD: Final = ("Walk", "Calls", "In the house", "In the table's task", "Hand-overs")


def run(args: Namespace) -> int:
    traces = measure()
    walks = {name: walk_of(trace) for name, trace in traces.items()}
    if args.json:
        found: dict[str, object] = {name: msgspec.to_builtins(each) for name, each in walks.items()}
        if args.list:
            found = {"walks": found, "functions": {n: counted(t) for n, t in traces.items()}}
        print_json(found)
        return 0
    print_walks(walks)
    if args.list:
        for name, trace in traces.items():
            print_functions(name, trace)
    return 0


def measure() -> dict[str, Trace]:
    with tempfile.TemporaryDirectory(prefix="kartenhaus-") as folder:
        return asyncio.run(walk(Path(folder)))


def walk_of(trace: Trace) -> Walk:
    way = max(trace.paths.values(), key=len)
    return Walk(
        calls=len(trace.calls),
        undrawn=sum(not call.function.startswith(DRAWING) for call in trace.calls),
        house=sum(call.function.startswith(HOUSE) for call in trace.calls),
        table=sum(call.agent.startswith(TABLE) for call in trace.calls),
        hand_overs=len(way) - 1,
        way=way,
        parts=dict(Counter(map(part_of, trace.calls)).most_common()),
    )


def part_of(call: Call) -> str:
    """The folder of a function, as in `house.table`; the module where there is no folder below."""
    return ".".join(call.function.partition(":")[0].split(".")[:2])


def counted(trace: Trace) -> list[tuple[int, str, str]]:
    """How often each function was called by each agent, in the order of the first calls."""
    return [
        (count, call.agent, call.function) for call, count in Counter[Call](trace.calls).items()
    ]


def print_walks(walks: Mapping[str, Walk]) -> None:
    rows = (
        (TEXTS[name], *map(str, (each.calls, each.house, each.table, each.hand_overs)))
        for name, each in walks.items()
    )
    print_table(HEAD, rows)
    print_line("")
    for name, each in walks.items():
        print_line(f"{name}: {' → '.join(each.way)}")
        print_line("  " + ", ".join(f"{part} {calls}" for part, calls in each.parts.items()))
    print_line("")
    goals = (
        (
            f"{' + '.join(goal.walks)}: {FIGURES[goal.figure]}",
            str(goal.found(walks)),
            str(goal.most),
        )
        for goal in GOALS
    )
    print_table(("Goal", "Found", "At most"), goals)


def print_functions(name: str, trace: Trace) -> None:
    print_line("")
    print_line(f"{TEXTS[name]}:")
    for count, agent, function in counted(trace):
        print_line(f"{count:5}  {agent}  {function}")

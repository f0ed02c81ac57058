"""Runs a plan, and says what broke."""

import shutil
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from tests.simulation.broken import Broken
from tests.simulation.loop import Nothing
from tests.simulation.plan import Plan
from tests.simulation.world import World

# Where files need no disk: SQLite is told to sync at each commit.
MEMORY = Path("/dev/shm")  # noqa: S108 - a new folder is made there


class Outcome(NamedTuple):
    """`broken` is None if every law held; `seconds` is time of one core; `at` is when it broke;
    `history` is a digest of all that was done and shown."""

    broken: str | None
    law: str | None
    at: float
    story: tuple[str, ...]
    seconds: float
    steps: int
    moves: int
    games: int
    secrets: int
    shown: int
    history: str


def simulate(plan: Plan) -> Outcome:
    began = time.process_time()
    root = Path(tempfile.mkdtemp(prefix="simulation", dir=MEMORY if MEMORY.is_dir() else None))
    broken = law = None
    try:
        world = World(plan, root)
        try:
            world.run()
        except Broken as error:
            broken, law = str(error), error.law
        except Nothing:
            broken = law = "the house waits for nothing"
    finally:
        shutil.rmtree(root)
    return Outcome(
        broken,
        law,
        world.loop.time(),
        tuple(world.story),
        time.process_time() - began,
        world.loop.steps,
        world.laws.moves,
        world.laws.games,
        world.laws.secrets,
        world.ledger.shown,
        world.history.hexdigest(),
    )

"""Faults kept as patches: each is planted in a copy of the sources, and must be found there."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.simulation.printing import say

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
FAULTS = HERE / "faults"
SOURCES = ("server", "tui", "tests")
DAYS, PEOPLE = 3, 30


class Found(NamedTuple):
    seed: int
    seconds: float
    law: str


def patches(name: str = "") -> list[Path]:
    """All of them, or the one of this name."""
    return sorted(patch for patch in FAULTS.glob("*.patch") if not name or patch.stem == name)


@contextmanager
def planted(patch: Path) -> Iterator[Path]:
    """A copy of the sources with this fault."""
    with tempfile.TemporaryDirectory(prefix="planted") as folder:
        for source in SOURCES:
            shutil.copytree(
                ROOT / source, Path(folder, source), ignore=shutil.ignore_patterns("__pycache__")
            )
        subprocess.run(
            ["git", "apply", "--unsafe-paths", f"--directory={folder}", str(patch)],
            check=True,
            cwd=folder,
        )
        yield Path(folder)


def find(patch: Path, minutes: float) -> Found | None:
    """Simulates with one seed after the other until a law breaks."""
    began, seed = time.monotonic(), 0
    with planted(patch) as folder:
        while (left := began + 60 * minutes - time.monotonic()) > 0:
            seed += 1
            command = [sys.executable, "-m", "tests.simulation", "--shrink", "0"]
            flags = [f"--seed={seed}", f"--days={DAYS}", f"--people={PEOPLE}"]
            try:
                done = subprocess.run(
                    [*command, *flags],
                    cwd=folder,
                    env={**os.environ, "PYTHONPATH": str(folder)},
                    capture_output=True,
                    text=True,
                    timeout=left,
                    check=False,
                )
            except subprocess.TimeoutExpired:
                return None
            if done.returncode:
                law = next((t for t in done.stdout.splitlines() if t.startswith("Broken")), "")
                return Found(seed, time.monotonic() - began, law or done.stderr[-300:])
    return None


def search(name: str, minutes: float) -> int:
    """Prints which law broke for each fault, and how soon; 1 if a fault was not found."""
    missing = 0
    chosen = patches(name)
    if not chosen:
        say(f"no such fault: {name}")
        return 2
    for patch in chosen:
        found = find(patch, minutes)
        missing += found is None
        told = f"{found.seconds:6.1f} s, seed {found.seed}: {found.law}" if found else "not found"
        say(f"{patch.stem:32} {told[:150]}")
    return 1 if missing else 0

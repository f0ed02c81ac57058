"""Faults kept as patches: each is planted in a copy of the sources, and must be found there."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import NamedTuple

from tests.copied import copy_sources
from tests.simulation.printing import say

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
FAULTS = HERE / "faults"
SOURCES = ("server", "tui", "tests")
# Many troubles in little time.
SIZE = ("--days=1", "--people=50", "--troubles=18")
BROKEN, LAW, STORE = "Broken: ", "Law: ", "Store: "


class Found(NamedTuple):
    """`law` is what was broken first."""

    seed: int
    seconds: float
    law: str


def laws_of(patch: Path) -> list[str]:
    """Those of which one must be broken, as the head of the patch says."""
    return said_of(patch, LAW)


def said_of(patch: Path, what: str) -> list[str]:
    lines = patch.read_text().splitlines()
    return [line.removeprefix(what) for line in lines if line.startswith(what)]


def patches(names: Collection[str] = ()) -> list[Path]:
    """Those of these names, or all of them."""
    return sorted(patch for patch in FAULTS.glob("*.patch") if not names or patch.stem in names)


def check_fit(patch: Path) -> None:
    """Without a copy: whether it could be planted."""
    apply = ["git", "apply", "-C1", "--check", str(patch)]
    checked = subprocess.run(apply, check=False, cwd=ROOT, capture_output=True, text=True)
    assert checked.returncode == 0, f"{patch.name}: {checked.stderr}"


@contextmanager
def planted(patch: Path) -> Iterator[Path]:
    """A copy of the sources with this fault."""
    with tempfile.TemporaryDirectory(prefix="planted") as folder:
        copy_sources(Path(folder), SOURCES)
        # With --directory, since the folder may be inside of a repository.
        apply = ["git", "apply", "-C1", "--unsafe-paths", f"--directory={folder}", str(patch)]
        subprocess.run(apply, check=True, cwd=folder)
        yield Path(folder)


def find(patch: Path, minutes: float) -> Found | None:
    """Simulates with one seed after the other until a law breaks."""
    began = time.monotonic()
    with planted(patch) as folder, suppress(subprocess.TimeoutExpired):
        for seed in count(1):
            left = began + 60 * minutes - time.monotonic()
            law = broken_law(folder, seed, left, said_of(patch, STORE))
            if law is not None:
                return Found(seed, time.monotonic() - began, law)
    return None


def broken_law(folder: Path, seed: int, seconds: float, stores: list[str]) -> str | None:
    """The law that this simulation breaks; raises TimeoutExpired."""
    # Few people, as there is more that can be seen of a database than of them.
    where = [each for store in stores for each in (f"--store={store}", "--people=12")]
    done = subprocess.run(
        [sys.executable, "-m", "tests.simulation", f"--seed={seed}", "--shrink=0", *SIZE, *where],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        timeout=max(0.0, seconds),
        check=False,
    )
    if not done.returncode:
        return None
    told = [line for line in done.stdout.splitlines() if line.startswith(BROKEN)]
    if not told:
        # The simulation itself has failed, which proves nothing.
        raise RuntimeError(done.stderr)
    return told[0].removeprefix(BROKEN)


def search(names: Collection[str], minutes: float) -> int:
    """Prints which law broke for each fault, and how soon; 1 if a fault was not found."""
    chosen = patches(names)
    if unknown := set(names) - {patch.stem for patch in chosen}:
        say(f"no such fault: {', '.join(sorted(unknown))}")
        return 2
    missing = 0
    for patch in chosen:
        found, told = find(patch, minutes), "not found"
        if found:
            told = f"{found.seconds:6.1f} s, seed {found.seed}: {found.law}"
        if found and found.law not in laws_of(patch):
            found, told = None, f"not found, but {told}"
        missing += found is None
        say(f"{patch.stem:28} {told}")
    return 1 if missing else 0

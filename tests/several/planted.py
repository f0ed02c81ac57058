"""Faults of houses that share a database, kept as patches: each must be found by its law."""

import os
import subprocess
import sys
import time
from collections.abc import Collection
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

from tests.simulation.planted import BROKEN, Found, laws_of, planted
from tests.simulation.printing import say

FAULTS: Final = Path(__file__).parent / "faults"
SECONDS: Final = 40


def patches(names: Collection[str] = ()) -> list[Path]:
    """Those of these names, or all of them."""
    return sorted(patch for patch in FAULTS.glob("*.patch") if not names or patch.stem in names)


def search(names: Collection[str], minutes: float) -> int:
    """Prints which law broke for each fault, and how soon; 1 if a fault was not found by a law of
    its own."""
    chosen = patches(names)
    if unknown := set(names) - {patch.stem for patch in chosen}:
        say(f"no such fault: {', '.join(sorted(unknown))}")
        return 2
    missing = 0
    for patch in chosen:
        found = find(patch, minutes)
        missing += found is None
        told = f"{found.seconds:6.1f} s, seed {found.seed}: {found.law}" if found else "not found"
        say(f"{patch.stem:28} {told}")
    return 1 if missing else 0


def find(patch: Path, minutes: float) -> Found | None:
    """Runs one seed after the other until a law of the patch is broken; others may be, too."""
    began, wanted = time.monotonic(), laws_of(patch)
    with planted(patch) as folder, suppress(subprocess.TimeoutExpired):
        for seed in count(1):
            left = began + 60 * minutes - time.monotonic()
            broken = broken_laws(folder, seed, left)
            if law := next((each for each in broken if each in wanted), None):
                return Found(seed, time.monotonic() - began, law)
    return None


def broken_laws(folder: Path, seed: int, seconds: float) -> list[str]:
    """Raises TimeoutExpired."""
    running = subprocess.Popen(
        [sys.executable, "-m", "tests.several", f"--seed={seed}", f"--seconds={SECONDS}"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        out, errors = running.communicate(timeout=max(0.0, seconds))
    except subprocess.TimeoutExpired:
        # It takes its network down.
        running.terminate()
        running.communicate()
        raise
    told = [line for line in out.splitlines() if line.startswith(BROKEN)]
    if running.returncode and not told:
        # The run itself has failed, which proves nothing.
        raise RuntimeError(errors)
    return [line.removeprefix(BROKEN) for line in told]

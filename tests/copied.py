"""Copies of the sources, for tests that change them."""

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]


def copy_sources(folder: Path, names: Iterable[str] = ("server", "tui", "config")) -> None:
    """With their bytecode, wherever it is kept: compiling all of it takes over a second."""
    for name in names:
        copy(ROOT / name, folder / name)
        if sys.pycache_prefix is None:
            continue
        compiled, place = (
            Path(sys.pycache_prefix, *(above / name).resolve().parts[1:])
            for above in (ROOT, folder)
        )
        if compiled.exists():
            copy(compiled, place)


def copy(found: Path, place: Path) -> None:
    """With all times, as bytecode names that of its source. Copying in Python takes six times as
    long."""
    place.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(("cp", "-Rp", f"{found}/.", place), check=True)

"""Copies of the sources, for tests that change them."""

import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]


def copy_sources(folder: Path, names: Iterable[str] = ("server", "tui", "config")) -> None:
    """With their bytecode, wherever it is kept: compiling all of it takes over a second."""
    for name in names:
        shutil.copytree(ROOT / name, folder / name)
        if sys.pycache_prefix is None:
            continue
        compiled, copy = (
            Path(sys.pycache_prefix, *(above / name).resolve().parts[1:])
            for above in (ROOT, folder)
        )
        if compiled.exists():
            shutil.copytree(compiled, copy, dirs_exist_ok=True)

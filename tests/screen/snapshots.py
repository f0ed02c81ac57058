"""Texts of screens that were looked at and found good, one file for each under `golden`.

`UPDATE_SNAPSHOTS=1 pytest …` writes them anew; look at the difference before it is kept.
"""

import os
from pathlib import Path
from typing import Final

from tests.screen.running import Shown

GOLDEN: Final = Path(__file__).parent / "golden"
UPDATE: Final = "UPDATE_SNAPSHOTS"


def check(name: str, text: str) -> None:
    """Compares a text with the one that is kept under this name, or keeps it."""
    file = GOLDEN / f"{name}.txt"
    now = "".join(f"{line.rstrip()}\n" for line in text.splitlines())
    if os.environ.get(UPDATE):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(now, "utf-8")
    before = file.read_text("utf-8") if file.exists() else ""
    assert now == before, f"look at {file.name}, and keep it by {UPDATE}=1"


def check_screen(name: str, person: Shown) -> None:
    """Compares the whole window, under a name with its size."""
    size = person.app.size
    check(f"{name}-{size.width}x{size.height}", person.text())


def check_box(name: str, person: Shown) -> None:
    """Compares a page without the table below it."""
    size, box = person.app.size, person.app.screen.query_one(".box").region
    rows = person.rows()[box.y : box.bottom]
    text = "\n".join(row[box.x : box.right] for row in rows)
    check(f"{name}-{size.width}x{size.height}", text)

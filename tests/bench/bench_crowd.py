"""Attacks by strangers, and how long a person at a table waits during each."""

import asyncio
import tempfile
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from server.errors import UsageError
from tests.bench.crowd import bot_rows, household_rows, leaving_rows, memory_rows
from tests.bench.crowd.row import Measured, Row, Scene, press_keys
from tests.bench.printing import print_json, print_table, progress_to
from tests.ssh.hostile.house import housed
from tests.ssh.hostile.ordering import rogue
from tests.ssh.hostile.quiet import quiet

ROWS: Final = (*leaving_rows.ROWS, *memory_rows.ROWS, *bot_rows.ROWS, *household_rows.ROWS)
HEAD: Final = ("What strangers do", "Measured", "At rest", "Found", "At most")


def run(args: Namespace) -> int:
    """1 if a figure is above what it may be."""
    rows = [row_named(name) for name in args.rows] or ROWS
    found = dict[str, Sequence[Measured]]()
    with progress_to(len(rows)) as report:
        for done, row in enumerate(rows, start=1):
            found[row.name] = asyncio.run(measure(row, args.seconds))
            report(done)
    if args.json:
        print_json({name: [one._asdict() for one in figures] for name, figures in found.items()})
    else:
        print_table(HEAD, (line(row, one) for row in rows for one in found[row.name]))
    return int(any(one.found > one.most for figures in found.values() for one in figures))


def row_named(name: str) -> Row:
    for row in ROWS:
        if row.name == name:
            return row
    allowed = tuple(row.name for row in ROWS)
    raise UsageError("no-such-choice", what="ROW", value=name, allowed=allowed)


async def measure(row: Row, seconds: float) -> Sequence[Measured]:
    """Each row has a house of its own, which has just started."""
    if row.alone:
        return await row.alone()
    assert row.measure
    with tempfile.TemporaryDirectory(prefix="kartenhaus-") as folder:
        data = Path(folder) / "house"
        data.mkdir()
        if row.prepare:
            row.prepare(data)
        async with housed(data) as house:
            async with quiet(house) as person, rogue(house) as strangers:
                # The first keys fill caches.
                await press_keys(person, 1)
                rest = await press_keys(person, seconds)
                figures = await row.measure(Scene(house, person, strangers, rest, seconds))
            await house.end()
    return figures


def line(row: Row, one: Measured) -> tuple[str, ...]:
    rest = "" if one.rest is None else f"{one.rest:.4g}"
    return f"{row.text} ({row.name})", one.what, rest, f"{one.found:.4g}", f"{one.most:.4g}"

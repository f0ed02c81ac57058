"""Figures that were measured, each beside the most that it may be."""

import json
import sys
from collections.abc import Mapping, Sequence

from server.commands.command_line import Arguments
from server.commands.context import Context
from tests.bench.columns import print_columns


def report(
    given: Arguments,
    desk: Context,
    columns: Sequence[str],
    figures: Mapping[str, float | None],
    found: Mapping[str, float],
) -> None:
    """As a table or as JSON; `bench door` says `bench-door-NAME` of a figure."""
    if given.has("json"):
        sys.stdout.write(json.dumps(found) + "\n")
        return

    def say(name: str) -> str:
        return desk.texts.say(f"bench-{given.positional[0]}-{name}")

    rows = [
        (say(name), f"{found[name]:g}", "" if most is None else f"{most:g}")
        for name, most in figures.items()
    ]
    print_columns(desk, (tuple(map(say, columns)), *rows))

"""How a bench prints: progress, JSON, tables, and figures beside their limits."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from server.commands.progress import progress

PIPE_WIDTH = 200


class Figure(NamedTuple):
    """A measurement, and its limit if it has one."""

    text: str
    most: float | None = None


progress_to = progress


def print_json(value: object) -> None:
    print_line(json.dumps(value))


def print_line(line: str) -> None:
    sys.stdout.write(line + "\n")


def print_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Words to the left, numbers to the right; lines are folded only on a terminal."""
    width = None if sys.stdout.isatty() else PIPE_WIDTH
    console = Console(file=sys.stdout, width=width, markup=False, highlight=False)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="")
    for place, title in enumerate(head):
        table.add_column(title, justify="right" if place else "left")
    for row in rows:
        table.add_row(*row)
    console.print(table)


def print_figures(
    args: Namespace, figures: Mapping[str, Figure], found: Mapping[str, float]
) -> None:
    if args.json:
        print_json(found)
        return
    rows = (
        (figure.text, f"{found[name]:g}", "" if figure.most is None else f"{figure.most:g}")
        for name, figure in figures.items()
    )
    print_table(("Measured", "Found", "At most"), rows)

"""A table as people read it: words to the left, numbers to the right."""

from collections.abc import Sequence

from server.commands.context import Context

GAP = "  "


def print_columns(desk: Context, rows: Sequence[tuple[str, ...]]) -> None:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        numbers = (cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True))
        desk.print(GAP.join((first.ljust(widths[0]), *numbers)))

"""Somebody at the table as people name him: by seat, counted from 1, or by name."""

from collections.abc import Sequence

from tui.plain.vocabulary import pick


def seat_named(text: str, names: Sequence[str]) -> int | None:
    word = text.strip()
    if word.isascii() and word.isdigit() and word not in names:
        seat = int(word[:4]) - 1
        return seat if seat in range(len(names)) else None
    found = pick(word, {str(seat): name for seat, name in enumerate(names)})
    return int(found[0]) if len(found) == 1 else None

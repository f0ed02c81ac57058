"""Texts and rows that strangers make up: little of them is kept for repetitions."""

import tracemalloc
from collections.abc import Callable
from itertools import accumulate

import pytest

from server.protocol.clusters import clusters
from tui.plain.vocabulary import fold
from tui.widgets.canvas import Row, strip_of

MEGABYTE = 2**20
WIDTH = 60


def megabytes_kept(work: Callable[[], None]) -> float:
    tracemalloc.start()
    try:
        work()
        kept, _ = tracemalloc.get_traced_memory()
        return kept / MEGABYTE
    finally:
        tracemalloc.stop()


@pytest.mark.slow
def test_rows_that_nobody_sees_any_more_take_little_memory() -> None:
    inks, grounds = ("#ffffff",) * WIDTH, ("#000000",) * WIDTH

    def see_rows() -> None:
        for number in range(2000):
            row = Row(f"{number}".center(WIDTH), inks, grounds)
            strip_of(row).crop(1, WIDTH)

    assert megabytes_kept(see_rows) < 3


@pytest.mark.slow
def test_the_beginnings_of_long_lines_that_were_typed_take_little_memory() -> None:
    def type_lines() -> None:
        for number in range(8):
            for typed in accumulate(f"{number}".ljust(250, "x")):
                clusters(typed)

    assert megabytes_kept(type_lines) < 6


@pytest.mark.slow
def test_words_that_were_typed_take_little_memory() -> None:
    def type_words() -> None:
        for length in (8, 4096):
            for number in range(3000):
                fold(f"{number}".rjust(length, "x"))

    assert megabytes_kept(type_words) < 1

"""Rows about what one household may ask for."""

from tests.bench.crowd.row import Row

ROWS: tuple[Row, ...] = ()

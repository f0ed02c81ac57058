"""Rows about tables of bots, talk, and the journal."""

from tests.bench.crowd.row import Row

ROWS: tuple[Row, ...] = ()

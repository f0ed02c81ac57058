"""Rows about proofs, records, people who are known, and tables that are held."""

from tests.bench.crowd.row import Row

ROWS: tuple[Row, ...] = ()

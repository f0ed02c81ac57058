"""Replays records of the database, to see that they still verify."""

import io
from typing import NamedTuple

from server.commands.context import Context
from server.errors import HouseError
from server.record.replay import replay
from server.store.connection import Connection
from server.store.records import newest_records


class Verified(NamedTuple):
    """`wrong` are the ids of the records that do not verify."""

    number: int
    wrong: tuple[str, ...]


def verify_stored(connection: Connection, context: Context, most: int) -> Verified:
    """The newest ones; with ALL for `most` all of them."""
    number, wrong = 0, []
    for name, lines in newest_records(connection, most):
        number += 1
        try:
            for record in context.reader().read(io.BytesIO(lines)):
                for _ in replay(context.games[record.header.game], record):
                    pass
        except HouseError:
            wrong.append(name)
    return Verified(number, tuple(wrong))

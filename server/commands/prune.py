"""kartenhaus prune: deletes people and records that are kept no longer, also in an open house."""

import asyncio
import sys
from contextlib import closing
from pathlib import Path

import msgspec

from server.commands.command_line import Arguments
from server.commands.context import Context
from server.commands.serving.admin_socket import Asked, ask
from server.errors import UsageError
from server.house.table.state import Roster
from server.settings import Settings
from server.store import changes, migrations, vacuum
from server.store.client import Store, StoreError
from server.store.connection import Connection
from server.store.database import data_folder, place_of
from server.store.load import tables
from server.store.records import open_snapshot
from server.store.retention import Outdated, outdated


def run(arguments: Arguments, context: Context) -> int:
    folder, url = data_folder(arguments.get("data"), context.settings), context.settings.store.url
    # Opening the store would create a house where there is none.
    with open_snapshot(folder, url) as connection:
        if arguments.has("dry-run"):
            if migrations.version(connection) < len(migrations.MIGRATIONS):
                raise UsageError("store-older", file=place_of(folder, url))
            found = to_prune(connection, context.settings)
            context.print(f"{found} would be deleted.")
            return 0
    try:
        store = Store.open(folder, url=url)
    except UsageError as error:
        if error.code != "store-in-use":
            raise
        answered = asyncio.run(ask(folder, Asked(("prune",))))
        sys.stdout.write(answered.out)
        return answered.code
    with closing(store):
        found = prune(store, folder, context.settings)
    context.print(f"{found} deleted.")
    return 0


def to_prune(connection: Connection, settings: Settings) -> Outdated:
    """Without those who have a seat."""
    found = outdated(connection, settings)
    seated = set[int | None]()
    for table in tables(connection):
        roster = msgspec.json.decode(table.room, type=Roster)
        seated |= {seat.person for seat in roster.seats if seat}
    return Outdated(tuple(set(found.people) - seated), found.records)


def prune(store: Store, folder: Path, settings: Settings) -> Outdated:
    try:
        found = store.read_now(to_prune, settings)
        people, records = (
            map(changes.forget_person, found.people),
            map(changes.drop_record, found.records),
        )
        store.write_now(*people, *records)
        store.read_now(vacuum.vacuum)
    except StoreError as error:
        raise UsageError(
            "cannot-write", file=place_of(folder, settings.store.url), why=error.why, detail=""
        ) from error
    return found

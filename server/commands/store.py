"""kartenhaus store: moves a house from a file to PostgreSQL, or back."""

from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from server.commands.backup import described
from server.commands.command_line import Arguments
from server.commands.context import Context
from server.commands.hosting.archive import VERIFIED
from server.commands.hosting.stored_records import verify_stored
from server.errors import CheckFailed, UsageError
from server.store import copying
from server.store.connection import Connection
from server.store.database import (
    lock_folder,
    open_to_read,
    open_to_write,
    place_of,
    store_errors_as,
)

ACTIONS: Final = ("copy",)
URLS: Final = ("postgresql://", "postgres://")
BUSY_SECONDS: Final = 1.0


class Place(NamedTuple):
    """A database: `url`, or else the file in the folder."""

    folder: Path
    url: str

    def __str__(self) -> str:
        return place_of(self.folder, self.url)

    def is_same(self, other: "Place") -> bool:
        return (self.folder.resolve(), self.url) == (other.folder.resolve(), other.url)


def run(arguments: Arguments, context: Context) -> int:
    action = arguments.positional[0]
    if action not in ACTIONS:
        raise UsageError("no-such-choice", what="ACTION", value=action, allowed=ACTIONS)
    origin, target = (place_named(arguments.get(flag)) for flag in ("from", "to"))
    # Opening it to write would create a house where there is none.
    open_to_read(origin.folder, url=origin.url).close()
    if origin.is_same(target):
        raise UsageError("backup-onto-itself", file=str(target))
    with opened(origin) as source, opened(target) as copy:
        if not copying.is_unused(copy):
            raise UsageError("copy-not-empty", file=str(target))
        if table := copying.copy(source, copy):
            raise CheckFailed("copy-differs", file=str(target), table=table)
        verified = verify_stored(copy, context, VERIFIED)
    context.print(f"Copied to {target}, and all rows are the same. {described(verified)}")
    return int(bool(verified.wrong))


def place_named(text: str) -> Place:
    return Place(Path(), text) if text.startswith(URLS) else Place(Path(text), "")


@contextmanager
def opened(place: Place) -> Iterator[Connection]:
    """Keeps houses away from it."""
    with ExitStack() as held:
        if not place.url:
            held.enter_context(lock_folder(place.folder))
        held.enter_context(store_errors_as(*place))
        yield held.enter_context(closing(open_to_write(place.folder, BUSY_SECONDS, place.url)))

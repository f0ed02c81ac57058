"""The names that people have: those in the store, and those that are just being stored."""

from collections.abc import AsyncIterator, Container
from contextlib import asynccontextmanager
from functools import partial
from typing import NamedTuple

from server.house.people import names
from server.house.people.names import IsTaken
from server.protocol.refusals import NameNotAllowed, NameTaken
from server.protocol.seat import Refusal
from server.store import people
from server.store.client import Store
from server.store.connection import Connection


class Choice(NamedTuple):
    """`refusal` says why it is not the wished name."""

    name: str
    refusal: Refusal | None


class GivenNames:
    """`forgotten` are persons whose names are free although they are still in the store."""

    def __init__(self, store: Store, forgotten: Container[int]) -> None:
        self._store = store
        self._forgotten = forgotten
        self._reserved: set[str] = set()

    @asynccontextmanager
    async def for_newcomer(self, wish: str | None) -> AsyncIterator[Choice]:
        """The wished name or a similar one. Nobody else gets it until it is stored."""

        # The reading thread answers one question after another, so that of all who come at the same
        # time each finds the names of those before.
        def query(connection: Connection) -> Choice:
            choice = wished_or_similar(wish, partial(self._is_taken, connection))
            self._reserved.add(names.fold(choice.name))
            return choice

        choice = await self._store.read(query)
        try:
            yield choice
        finally:
            self._reserved.discard(names.fold(choice.name))

    @asynccontextmanager
    async def for_person(self, person: int, name: str) -> AsyncIterator[NameTaken | None]:
        """Whether the person cannot have it. Nobody else gets it until it is stored."""

        def query(connection: Connection) -> NameTaken | None:
            if self._is_taken(connection, name, person):
                return taken(name, partial(self._is_taken, connection))
            self._reserved.add(names.fold(name))
            return None

        refusal = await self._store.read(query)
        try:
            yield refusal
        finally:
            if refusal is None:
                self._reserved.discard(names.fold(name))

    async def taken(self, name: str) -> NameTaken:
        """The refusal of a name, with a free one like it."""
        return await self._store.read(lambda db: taken(name, partial(self._is_taken, db)))

    def _is_taken(self, connection: Connection, name: str, person: int | None = None) -> bool:
        """Whether somebody other than this person has it."""
        folded = names.fold(name)
        # First: a name is in the store before it is no longer reserved.
        if folded in self._reserved:
            return True
        owner = people.has_name(connection, folded)
        return owner is not None and owner != person and owner not in self._forgotten


def wished_or_similar(wish: str | None, is_taken: IsTaken) -> Choice:
    if wish is None:
        return Choice(names.guest_name(is_taken), None)
    name = names.check(wish)
    if isinstance(name, NameNotAllowed):
        return Choice(names.guest_name(is_taken), name)
    if is_taken(name):
        refusal = taken(name, is_taken)
        return Choice(refusal.free, refusal)
    return Choice(name, None)


def taken(name: str, is_taken: IsTaken) -> NameTaken:
    return NameTaken(name, names.free_variation(name, is_taken))

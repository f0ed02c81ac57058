"""People: those in memory and those in the store, found by number, key, code or name."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

from server.house.clock import Clock
from server.house.people import codes, names
from server.house.people.given_names import GivenNames
from server.house.people.index import PersonIndex
from server.house.people.person import DEFAULT_LANGUAGE, Person
from server.house.people.rate_limit import RateLimit
from server.house.people.stored import understood
from server.protocol.lobby import Language
from server.protocol.refusals import NameNotAllowed, NoSuchCode
from server.protocol.seat import Refusal
from server.store import changes, people, vacuum
from server.store.changes import Change
from server.store.client import Store, StoreError
from server.store.connection import Connection
from server.store.people import StoredPerson
from server.store.rows import Everything, PersonRow

# Seconds between two notes of when a person was here, each of which is a write.
VISITS_NOTED: Final = 86_400.0
# To find a name for a newcomer.
TRIES: Final = 5
COLUMN_OF: Final = {"language_chosen": "language"}
V = TypeVar("V", int, str)


class Directory:
    """A change is stored first and then visible, or neither. The people who are used somewhere are
    in memory, each as one object; others are read from the store when they are looked for.

    `merging` holds the people whom another person's key is being added to; they must not be
    forgotten meanwhile. `guests` are the people without a key, by number.
    `on_stored` is called with the number of each person who has changed in the store.
    `not_understood` are the stored values, by the person's name, that have their defaults instead.
    """

    def __init__(
        self, stored: Everything, store: Store, clock: Clock, sayings_per_minute: int
    ) -> None:
        self.merging: set[Person] = set()
        self.on_stored: Callable[[int], object] = lambda person: None
        self.not_understood: dict[str, tuple[str, ...]] = {}
        self.on_not_understood: Callable[[str, Sequence[str]], object] = lambda name, values: None
        self._store = store
        self._clock = clock
        self._sayings_per_minute = sayings_per_minute
        # Two lines with one new key must become one person.
        self._coming: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        # Each merge may forbid the next one. They are rare, and nothing else waits for them.
        self._merge_lock = asyncio.Lock()
        self._being_erased: set[Person] = set()
        self._forgotten: set[int] = set()
        self._deletions = 0
        self.names = GivenNames(store, self._forgotten)
        self._next_id = stored.next_person
        self._index = PersonIndex()
        self.guests = self._index.guests
        for row in stored.guests:
            self._load(StoredPerson(row))

    def in_memory(self, number: int) -> Person | None:
        return self._index.by_id.get(number)

    def read_now(self, number: int) -> Person | None:
        """Waits for the store: only for the start of the house."""
        return self.in_memory(number) or self._loaded(
            self._store.read_now(people.by_number, number)
        )

    async def by_id(self, number: int) -> Person | None:
        return self.in_memory(number) or await self._find(people.by_number, number)

    async def by_key(self, key: str) -> Person | None:
        return self._index.by_key.get(key) or await self._find(people.by_key, key)

    async def by_code(self, code: str) -> Person | None:
        digest = codes.digest(code)
        return self._index.by_code.get(digest) or await self._find(people.by_code, digest)

    async def by_name(self, name: str) -> Person | None:
        folded = names.fold(name)
        return self._index.by_name.get(folded) or await self._find(people.by_folded_name, folded)

    async def _find(
        self, query: Callable[[Connection, V], StoredPerson | None], value: V
    ) -> Person | None:
        # Again if somebody was deleted meanwhile, who may be the one that was read.
        before = None
        while before != self._deletions:
            before = self._deletions
            found = await self._store.read(query, value)
        return self._loaded(found)

    def _loaded(self, found: StoredPerson | None) -> Person | None:
        if found is None or found.row.id in self._forgotten:
            return None
        # Meanwhile somebody else may have looked for the same person.
        return self.in_memory(found.row.id) or self._load(found)

    def __contains__(self, person: Person) -> bool:
        return person in self._index

    async def known(self, key: str) -> Person | None:
        """As `by_key`, but waits for those who are being erased, or are coming in."""
        async with self._coming.setdefault(key, asyncio.Lock()):
            return await self.by_key(key)

    async def find_or_create(
        self, key: str | None, code: str | None, wish: str | None, language: Language | None
    ) -> tuple[Person, Refusal | None]:
        """The person with this key or a new one, and why a new one did not get the wished name."""
        if key is None:
            return await self._create_somehow(key, code, wish, language)
        async with self._coming.setdefault(key, asyncio.Lock()):
            if known := await self.by_key(key):
                return known, None
            return await self._create_somehow(key, code, wish, language)

    async def _create_somehow(
        self, key: str | None, code: str | None, wish: str | None, language: Language | None
    ) -> tuple[Person, Refusal | None]:
        """In another house, somebody may come with the same key or name at the same moment."""
        for _ in range(TRIES):
            try:
                return await self._create(key, code, wish, language)
            except StoreError as error:
                if error.why != "exists":
                    raise
            if known := await self.by_key(key) if key else None:
                return known, None
        raise StoreError("exists")

    async def _create(
        self, key: str | None, code: str | None, wish: str | None, language: Language | None
    ) -> tuple[Person, Refusal | None]:
        async with self.names.for_newcomer(wish) as (name, refusal):
            person = Person(
                id=await self._next_number(),
                key=key,
                code=codes.digest(code) if code else None,
                name=name,
                language=language or DEFAULT_LANGUAGE,
                talk_limit=self._talk_limit(),
                language_chosen=language is not None,
                is_new=True,
                seen=self._clock.wall(),
            )
            await self._write(changes.keep_person(person.row()))
            self._index.add(person)
            return person, refusal

    async def _next_number(self) -> int:
        if self._store.house:
            return await self._store.reserve("people")
        self._next_id += 1
        return self._next_id - 1

    async def read_again(self, number: int) -> Person | None:
        """A person in memory whom another house has changed, or deleted: then the person is no
        longer among these people."""
        person = self.in_memory(number)
        found = await self._store.read(people.by_number, number) if person else None
        if person is None or person not in self:
            return None
        self._index.remove(person)
        if found is None:
            self._deletions += 1
            return person
        person.update({**self._fields(found.row), "keys": set()})
        self._index.add(person)
        self._index.add_keys(found.other_keys, person)
        return person

    async def update(self, person: Person, **fields: Any) -> None:
        # A person merged into another one since must not be stored again with its old key.
        if person in self:
            row = replace(person, **fields).row()
            columns = {COLUMN_OF.get(field, field) for field in fields}
            await self._change(person, **{column: getattr(row, column) for column in columns})
            person.update(fields)

    async def store_language(self, person: Person, language: Language) -> None:
        # If the store fails, the next log-in tries again.
        with suppress(StoreError):
            await self.update(person, language=language, language_chosen=True)

    async def note_visit(self, person: Person) -> None:
        now = self._clock.wall()
        # A clock that was wrong may have noted a day that is still to come.
        if abs(now - person.seen) >= VISITS_NOTED:
            with suppress(StoreError):
                await self.update(person, seen=now)

    async def rename(self, person: Person, wish: str) -> Refusal | None:
        name = names.check(wish)
        if isinstance(name, NameNotAllowed):
            return name
        async with self.names.for_person(person.id, name) as refusal:
            if refusal:
                return refusal
            try:
                await self._change(person, name=name, folded=names.fold(name))
            except StoreError as error:
                if error.why != "exists":
                    raise
                # In another house at the same moment.
                return await self.names.taken(name)
            if person in self:
                self._index.rename(name, person)
            return None

    async def merge(
        self, newcomer: Person, person: Person, code: str | None = None
    ) -> Refusal | None:
        """Adds the newcomer's keys to the person and forgets the newcomer. `code` is one of the
        person, which can be used only once."""
        async with self._merge_lock:
            if newcomer not in self or person not in self:
                return NoSuchCode()
            if self._being_erased & {newcomer, person}:
                return NoSuchCode()
            if code is not None and person.code != codes.digest(code):
                return NoSuchCode()
            keys = sorted(newcomer.keys, key=lambda key: (key != newcomer.key, key))
            # A guest without a session is forgotten at any moment, also while this is written.
            self.merging.add(person)
            try:
                await self._write(
                    *changes.move_history(newcomer.id, person.id),
                    changes.forget_person(newcomer.id),
                    *self._stored_keys(keys, person, code),
                )
            finally:
                self.merging.discard(person)
            self._deletions += 1
            self._index.remove(newcomer)
            if code is not None or person.key is None:
                self._index.set_code(None, person)
            if person.key is None:
                del self.guests[person.id]
                person.key = keys[0]
            self._index.add_keys(keys, person)
            person.is_new = False
            self.on_stored(newcomer.id)
            self.on_stored(person.id)
            return None

    async def change_code(self, person: Person, code: str) -> None:
        """A code that adds one key to a person who has one; an earlier one is no longer valid."""
        digest = codes.digest(code)
        await self._change(person, code=digest)
        self._index.set_code(digest, person)

    async def remove_key(self, person: Person, key: str) -> bool:
        """False if the person has no other key, or not this one."""
        async with self._merge_lock:
            others = sorted(person.keys - {key})
            if person not in self or key not in person.keys or not others:
                return False
            first = others[0] if key == person.key else person.key
            await self._write(
                changes.drop_key(key),
                # First, as a key is unique in its table only.
                *([changes.drop_key(others[0])] if key == person.key else []),
                changes.change_person(person.id, key=first),
            )
            person.key = first
            self._index.remove_key(key, person)
            self.on_stored(person.id)
            return True

    @asynccontextmanager
    async def being_erased(self, person: Person) -> AsyncIterator[None]:
        """Connections with a key of the person wait until the end; no key is added meanwhile."""
        self._being_erased.add(person)
        try:
            # Only a merge that is under way may still add keys.
            async with self._merge_lock:
                pass
            async with AsyncExitStack() as locks:
                for key in sorted(person.keys):
                    lock = self._coming.setdefault(key, asyncio.Lock())
                    await locks.enter_async_context(lock)
                yield
        finally:
            self._being_erased.discard(person)

    async def erase(self, person: Person) -> None:
        """Deletes the person with all talk and keys at once. Games stay."""
        await self._write(
            changes.drop_talk_of(person.id), changes.forget_person(person.id), vacuum.DUE
        )
        self._deletions += 1
        if person in self:
            self._index.remove(person)
        self.on_stored(person.id)

    def in_use(self) -> list[Person]:
        """Those in memory."""
        return list(self._index.by_id.values())

    def drop(self, person: Person) -> None:
        """From memory: another house needs the person."""
        self._index.remove(person)

    async def forget_now(self, guest: Person) -> None:
        """Not later: then the guest may be in another house."""
        if guest in self:
            self._index.remove(guest)
            self._deletions += 1
            await self._store.write(changes.forget_person(guest.id))

    def forget(self, person: Person) -> None:
        # From the store only with the next change, which may use the name anew: leaving must not
        # wait for the disk, and a forgotten guest in the store harms nobody.
        self._index.remove(person)
        self._forgotten.add(person.id)

    async def forget_absent(self, absent: Collection[int], present: Iterable[int]) -> None:
        """Deletes some, and notes that others were seen now."""
        for number in absent:
            if person := self.in_memory(number):
                self._index.remove(person)
        self._forgotten.update(absent)
        now = self._clock.wall()
        seen = (changes.change_person(number, seen=now) for number in present)
        await self._write(*seen, *((vacuum.DUE,) if absent else ()))

    def _talk_limit(self) -> RateLimit:
        return RateLimit(self._sayings_per_minute / 60, self._sayings_per_minute)

    def _load(self, stored: StoredPerson) -> Person:
        row = stored.row
        person = Person(
            id=row.id, talk_limit=self._talk_limit(), seen=row.seen, **self._fields(row)
        )
        self._index.add(person)
        self._index.add_keys(stored.other_keys, person)
        return person

    def _fields(self, row: PersonRow) -> dict[str, Any]:
        """Of a person as stored; with defaults for what this version does not understand."""
        found = understood(row)
        if found.unknown:
            self.not_understood[row.name] = found.unknown
            self.on_not_understood(row.name, found.unknown)
        return {
            "key": row.key,
            "code": row.code,
            "name": row.name,
            "language": found.language or DEFAULT_LANGUAGE,
            "language_chosen": found.language is not None,
            "preferences": found.preferences,
            "muted": found.muted,
        }

    def _stored_keys(
        self, keys: Sequence[str], person: Person, code: str | None
    ) -> Iterator[Change]:
        if code is not None or person.key is None:
            yield changes.change_person(person.id, code=None)
        if person.key is None:
            yield changes.change_person(person.id, key=keys[0])
            keys = keys[1:]
        yield from (changes.add_key(key, person.id) for key in keys)

    async def _change(self, person: Person, **columns: Any) -> None:
        await self._write(changes.change_person(person.id, **columns))
        # A search that has read the old values must find this object instead.
        self._index.keep(person)
        self.on_stored(person.id)

    async def _write(self, *entries: Change) -> None:
        forgotten = tuple(self._forgotten)
        deleted = (changes.forget_person(number) for number in forgotten)
        await self._store.write(*deleted, *entries)
        if forgotten:
            self._forgotten.difference_update(forgotten)
            self._deletions += 1

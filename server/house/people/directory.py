"""Everybody the house knows, in memory and in the store, found by number, key, code or name."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec

from server.house.clock import Clock
from server.house.people import codes, names
from server.house.people.person import DEFAULT_LANGUAGE, Person
from server.house.people.rate_limit import RateLimit
from server.protocol.lobby import Language, Preferences
from server.protocol.refusals import NameNotAllowed, NameTaken, NoSuchCode
from server.protocol.seat import Refusal
from server.store import changes
from server.store.changes import Change
from server.store.client import Store, StoreError
from server.store.rows import Everything, PersonRow


class Directory:
    """Makes one change at a time: it is stored first and then visible, or neither.

    `merging` holds the people whom another person's key is being added to; they must not be
    forgotten meanwhile. `guests` are the people without a key, by number.
    """

    def __init__(
        self, stored: Everything, store: Store, clock: Clock, sayings_per_minute: int
    ) -> None:
        self.merging: set[Person] = set()
        self.guests: dict[int, Person] = {}
        self._store = store
        self._clock = clock
        self._sayings_per_minute = sayings_per_minute
        # One change at a time: two people may wish for the same name while it is being stored.
        self._lock = asyncio.Lock()
        self._forgotten: set[int] = set()
        self._next_id = stored.next_person
        self._by_id: dict[int, Person] = {}
        self._by_key: dict[str, Person] = {}
        self._by_code: dict[str, Person] = {}
        self._by_name: dict[str, Person] = {}
        for row in stored.people:
            self._add(self._from_row(row))
        for key, number in stored.other_keys.items():
            self._add_keys((key,), self._by_id[number])

    def by_id(self, number: int) -> Person | None:
        return self._by_id.get(number)

    def by_key(self, key: str) -> Person | None:
        return self._by_key.get(key)

    def by_code(self, code: str) -> Person | None:
        return self._by_code.get(codes.digest(code))

    def by_name(self, name: str) -> Person | None:
        return self._by_name.get(names.fold(name))

    def __contains__(self, person: Person) -> bool:
        return self._by_id.get(person.id) is person

    async def find_or_create(
        self, key: str | None, code: str | None, wish: str | None, language: Language | None
    ) -> tuple[Person, Refusal | None]:
        """The person with this key or a new one, and why a new one did not get the wished name."""
        async with self._lock:
            if key is not None and (known := self.by_key(key)):
                return known, None
            name, refusal = self._free_name(wish)
            person = Person(
                id=self._next_id,
                key=key,
                code=codes.digest(code) if code else None,
                name=name,
                language=language or DEFAULT_LANGUAGE,
                talk_limit=self._talk_limit(),
                language_chosen=language is not None,
                is_new=True,
            )
            self._next_id += 1
            await self._write(self._stored(person))
            self._add(person)
            return person, refusal

    async def update(self, person: Person, **fields: Any) -> None:
        async with self._lock:
            # A person merged into another one since must not be stored again with its old key.
            if person in self:
                await self._write(self._stored(replace(person, **fields)))
                person.update(fields)

    async def store_language(self, person: Person, language: Language) -> None:
        # If the store fails, the next log-in tries again.
        with suppress(StoreError):
            await self.update(person, language=language, language_chosen=True)

    async def rename(self, person: Person, wish: str) -> Refusal | None:
        async with self._lock:
            name = names.check(wish)
            if isinstance(name, NameNotAllowed):
                return name
            if self.by_name(name) not in (None, person):
                return NameTaken(name, names.free_variation(name, self._is_taken))
            await self._write(self._stored(replace(person, name=name)))
            del self._by_name[names.fold(person.name)]
            person.name = name
            self._by_name[names.fold(name)] = person
            return None

    async def merge(self, newcomer: Person, person: Person) -> Refusal | None:
        """Adds the newcomer's keys to the person and forgets the newcomer."""
        async with self._lock:
            if newcomer not in self or person not in self:
                return NoSuchCode()
            keys = sorted(newcomer.keys, key=lambda key: (key != newcomer.key, key))
            # A guest without a session is forgotten at any moment, also while this is written.
            self.merging.add(person)
            try:
                await self._write(
                    changes.forget_person(newcomer.id), *self._stored_keys(keys, person)
                )
            finally:
                self.merging.discard(person)
            self._remove(newcomer)
            if person.key is None:
                self._promote_guest(person, keys[0])
            self._add_keys(keys, person)
            person.is_new = False
            return None

    def forget(self, person: Person) -> None:
        # From the store only with the next change, which may use the name anew: leaving must not
        # wait for the disk, and a forgotten guest in the store harms nobody.
        self._remove(person)
        self._forgotten.add(person.id)

    async def settled(self) -> None:
        """Returns when no change is being written."""
        async with self._lock:
            pass

    def _free_name(self, wish: str | None) -> tuple[str, Refusal | None]:
        if wish is None:
            return names.guest_name(self._is_taken), None
        name = names.check(wish)
        if isinstance(name, NameNotAllowed):
            return names.guest_name(self._is_taken), name
        if self._is_taken(name):
            free = names.free_variation(name, self._is_taken)
            return free, NameTaken(name, free)
        return name, None

    def _is_taken(self, name: str) -> bool:
        return self.by_name(name) is not None

    def _talk_limit(self) -> RateLimit:
        return RateLimit(self._sayings_per_minute / 60, self._sayings_per_minute)

    def _from_row(self, row: PersonRow) -> Person:
        return Person(
            id=row.id,
            key=row.key,
            code=row.code,
            name=row.name,
            language=msgspec.convert(row.language or DEFAULT_LANGUAGE, Language),
            language_chosen=bool(row.language),
            talk_limit=self._talk_limit(),
            preferences=msgspec.json.decode(row.preferences, type=Preferences),
            muted=msgspec.json.decode(row.muted, type=set[int]),
        )

    def _add(self, person: Person) -> None:
        self._by_id[person.id] = person
        self._by_name[names.fold(person.name)] = person
        if person.guest:
            self.guests[person.id] = person
        if person.key is not None:
            self._add_keys((person.key,), person)
        if person.code is not None:
            self._by_code[person.code] = person

    def _add_keys(self, keys: Iterable[str], person: Person) -> None:
        for key in keys:
            person.keys.add(key)
            self._by_key[key] = person

    def _promote_guest(self, person: Person, key: str) -> None:
        del self.guests[person.id]
        if person.code is not None:
            del self._by_code[person.code]
        person.key, person.code = key, None

    def _remove(self, person: Person) -> None:
        del self._by_id[person.id], self._by_name[names.fold(person.name)]
        self.guests.pop(person.id, None)
        for key in person.keys:
            del self._by_key[key]
        if person.code is not None:
            del self._by_code[person.code]

    def _stored(self, person: Person) -> Change:
        return changes.keep_person(person.row(self._clock.now()))

    def _stored_keys(self, keys: Sequence[str], person: Person) -> Iterator[Change]:
        if person.key is None:
            yield self._stored(replace(person, key=keys[0], code=None))
            keys = keys[1:]
        yield from (changes.add_key(key, person.id) for key in keys)

    async def _write(self, *entries: Change) -> None:
        forgotten = tuple(self._forgotten)
        deleted = (changes.forget_person(number) for number in forgotten)
        await self._store.write(*deleted, *entries)
        self._forgotten.difference_update(forgotten)

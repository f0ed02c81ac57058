"""Who is who, in memory as on disk: one change at a time, each whole or not at all.

Nobody can be found by key, name or code before he is on disk.
"""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, TypeVar

from server.house.clock import Clock
from server.house.people.directory import Directory, Person
from server.protocol.lobby import Language
from server.protocol.refusals import NameKept, NoSuchCode
from server.protocol.seat import Refusal
from server.store import changes
from server.store.changes import Change
from server.store.client import Store

T = TypeVar("T")


class Register:
    """`handled` are persons whom a change concerns that is just being written."""

    def __init__(self, people: Directory, store: Store, clock: Clock) -> None:
        self.people = people
        self.handled: set[Person] = set()
        self._store = store
        self._clock = clock
        self._turn = asyncio.Lock()
        self._forgotten: set[int] = set()

    async def come(
        self, key: str | None, code: str | None, wish: str | None, language: Language | None
    ) -> tuple[Person, Refusal | None, bool]:
        """Whoever has this key, or somebody new; the last says which. And why not under the name
        that was wished for."""
        async with self._turn:
            if key is not None and (known := self.people.by_key(key)):
                return known, None, False
            person, refusal = self.people.draft(key, code, wish, language)
            await self._write(changes.keep_person(self._row(person)))
            self.people.add(person)
            return person, refusal, True

    async def change(self, person: Person, **what: Any) -> None:
        async with self._turn:
            await self._write(changes.keep_person(self._row(replace(person, **what))))
            person.change(what)

    async def rename(self, person: Person, wish: str) -> Refusal | None:
        async with self._turn:
            name = self.people.allowed(person, wish)
            if isinstance(name, Refusal):
                return name
            await self._write(changes.keep_person(self._row(replace(person, name=name))))
            self.people.call(person, name)
            return None

    async def tie(self, newcomer: Person, key: str, person: Person) -> Refusal | None:
        """The newcomer is somebody whom the house knows already, and his key is that person's."""
        async with self._turn:
            if not (self.people.has(newcomer) and self.people.has(person)):
                return NoSuchCode()
            if person.key is not None and key in person.keys:
                return NameKept(person.name)
            self.handled.add(person)
            try:
                await self._write(changes.forget_person(newcomer.id), self._kept(key, person))
            finally:
                self.handled.discard(person)
            self.people.hand_over(newcomer, person)
            return None

    def _kept(self, key: str, person: Person) -> Change:
        if person.key is not None:
            return changes.add_key(key, person.id)
        return changes.keep_person(self._row(replace(person, key=key, code=None)))

    def forget(self, person: Person) -> None:
        """On disk with the next change: before it, for his name may be used by that one."""
        self.people.forget(person)
        self._forgotten.add(person.id)

    def _row(self, person: Person) -> Any:
        return person.row(self._clock.now())

    async def _write(self, *entries: Change) -> None:
        forgotten = tuple(self._forgotten)
        leave = (changes.forget_person(number) for number in forgotten)
        await self._store.write(*leave, *entries)
        self._forgotten.difference_update(forgotten)

    async def settled(self) -> None:
        """Nothing is being written."""
        async with self._turn:
            pass


async def whole(work: Coroutine[Any, Any, T]) -> T:
    """It is done to its end, also if nobody waits for it any more."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)

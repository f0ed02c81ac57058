"""The people of the house: who owns which name, and who is here."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from server.house.people import codes, names
from server.house.people.rate_limit import RateLimit
from server.protocol.lobby import Language, Preferences
from server.protocol.refusals import NameNotAllowed, NameTaken
from server.protocol.seat import Refusal
from server.store.rows import Everything, PersonRow

USUAL: Final[Language] = "en"


@dataclass(eq=False)
class Person:
    """A guest has a sealed return code instead of a key, and is forgotten when he leaves. `key` is
    the first of all the `keys` that somebody has. `spoke`: the language is not just the usual one,
    but was told."""

    id: int
    key: str | None
    code: str | None
    name: str
    language: Language
    talk: RateLimit
    preferences: Preferences = field(default_factory=Preferences)
    muted: set[int] = field(default_factory=set)
    keys: set[str] = field(default_factory=set)
    spoke: bool = True

    @property
    def guest(self) -> bool:
        return self.key is None

    def change(self, changes: Mapping[str, Any]) -> None:
        for name, value in changes.items():
            setattr(self, name, value)

    def row(self, now: float) -> PersonRow:
        return PersonRow(
            id=self.id,
            key=self.key,
            code=self.code,
            name=self.name,
            folded=names.fold(self.name),
            language=self.language if self.spoke else "",
            preferences=msgspec.json.encode(self.preferences),
            muted=msgspec.json.encode(sorted(self.muted)),
            seen=now,
        )


class Directory:
    """All that the house remembers; names, keys and codes each lead to one of them."""

    def __init__(self, remembered: Everything, sayings_per_minute: int) -> None:
        self._pace = sayings_per_minute
        self._next = remembered.next_person
        self._all: dict[int, Person] = {}
        self._by_key: dict[str, Person] = {}
        self._by_code: dict[str, Person] = {}
        self._by_name: dict[str, Person] = {}
        for row in remembered.people:
            self.add(self._remembered(row))
        for key, person in remembered.other_keys.items():
            self.tie(key, self._all[person])

    def _meter(self) -> RateLimit:
        return RateLimit(self._pace / 60, self._pace)

    def _remembered(self, row: PersonRow) -> Person:
        return Person(
            id=row.id,
            key=row.key,
            code=row.code,
            name=row.name,
            language=msgspec.convert(row.language or USUAL, Language),
            spoke=bool(row.language),
            talk=self._meter(),
            preferences=msgspec.json.decode(row.preferences, type=Preferences),
            muted=msgspec.json.decode(row.muted, type=set[int]),
        )

    def add(self, person: Person) -> None:
        self._all[person.id] = person
        self._by_name[names.fold(person.name)] = person
        if person.key is not None:
            self.tie(person.key, person)
        if person.code is not None:
            self._by_code[person.code] = person

    def tie(self, key: str, person: Person) -> None:
        """From now on this key, too, is this person's."""
        person.keys.add(key)
        self._by_key[key] = person

    def hand_over(self, newcomer: Person, person: Person) -> None:
        """The newcomer is somebody whom the house knows already: his keys are that person's."""
        keys = tuple(newcomer.keys)
        self.forget(newcomer)
        if person.key is None:
            if person.code is not None:
                del self._by_code[person.code]
            person.key, person.code = keys[0], None
        for key in keys:
            self.tie(key, person)

    def forget(self, person: Person) -> None:
        del self._all[person.id], self._by_name[names.fold(person.name)]
        for key in person.keys:
            del self._by_key[key]
        if person.code is not None:
            del self._by_code[person.code]

    def guests(self) -> tuple[Person, ...]:
        return tuple(person for person in self._all.values() if person.guest)

    def by_id(self, number: int) -> Person | None:
        return self._all.get(number)

    def by_key(self, key: str) -> Person | None:
        return self._by_key.get(key)

    def by_code(self, code: str) -> Person | None:
        return self._by_code.get(codes.sealed(code))

    def by_name(self, name: str) -> Person | None:
        return self._by_name.get(names.fold(name))

    def is_taken(self, name: str) -> bool:
        return self.by_name(name) is not None

    def has(self, person: Person) -> bool:
        return self._all.get(person.id) is person

    def draft(
        self, key: str | None, code: str | None, wish: str | None, language: Language | None
    ) -> tuple[Person, Refusal | None]:
        """Somebody new, under the name wished for if that can be, and why not if it cannot. Nobody
        knows him before he is added."""
        name, refusal = self._free_name(wish)
        sealed = codes.sealed(code) if code else None
        person = Person(self._next, key, sealed, name, language or USUAL, self._meter())
        person.spoke = language is not None
        self._next += 1
        return person, refusal

    def _free_name(self, wish: str | None) -> tuple[str, Refusal | None]:
        if wish is None:
            return names.guest_name(self.is_taken), None
        tidy = names.check(wish)
        if isinstance(tidy, NameNotAllowed):
            return names.guest_name(self.is_taken), tidy
        if self.is_taken(tidy):
            free = names.free_variation(tidy, self.is_taken)
            return free, NameTaken(tidy, free)
        return tidy, None

    def allowed(self, person: Person, wish: str) -> str | Refusal:
        """The name as this person may bear it."""
        tidy = names.check(wish)
        if isinstance(tidy, str) and self.by_name(tidy) not in (None, person):
            return NameTaken(tidy, names.free_variation(tidy, self.is_taken))
        return tidy

    def call(self, person: Person, name: str) -> None:
        del self._by_name[names.fold(person.name)]
        person.name = name
        self._by_name[names.fold(name)] = person

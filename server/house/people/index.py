"""The index of the people in memory, by number, key, code and name."""

from collections import deque
from collections.abc import Iterable
from typing import Final
from weakref import WeakValueDictionary

from server.house.people import names
from server.house.people.person import Person

# People kept in memory though nothing uses them: one who comes back at once has no fresh allowance
# of talk, and need not be read again.
RECENT: Final = 500


class PersonIndex:
    """Has each person once, as long as the person is used somewhere. `guests` are the people
    without a key, by number; all are in memory."""

    def __init__(self) -> None:
        self.guests: dict[int, Person] = {}
        self.by_id: WeakValueDictionary[int, Person] = WeakValueDictionary()
        self.by_key: WeakValueDictionary[str, Person] = WeakValueDictionary()
        self.by_code: WeakValueDictionary[str, Person] = WeakValueDictionary()
        self.by_name: WeakValueDictionary[str, Person] = WeakValueDictionary()
        self._recent: deque[Person] = deque(maxlen=RECENT)

    def __contains__(self, person: Person) -> bool:
        return self.by_id.get(person.id) is person

    def add(self, person: Person) -> None:
        self.by_id[person.id] = person
        self.by_name[names.fold(person.name)] = person
        self.keep(person)
        if person.guest:
            self.guests[person.id] = person
        if person.key is not None:
            self.add_keys((person.key,), person)
        if person.code is not None:
            self.by_code[person.code] = person

    def keep(self, person: Person) -> None:
        """Keeps the person in memory for a while."""
        self._recent.append(person)

    def add_keys(self, keys: Iterable[str], person: Person) -> None:
        for key in keys:
            person.keys.add(key)
            self.by_key[key] = person

    def remove_key(self, key: str, person: Person) -> None:
        person.keys.discard(key)
        del self.by_key[key]

    def set_code(self, digest: str | None, person: Person) -> None:
        if person.code is not None:
            self.by_code.pop(person.code, None)
        person.code = digest
        if digest is not None:
            self.by_code[digest] = person

    def rename(self, name: str, person: Person) -> None:
        self._remove_name(person)
        person.name = name
        self.by_name[names.fold(name)] = person

    def remove(self, person: Person) -> None:
        del self.by_id[person.id]
        self._remove_name(person)
        self.guests.pop(person.id, None)
        for key in person.keys:
            del self.by_key[key]
        self.set_code(None, person)

    def _remove_name(self, person: Person) -> None:
        folded = names.fold(person.name)
        if self.by_name.get(folded) is person:
            del self.by_name[folded]

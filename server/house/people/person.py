"""A person: a guest with a return code, or somebody known by one or more ssh keys."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from server.house.people import names
from server.house.people.rate_limit import RateLimit
from server.protocol.lobby import Language, Preferences
from server.store.rows import PersonRow

DEFAULT_LANGUAGE: Final[Language] = "en"


# By identity: two people with the same values are two people.
@dataclass(eq=False)
class Person:
    """`key` is the first of `keys`, `code` the digest of a guest's return code.

    `language_chosen` is False while `language` is only the default. `is_new` is True until the
    person goes to a table or leaves the house. Until then it can be merged into somebody else, and
    `lock` is held while it takes a seat, changes or is merged. `seen` is when the person was here
    last, to a day.
    """

    id: int
    key: str | None
    code: str | None
    name: str
    language: Language
    talk_limit: RateLimit
    preferences: Preferences = field(default_factory=Preferences)
    muted: set[int] = field(default_factory=set)
    keys: set[str] = field(default_factory=set)
    language_chosen: bool = True
    is_new: bool = False
    seen: float = 0.0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def guest(self) -> bool:
        return self.key is None

    def update(self, changes: Mapping[str, Any]) -> None:
        for name, value in changes.items():
            setattr(self, name, value)

    def row(self) -> PersonRow:
        return PersonRow(
            id=self.id,
            key=self.key,
            code=self.code,
            name=self.name,
            folded=names.fold(self.name),
            language=self.language if self.language_chosen else "",
            preferences=msgspec.json.encode(self.preferences),
            muted=msgspec.json.encode(sorted(self.muted)),
            seen=self.seen,
        )

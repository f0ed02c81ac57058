"""Stores that lose or change something. Only a kill of the house shows it."""

from collections.abc import Callable
from typing import Any, TypeVar

from server.protocol.seat import replace
from server.store.changes import Change
from server.store.client import Store

T = TypeVar("T")
Delayed = Callable[[], object]


class DelaysLastWrite(Store):
    """Writes each change only with the next one, or before something is read."""

    _last: tuple[Change, ...] = ()

    async def write(self, *changes: Change, delayed: Delayed = lambda: None) -> None:
        before, self._last = self._last, changes
        await super().write(*before, delayed=delayed)

    async def read_in_order(self, query: Callable[..., T], *about: Any, **more: Any) -> T:
        await self.write()
        return await super().read_in_order(query, *about, **more)


class LosesTalk(Store):
    """Stores no talk."""

    async def write(self, *changes: Change, delayed: Delayed = lambda: None) -> None:
        kept = (c for c in changes if not c.sql.startswith("INSERT INTO talk"))
        await super().write(*kept, delayed=delayed)


class LosesWords(Store):
    """Changes the words for the shuffle until the game begins."""

    async def write(self, *changes: Change, delayed: Delayed = lambda: None) -> None:
        await super().write(*map(without_words, changes), delayed=delayed)


def without_words(change: Change) -> Change:
    values = tuple(
        value.replace(b" wishes ", b" wished ")
        if isinstance(value, bytes) and b'"gathering"' in value
        else value
        for value in change.values
    )
    return replace(change, values=values)


class SwapsMoves(Store):
    """Stores `take` as `decline`, and the other way round."""

    async def write(self, *changes: Change, delayed: Delayed = lambda: None) -> None:
        await super().write(*map(swapped, changes), delayed=delayed)


def swapped(change: Change) -> Change:
    if not change.sql.startswith("INSERT INTO moves"):
        return change
    other = {b'{"move":"take"}': b'{"move":"decline"}', b'{"move":"decline"}': b'{"move":"take"}'}
    *rest, move = change.values
    return replace(
        change, values=(*rest, other.get(move, move) if isinstance(move, bytes) else move)
    )

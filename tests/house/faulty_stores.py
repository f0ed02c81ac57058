"""Memories that a house cannot rely on. Each of them is noticed only when the house is killed."""

import sqlite3
from collections.abc import Callable
from typing import TypeVar

from server.protocol.seat import replace
from server.store.changes import Change
from server.store.client import Store

T = TypeVar("T")


class DelaysLastWrite(Store):
    """What is to be written is written when the next is, or when somebody wants to read it."""

    _last: tuple[Change, ...] = ()

    async def write(self, *changes: Change) -> None:
        before, self._last = self._last, changes
        await super().write(*before)

    async def read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        await self.write()
        return await super().read(question)


class LosesTalk(Store):
    """What people say is lost."""

    async def write(self, *changes: Change) -> None:
        await super().write(*(c for c in changes if not c.sql.startswith("INSERT INTO talk")))


class LosesWords(Store):
    """What people add to the shuffle is lost until the game begins."""

    async def write(self, *changes: Change) -> None:
        await super().write(*map(without_words, changes))


def without_words(change: Change) -> Change:
    values = tuple(
        value.replace(b" wishes ", b" wished ")
        if isinstance(value, bytes) and b'"gathering"' in value
        else value
        for value in change.values
    )
    return replace(change, values=values)


class SwapsMoves(Store):
    """Whoever took a card declined it, and the other way round."""

    async def write(self, *changes: Change) -> None:
        await super().write(*map(swapped, changes))


def swapped(change: Change) -> Change:
    if not change.sql.startswith("INSERT INTO moves"):
        return change
    other = {b'{"move":"take"}': b'{"move":"decline"}', b'{"move":"decline"}': b'{"move":"take"}'}
    *rest, move = change.values
    return replace(
        change, values=(*rest, other.get(move, move) if isinstance(move, bytes) else move)
    )

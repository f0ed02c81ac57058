"""The people in the house at this moment, with their sessions."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Final

from server.house.clock import Clock, Timer
from server.house.lobby.session import Session
from server.house.people.person import Person
from server.protocol.notices import Notice

BATCH_SECONDS: Final = 3.0


class Online:
    """`empty` is set while there are no sessions. `is_rush` tells whether many people come at the
    same time."""

    def __init__(self, clock: Clock) -> None:
        self.is_rush: Callable[[], bool] = lambda: False
        self._batch = Timer(clock)
        self.empty = asyncio.Event()
        self.empty.set()
        self._sessions: dict[Person, dict[Session, None]] = {}

    def __iter__(self) -> Iterator[Session]:
        return iter([session for sessions in self._sessions.values() for session in sessions])

    def __len__(self) -> int:
        return sum(map(len, self._sessions.values()))

    def __contains__(self, session: Session) -> bool:
        return session in self._sessions.get(session.person, {})

    def has(self, person: Person) -> bool:
        return person in self._sessions

    def people(self) -> tuple[Person, ...]:
        return tuple(self._sessions)

    def sessions(self, person: Person) -> tuple[Session, ...]:
        return tuple(self._sessions.get(person, ()))

    def add(self, session: Session) -> None:
        self._sessions.setdefault(session.person, {})[session] = None
        self.empty.clear()

    def remove(self, session: Session) -> None:
        del self._sessions[session.person][session]
        if not self._sessions[session.person]:
            del self._sessions[session.person]
        if not self._sessions:
            self.empty.set()

    def table_of(self, person: Person) -> int | None:
        """The first table at which a session of this person sits or watches."""
        tables = (session.table for session in self.sessions(person))
        return next((table for table in tables if table is not None), None)

    def in_lobby(self) -> Iterator[Session]:
        return (session for session in self if session.table is None)

    def post(self, notice: Notice, *, but: Session | None = None) -> None:
        """Puts the notice into the mailbox of everybody in the lobby. In a rush, they are woken for
        several notices together: otherwise each arrival costs as much as there are people."""
        rush = self.is_rush()
        for session in self.in_lobby():
            if session is not but:
                session.mailbox.put(notice, wake=not rush)
        if rush and not self._batch.is_set:
            self._batch.set_in(BATCH_SECONDS, self._wake_all)

    def _wake_all(self) -> None:
        for session in self:
            session.mailbox.wake()

"""The people in the house at this moment, with their sessions."""

import asyncio
from collections.abc import Iterator
from itertools import chain
from typing import Final

from server.house.clock import Clock, Timer
from server.house.lobby.session import Session
from server.house.people.person import Person
from server.protocol.notices import Notice

# A notice costs each reader's app a few milliseconds. At this distance, news for a full lobby take
# a part of one processor, however many people come and go.
SECONDS_EACH: Final = 0.03
# Seconds: news of the lobby that are older help nobody to find a table.
LONGEST_BATCH: Final = 10.0
# People who hear each news at once.
SMALL_LOBBY: Final = 25


class Online:
    """`empty` is set while there are no sessions."""

    def __init__(self, clock: Clock) -> None:
        # While it runs, news of a full lobby wait for each other.
        self._batch = Timer(clock)
        self._has_held = False
        self.empty = asyncio.Event()
        self.empty.set()
        self._sessions: dict[Person, dict[Session, None]] = {}

    def __iter__(self) -> Iterator[Session]:
        return iter([*chain.from_iterable(self._sessions.values())])

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
        for session in self._sessions.get(person, ()):
            if session.table is not None:
                return session.table
        return None

    def in_lobby(self) -> Iterator[Session]:
        return (session for session in self if session.table is None)

    def tell(self, notice: Notice) -> None:
        """Everybody, at once."""
        for session in self:
            session.mailbox.put(notice)

    def post(self, notice: Notice, *, but: Session | None = None) -> None:
        """Puts the notice into the mailbox of everybody in the lobby. Wakes those of a full lobby
        for several notices together."""
        readers = 0
        for session in self:
            if session.table is None and session is not but:
                readers += 1
                session.mailbox.put(notice, wake=False)
                if not self._batch.is_set:
                    session.mailbox.wake_in_turn()
        if self._batch.is_set:
            self._has_held = True
        elif readers > SMALL_LOBBY:
            self._begin_batch(readers)

    def _begin_batch(self, readers: int) -> None:
        self._batch.set_in(min(SECONDS_EACH * readers, LONGEST_BATCH), self._end_batch)

    def _end_batch(self) -> None:
        if self._has_held:
            self._has_held = False
            for session in self:
                session.mailbox.wake_in_turn()
            self._begin_batch(len(self))

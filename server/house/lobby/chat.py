"""Chat of the lobby or of one table: its rate limit, and a bounded, stored history without muted
people."""

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from server.house.clock import Clock, Timer
from server.house.cluster.moments import Said
from server.house.lobby.session import Session
from server.house.people.households import Cost
from server.house.people.sanitize import clean
from server.protocol.lobby import LONGEST_SAYING, ChatMessage, Place
from server.protocol.notices import ChatHistory, MoreSaid, NewChatMessage
from server.protocol.refusals import Muted
from server.protocol.requests import Say
from server.protocol.seat import Refusal
from server.store.changes import Change, add_saying, prune_talk
from server.store.rows import SayingRow, place_of

if TYPE_CHECKING:
    from server.house.lobby.house import House

# Seconds in which a crowd gets all that is said at once: each notice wakes each of them.
FRAME: Final = 0.1
CROWD: Final = 25
# Of what a crowd said at once; more than this nobody reads.
MOST_AT_ONCE: Final = 6


class Chat:
    def __init__(
        self, table: int | None, kept: int, clock: Clock, rows: Iterable[SayingRow] = ()
    ) -> None:
        self.place: Place = "lobby" if table is None else "table"
        self._table = table
        self._where = place_of(table)
        self._kept = kept
        self._rows = deque(rows, maxlen=kept)
        self._frame = Timer(clock)
        self._gathered: list[SayingRow] = []

    def row(self, speaker: Session, text: str, now: float) -> SayingRow:
        return SayingRow(self._where, now, speaker.person.id, speaker.person.name, text, None)

    def changes(self, row: SayingRow) -> tuple[Change, ...]:
        return add_saying(row), prune_talk(self._where, self._kept)

    def publish(self, row: SayingRow, sessions: Iterable[Session]) -> None:
        """Called once the row is stored. Of these sessions, those are told that are here when it
        is sent."""
        # Their own words are the answer to a request, so that they do not wait for the others'.
        notice = NewChatMessage(self._saying(row))
        for session in self._here(sessions):
            if session.person.id == row.person and row.person not in session.person.muted:
                session.mailbox.put(notice)
        self._gathered.append(row)
        if not self._frame.is_set:
            self._send(sessions)

    def _here(self, sessions: Iterable[Session]) -> list[Session]:
        return [session for session in sessions if session.table == self._table]

    def _send(self, sessions: Iterable[Session]) -> None:
        if not self._gathered:
            return
        rows, self._gathered = self._gathered, []
        self._rows.extend(rows)
        audience = self._here(sessions)
        homes = {session.person.id: session.household.name for session in audience}
        shown, others = heard(rows, [homes.get(row.person or 0, "") for row in rows])
        # The same objects for all: a language has its sentence once, however many read it.
        notices = [(row.person, NewChatMessage(self._saying(row))) for row in shown]
        for session in audience:
            known = session.person.muted | {session.person.id}
            for person, notice in notices:
                if person not in known:
                    session.mailbox.put(notice, wake=False)
            if more := sum(row.person not in known for row in others):
                session.mailbox.put(MoreSaid(self.place, more), wake=False)
            session.mailbox.wake_in_turn()
        if len(audience) > CROWD:
            self._frame.set_in(FRAME, partial(self._send, sessions))

    def forget(self, person: int) -> None:
        """Drops the person's messages from the history that newcomers are sent."""
        self._rows = deque((row for row in self._rows if row.person != person), self._kept)

    def history(self, session: Session) -> tuple[ChatMessage, ...]:
        muted = session.person.muted
        return tuple(self._saying(row) for row in self._rows if row.person not in muted)

    def send_history(self, session: Session) -> None:
        if history := self.history(session):
            session.mailbox.put(ChatHistory(history))

    def _saying(self, row: SayingRow) -> ChatMessage:
        return ChatMessage(row.who, row.text, self.place, row.at, row.seat)


async def say(house: "House", session: Session, request: Say) -> Refusal | None:
    now = house.clock.now()
    if seconds := house.mutes.seconds_left(session.person):
        return Muted(seconds)
    if refusal := session.household.refuse(Cost.TALK, now, session.person.talk_limit):
        return refusal
    if request.to == "table":
        table = house.table_for(session)
        if isinstance(table, Refusal):
            return table
        await table.ask(session, request)
        return None
    text = clean(request.text, LONGEST_SAYING)
    if isinstance(text, Refusal):
        return text
    row = house.chat.row(session, text, house.clock.wall())
    await house.store.write(*house.chat.changes(row))
    house.chat.publish(row, house.online)
    house.tell_moment(Said(row))
    return None


def heard(
    rows: Sequence[SayingRow], homes: Sequence[str]
) -> tuple[list[SayingRow], list[SayingRow]]:
    """Splits messages sent at once into those to show and the rest: first the newest of each
    household, then the one before it of each, so that a flood hides nobody else's message."""
    said, turns = Counter[str](), dict[int, tuple[int, int]]()
    for place in reversed(range(len(rows))):
        turns[place] = said[homes[place]], -place
        said[homes[place]] += 1
    shown = sorted(turns, key=turns.__getitem__)[:MOST_AT_ONCE]
    others = [row for place, row in enumerate(rows) if place not in shown]
    return [rows[place] for place in sorted(shown)], others

"""Chat of the lobby or of one table: a bounded, stored history, without muted people."""

from collections import deque
from collections.abc import Iterable

from server.house.lobby.session import Session
from server.protocol.lobby import ChatMessage, Place
from server.protocol.notices import ChatHistory, NewChatMessage
from server.store.changes import Change, add_saying, prune_talk
from server.store.rows import SayingRow, place_of


class Chat:
    def __init__(self, table: int | None, kept: int, rows: Iterable[SayingRow] = ()) -> None:
        self.place: Place = "lobby" if table is None else "table"
        self._where = place_of(table)
        self._kept = kept
        self._rows = deque(rows, maxlen=kept)

    def row(self, speaker: Session, text: str, now: float, seat: int | None = None) -> SayingRow:
        person = speaker.person
        return SayingRow(self._where, now, person.id, person.name, text, seat)

    def changes(self, row: SayingRow) -> tuple[Change, ...]:
        return add_saying(row), prune_talk(self._where, self._kept)

    def publish(self, row: SayingRow, sessions: Iterable[Session]) -> None:
        """Called once the row is stored."""
        self._rows.append(row)
        notice = NewChatMessage(self._saying(row))
        for session in sessions:
            if row.person not in session.person.muted:
                session.mailbox.put(notice)

    def history(self, session: Session) -> tuple[ChatMessage, ...]:
        muted = session.person.muted
        return tuple(self._saying(row) for row in self._rows if row.person not in muted)

    def send_history(self, session: Session) -> None:
        if history := self.history(session):
            session.mailbox.put(ChatHistory(history))

    def _saying(self, row: SayingRow) -> ChatMessage:
        return ChatMessage(row.who, row.text, self.place, row.at, row.seat)

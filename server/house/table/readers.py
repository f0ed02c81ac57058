"""Everybody who reads at one table: those who sit, those who watch, and bots."""

from collections.abc import Collection, Iterator

from server.house.lobby.mailbox import Mailbox
from server.house.lobby.session import Session
from server.protocol.notices import Notice
from server.protocol.seat import Viewer


class Audience:
    def __init__(self) -> None:
        self._visitors: dict[Session, Viewer] = {}
        self._viewing: dict[Viewer, dict[Session, None]] = {}
        self._bots: dict[int, Mailbox] = {}

    def __iter__(self) -> Iterator[Session]:
        return iter(tuple(self._visitors))

    def __len__(self) -> int:
        return len(self._visitors)

    def add(self, session: Session, viewer: Viewer) -> None:
        self._forget(session)
        self._visitors[session] = viewer
        self._viewing.setdefault(viewer, {})[session] = None

    def remove(self, session: Session) -> None:
        self._forget(session)
        self._visitors.pop(session, None)

    def _forget(self, session: Session) -> None:
        for viewing in self._viewing.values():
            viewing.pop(session, None)

    def _with(self, viewer: Viewer) -> Collection[Session]:
        return self._viewing.get(viewer, {})

    def has(self, session: Session) -> bool:
        return session in self._visitors

    def seat_of(self, session: Session) -> Viewer:
        return self._visitors.get(session)

    def holder(self, seat: int) -> Session | None:
        """The one connection that plays this seat."""
        return next(iter(self._with(seat)), None)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Whose views somebody has."""
        return tuple(viewer for viewer, viewing in self._viewing.items() if viewing)

    @property
    def held(self) -> set[int]:
        return {seat for seat, viewing in self._viewing.items() if seat is not None and viewing}

    @property
    def watchers(self) -> int:
        return len(self._with(None))

    def seat_bot(self, seat: int, mailbox: Mailbox) -> None:
        self._bots[seat] = mailbox

    def unseat_bot(self, seat: int) -> None:
        del self._bots[seat]

    def boxes(self, viewer: Viewer) -> list[Mailbox]:
        """All mailboxes with the same view."""
        boxes = [session.mailbox for session in self._with(viewer)]
        if viewer is not None and viewer in self._bots:
            boxes.append(self._bots[viewer])
        return boxes

    def tell(self, notice: Notice) -> None:
        """For all people here, whatever they may see."""
        for session in self._visitors:
            session.mailbox.put(notice)

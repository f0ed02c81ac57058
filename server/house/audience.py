"""Everybody who reads at one table: those who sit, those who watch, and bots."""

from collections.abc import Iterator

from server.house.mailbox import Mailbox
from server.house.visitor import Visitor
from server.protocol.notices import Notice
from server.protocol.seat import Viewer


class Audience:
    def __init__(self) -> None:
        self._visitors: dict[Visitor, Viewer] = {}
        self._bots: dict[int, Mailbox] = {}

    def __iter__(self) -> Iterator[Visitor]:
        return iter(tuple(self._visitors))

    def __len__(self) -> int:
        return len(self._visitors)

    def add(self, visitor: Visitor, viewer: Viewer) -> None:
        self._visitors[visitor] = viewer

    def remove(self, visitor: Visitor) -> None:
        self._visitors.pop(visitor, None)

    def has(self, visitor: Visitor) -> bool:
        return visitor in self._visitors

    def seat_of(self, visitor: Visitor) -> Viewer:
        return self._visitors.get(visitor)

    def holder(self, seat: int) -> Visitor | None:
        """The one connection that plays this seat."""
        return next((v for v, viewer in self._visitors.items() if viewer == seat), None)

    @property
    def held(self) -> set[int]:
        return {viewer for viewer in self._visitors.values() if viewer is not None}

    @property
    def watchers(self) -> int:
        return sum(viewer is None for viewer in self._visitors.values())

    def seat_bot(self, seat: int, mailbox: Mailbox) -> None:
        self._bots[seat] = mailbox

    def unseat_bot(self, seat: int) -> None:
        del self._bots[seat]

    def boxes(self, viewer: Viewer) -> list[Mailbox]:
        """All mailboxes with the same view."""
        boxes = [v.mailbox for v, mine in self._visitors.items() if mine == viewer]
        if viewer is not None and viewer in self._bots:
            boxes.append(self._bots[viewer])
        return boxes

    def tell(self, notice: Notice) -> None:
        """For all people here, whatever they may see."""
        for visitor in self._visitors:
            visitor.mailbox.put(notice)

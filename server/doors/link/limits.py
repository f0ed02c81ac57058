"""The limits of a door: those of its own work, and the places that its house gives."""

from collections.abc import Callable

from server.doors.link.door import HouseLink
from server.doors.link.messages import refusal_of
from server.doors.ssh.limits import ConnectionLimits, ConnectionSlot
from server.house.clock import Clock
from server.house.people.households import Households
from server.protocol.seat import Refusal
from server.settings import DoorSettings


class LinkedSlot(ConnectionSlot):
    """The place of a connection in this door and in the house."""

    def join(self, link: HouseLink) -> "LinkedSlot":
        self._link = link
        return self

    def confirm(self, then: Callable[[Refusal | None], object]) -> None:
        self._link.arrive(self, lambda answer: then(refusal_of(answer)))

    def logged_in(self) -> None:
        super().logged_in()
        self._link.logged_in(self)


class LinkedLimits(ConnectionLimits):
    """Protect the loop of this process. The allowances of households are those of the house: it
    counts all connections, commands and screens once more, and shares their input."""

    def __init__(
        self,
        link: HouseLink,
        settings: DoorSettings,
        households: Households,
        clock: Clock,
    ) -> None:
        super().__init__(settings, households, clock, link.log)
        self._link = link

    def connect(self, address: str) -> LinkedSlot:
        return LinkedSlot(self._open, self.household(address), address).join(self._link)

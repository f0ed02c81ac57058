"""Who somebody is beyond one line: return codes, names that guests keep, and further devices."""

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from server.house.lobby.session import Session
from server.house.people import codes
from server.house.people.directory import Person
from server.protocol.lobby import Language
from server.protocol.notices import DeviceCode
from server.protocol.refusals import AlreadyAtTable, NameKept, NeedsKey, NoSuchCode
from server.protocol.requests import AddDevice, Return
from server.protocol.seat import Refusal
from server.store.client import StoreError

if TYPE_CHECKING:
    from server.house.lobby.house import House

MINUTES = 10


class Promise(NamedTuple):
    person: Person
    until: float


class Devices:
    """Codes by which somebody's further device is known: each is good once, and not for long."""

    def __init__(self) -> None:
        self._promises: dict[str, Promise] = {}

    def promise(self, person: Person, code: str, now: float) -> None:
        """Only the newest code of a person is good."""
        self._promises = {
            sealed: promise
            for sealed, promise in self._promises.items()
            if promise.until > now and promise.person is not person
        }
        self._promises[codes.sealed(code)] = Promise(person, now + 60 * MINUTES)

    def owner(self, code: str, now: float) -> Person | None:
        promise = self._promises.get(codes.sealed(code))
        return promise.person if promise and promise.until > now else None

    def redeem(self, code: str) -> Promise | None:
        return self._promises.pop(codes.sealed(code), None)

    def give_back(self, code: str, promise: Promise | None) -> None:
        if promise:
            self._promises[codes.sealed(code)] = promise


async def learn_language(house: "House", person: Person, language: Language) -> None:
    """What cannot be kept is learnt the next time."""
    with suppress(StoreError):
        await house.register.change(person, language=language, spoke=True)


async def add_device(house: "House", session: Session, request: AddDevice) -> Refusal | None:
    if session.key is None:
        return NeedsKey()
    code = codes.return_code(house.services.draw)
    house.devices.promise(session.person, code, house.services.clock.now())
    session.mailbox.put(DeviceCode(code, MINUTES))
    return None


async def come_back(house: "House", session: Session, request: Return) -> Refusal | None:
    guest = house.people.by_code(request.code)
    owner = house.devices.owner(request.code, house.services.clock.now())
    person = guest or owner
    if person is None:
        return NoSuchCode()
    if session.table is not None:
        return AlreadyAtTable(session.table)
    if person is session.person:
        return None
    if session.key is not None:
        return await keep_for_good(house, session, session.key, person, request.code)
    if owner is not None:
        return NeedsKey()
    await house.become(session, person, codes.tidy(request.code))
    return None


async def keep_for_good(
    house: "House", session: Session, key: str, person: Person, code: str
) -> Refusal | None:
    """The key was new in the house, and is now one of this person's; on all its lines."""
    newcomer = session.person
    if not session.new or any(line.table is not None for line in house.here.lines(newcomer)):
        return NameKept(newcomer.name)
    promise = house.devices.redeem(code)
    try:
        refusal = await house.register.tie(newcomer, key, person)
    except StoreError:
        house.devices.give_back(code, promise)
        raise
    if refusal:
        return refusal
    for line in house.here.lines(newcomer):
        line.new = False
        await house.become(line, person, None)
    return None

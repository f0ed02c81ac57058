"""Codes typed in to be known again: a guest's return code, and codes that add another key: one for
some minutes, and one to print, for the day on which a key is lost."""

from typing import TYPE_CHECKING, NamedTuple

from server.house.cluster.moments import CodeIssued, CodeUsed
from server.house.lobby import person_changes
from server.house.lobby.session import Session
from server.house.people import codes
from server.house.people.households import Cost, Household
from server.house.people.person import Person
from server.protocol.notices import DeviceCode
from server.protocol.refusals import AlreadyAtTable, NameKept, NeedsKey, NoSuchCode
from server.protocol.requests import AddDevice, Return
from server.protocol.seat import Refusal
from server.store.client import StoreError

if TYPE_CHECKING:
    from server.house.lobby.house import House

# Long enough to walk to the other device.
VALID_MINUTES = 10


class IssuedCode(NamedTuple):
    person: Person
    until: float


class DeviceCodes:
    """Codes issued by people with a key, by digest. Each can be used once, for some minutes."""

    def __init__(self) -> None:
        self._issued: dict[str, IssuedCode] = {}

    def add(self, digest: str, person: Person, now: float, seconds: float) -> None:
        """Replaces an earlier code of this person."""
        self._issued = {
            digest: issued
            for digest, issued in self._issued.items()
            if issued.until > now and issued.person is not person
        }
        self._issued[digest] = IssuedCode(person, now + seconds)

    def withdraw_all(self) -> None:
        self._issued.clear()

    def issuer(self, code: str, now: float) -> Person | None:
        issued = self._issued.get(codes.digest(code))
        return issued.person if issued and issued.until > now else None

    def withdraw(self, digest: str) -> IssuedCode | None:
        return self._issued.pop(digest, None)

    def put_back(self, digest: str, issued: IssuedCode) -> None:
        self._issued[digest] = issued


async def add_device(house: "House", session: Session, request: AddDevice) -> Refusal | None:
    if session.key is None:
        return NeedsKey()
    code = codes.return_code(house.draw)
    digest, seconds = codes.digest(code), 60 * VALID_MINUTES
    house.device_codes.add(digest, session.person, house.clock.now(), seconds)
    house.tell_moment(CodeIssued(digest, session.person.id, seconds))
    session.mailbox.put(DeviceCode(code, VALID_MINUTES))
    return None


async def use_code(house: "House", session: Session, request: Return) -> Refusal | None:
    person = await owner_of(house, session.household, request.code)
    if isinstance(person, Refusal):
        return person
    if session.table is not None:
        return AlreadyAtTable(session.table)
    if person is session.person:
        return None
    if session.key is not None:
        return await merge_into(house, session.person, person, request.code)
    if not person.guest:
        return NeedsKey()
    person_changes.change_person(house, session, person, codes.normalize(request.code))
    return None


async def owner_of(house: "House", household: Household, code: str) -> Person | Refusal:
    """The person whose return code, printed code or device code it is."""
    now = house.clock.now()
    if spent := household.spent(Cost.CODES, now):
        return spent
    person = house.device_codes.issuer(code, now) or await house.people.by_code(code)
    if person is None:
        household.take(Cost.CODES, now)
        return NoSuchCode()
    return person


async def add_key(house: "House", household: Household, key: str, code: str) -> Person | Refusal:
    """Makes a key that the house may never have seen one of the person with this code."""
    person = await owner_of(house, household, code)
    if isinstance(person, Refusal) or key in person.keys:
        return person
    newcomer, _ = await house.people.find_or_create(key, None, None, person.language)
    return await merge_into(house, newcomer, person, code) or person


async def merge_into(house: "House", newcomer: Person, person: Person, code: str) -> Refusal | None:
    """Turns a newcomer with all keys and sessions into the person."""
    if not newcomer.is_new:
        return NameKept(newcomer.name)
    # Withdrawn before the first await, so that two devices cannot use one code.
    digest = codes.digest(code)
    issued = house.device_codes.withdraw(digest)
    try:
        refusal = await house.people.merge(newcomer, person, None if issued else code)
    except StoreError:
        if issued:
            house.device_codes.put_back(digest, issued)
        raise
    if refusal:
        return refusal
    house.tell_moment(CodeUsed(digest))
    for session in house.online.sessions(newcomer):
        person_changes.change_person(house, session, person, None)
    person_changes.profile_changed(house, person)
    return None

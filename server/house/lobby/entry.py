"""Entry into the house: a session for a known or a new person, or a refusal."""

from functools import partial
from typing import TYPE_CHECKING

from server.house.lobby.mailbox import Mailbox
from server.house.lobby.requests import handle, show
from server.house.lobby.session import Resumed, Session
from server.house.memory import SESSION
from server.house.people import codes
from server.house.people.households import Cost, Held, Household
from server.house.people.person import Person
from server.house.people.rate_limit import RateLimit
from server.protocol import notices
from server.protocol.lobby import Address, Language
from server.protocol.refusals import CannotKeep, HouseFull
from server.protocol.seat import Refusal
from server.store.client import StoreError

if TYPE_CHECKING:
    from server.house.lobby.house import House

# Seconds of requests that may come at once: people type in bursts.
BURST = 4


async def enter(
    house: "House",
    household: Household,
    key: str | None,
    name: str | None,
    language: Language | None,
    door: Address | None,
    resumed: Resumed | None,
) -> Session | Refusal:
    if len(house.online) >= house.settings.limits.visitors:
        return HouseFull()
    # A session that moves is still counted where it was.
    if not resumed and (full := household.refuse_hold(Held.SESSIONS)):
        return full
    number = next(house.session_numbers)
    if not house.memory.takes(SESSION, number):
        return HouseFull()
    # At once: many may come while this one is being stored.
    household.hold(Held.SESSIONS)
    try:
        house.forget_guests()
        code = resumed.code if resumed else None
        person, key, code, why_not = await identify(house, household, key, code, name, language)
    except StoreError:
        house.free(household, number)
        return CannotKeep()
    limits = house.settings.limits
    session = Session(
        number,
        household,
        person,
        code,
        key,
        partial(handle, house),
        partial(show, house),
        Mailbox(limits.unread, house.news),
        RateLimit(limits.requests_per_second, BURST * limits.requests_per_second),
        door,
    )
    house.arrived(session)
    house.greet(session)
    if (greeting := house.settings.house.greeting) and not resumed:
        session.mailbox.put(notices.Announced(greeting))
    if language and not person.language_chosen:
        await house.people.store_language(person, language)
        house.greet(session)
    elif person.is_new and not person.language_chosen:
        session.mailbox.put(notices.WhichLanguage())
    for refusal in why_not:
        session.mailbox.put(notices.Refused(refusal))
    await house.seat(session, resumed)
    await house.people.note_visit(session.person)
    return session


async def identify(
    house: "House",
    household: Household,
    key: str | None,
    code: str | None,
    name: str | None,
    language: Language | None,
) -> tuple[Person, str | None, str | None, tuple[Refusal, ...]]:
    """The guest with this code, the person with this key, or a new one. Guests have no key: they
    come back with the code. The refusals say why they got another name than they wished, or did not
    become known by their key."""
    guest = await house.people.by_code(code) if code else None
    if guest and guest.guest:
        return guest, None, code, ()
    if key and (known := await house.people.known(key)):
        return known, key, None, ()
    too_many = household.refuse(Cost.NAMES, house.clock.now()) if key else None
    # Comes in as a guest, whose name will be free again.
    key = None if too_many else key
    code = None if key else codes.return_code(house.draw)
    person, refusal = await house.people.find_or_create(key, code, name, language)
    return person, key, code, tuple(filter(None, (refusal, too_many)))

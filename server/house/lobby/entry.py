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
    if full := household.refuse_hold(Held.SESSIONS):
        return full
    number = next(house.session_numbers)
    if not house.memory.takes(SESSION, number):
        return HouseFull()
    # At once: many may come while this one is being stored.
    household.hold(Held.SESSIONS)
    try:
        house.forget_guests()
        guest = await guest_again(house, resumed)
        too_many = None if guest else await refuse_new_key(house, household, key)
        # Comes in as a guest, whose name will be free again.
        key = None if too_many or guest else key
        # Only for guests: people with a key come back with that.
        code = codes.return_code(house.draw) if key is None else None
        if guest and resumed:
            person, refusal, code = guest, None, resumed.code
        else:
            person, refusal = await house.people.find_or_create(key, code, name, language)
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
    for why in filter(None, (refusal, too_many)):
        session.mailbox.put(notices.Refused(why))
    await house.seat(session, resumed)
    await house.people.note_visit(session.person)
    return session


async def guest_again(house: "House", resumed: Resumed | None) -> Person | None:
    person = await house.people.by_code(resumed.code) if resumed and resumed.code else None
    return person if person and person.guest else None


async def refuse_new_key(house: "House", household: Household, key: str | None) -> Refusal | None:
    if key is None or await house.people.by_key(key) is not None:
        return None
    return household.refuse(Cost.NAMES, house.clock.now())

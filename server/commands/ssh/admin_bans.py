"""`admin ban`, `unban` and `bans`."""

import re
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime
from ipaddress import ip_network
from typing import TYPE_CHECKING, Final, NamedTuple

from server.commands.serving.admin_socket import FOR, HOUSEHOLD
from server.commands.ssh.admin_people import addresses
from server.commands.ssh.admin_tables import place_of
from server.commands.ssh.answers import (
    CommandCall,
    answer,
    check_none,
    in_lines,
    no_such,
    only_argument,
    split_flags,
)
from server.doors.ssh.access_lists import AccessLists, nobody
from server.doors.ssh.auth import Login
from server.doors.ssh.sessions import CommandResult
from server.errors import UsageError
from server.house.people.households import household_name
from server.settings import DoorSettings
from server.text_formats import fingerprint_of

if TYPE_CHECKING:
    from server.commands.ssh.admin_commands import HouseControl

DURATION: Final = re.compile(r"([1-9][0-9]{0,3})([mhdw])")
SECONDS: Final = {"m": 60, "h": 3600, "d": 86400, "w": 604800}


class Wish(NamedTuple):
    """The words of a `ban` command; `seconds` is None for a ban without an end."""

    whom: str
    household: bool
    seconds: int | None


async def ban(control: "HouseControl", call: CommandCall) -> CommandResult:
    """NAME [--household] [--for 3d]: bans a key, an address, a network, the keys of a person, or
    the address of a guest or of anybody with all who share it. Ends their sessions. Of two bans of
    the same, the longer one counts."""
    wish = parse_wish(call.words)
    found = await bans_for(control, wish)
    if not found:
        raise UsageError("nobody-here", name=wish.whom)
    # A host who locks themself out could lift the ban only at the machine.
    if would_refuse(found, call.caller.login):
        raise UsageError("bans-yourself")
    house = control.house
    end = None if wish.seconds is None else house.clock.wall() + wish.seconds
    await house.bans.add(found, end)
    control.enforce_bans(end)
    return in_lines([f"Banned: {described(control, each)}" for each in found])


def parse_wish(words: Iterable[str]) -> Wish:
    whom, household, seconds = list[str](), False, None
    rest = iter(split_flags(words))
    for word in rest:
        if word == HOUSEHOLD:
            household = True
        elif word == FOR:
            seconds = parse_duration(next(rest, ""))
        else:
            whom.append(word)
    if not whom:
        raise UsageError("missing-argument", name="NAME")
    return Wish(" ".join(whom), household, seconds)


def parse_duration(text: str) -> int:
    """The seconds of a duration such as 30m, 12h, 3d or 2w."""
    if found := DURATION.fullmatch(text):
        return int(found[1]) * SECONDS[found[2]]
    raise UsageError("not-a-duration", flag="for", value=text)


async def bans_for(control: "HouseControl", wish: Wish) -> tuple[str, ...]:
    if (fingerprint := fingerprint_of(wish.whom)) and not wish.household:
        return (fingerprint,)
    with suppress(ValueError):
        return (str(ip_network(wish.whom, strict=False)),)
    people = control.house.people
    person = await (people.by_key(fingerprint) if fingerprint else people.by_name(wish.whom))
    if person is None:
        return ()
    homes = {str(ip_network(household_name(each))) for each in addresses(control, person)}
    # A guest has no key, so only the address is left; it may be that of others, too.
    found = homes if wish.household else person.keys or homes
    if not found and (house := control.house.others.house_of(person.id)):
        raise UsageError("person-elsewhere", name=person.name, house=place_of(control, house))
    return tuple(sorted(found))


def would_refuse(bans: Iterable[str], login: Login) -> bool:
    lists = AccessLists(DoorSettings(), nobody)
    lists.change(DoorSettings(), bans)
    return bool(lists.refuse_address(login.address) or lists.refuse_key(login.key))


async def unban(control: "HouseControl", call: CommandCall) -> CommandResult:
    what, bans = only_argument(call, "BAN"), control.house.bans
    if what not in bans:
        raise no_such("BAN", what, bans)
    await bans.remove(what)
    control.update_lists()
    return in_lines([f"No longer banned: {what}"])


async def bans(control: "HouseControl", call: CommandCall) -> CommandResult:
    check_none(call)
    found = list(control.house.bans)
    listed = [{"ban": each, "until": control.house.bans.end_of(each)} for each in found]
    return answer(call, listed, [described(control, each) for each in found])


def described(control: "HouseControl", ban: str) -> str:
    end = control.house.bans.end_of(ban)
    return ban if end is None else f"{ban} until {datetime.fromtimestamp(end, UTC):%F %H:%M} UTC"

"""`admin people`, `mute` and `merge`."""

from typing import TYPE_CHECKING, Final

from server.commands.context import say_refusal
from server.commands.ssh.answers import CommandCall, answer, in_lines
from server.doors.ssh.sessions import CommandResult
from server.errors import UsageError
from server.house.cluster.moments import MutedFor
from server.house.people.person import Person
from server.protocol.notices import Announced
from server.protocol.refusals import Muted
from server.text_formats import day
from tui.text import Texts

if TYPE_CHECKING:
    from server.commands.ssh.admin_commands import HouseControl

MUTED_MINUTES: Final = 60
MOST_MINUTES: Final = 60 * 24 * 365


async def people(control: "HouseControl", call: CommandCall) -> CommandResult:
    """Those who are here, or all that is known of one person."""
    if call.words:
        person = await person_called(control, " ".join(call.words))
        about = described(control, person)
        return answer(call, about, [f"{what}: {value}" for what, value in about.items()])
    here = [brief(control, person) for person in control.house.online.people()]
    lines = ["  ".join(map(str, each.values())) for each in here]
    return answer(call, here, lines or ["Nobody is here."])


async def person_called(control: "HouseControl", name: str) -> Person:
    person = await control.house.people.by_name(name)
    if person is None:
        raise UsageError("no-such-person", name=name)
    return person


def brief(control: "HouseControl", person: Person) -> dict[str, object]:
    table = control.house.online.table_of(person)
    return {
        "name": person.name,
        "kind": "guest" if person.guest else "key",
        "table": "hall" if table is None else table,
        "addresses": ", ".join(addresses(control, person)),
    }


def addresses(control: "HouseControl", person: Person) -> list[str]:
    logins = control.sessions.logins
    here = control.house.online.sessions(person)
    return sorted({logins[session].address for session in here if session in logins})


def described(control: "HouseControl", person: Person) -> dict[str, object]:
    seats = control.house.numbers_of_tables(person)
    return {
        **brief(control, person),
        "here": control.house.online.has(person),
        "last visit": day(person.seen),
        "keys": ", ".join(sorted(person.keys)) or "none",
        "language": person.language,
        "seats": ", ".join(map(str, seats)) or "none",
        "muted": control.house.mutes.seconds_left(person),
    }


async def mute(control: "HouseControl", call: CommandCall) -> CommandResult:
    """NAME [MINUTES]: the person can play, but not talk. 0 minutes end it."""
    if not call.words:
        raise UsageError("missing-argument", name="NAME")
    *words, last = call.words
    # The last word is the minutes, unless it is all there is.
    is_number = bool(words) and last.isascii() and last.isdigit()
    minutes = int(last) if is_number and len(last) < 8 else MUTED_MINUTES
    if minutes > MOST_MINUTES:
        raise UsageError(
            "no-such-choice", what="MINUTES", value=last, allowed=(f"0-{MOST_MINUTES}",)
        )
    person = await person_called(control, " ".join(words if is_number else call.words))
    control.house.mutes.add(person, 60 * minutes)
    control.house.tell_moment(MutedFor(person.id, 60 * minutes))
    if minutes:
        announce(control, person, say_refusal(texts_of(control, person), Muted(60 * minutes)))
    else:
        announce(control, person, texts_of(control, person).say("news-unmuted"))
    done = f"for {minutes} minutes" if minutes else "no longer"
    return in_lines([f"{person.name} is muted {done}."])


async def merge(control: "HouseControl", call: CommandCall) -> CommandResult:
    """NEW OLD: the keys of NEW belong to OLD from now on, and NEW is forgotten."""
    if len(call.words) != 2:
        raise UsageError("missing-argument", name="NEW OLD")
    newcomer, person = [await person_called(control, name) for name in call.words]
    if newcomer is person or newcomer.guest:
        raise UsageError("cannot-merge")
    if control.house.seats_of(newcomer) or control.house.uses(newcomer.id):
        raise UsageError("cannot-merge")
    if await control.house.people.merge(newcomer, person) is not None:
        raise UsageError("cannot-merge")
    told = texts_of(control, person).say("news-merged", name=newcomer.name)
    announce(control, person, told)
    return in_lines([f"The keys of {newcomer.name} belong to {person.name} now."])


def texts_of(control: "HouseControl", person: Person) -> Texts:
    return control.texts_for(person.language)


def announce(control: "HouseControl", person: Person, text: str) -> None:
    for session in control.house.online.sessions(person):
        session.mailbox.put(Announced(text))

"""What visitors ask of the house itself; what concerns a table goes to its owner."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any

from server.house import identity, opening, replaying
from server.house.visitor import Visitor
from server.house.words import clean
from server.protocol.lobby import LONGEST_SAYING
from server.protocol.notices import Refused, Shown
from server.protocol.refusals import (
    AlreadyAtTable,
    CannotKeep,
    NoSuchName,
    NoSuchRecord,
    NoSuchTable,
    NotAtTable,
    TablePaused,
    TooFast,
)
from server.protocol.requests import (
    AddDevice,
    Finished,
    History,
    Leave,
    Look,
    Mute,
    Open,
    Prefer,
    Rename,
    Replay,
    Request,
    Return,
    Say,
    ShowRecord,
    Sit,
    Speak,
    Watch,
)
from server.protocol.seat import Refusal
from server.store.memory import Trouble

if TYPE_CHECKING:
    from server.house.house import House

GUESSING = 20
"""a code costs as much as so many other requests, so that nobody finds one by trying"""
DEAR = 5
"""what makes the house tell much, or many people"""
DEAR_ONES = (Rename, Open, Watch, Leave, ShowRecord, History, Look, Finished)


async def hear(house: "House", visitor: Visitor, request: Request) -> None:
    """Whatever comes of it is in the visitor's mailbox afterwards."""
    if seconds := visitor.meter.take(house.services.clock.now(), cost(request)):
        refusal: Refusal | None = TooFast(seconds)
    else:
        try:
            refusal = await house.attend(visitor, answer(house, visitor, request))
        except Trouble:
            refusal = CannotKeep()
    if refusal:
        visitor.mailbox.put(Refused(refusal))


def cost(request: Request) -> int:
    guess = isinstance(request, Return) or (
        isinstance(request, Sit | Watch) and not request.table.isdecimal()
    )
    if guess:
        return GUESSING
    return DEAR if isinstance(request, DEAR_ONES) else 1


async def answer(house: "House", visitor: Visitor, request: Request) -> Refusal | None:
    return await ANSWERS.get(type(request), ask_table)(house, visitor, request)


async def look(house: "House", visitor: Visitor, request: Look) -> Refusal | None:
    show(house, visitor)
    return None


def show(house: "House", visitor: Visitor) -> None:
    """Nothing changes by it, so it need not wait until its table has time."""
    house.greet(visitor)
    if owner := house.at(visitor):
        owner.table.show_all(visitor)
    else:
        house.show_lobby(visitor)


async def speak(house: "House", visitor: Visitor, request: Speak) -> Refusal | None:
    await house.register.change(visitor.person, language=request.language, spoke=True)
    house.greet(visitor)
    return None


async def prefer(house: "House", visitor: Visitor, request: Prefer) -> Refusal | None:
    """The table looks again at what is to be done for him; one that is paused does so later."""
    await house.register.change(visitor.person, preferences=request.preferences)
    house.greet(visitor)
    owner = house.at(visitor)
    if owner and not owner.table.paused:
        await owner.ask(visitor, request)
    return None


async def ask_table(house: "House", visitor: Visitor, request: Request) -> Refusal | None:
    owner = house.at(visitor)
    if owner is None:
        return NotAtTable()
    if owner.table.paused:
        return TablePaused()
    await owner.ask(visitor, request)
    return None


async def go_to_table(house: "House", visitor: Visitor, request: Sit | Watch) -> Refusal | None:
    owner = house.owner_of(request.table, visitor.person)
    if owner is None:
        return NoSuchTable(request.table)
    if visitor.table not in (None, owner.table.number):
        return AlreadyAtTable(visitor.table)
    if owner.table.paused:
        return TablePaused()
    visitor.new = False
    if isinstance(request, Watch) or owner.table.has_seat(visitor.person.id):
        await owner.ask(visitor, request)
        return None
    if refusal := opening.seats_enough(house, visitor.person):
        return refusal
    with opening.on_the_way(house.sitting, visitor.person):
        await owner.ask(visitor, request)
    return None


async def rename(house: "House", visitor: Visitor, request: Rename) -> Refusal | None:
    before = visitor.person.name
    if refusal := await house.register.rename(visitor.person, request.name):
        return refusal
    house.renamed(visitor, before)
    return None


async def mute(house: "House", visitor: Visitor, request: Mute) -> Refusal | None:
    other = house.people.by_name(request.name)
    if other is None or other is visitor.person:
        return NoSuchName(request.name)
    muted, one = visitor.person.muted, {other.id}
    muted = muted | one if request.mute else muted - one
    await house.register.change(visitor.person, muted=muted)
    return None


async def say(house: "House", visitor: Visitor, request: Say) -> Refusal | None:
    now = house.services.clock.now()
    if seconds := visitor.person.talk.take(now):
        return TooFast(seconds)
    if request.to == "table":
        return await ask_table(house, visitor, request)
    text = clean(request.text, LONGEST_SAYING)
    if isinstance(text, Refusal):
        return text
    row = house.talk.row(visitor, text, now)
    await house.services.memory.write(*house.talk.as_kept(row))
    house.talk.said(row, house.here.in_lobby())
    return None


async def show_record(house: "House", visitor: Visitor, request: ShowRecord) -> Refusal | None:
    found = await replaying.lines_for(house, visitor, request.record)
    if found is None:
        return NoSuchRecord(request.record)
    lines, _ = found
    visitor.mailbox.put(Shown(request.record, tuple(lines.decode().splitlines())))
    return None


Answer = Callable[["House", Visitor, Any], Awaitable[Refusal | None]]

ANSWERS: Mapping[type[Request], Answer] = {
    Look: look,
    Rename: rename,
    Speak: speak,
    Prefer: prefer,
    Return: identity.come_back,
    AddDevice: identity.add_device,
    Mute: mute,
    Say: say,
    ShowRecord: show_record,
    Finished: replaying.list_games,
    Replay: replaying.show_step,
    Open: opening.open_table,
    Sit: go_to_table,
    Watch: go_to_table,
}

"""`ssh HOST me`: what people may ask about themselves, by the key with which they come."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any, Final

import msgspec

from server.commands.context import say_refusal
from server.commands.ssh.answers import CommandCall, answer, check_none, only_argument
from server.doors.ssh.session_process import FAILED, MISUSED
from server.doors.ssh.sessions import CommandResult
from server.errors import UsageError
from server.house.lobby import person_changes
from server.house.lobby.house import House
from server.house.people import codes, devices, names
from server.house.people.erasure import erase
from server.house.people.person import Person
from server.protocol.notices import Announced
from server.protocol.refusals import CannotKeep
from server.protocol.seat import Refusal
from server.store.client import StoreError
from server.store.people import known_of
from server.store.records import PlayedRecord, played_by
from server.text_formats import day, fingerprint_of

# Records that are read at once for an export.
PAGE: Final = 20
RECORDS: Final = "records"
ADD, REMOVE = "add", "remove"
NONE: Final = "–"


async def me(house: House, call: CommandCall) -> CommandResult:
    """Without a word, tells what is known of the person who asks."""
    word, *rest = call.words or ("",)
    if word not in WORDS:
        raise UsageError("no-such-command", value=word, allowed=tuple(filter(None, WORDS)))
    call = call._replace(words=tuple(rest))
    key = call.caller.login.key
    try:
        if word == "keys" and rest[:1] == [ADD] and key:
            return await add_key(house, call, key)
        person = await house.people.by_key(key) if key else None
        if person is None:
            return CommandResult(b"", call.texts.say("ssh-me-unknown"), FAILED)
        return await WORDS[word](house, call, person)
    except StoreError:
        return refused(call, CannotKeep())


async def tell(house: House, call: CommandCall, person: Person) -> CommandResult:
    check_none(call)
    known = await described(house, person)
    say = call.texts.say
    lines = [
        say("ssh-me-name", name=person.name),
        say("ssh-me-seen", day=day(person.seen)),
        *(say("ssh-me-key", key=key) for key in sorted(person.keys)),
        say("ssh-me-code-kept" if person.code else "ssh-me-no-code"),
        say("ssh-me-language", language=say("screen-language-mine")),
        say("ssh-me-games", count=known["games"]),
        say(
            "ssh-me-seats",
            count=len(known["seats"]),
            tables=call.texts.join(map(str, known["seats"])),
        ),
        say("ssh-me-talk", count=len(known["talk"])),
        say("ssh-me-muted", names=call.texts.join(known["muted"]) or NONE),
        say("ssh-me-more"),
    ]
    return answer(call, known, lines)


async def described(house: House, person: Person) -> dict[str, Any]:
    games, talk = await house.store.read(known_of, person.id)
    muted = [await house.people.by_id(number) for number in sorted(person.muted)]
    return {
        "name": person.name,
        "keys": sorted(person.keys),
        "code": person.code is not None,
        "seen": day(person.seen),
        "language": person.language,
        "preferences": person.preferences,
        "muted": [other.name for other in muted if other],
        "seats": house.numbers_of_tables(person),
        "games": games,
        "talk": [{"place": place, "at": at, "text": text} for place, at, text in talk],
    }


async def export(house: House, call: CommandCall, person: Person) -> CommandResult:
    """All that is known as JSON lines, with a line for each game; or the records alone, as a file
    that can be verified."""
    if call.words and call.words != (RECORDS,):
        raise UsageError("too-many-arguments", value=call.words[0])
    games = games_of(house, person)
    if call.words:
        return CommandResult(b"", more=(game.lines async for game in games))
    known = {"person": await described(house, person)}
    return CommandResult(in_json(known), more=(in_json(as_json(game)) async for game in games))


async def games_of(house: House, person: Person) -> AsyncIterator[PlayedRecord]:
    page = await house.store.read(played_by, person.id, PAGE)
    while page:
        for game in page:
            yield game
        page = await house.store.read(played_by, person.id, PAGE, page[-1])


def as_json(game: PlayedRecord) -> dict[str, Any]:
    values = game._asdict()
    del values["number"]
    return {"game": {**values, "lines": game.lines.decode().splitlines()}}


def in_json(value: Any) -> bytes:
    return msgspec.json.encode(value) + b"\n"


async def forget(house: House, call: CommandCall, person: Person) -> CommandResult:
    """NAME, as a confirmation that needs no terminal."""
    say = call.texts.say
    if names.fold(" ".join(call.words)) != names.fold(person.name):
        return CommandResult(b"", say("ssh-me-confirm", name=person.name), MISUSED)
    for session in house.online.sessions(person):
        session.mailbox.put(Announced(say("ssh-me-session-ends")))
    if not await erase(house, person):
        return refused(call, CannotKeep())
    return done(call, say("ssh-me-forgotten"))


async def rename(house: House, call: CommandCall, person: Person) -> CommandResult:
    """NAME: the new one."""
    if not call.words:
        raise UsageError("missing-argument", name="NAME")
    before = person.name
    if refusal := await house.people.rename(person, " ".join(call.words)):
        return refused(call, refusal)
    person_changes.renamed(house, person, before)
    return done(call, call.texts.say("ssh-me-name", name=person.name))


async def code(house: House, call: CommandCall, person: Person) -> CommandResult:
    """A code to print: it adds one key, when those of today are lost."""
    check_none(call)
    made = codes.printed_code(house.draw)
    await house.people.change_code(person, made)
    said = [made, call.texts.say("ssh-me-code", line=f"me keys {ADD} {made}")]
    return answer(call, {"code": made}, said)


async def keys(house: House, call: CommandCall, person: Person) -> CommandResult:
    """[remove KEY]; `add CODE` is answered before, since its key is unknown yet."""
    if not call.words:
        found = sorted(person.keys)
        return answer(call, found, [call.texts.say("ssh-me-key", key=key) for key in found])
    word, *rest = call.words
    if word != REMOVE:
        raise UsageError("no-such-choice", what="keys", value=word, allowed=(ADD, REMOVE))
    wanted = only_argument(call._replace(words=tuple(rest)), "KEY")
    key = fingerprint_of(wanted) or wanted
    if not await house.people.remove_key(person, key):
        allowed = call.texts.join(sorted(person.keys))
        return CommandResult(b"", call.texts.say("ssh-me-key-stays", keys=allowed), MISUSED)
    for session in house.online.sessions(person):
        if session.key == key:
            house.leave(session)
    return done(call, call.texts.say("ssh-me-key-removed", key=key))


async def add_key(house: House, call: CommandCall, key: str) -> CommandResult:
    typed = only_argument(call._replace(words=call.words[1:]), "CODE")
    household = house.households.of(call.caller.login.address, house.clock.now())
    person = await devices.add_key(house, household, key, typed)
    if isinstance(person, Refusal):
        return refused(call, person)
    return done(call, call.texts.say("ssh-me-key-added", name=person.name))


def done(call: CommandCall, sentence: str) -> CommandResult:
    return answer(call, {"done": True}, [sentence])


def refused(call: CommandCall, refusal: Refusal) -> CommandResult:
    return CommandResult(b"", say_refusal(call.texts, refusal), FAILED, refusal=refusal)


Word = Callable[[House, CommandCall, Person], Awaitable[CommandResult]]
WORDS: Final[Mapping[str, Word]] = {
    "": tell,
    "export": export,
    "forget": forget,
    "name": rename,
    "keys": keys,
    "code": code,
}

"""`ssh host admin …`: what the host can do while the house is open."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_network
from itertools import chain
from typing import Final

from server.commands import host_people, host_restart
from server.commands.admin_socket import Asked
from server.commands.context import error_sentence
from server.commands.ssh_answers import (
    JSON,
    CommandCall,
    Run,
    answer,
    check_none,
    in_lines,
    only_argument,
)
from server.doors.ssh.access_lists import AccessLists, nobody
from server.doors.ssh.auth import Login
from server.doors.ssh.limits import ConnectionLimits, Log
from server.doors.ssh.sessions import Caller, CommandResult, SessionHandler
from server.errors import HouseError, UsageError
from server.house.lobby.house import House
from server.house.lobby.session import Session
from server.house.people.households import household_name
from server.house.people.sanitize import clean
from server.protocol.lobby import LONGEST_SAYING, Language
from server.protocol.notices import Announced, Kicked
from server.protocol.seat import Refusal
from server.settings import DoorSettings, Settings
from server.text_formats import fingerprint_of
from tui.text import Texts

OWN = ("say", "kick", "close", "ban", "unban", "bans", "drain", "prune", "status")
OTHERS: Final = {
    "people": host_people.people,
    "mute": host_people.mute,
    "merge": host_people.merge,
    "motd": host_restart.motd,
    "restart": host_restart.restart,
    "log": host_restart.log,
}
COMMANDS: Final = (*OWN, *OTHERS)
# Those that change nothing are not logged.
LOOKS: Final = ("people", "bans", "status", "log")
# How many words of these are logged: what is said to people is not.
SAYS: Final = {"say": 0, "motd": 0, "close": 1}
# What follows it says for the log why this is done.
WHY: Final = "--why"
LONGEST_WHY: Final = 200
# The caller at the machine itself, over the socket in the folder of the house.
HERE: Final = Login(None, "host", "127.0.0.1", ("127.0.0.1", 0))
ON, OFF = "on", "off"
DRAINED = "No new games begin; running games are played to their end."


@dataclass(eq=False)
class HouseControl:
    """The commands of administrators, each a method with its name. `longest_pause`: of the loop, in
    seconds, lately."""

    house: House
    limits: ConnectionLimits
    lists: AccessLists
    sessions: SessionHandler
    log: Log
    texts_for: Callable[[Language], Texts]
    longest_pause: Callable[[], float] = float
    newest_entries: Callable[[], list[str]] = list
    stop: Callable[[], object] = lambda: None
    restarting: asyncio.Task[None] | None = None

    def __post_init__(self) -> None:
        self._update_lists()

    def change(self, settings: Settings) -> None:
        """Applies settings that were read again."""
        self.house.settings = settings
        self.house.households.settings = settings.household
        self.limits.change(settings.door)
        self._update_lists()

    def _update_lists(self) -> None:
        # Stored bans count beside those in the settings.
        self.lists.change(self.limits.settings, self.house.bans)

    def refuse(self, login: Login) -> Refusal | None:
        return self.lists.refuse_address(login.address) or self.lists.refuse_key(login.key)

    def is_admin(self, key: str | None) -> bool:
        return key is not None and self.lists.is_admin(key)

    async def admin(self, call: CommandCall) -> CommandResult:
        """Only for people whose keys the settings list as administrators'."""
        if not self.lists.is_admin(call.caller.login.key):
            # The same answer to every word, so that others learn nothing about these commands.
            self.log("refused", "warning", why="admins-only", address=call.caller.login.address)
            raise UsageError("admins-only")
        return await self.run(call)

    async def asked_here(self, asked: Asked) -> CommandResult:
        """From the machine itself."""
        words = tuple(word for word in asked.words if word != JSON)
        is_json = asked.json or JSON in asked.words
        call = CommandCall(Caller(HERE, "en"), self.texts_for("en"), words, is_json)
        try:
            return await self.run(call)
        except HouseError as error:
            return CommandResult(b"", error_sentence(call.texts, error), error.exit_code)

    async def run(self, call: CommandCall) -> CommandResult:
        name, *rest = call.words or ("",)
        if name not in COMMANDS:
            raise UsageError("no-such-command", value=name, allowed=COMMANDS)
        why = ""
        if WHY in rest:
            rest, reason = rest[: rest.index(WHY)], rest[rest.index(WHY) + 1 :]
            why = " ".join(reason)[:LONGEST_WHY]
        call = call._replace(words=tuple(rest))
        if name in OTHERS:
            done = await OTHERS[name](self, call)
        else:
            own: Run = getattr(self, name)
            done = await own(call)
        if name not in LOOKS:
            whom = " ".join(rest[: SAYS.get(name)])
            by = call.caller.login.key or "this machine"
            self.log("admin", command=name, by=by, whom=whom, why=why)
        return done

    async def say(self, call: CommandCall) -> CommandResult:
        text = clean(" ".join(call.words), LONGEST_SAYING)
        if not isinstance(text, str):
            raise UsageError("missing-argument", name="TEXT")
        for session in self.house.online:
            session.mailbox.put(Announced(text))
        return in_lines(["Message sent to everybody."])

    async def kick(self, call: CommandCall) -> CommandResult:
        """Ends all sessions of a person, whose seat is covered as after a disconnect."""
        name = only_argument(call, "NAME")
        sessions = await self._sessions_of(name)
        if not sessions:
            raise UsageError("nobody-here", name=name)
        for session in sessions:
            end_session(session)
        return in_lines([f"{name} was disconnected."])

    async def _sessions_of(self, name: str) -> Sequence[Session]:
        person = await self.house.people.by_name(name)
        return () if person is None else self.house.online.sessions(person)

    async def close(self, call: CommandCall) -> CommandResult:
        """Closes a table, found by number or code, with a word to its people."""
        if not call.words:
            raise UsageError("missing-argument", name="TABLE")
        wanted, *words = call.words
        tables = {str(table.number): table for table in self.house.tables}
        table = tables.get(wanted) or self.house.tables.find(wanted)
        if table is None:
            raise UsageError("no-such-choice", what="TABLE", value=wanted, allowed=tuple(tables))
        text = clean(" ".join(words), LONGEST_SAYING)
        if isinstance(text, str):
            people = (self.house.people.in_memory(number) for number in table.summary.people)
            here = (self.house.online.sessions(person) for person in people if person)
            for session in {*table.sessions, *chain.from_iterable(here)}:
                session.mailbox.put(Announced(text))
        table.close()
        return in_lines([f"Table {table.number} is closed."])

    async def ban(self, call: CommandCall) -> CommandResult:
        """Bans a key, an address, a network, the keys of a person, or the address of a guest."""
        what = only_argument(call, "NAME")
        found = await self._bans_for(what)
        if not found:
            raise UsageError("nobody-here", name=what)
        # A host who locks themself out could lift the ban only at the machine.
        if would_refuse(found, call.caller.login):
            raise UsageError("bans-yourself")
        await self.house.bans.add(found)
        self._update_lists()
        # A ban also ends the sessions that it would have refused.
        for session, login in tuple(self.sessions.logins.items()):
            if self.refuse(login):
                end_session(session)
        return in_lines([f"Banned: {ban}" for ban in found])

    async def _bans_for(self, what: str) -> tuple[str, ...]:
        if fingerprint := fingerprint_of(what):
            return (fingerprint,)
        with suppress(ValueError):
            return (str(ip_network(what, strict=False)),)
        person = await self.house.people.by_name(what)
        if person is None:
            return ()
        logins = self.sessions.logins
        here = self.house.online.sessions(person)
        homes = {household_name(logins[session].address) for session in here if session in logins}
        # A guest has no key, so only the address is left; it may be that of others, too.
        return tuple(sorted(person.keys or {str(ip_network(home)) for home in homes}))

    async def unban(self, call: CommandCall) -> CommandResult:
        what = only_argument(call, "BAN")
        if what not in self.house.bans:
            raise UsageError(
                "no-such-choice", what="BAN", value=what, allowed=tuple(self.house.bans)
            )
        await self.house.bans.remove(what)
        self._update_lists()
        return in_lines([f"No longer banned: {what}"])

    async def bans(self, call: CommandCall) -> CommandResult:
        check_none(call)
        return answer(call, list(self.house.bans), list(self.house.bans))

    async def drain(self, call: CommandCall) -> CommandResult:
        """Stops or allows new games; running games go on."""
        wish = only_argument(call, f"{ON}|{OFF}")
        if wish not in (ON, OFF):
            raise UsageError("no-such-choice", what="drain", value=wish, allowed=(ON, OFF))
        self.house.closing = wish == ON
        return in_lines([DRAINED if wish == ON else "New games can begin again."])

    async def prune(self, call: CommandCall) -> CommandResult:
        """Deletes now what is kept no longer."""
        check_none(call)
        deleted = await self.house.housekeeping.prune()
        return answer(call, deleted, [f"{deleted} deleted."])

    async def status(self, call: CommandCall) -> CommandResult:
        check_none(call)
        status = {
            **await self.house.count(),
            "connections": self.limits.connections,
            "bans": len(self.house.bans),
            "drained": int(self.house.closing),
            "loop-lag-ms": round(1000 * self.longest_pause()),
            **{f"refused-{name}": n for name, n in sorted(self.limits.refused.items())},
        }
        say = call.texts.say
        return answer(
            call, status, [say("common-pair", of=what, what=n) for what, n in status.items()]
        )


def end_session(session: Session) -> None:
    session.mailbox.put(Kicked())
    session.mailbox.close()


def would_refuse(bans: Iterable[str], login: Login) -> bool:
    lists = AccessLists(DoorSettings(), nobody)
    lists.change(DoorSettings(), bans)
    return bool(lists.refuse_address(login.address) or lists.refuse_key(login.key))

"""`ssh host admin …`: what the host can do while the house is open."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from server.commands.context import error_sentence
from server.commands.serving.admin_socket import WHY, Asked
from server.commands.ssh import admin_bans, admin_people, admin_restart, admin_tables
from server.commands.ssh.answers import (
    JSON,
    CommandCall,
    answer,
    check_none,
    in_lines,
)
from server.doors.ssh.access_lists import AccessLists
from server.doors.ssh.auth import Login
from server.doors.ssh.limits import ConnectionLimits, Log
from server.doors.ssh.sessions import Caller, CommandResult, SessionHandler
from server.errors import HouseError, UsageError
from server.house.clock import Timer
from server.house.cluster.moments import HostSaid, SessionsEnded
from server.house.lobby import overview
from server.house.lobby.house import House
from server.house.people.person import Person
from server.house.people.sanitize import clean
from server.protocol.lobby import LONGEST_SAYING, Language
from server.protocol.notices import Announced, Kicked
from server.protocol.seat import Refusal
from server.settings import Settings
from tui.text import Texts

# Those that change nothing are not logged.
LOOKS: Final = ("people", "bans", "status", "log")
# How many words of these are logged: what is said to people is not.
SAYS: Final = {"say": 0, "motd": 0, "close": 1}
# The flag before the reason, which is only logged.
LONGEST_WHY: Final = 200
# The caller at the machine itself, over the socket in the folder of the house.
LOCAL_LOGIN: Final = Login(None, "host", "127.0.0.1", ("127.0.0.1", 0))


@dataclass(eq=False)
class HouseControl:
    """The commands of administrators. `longest_pause`: of the loop, in
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
    update: Callable[[], Awaitable[str]] = admin_restart.cannot_update
    restarting: asyncio.Task[None] | None = None

    def __post_init__(self) -> None:
        self._next_end = Timer(self.house.clock)
        self.house.bans.on_read = self.enforce_bans
        if self.house.cluster:
            self.house.cluster.on_ended = self.end_sessions
        self.update_lists()

    def change(self, settings: Settings) -> None:
        """Applies settings that were read again."""
        self.house.settings = settings
        self.house.households.change(settings.household)
        self.limits.change(settings.door)
        self.update_lists()

    def update_lists(self) -> None:
        """Stored bans count beside those in the settings, until they end."""
        self.lists.change(self.limits.settings, self.house.bans)
        if (end := self.house.bans.next_end) is not None:
            self._next_end.set_in(end - self.house.clock.wall(), self.update_lists)

    def enforce_bans(self, until: float | None = None) -> None:
        """A ban also ends the sessions that it would have refused."""
        self.update_lists()
        for session, login in tuple(self.sessions.logins.items()):
            if self.refuse(login):
                session.mailbox.put(Kicked(banned=True, until=until))
                session.mailbox.close()

    def refuse(self, login: Login) -> Refusal | None:
        return self.lists.refuse_address(login.address) or self.lists.refuse_key(login.key)

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
        call = CommandCall(Caller(LOCAL_LOGIN, "en"), self.texts_for("en"), words, is_json)
        try:
            return await self.run(call)
        except HouseError as error:
            return CommandResult(b"", error_sentence(call.texts, error), error.exit_code)

    async def run(self, call: CommandCall) -> CommandResult:
        name, *rest = call.words or ("",)
        if name not in COMMANDS:
            raise UsageError("no-such-command", value=name, allowed=tuple(COMMANDS))
        why = ""
        if WHY in rest:
            rest, reason = rest[: rest.index(WHY)], rest[rest.index(WHY) + 1 :]
            why = " ".join(reason)[:LONGEST_WHY]
        call = call._replace(words=tuple(rest))
        done = await COMMANDS[name](self, call)
        if name not in LOOKS:
            whom = " ".join(rest[: SAYS.get(name)])
            by = call.caller.login.key or "this machine"
            self.log("admin", command=name, by=by, whom=whom, why=why)
            if call.json:
                return answer(call, {"done": done.out.decode().splitlines()}, ())
        return done

    async def say(self, call: CommandCall) -> CommandResult:
        text = clean(" ".join(call.words), LONGEST_SAYING)
        if not isinstance(text, str):
            raise UsageError("missing-argument", name="TEXT")
        self.house.online.tell(Announced(text))
        self.house.tell_moment(HostSaid(text))
        return in_lines(["Message sent to everybody."])

    async def kick(self, call: CommandCall) -> CommandResult:
        """Ends all sessions of a person, whose seat is covered as after a disconnect."""
        if not call.words:
            raise UsageError("missing-argument", name="NAME")
        name = " ".join(call.words)
        person = await self.house.people.by_name(name)
        if person is None or not (
            self.house.online.has(person) or self.house.others.has(person.id)
        ):
            raise UsageError("nobody-here", name=name)
        self.end_sessions(person)
        self.house.tell_moment(SessionsEnded(person.id))
        return in_lines([f"{name} was disconnected."])

    def end_sessions(self, person: Person) -> None:
        for session in self.house.online.sessions(person):
            session.mailbox.put(Kicked())
            session.mailbox.close()

    async def prune(self, call: CommandCall) -> CommandResult:
        """Deletes now what is kept no longer."""
        check_none(call)
        deleted = await self.house.housekeeping.prune()
        return answer(call, deleted, [f"{deleted} deleted."])

    async def status(self, call: CommandCall) -> CommandResult:
        check_none(call)
        status = {
            **await overview.count(self.house),
            "connections": self.limits.connections,
            "bans": len(self.house.bans),
            "drained": int(self.house.closing),
            "loop-lag-ms": round(1000 * self.longest_pause()),
            **({"houses": len(self.house.cluster.living)} if self.house.cluster else {}),
            **{f"refused-{name}": n for name, n in sorted(self.limits.refused.items())},
        }
        say = call.texts.say
        return answer(
            call, status, [say("common-pair", of=what, what=n) for what, n in status.items()]
        )


COMMANDS: Final = {
    "say": HouseControl.say,
    "kick": HouseControl.kick,
    "prune": HouseControl.prune,
    "status": HouseControl.status,
    "close": admin_tables.close,
    "seat": admin_tables.seat,
    "ban": admin_bans.ban,
    "unban": admin_bans.unban,
    "bans": admin_bans.bans,
    "drain": admin_tables.drain,
    "people": admin_people.people,
    "mute": admin_people.mute,
    "merge": admin_people.merge,
    "motd": admin_restart.motd,
    "restart": admin_restart.restart,
    "update": admin_restart.update,
    "log": admin_restart.log,
}

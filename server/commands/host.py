"""`ssh host admin …`: what the host can do while the house is open."""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from ipaddress import ip_network
from typing import Final

from server.commands.ssh_answers import CommandCall, as_json, check_none, in_lines, only_argument
from server.doors.ssh.access_lists import AccessLists
from server.doors.ssh.auth import Login
from server.doors.ssh.limits import ConnectionLimits, household
from server.doors.ssh.server import SshServer
from server.doors.ssh.sessions import CommandResult, SessionHandler
from server.errors import UsageError
from server.house.lobby.house import House
from server.house.lobby.session import Session
from server.house.people.sanitize import clean
from server.protocol.lobby import LONGEST_SAYING
from server.protocol.notices import Announced, Kicked
from server.protocol.seat import Refusal, replace
from server.settings import DoorSettings, Settings
from server.store import changes
from server.text_formats import fingerprint_of

ON, OFF = "on", "off"
NO_BANS: Final = DoorSettings()


class HouseControl:
    """`bans` are kept in the store, and count beside those in the settings."""

    def __init__(
        self,
        house: House,
        limits: ConnectionLimits,
        sessions: SessionHandler,
        server: SshServer,
        settings: DoorSettings,
    ) -> None:
        self._house = house
        self._limits = limits
        self._sessions = sessions
        self._server = server
        self._settings = settings
        self.bans = set(house.bans)
        self._update_lists()

    def change(self, settings: Settings) -> None:
        """Applies settings that were read again."""
        self._settings = settings.door
        self._house.settings.change(settings)
        self._limits.change(settings.door)
        self._update_lists()

    def _update_lists(self) -> None:
        self._lists = AccessLists(with_bans(self._settings, self.bans), self._is_known)
        self._server.use_lists(self._lists)

    def _is_known(self, key: str) -> bool:
        return self._house.people.by_key(key) is not None

    def refuse(self, login: Login) -> Refusal | None:
        return self._lists.refuse_address(login.address) or self._lists.refuse_key(login.key)

    def is_admin(self, key: str | None) -> bool:
        return key is not None and self._lists.is_admin(key)

    def announce(self, text: str) -> None:
        for session in self._house.online:
            session.mailbox.put(Announced(text))

    def drain(self, on: bool) -> None:
        self._house.closing = on

    def kick(self, name: str) -> bool:
        """Ends all sessions of a person, whose seat is covered as after a disconnect."""
        sessions = tuple(self._sessions_of(name))
        for session in sessions:
            end_session(session)
        return bool(sessions)

    def _sessions_of(self, name: str) -> Iterator[Session]:
        person = self._house.people.by_name(name)
        return (s for s in self._house.online if person is not None and s.person is person)

    async def ban(self, what: str, by: Login) -> tuple[str, ...]:
        """Bans a key, an address, a network, the keys of a person, or the address of a guest.
        Returns the new bans."""
        found = self._bans_for(what)
        if would_refuse(found, by):
            raise UsageError("bans-yourself")
        if found:
            now = self._house.clock.now()
            entries = (changes.keep_ban(one, now) for one in found)
            await self._house.store.write(*entries)
            self.bans.update(found)
            self._update_lists()
            for session, login in tuple(self._sessions.logins.items()):
                if self.refuse(login):
                    end_session(session)
        return found

    def _bans_for(self, what: str) -> tuple[str, ...]:
        if fingerprint := fingerprint_of(what):
            return (fingerprint,)
        try:
            return (str(ip_network(what, strict=False)),)
        except ValueError:
            pass
        person = self._house.people.by_name(what)
        if person is None:
            return ()
        logins = self._sessions.logins
        homes = {household(logins[s].address) for s in self._sessions_of(what) if s in logins}
        return tuple(sorted(person.keys or {str(ip_network(home)) for home in homes}))

    async def unban(self, what: str) -> bool:
        if what not in self.bans:
            return False
        await self._house.store.write(changes.drop_ban(what))
        self.bans.discard(what)
        self._update_lists()
        return True

    async def status(self) -> dict[str, int]:
        refused = {f"refused-{name}": n for name, n in sorted(self._limits.refused.items())}
        return {
            **await self._house.count(),
            "connections": self._limits.connections.size,
            "bans": len(self.bans),
            "drained": int(self._house.closing),
            **refused,
        }


def end_session(session: Session) -> None:
    session.mailbox.put(Kicked())
    session.mailbox.close()


def with_bans(settings: DoorSettings, bans: Iterable[str]) -> DoorSettings:
    keys = tuple(ban for ban in bans if fingerprint_of(ban))
    addresses = tuple(ban for ban in bans if not fingerprint_of(ban))
    return replace(
        settings,
        ban_keys=(*settings.ban_keys, *keys),
        ban_addresses=(*settings.ban_addresses, *addresses),
    )


def would_refuse(bans: Iterable[str], login: Login) -> bool:
    lists = AccessLists(with_bans(NO_BANS, bans), lambda key: False)
    return bool(lists.refuse_address(login.address) or lists.refuse_key(login.key))


class AdminCommands:
    """Only for people whose keys the settings list as administrators'."""

    def __init__(self, control: HouseControl) -> None:
        self._control = control
        self._commands: Mapping[str, Callable[[CommandCall], Awaitable[CommandResult]]] = {
            "say": self.say,
            "kick": self.kick,
            "ban": self.ban,
            "unban": self.unban,
            "bans": self.bans,
            "drain": self.drain,
            "status": self.status,
        }

    async def __call__(self, call: CommandCall) -> CommandResult:
        if not self._control.is_admin(call.caller.login.key):
            # The same answer to every word, so that others learn nothing about these commands.
            raise UsageError("admins-only")
        name, *rest = call.words or ("",)
        if name not in self._commands:
            raise UsageError("no-such-command", value=name, allowed=tuple(self._commands))
        return await self._commands[name](call._replace(words=tuple(rest)))

    async def say(self, call: CommandCall) -> CommandResult:
        text = clean(" ".join(call.words), LONGEST_SAYING)
        if not isinstance(text, str):
            raise UsageError("missing-argument", name="TEXT")
        self._control.announce(text)
        return in_lines([call.texts.say("admin-said")])

    async def kick(self, call: CommandCall) -> CommandResult:
        name = only_argument(call, "NAME")
        if not self._control.kick(name):
            raise UsageError("nobody-here", name=name)
        return in_lines([call.texts.say("admin-kicked", name=name)])

    async def ban(self, call: CommandCall) -> CommandResult:
        what = only_argument(call, "NAME")
        found = await self._control.ban(what, call.caller.login)
        if not found:
            raise UsageError("nobody-here", name=what)
        return in_lines([call.texts.say("admin-banned", what=ban) for ban in found])

    async def unban(self, call: CommandCall) -> CommandResult:
        what = only_argument(call, "BAN")
        if not await self._control.unban(what):
            raise UsageError("no-such-choice", what="BAN", value=what, allowed=self._listed())
        return in_lines([call.texts.say("admin-unbanned", what=what)])

    async def bans(self, call: CommandCall) -> CommandResult:
        check_none(call)
        return as_json(self._listed()) if call.json else in_lines(self._listed())

    def _listed(self) -> tuple[str, ...]:
        return tuple(sorted(self._control.bans))

    async def drain(self, call: CommandCall) -> CommandResult:
        """Stops or allows new games; running games go on."""
        wish = only_argument(call, f"{ON}|{OFF}")
        if wish not in (ON, OFF):
            raise UsageError("no-such-choice", what="drain", value=wish, allowed=(ON, OFF))
        self._control.drain(wish == ON)
        say = call.texts.say
        return in_lines([say("admin-drain-on" if wish == ON else "admin-drain-off")])

    async def status(self, call: CommandCall) -> CommandResult:
        check_none(call)
        status = await self._control.status()
        if call.json:
            return as_json(status)
        return in_lines([call.texts.say("pair", of=what, what=n) for what, n in status.items()])

"""What those who run the house can do while it is open."""

from collections.abc import Iterable, Iterator
from ipaddress import ip_network

from server.doors.ssh.access_lists import AccessLists
from server.doors.ssh.arrival import Arrival
from server.doors.ssh.limits import ConnectionLimits, household
from server.doors.ssh.server import SshServer
from server.doors.ssh.sessions import SessionHandler
from server.errors import UsageError
from server.house.lobby.house import House
from server.house.lobby.session import Session
from server.protocol.notices import Announced, Kicked
from server.protocol.seat import Refusal, replace
from server.settings import DoorSettings, Settings
from server.store import changes
from server.text_formats import fingerprint_of


class HouseControl:
    """`bans` are remembered by the house, beside those in the settings."""

    def __init__(
        self,
        house: House,
        limits: ConnectionLimits,
        sessions: SessionHandler,
        door: SshServer,
        settings: DoorSettings,
    ) -> None:
        self._house = house
        self._limits = limits
        self._sessions = sessions
        self._door = door
        self.bans = set(house.bans)
        self.change(settings)

    def read(self, settings: Settings) -> None:
        """What was read again; what cannot change while the house is open is as it was."""
        self._house.services.settings.change(settings)
        self.change(settings.door)

    def change(self, settings: DoorSettings) -> None:
        self._settings = settings
        everything = with_bans(settings, self.bans)
        self._lists = AccessLists(everything, self._is_known)
        self._door.change(everything)

    def _is_known(self, key: str) -> bool:
        return self._house.people.by_key(key) is not None

    def refuse(self, arrival: Arrival) -> Refusal | None:
        """Whoever was banned while he was connected."""
        unwelcome = self._lists.refuse_address(arrival.address)
        return unwelcome or self._lists.refuse_key(arrival.key)

    def is_admin(self, key: str | None) -> bool:
        return key is not None and self._lists.is_admin(key)

    def announce(self, text: str) -> None:
        for session in self._house.online:
            session.mailbox.put(Announced(text))

    def drain(self, on: bool) -> None:
        self._house.closes = on

    def kick(self, name: str) -> bool:
        """All lines of a person end; his seat is covered as if he had gone."""
        lines = tuple(self._lines(name))
        for session in lines:
            show_out(session)
        return bool(lines)

    def _lines(self, name: str) -> Iterator[Session]:
        person = self._house.people.by_name(name)
        return (v for v in self._house.online if person is not None and v.person is person)

    async def ban(self, what: str, by: Arrival) -> tuple[str, ...]:
        """A key, an address, a network, or a person: by his keys, or a guest by his address."""
        found = self._meant(what)
        if would_refuse(found, by):
            raise UsageError("bans-yourself")
        if found:
            now = self._house.services.clock.now()
            entries = (changes.keep_ban(one, now) for one in found)
            await self._house.services.store.write(*entries)
            self.bans.update(found)
            self.change(self._settings)
            for session, arrival in tuple(self._sessions.present.items()):
                if self.refuse(arrival):
                    show_out(session)
        return found

    def _meant(self, what: str) -> tuple[str, ...]:
        if fingerprint := fingerprint_of(what):
            return (fingerprint,)
        try:
            return (str(ip_network(what, strict=False)),)
        except ValueError:
            pass
        person = self._house.people.by_name(what)
        if person is None:
            return ()
        arrivals = self._sessions.present
        homes = {household(arrivals[v].address) for v in self._lines(what) if v in arrivals}
        return tuple(sorted(person.keys or {str(ip_network(home)) for home in homes}))

    async def unban(self, what: str) -> bool:
        if what not in self.bans:
            return False
        await self._house.services.store.write(changes.drop_ban(what))
        self.bans.discard(what)
        self.change(self._settings)
        return True

    async def status(self) -> dict[str, int]:
        refused = {f"refused-{name}": n for name, n in sorted(self._limits.turned_away.items())}
        return {
            **await self._house.count(),
            "connections": self._limits.connections.size,
            "bans": len(self.bans),
            "drained": int(self._house.closes),
            **refused,
        }


def show_out(session: Session) -> None:
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


def would_refuse(bans: Iterable[str], arrival: Arrival) -> bool:
    lists = AccessLists(with_bans(DoorSettings(), bans), lambda key: False)
    return bool(lists.refuse_address(arrival.address) or lists.refuse_key(arrival.key))

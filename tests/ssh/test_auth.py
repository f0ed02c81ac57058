"""Log-in with a key, or as a guest without one."""

import asyncio
from typing import Any

import asyncssh
import pytest
from asyncssh.auth import MSG_USERAUTH_INFO_RESPONSE
from asyncssh.constants import MSG_USERAUTH_REQUEST
from asyncssh.packet import Boolean, String, UInt32

from server.doors.ssh.access_lists import AccessLists, nobody
from server.doors.ssh.auth import MOST_TRIES, ConnectionHandler, SharedState
from server.doors.ssh.host_keys import HostKeys
from server.doors.ssh.limits import ConnectionLimits
from server.house.people.households import Households
from server.settings import DoorSettings as Settings
from server.settings import HouseholdSettings
from tests.house.running import ManualClock
from tests.ssh.bare_server import HERE, Butler, Session, doorway

ANNA = asyncssh.generate_private_key("ssh-ed25519")
BERTA = asyncssh.generate_private_key("ecdsa-sha2-nistp256")
CARL = asyncssh.generate_private_key("ssh-rsa", key_size=2048)
WEAK = asyncssh.generate_private_key("ssh-rsa", key_size=1024)


class Borrowed(asyncssh.SSHKeyPair):
    """A public key of another person, with a private key that does not belong to it."""

    def __init__(self, public: asyncssh.SSHKey, own: asyncssh.SSHKey | None) -> None:
        kind = public.algorithm
        super().__init__(kind, kind, (kind,), (kind,), public.public_data, b"")
        self._own = own
        self.asked = 0

    def sign(self, data: bytes) -> bytes:
        self.asked += 1
        if self._own is None:
            raise ValueError("I cannot")
        return self._own.sign(data, self.sig_algorithm)


@pytest.mark.asyncio
async def test_a_client_without_a_key_is_a_guest(keys: HostKeys) -> None:
    async with doorway(keys) as door, await door.client("Änne") as anna:
        came = await door.came(anna)
        assert (came.key, came.login, came.address) == (None, "Änne", HERE)


@pytest.mark.asyncio
@pytest.mark.parametrize("key", [ANNA, BERTA, CARL], ids=["ed25519", "nistp256", "rsa"])
async def test_a_client_with_a_key_is_known_by_its_fingerprint(
    keys: HostKeys, key: asyncssh.SSHKey
) -> None:
    async with doorway(keys) as door, await door.client(client_keys=[key]) as anna:
        assert (await door.came(anna)).key == key.get_fingerprint()


@pytest.mark.asyncio
async def test_an_offered_key_without_a_signature_identifies_nobody(keys: HostKeys) -> None:
    borrowed = Borrowed(ANNA, own=None)
    async with doorway(keys) as door, await door.client(client_keys=[borrowed]) as thief:
        assert (await door.came(thief)).key is None
        assert borrowed.asked == 1


@pytest.mark.asyncio
async def test_a_wrong_signature_does_not_log_in_as_its_owner(keys: HostKeys) -> None:
    other = asyncssh.generate_private_key("ssh-ed25519")
    borrowed = Borrowed(ANNA, own=other)
    async with doorway(keys) as door, await door.client(client_keys=[borrowed]) as thief:
        assert (await door.came(thief)).key is None
        assert borrowed.asked == 1


@pytest.mark.asyncio
@pytest.mark.parametrize("own", [None, BERTA])
async def test_of_several_keys_the_one_that_signs_counts(
    keys: HostKeys, own: asyncssh.SSHKey | None
) -> None:
    pairs = [Borrowed(ANNA, own), *asyncssh.load_keypairs([BERTA])]
    async with doorway(keys) as door, await door.client(client_keys=pairs) as berta:
        assert (await door.came(berta)).key == BERTA.get_fingerprint()


class Pushy(Session):
    """Offers Anna's key right before the log-in as a guest."""

    def connection_made(self, conn: asyncssh.SSHClientConnection) -> None:
        self._conn = conn

    def kbdint_challenge_received(
        self, name: str, instructions: str, lang: str, prompts: Any
    ) -> list[str]:
        self.answer()
        return []

    def answer(self) -> None:
        self.offer()

    def offer(self) -> None:
        kind = ANNA.algorithm
        parts = (b"pushy", b"ssh-connection", b"publickey")
        key = (Boolean(False), String(kind), String(ANNA.public_data))
        self._conn.send_packet(MSG_USERAUTH_REQUEST, *(String(part) for part in parts), *key)


class PushyAfterwards(Pushy):
    def answer(self) -> None:
        self._conn.send_packet(MSG_USERAUTH_INFO_RESPONSE, UInt32(0))
        self.offer()


@pytest.mark.asyncio
@pytest.mark.parametrize("pushy", [Pushy, PushyAfterwards])
async def test_a_key_offered_before_a_guest_log_in_identifies_nobody(
    keys: HostKeys, pushy: type[Pushy]
) -> None:
    async with doorway(keys) as door:
        coming = asyncio.create_task(door.client("pushy", client_factory=pushy))
        while not coming.done() and not door.clock.next_alarm(door.clock.now() + 1):
            await asyncio.sleep(0)
        try:
            async with await coming as client:
                await door.came(client)
        except asyncssh.Error:
            # The server may close it as a log-in that never finished.
            assert door.butler.came == []
        assert ANNA.get_fingerprint() not in [login.key for login, _ in door.butler.came]


@pytest.mark.asyncio
async def test_weak_keys_identify_nobody(keys: HostKeys) -> None:
    async with doorway(keys) as door, await door.client(client_keys=[WEAK]) as carl:
        assert (await door.came(carl)).key is None


@pytest.mark.asyncio
async def test_signatures_with_sha_1_are_refused(keys: HostKeys) -> None:
    [pair] = asyncssh.load_keypairs([CARL])
    how: dict[str, Any] = {"client_keys": [pair], "signature_algs": ["ssh-rsa"]}
    async with doorway(keys) as door:
        pair.set_sig_algorithm(b"ssh-rsa")
        async with await door.client(**how) as carl:
            assert (await door.came(carl)).key is None


@pytest.mark.asyncio
async def test_a_password_is_never_asked_for(keys: HostKeys) -> None:
    async with doorway(keys) as door:
        with pytest.raises(asyncssh.PermissionDenied):
            await door.client(preferred_auth="password", password="x" * 10)
        methods = await asyncssh.get_server_auth_methods(HERE, door.port, config=None)
        assert methods == ["publickey", "keyboard-interactive"]


@pytest.mark.asyncio
async def test_too_many_tries_end_the_connection_with_a_hint(keys: HostKeys) -> None:
    many = [Borrowed(ANNA, own=None) for _ in range(MOST_TRIES + 1)]
    async with doorway(keys) as door:
        with pytest.raises(asyncssh.DisconnectError, match=r"Too many keys were tried \(30\)"):
            await door.client(client_keys=many)
        assert door.limits.refused == {"too-many-tries": 1}


@pytest.mark.asyncio
async def test_an_invite_only_server_lets_in_only_known_keys(keys: HostKeys) -> None:
    async def known(key: str) -> bool:
        return key == ANNA.get_fingerprint()

    async with doorway(keys, known, invite_only=True) as door:
        async with await door.client(client_keys=[BERTA, ANNA]) as anna:
            assert (await door.came(anna)).key == ANNA.get_fingerprint()
        for strangers_keys in ([BERTA], [Borrowed(ANNA, BERTA)], [Borrowed(ANNA, None)], None):
            session = Session()
            with pytest.raises(asyncssh.PermissionDenied):
                await door.client(client_keys=strangers_keys, client_factory=lambda v=session: v)
            assert [banner.strip()[:26] for banner in session.banners] == [
                "This house is only for peo"
            ]
        assert len(door.butler.came) == 1


class Insistent(Session):
    times = 0

    def kbdint_auth_requested(self) -> str | None:
        self.times += 1
        return "" if self.times <= 3 else None


@pytest.mark.asyncio
async def test_repeated_guest_log_ins_get_the_banner_once(keys: HostKeys) -> None:
    session = Insistent()
    async with doorway(keys, invite_only=True) as door:
        with pytest.raises(asyncssh.PermissionDenied):
            await door.client(client_factory=lambda: session)
        assert (session.times, len(session.banners)) == (4, 1)
        assert door.limits.refused == {"not-invited": 1}


class Talkative(Session):
    def kbdint_challenge_received(
        self, name: str, instructions: str, lang: str, prompts: Any
    ) -> list[str]:
        return ["Nobody asked me."]


@pytest.mark.asyncio
async def test_answers_to_questions_that_were_not_asked_do_not_log_in(keys: HostKeys) -> None:
    async with doorway(keys) as door:
        with pytest.raises(asyncssh.PermissionDenied):
            await door.client(client_factory=Talkative)


@pytest.mark.asyncio
async def test_a_banned_key_is_refused_with_a_sentence_after_its_signature(keys: HostKeys) -> None:
    async with doorway(keys, ban_keys=(ANNA.get_fingerprint(),)) as door:
        session = Session()
        async with await door.client(client_keys=[ANNA], client_factory=lambda: session) as anna:
            with pytest.raises(asyncssh.Error):
                await anna.run()
        assert "with your key are not let into" in str(session.why)
        async with await door.client(client_keys=[Borrowed(ANNA, None)]) as guest:
            assert (await door.came(guest)).key is None
        assert len(door.butler.came) == 1


@pytest.mark.asyncio
async def test_a_banned_address_is_refused_with_a_sentence_before_the_log_in(
    keys: HostKeys,
) -> None:
    async with doorway(keys, ban_addresses=("127.0.0.0/8",)) as door:
        with pytest.raises(asyncssh.DisconnectError, match="from your address are not let into"):
            await door.client(client_keys=[ANNA])
        assert door.limits.connections == 0


def test_no_session_opens_before_the_log_in() -> None:
    settings = Settings()
    limits = ConnectionLimits(settings, Households(HouseholdSettings()), ManualClock())
    entering = ConnectionHandler(
        SharedState(limits, AccessLists(settings, nobody), Butler(), lambda _: "")
    )
    with pytest.raises(asyncssh.ChannelOpenError):
        entering.session_requested()


@pytest.mark.asyncio
async def test_all_sessions_of_a_connection_share_its_log_in(keys: HostKeys) -> None:
    async with doorway(keys) as door:
        async with await door.client() as anna, await door.client() as berta:
            for client in (anna, anna, berta):
                await door.came(client)
        first, second, other = (login for login, _ in door.butler.came)
        assert first is second
        assert first is not other


@pytest.mark.asyncio
async def test_apps_of_one_household_do_not_start_at_the_same_moment(keys: HostKeys) -> None:
    async with doorway(keys) as door, await door.client() as anna, await door.client() as ben:
        first, second = [
            await line.create_process("stay", term_type="xterm") for line in (anna, ben)
        ]
        assert await first.stdout.readline()
        assert len(door.butler.came) == 1
        await door.pass_time(0.1)
        assert await second.stdout.readline()


@pytest.mark.asyncio
async def test_apps_over_one_connection_start_more_slowly(keys: HostKeys) -> None:
    async with doorway(keys) as door, await door.client() as anna:
        first, second = [await anna.create_process("stay", term_type="xterm") for _ in range(2)]
        assert await first.stdout.readline()
        await door.pass_time(2.9)
        assert len(door.butler.came) == 1
        await door.pass_time(0.1)
        assert await second.stdout.readline()


@pytest.mark.asyncio
async def test_a_client_that_leaves_while_its_app_waits_never_enters(keys: HostKeys) -> None:
    async with doorway(keys) as door, await door.client() as anna:
        first, second = [await anna.create_process("stay", term_type="xterm") for _ in range(2)]
        assert await first.stdout.readline()
        second.close()
        await second.wait_closed()
        await door.pass_time(3)
        first.stdin.write("x")
        assert await first.stdout.readexactly(1) == "x"
        assert len(door.butler.came) == 1


@pytest.mark.asyncio
async def test_too_many_apps_are_refused_with_a_time_to_come_back(keys: HostKeys) -> None:
    household = HouseholdSettings(screens_per_minute=1)
    async with doorway(keys, household=household) as door, await door.client() as anna:
        assert (await door.came(anna, term_type="xterm")).term == "xterm"
        done = await anna.run(term_type="xterm")
        sentence = "Too many screens were started from your address. Try again in 50 seconds.\r\n"
        assert (done.exit_status, str(done.stdout) + str(done.stderr)) == (1, sentence)
        assert (await door.came(anna)).term is None

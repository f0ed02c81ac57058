"""The start of the SSH server, and its options."""

import re
import socket
from contextlib import suppress
from typing import Any

import asyncssh
import pytest

from server.commands.context import error_sentence
from server.doors.ssh.access_lists import AccessLists, nobody
from server.doors.ssh.algorithms import SIGNATURES, algorithms
from server.doors.ssh.auth import SharedState
from server.doors.ssh.host_keys import HostKeys
from server.doors.ssh.limits import ConnectionLimits
from server.doors.ssh.refusals import DOOR_REFUSALS
from server.doors.ssh.server import options
from server.errors import UsageError
from server.house.people.households import Held, Households
from server.protocol.seat import Refusal
from server.settings import DoorSettings, HouseholdSettings
from tests.house.running import ManualClock
from tests.ssh.bare_server import HERE, Butler, doorway
from tui.events_as_text import Formatter
from tui.text import LANGUAGES, Language, Texts


def test_every_option_of_asyncssh_that_allows_something_is_set(keys: HostKeys) -> None:
    settings = DoorSettings(keepalive_seconds=17, keepalive_missed=2)
    door = SharedState(
        ConnectionLimits(settings, Households(HouseholdSettings()), ManualClock()),
        AccessLists(settings, nobody),
        Butler(),
        lambda _: "",
    )
    chosen = options(settings, keys, door)
    expected: dict[str, Any] = {
        "encoding": None,
        "line_editor": False,
        "login_timeout": 0,
        "keepalive_interval": 17,
        "keepalive_count_max": 2,
        "password_auth": False,
        "host_based_auth": False,
        "gss_host": None,
        "gss_kex": False,
        "gss_auth": False,
        "agent_forwarding": False,
        "x11_forwarding": False,
        "sftp_factory": None,
        "allow_scp": False,
        "rdns_lookup": False,
        "compression_algs": [b"none"],
        "process_factory": None,
        "session_factory": None,
    }
    assert {name: getattr(chosen, name) for name in expected} == expected


def test_no_old_algorithm_is_offered() -> None:
    offered = [name for names in algorithms().values() for name in names or ()]
    assert offered[0] == "mlkem768x25519-sha256"
    for old in ("sha1", "group1-", "group14", "exchange", "cbc", "md5", "arcfour", "3des", "umac"):
        assert [name for name in offered if old in name] == []
    assert not {"ssh-rsa", "ssh-dss"} & set(offered)
    assert [name for name in offered if "nistp" in name] == [
        name for name in SIGNATURES if "nistp" in name
    ]


@pytest.mark.asyncio
async def test_a_client_that_knows_the_best_key_exchange_uses_it(keys: HostKeys) -> None:
    async with doorway(keys) as door:
        how: dict[str, Any] = {"kex_algs": "mlkem768x25519-sha256"}
        async with await door.client(**how) as anna:
            assert (await door.came(anna)).login == "anna"
        for old in ("diffie-hellman-group14-sha1", "ecdh-sha2-nistp256"):
            with pytest.raises(asyncssh.KeyExchangeFailed):
                await door.client(kex_algs=old)
        with pytest.raises(asyncssh.KeyExchangeFailed):
            await door.client(server_host_key_algs="ssh-rsa")


@pytest.mark.asyncio
async def test_a_port_in_use_is_an_error_with_a_sentence(keys: HostKeys) -> None:
    with socket.socket() as taken:
        taken.bind((HERE, 0))
        taken.listen()
        with pytest.raises(UsageError) as found:
            async with doorway(keys, port=taken.getsockname()[1]):
                pass
    assert (found.value.code, found.value.details["why"]) == ("cannot-listen", "taken")
    assert error_sentence(Texts("en"), found.value).endswith("it is already in use.")


@pytest.mark.asyncio
@pytest.mark.parametrize("host", ["192.0.2.1", "no-such-host.invalid"])
async def test_an_address_of_another_machine_is_an_error_with_a_sentence(
    keys: HostKeys, host: str
) -> None:
    with pytest.raises(UsageError) as found:
        async with doorway(keys, host=host):
            pass
    assert found.value.code == "cannot-listen"
    assert host in error_sentence(Texts("en"), found.value)


def has_version_six() -> bool:
    with socket.socket(socket.AF_INET6) as found, suppress(OSError):
        found.bind(("::1", 0))
        return True
    return False


@pytest.mark.asyncio
@pytest.mark.skipif(not has_version_six(), reason="this machine has no addresses of version 6")
async def test_the_server_listens_on_ipv4_and_ipv6(keys: HostKeys) -> None:
    how: dict[str, Any] = {"host": "::1", "known_hosts": None}
    async with doorway(keys, host="::1") as door, await door.client(**how) as anna:
        assert (await door.came(anna)).address == "::1"
        assert door.limits.household("::1").held(Held.CONNECTIONS) == 1


def test_every_error_of_listening_is_a_sentence() -> None:
    for complaint in (
        UsageError("key-open", file="/k"),
        UsageError("key-broken", file="/k", kind="ssh-rsa"),
        UsageError("cannot-listen", host="none", port=22, why="elsewhere", detail=""),
    ):
        said = error_sentence(Texts("en"), complaint)
        assert re.fullmatch(r"[^{}]+\.", said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_refusal_is_a_sentence_in_every_language(language: Language, number: int) -> None:
    formatter = Formatter(Texts(language), "", ())
    for kind in DOOR_REFUSALS:
        refusal: Refusal = kind(*(number for _ in kind.__struct_fields__))
        said = formatter.refusal(refusal)
        assert said.splitlines() == [said]
        assert "{" not in said

"""The lists in the settings: allowed, banned and admins' keys, and addresses."""

import asyncssh
import pytest

from server.doors.ssh.access_lists import AccessLists, nobody
from server.doors.ssh.refusals import AddressNotWelcome, KeyNotWelcome
from server.settings import DoorSettings
from server.text_formats import fingerprint_of

ANNA = asyncssh.generate_private_key("ssh-ed25519", comment="anna@home").convert_to_public()
BERTA = asyncssh.generate_private_key("ecdsa-sha2-nistp256").convert_to_public()


def line(key: asyncssh.SSHKey) -> str:
    return key.export_public_key().decode().strip()


async def everybody(key: str) -> bool:
    return True


async def anna(key: str) -> bool:
    return key == ANNA.get_fingerprint()


@pytest.mark.parametrize("key", [ANNA, BERTA])
def test_a_key_can_be_written_as_its_line_or_as_its_fingerprint(key: asyncssh.SSHKey) -> None:
    print_ = key.get_fingerprint()
    assert fingerprint_of(line(key)) == fingerprint_of(print_) == print_
    assert fingerprint_of(" ".join(line(key).split()[:2])) == print_


@pytest.mark.parametrize(
    "written",
    [
        "",
        " ",
        "anna",
        "SHA256:",
        "SHA256:" + "a" * 42,
        "SHA256:" + "a" * 44,
        "MD5:16:27:ac:a5:76:28:2d:36:63:1b:56:4d:eb:df:a6:48",
        "ssh-ed25519",
        "ssh-ed25519 ",
        "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5",
        "ssh-ed25519 no base 64",
        pytest.param("ssh-rsa " + line(ANNA).split()[1], id="another kind than the key says"),
        "ssh-ed25519 é",
        "\ud800 AAAA",
    ],
)
def test_other_text_is_not_a_key(written: str) -> None:
    assert fingerprint_of(written) is None


@pytest.mark.asyncio
async def test_without_lists_no_key_is_needed() -> None:
    lists = AccessLists(DoorSettings(), nobody)
    assert not lists.needs_key
    assert await lists.lets_in(ANNA.get_fingerprint())


@pytest.mark.asyncio
async def test_with_allowed_keys_only_those_and_the_admins_get_in() -> None:
    lists = AccessLists(
        DoorSettings(allow_keys=(line(ANNA),), admins=(BERTA.get_fingerprint(),)), everybody
    )
    assert lists.needs_key
    assert [await lists.lets_in(key) for key in (*prints(), "SHA256:other")] == [True, True, False]


@pytest.mark.asyncio
async def test_an_invite_only_house_lets_in_known_keys() -> None:
    lists = AccessLists(DoorSettings(invite_only=True), anna)
    assert lists.needs_key
    assert [await lists.lets_in(key) for key in prints()] == [True, False]


@pytest.mark.asyncio
async def test_an_invite_only_house_lets_in_listed_keys() -> None:
    lists = AccessLists(DoorSettings(invite_only=True, allow_keys=(line(BERTA),)), nobody)
    assert [await lists.lets_in(key) for key in prints()] == [False, True]


def test_only_a_banned_key_is_refused() -> None:
    lists = AccessLists(DoorSettings(ban_keys=(line(ANNA),)), nobody)
    assert [lists.refuse_key(key) for key in prints()] == [KeyNotWelcome(), None]
    assert lists.refuse_key(None) is None


def test_admins_are_known_by_their_keys() -> None:
    lists = AccessLists(DoorSettings(admins=(line(ANNA),)), nobody)
    assert [lists.is_admin(key) for key in (*prints(), None)] == [True, False, False]


def test_addresses_are_banned_singly_or_by_network() -> None:
    banned = ("192.0.2.7", "198.51.100.0/24", "2001:db8::/32")
    lists = AccessLists(DoorSettings(ban_addresses=banned), nobody)
    here = ("192.0.2.7", "::ffff:192.0.2.7", "198.51.100.200", "2001:db8:1::5", "2001:db8::1%eth0")
    assert [lists.refuse_address(each) for each in here] == [AddressNotWelcome()] * 5
    others = ("192.0.2.8", "198.51.101.1", "2001:db9::1", "::ffff:192.0.2.8")
    assert [lists.refuse_address(each) for each in others] == [None] * 4


@pytest.mark.slow
def test_with_allowed_addresses_all_others_are_refused() -> None:
    settings = DoorSettings(allow_addresses=("192.0.2.0/24", "::1"), ban_addresses=("192.0.2.7",))
    lists = AccessLists(settings, nobody)
    asked = ("192.0.2.1", "::1", "192.0.2.7", "203.0.113.1", "2001:db8::1")
    assert [lists.refuse_address(each) is None for each in asked] == [True, True, *[False] * 3]


def prints() -> list[str]:
    return [ANNA.get_fingerprint(), BERTA.get_fingerprint()]

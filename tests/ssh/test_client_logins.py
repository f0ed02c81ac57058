"""Log-in with OpenSSH and paramiko."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from server.doors.ssh.host_keys import HostKeys
from server.settings import HouseholdSettings
from tests.ssh.bare_server import BOUND, HERE, Doorway, doorway, read_came, ssh

pytestmark = pytest.mark.slow

ANNA = asyncssh.generate_private_key("ssh-ed25519")
CARL = asyncssh.generate_private_key("ssh-rsa", key_size=2048)


@pytest.mark.asyncio
async def test_openssh_logs_in_without_a_key_and_without_a_question(
    keys: HostKeys, tmp_path: Path
) -> None:
    async with doorway(keys) as door:
        code, out, err = await ssh(door, tmp_path, "-T", f"anna@{HERE}")
        assert (code, err) == (0, "")
        assert read_came(out)[:3] == (None, "anna", HERE)


@pytest.mark.asyncio
@pytest.mark.parametrize("key", [ANNA, CARL], ids=["ed25519", "rsa"])
async def test_openssh_logs_in_with_a_key(
    keys: HostKeys, tmp_path: Path, key: asyncssh.SSHKey
) -> None:
    file = write_key(tmp_path, key)
    async with doorway(keys) as door:
        code, out, err = await ssh(door, tmp_path, "-i", str(file), f"anna@{HERE}", "who")
        assert (code, err) == (0, "")
        assert read_came(out)[:4] == (key.get_fingerprint(), "anna", HERE, "who")


@pytest.mark.asyncio
async def test_openssh_shows_why_a_log_in_is_refused(keys: HostKeys, tmp_path: Path) -> None:
    file = write_key(tmp_path, ANNA)
    async with doorway(keys, invite_only=True) as door:
        code, _, err = await ssh(door, tmp_path, "-i", str(file), f"anna@{HERE}")
        assert code == 255
        assert err.count("This house is only for people who were invited") == 1
    async with doorway(keys, ban_keys=(ANNA.get_fingerprint(),)) as door:
        code, _, err = await ssh(door, tmp_path, "-i", str(file), f"anna@{HERE}")
        assert code == 255
        assert "People with your key are not let into this house." in err
    household = HouseholdSettings(connections=1)
    async with doorway(keys, household=household) as door, await door.client():
        code, _, err = await ssh(door, tmp_path, f"anna@{HERE}")
        assert code == 255
        assert "Somebody from your address is already here." in err


@pytest.mark.asyncio
async def test_openssh_accepts_the_rsa_host_key(keys: HostKeys, tmp_path: Path) -> None:
    old = ("-o", "HostKeyAlgorithms=rsa-sha2-512", "-o", "KexAlgorithms=curve25519-sha256")
    async with doorway(keys) as door:
        code, out, err = await ssh(door, tmp_path, "-T", *old, f"anna@{HERE}")
        assert (code, err) == (0, "")
        assert read_came(out).login == "anna"


@pytest.mark.asyncio
@pytest.mark.parametrize("key", [None, ANNA], ids=["guest", "key"])
async def test_paramiko_logs_in(
    keys: HostKeys, tmp_path: Path, key: asyncssh.SSHKey | None
) -> None:
    file = write_key(tmp_path, key) if key else None
    async with doorway(keys) as door:
        out = await asyncio.to_thread(with_paramiko, door, file)
        assert read_came(out)[:4] == (key and key.get_fingerprint(), "anna", HERE, "who")


def with_paramiko(door: Doorway, file: Path | None) -> str:
    paramiko: Any = pytest.importorskip("paramiko", reason="paramiko is not installed")
    transport = paramiko.Transport((HERE, door.port))
    try:
        transport.start_client(timeout=BOUND)
        if file is None:
            with pytest.raises(paramiko.BadAuthenticationType) as refused:
                transport.auth_none("anna")
            assert "keyboard-interactive" in refused.value.allowed_types
            transport.auth_interactive("anna", lambda title, text, prompts: [])
        else:
            transport.auth_publickey("anna", paramiko.Ed25519Key.from_private_key_file(str(file)))
        channel = transport.open_session(timeout=BOUND)
        channel.exec_command("who")
        # A file of paramiko complains when it is collected as garbage.
        return b"".join(iter(partial(channel.recv, 4096), b"")).decode()
    finally:
        transport.close()


def write_key(folder: Path, key: asyncssh.SSHKey) -> Path:
    file = folder / "key"
    file.touch(0o600)
    file.write_bytes(key.export_private_key())
    return file

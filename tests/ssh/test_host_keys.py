"""The files of the host keys."""

import os
import stat
from pathlib import Path

import pytest

from server.doors.ssh.host_keys import HostKeys, open_keys
from server.errors import UsageError

SESAME = "open it"


@pytest.mark.slow
def test_the_first_start_generates_both_keys_readable_by_the_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        keys = open_keys(tmp_path / "house" / "keys")
    finally:
        os.umask(before)
    folder = tmp_path / "house" / "keys"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()} == {
        "host_ed25519": 0o600,
        "host_rsa": 0o600,
    }
    assert keys.ed25519.get_algorithm() == "ssh-ed25519"
    assert getattr(keys.rsa.pyca_key, "key_size", 0) == 3072


def test_the_next_start_reads_the_same_keys(keys: HostKeys, tmp_path: Path) -> None:
    write(tmp_path, keys)
    first, second = open_keys(tmp_path), open_keys(tmp_path)
    assert first.fingerprints() == second.fingerprints() == keys.fingerprints()


def test_the_fingerprints_are_written_as_ssh_shows_them(keys: HostKeys) -> None:
    assert [print_[:7] for print_ in keys.fingerprints()] == ["SHA256:"] * 2
    assert keys.fingerprints() == tuple(key.get_fingerprint() for key in keys)


def test_no_host_key_signs_with_sha_1_or_in_two_ways(keys: HostKeys) -> None:
    assert [list(pair.host_key_algorithms) for pair in keys.pairs()] == [
        [b"ssh-ed25519"],
        [b"rsa-sha2-512"],
    ]


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o620, 0o666])
def test_a_key_file_that_others_can_read_is_refused(
    keys: HostKeys, tmp_path: Path, mode: int
) -> None:
    write(tmp_path, keys)
    (tmp_path / "host_rsa").chmod(mode)
    assert complaint(tmp_path) == ("key-open", {"file": str(tmp_path / "host_rsa")})


@pytest.mark.parametrize(
    "text", [b"", b"no key", b"\xff" * 100_000, b"-----BEGIN OPENSSH PRIVATE KEY-----\n"]
)
def test_a_broken_key_file_is_named_and_not_changed(
    keys: HostKeys, tmp_path: Path, text: bytes
) -> None:
    write(tmp_path, keys)
    file = tmp_path / "host_ed25519"
    file.write_bytes(text)
    assert complaint(tmp_path) == ("key-broken", {"file": str(file), "kind": "ssh-ed25519"})
    assert file.read_bytes() == text


def test_a_key_of_the_wrong_kind_is_refused(keys: HostKeys, tmp_path: Path) -> None:
    write(tmp_path, keys)
    (tmp_path / "host_rsa").write_bytes(keys.ed25519.export_private_key())
    assert complaint(tmp_path)[0] == "key-broken"


def test_a_key_with_a_passphrase_is_refused(keys: HostKeys, tmp_path: Path) -> None:
    write(tmp_path, keys)
    locked = keys.ed25519.export_private_key("pkcs8-pem", SESAME)
    (tmp_path / "host_ed25519").write_bytes(locked)
    assert complaint(tmp_path)[0] == "key-broken"


@pytest.mark.parametrize("line", [12, 20])
def test_a_key_with_a_damaged_number_is_refused(keys: HostKeys, tmp_path: Path, line: int) -> None:
    write(tmp_path, keys)
    file = tmp_path / "host_rsa"
    lines = file.read_text().splitlines(keepends=True)
    lines[line] = ("B" if lines[line][0] == "A" else "A") + lines[line][1:]
    file.write_text("".join(lines))
    assert complaint(tmp_path)[0] == "key-broken"


def test_a_file_in_the_place_of_the_folder_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "keys").write_text("")
    with pytest.raises(UsageError) as found:
        open_keys(tmp_path / "keys")
    assert found.value.code == "cannot-write"


def write(folder: Path, keys: HostKeys) -> None:
    for name, key in zip(("host_ed25519", "host_rsa"), keys, strict=True):
        (folder / name).touch(0o600)
        (folder / name).write_bytes(key.export_private_key())


def complaint(folder: Path) -> tuple[str, object]:
    with pytest.raises(UsageError) as found:
        open_keys(folder)
    return found.value.code, found.value.details


def test_an_unreadable_key_is_not_replaced(keys: HostKeys, tmp_path: Path) -> None:
    write(tmp_path, keys)
    (tmp_path / "host_rsa").unlink()
    (tmp_path / "host_rsa").mkdir(0o700)
    assert complaint(tmp_path)[0] == "cannot-read"

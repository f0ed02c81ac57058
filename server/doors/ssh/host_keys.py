"""The server's host keys: generated once, and kept in files that only its owner may read."""

from pathlib import Path
from typing import Final, NamedTuple

import asyncssh

from server.doors.ssh.algorithms import HOST_SIGNATURES
from server.errors import UsageError
from server.files import mode, os_errors_as, reading, writing

# The folder of the keys, in that of the database.
KEYS: Final = "keys"
FILES: Final = ("host_ed25519", "host_rsa")
# Far above any key, so that a wrong file cannot fill the memory.
LONGEST: Final = 65536
# As ssh-keygen makes them by default.
RSA_BITS: Final = 3072


class HostKeys(NamedTuple):
    ed25519: asyncssh.SSHKey
    # For old clients.
    rsa: asyncssh.SSHKey

    def fingerprints(self) -> tuple[str, ...]:
        return tuple(key.get_fingerprint() for key in self)

    def pairs(self) -> list[asyncssh.SSHKeyPair]:
        """For asyncssh, without SHA-1 signatures."""
        pairs = list(asyncssh.load_keypairs(list(self)))
        for pair in pairs:
            pair.host_key_algorithms = [
                name for name in pair.host_key_algorithms if name in HOST_SIGNATURES
            ]
        return pairs


def open_keys(folder: Path) -> HostKeys:
    """Reads the keys in the folder, and generates those that are missing."""
    with os_errors_as("cannot-write", str(folder)):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return HostKeys(
        ed25519=open_key(folder / FILES[0], "ssh-ed25519"),
        rsa=open_key(folder / FILES[1], "ssh-rsa", key_size=RSA_BITS),
    )


def open_key(file: Path, kind: str, **size: int) -> asyncssh.SSHKey:
    with os_errors_as("cannot-read", str(file)):
        found = mode(str(file))
    if not found:
        key = asyncssh.generate_private_key(kind, "", **size)
        with writing(str(file), private=True) as stream:
            stream.write(key.export_private_key())
        return key
    # As ssh itself does: a key that others can read may be known to them.
    if found & 0o077:
        raise UsageError("key-open", file=str(file))
    with reading(str(file)) as stream:
        text = stream.read(LONGEST)
    try:
        # A signature proves the numbers of the key; to prove that they are primes takes 90 ms.
        key = asyncssh.import_private_key(text, unsafe_skip_rsa_key_validation=True)
        signature = key.sign(b"", key.sig_algorithms[0])
    except ValueError as error:
        raise UsageError("key-broken", file=str(file), kind=kind) from error
    if key.get_algorithm() != kind or not key.convert_to_public().verify(b"", signature):
        raise UsageError("key-broken", file=str(file), kind=kind)
    return key

"""The algorithms of SSH that the server accepts, the best first."""

from typing import Final

from asyncssh.kex import get_kex_algs

# No key exchange over finite groups: each costs the server far more than the client.
# Clients older than 2024 know only the last two.
_EXCHANGES: Final = (
    "mlkem768x25519-sha256",
    "sntrup761x25519-sha512",
    "sntrup761x25519-sha512@openssh.com",
    "curve25519-sha256",
    "curve25519-sha256@libssh.org",
)
_CIPHERS: Final = (
    "chacha20-poly1305@openssh.com",
    "aes256-gcm@openssh.com",
    "aes128-gcm@openssh.com",
    "aes256-ctr",
    "aes128-ctr",
)
_CHECKSUMS: Final = ("hmac-sha2-256-etm@openssh.com", "hmac-sha2-512-etm@openssh.com")

# One for each host key: asyncssh sets the algorithm on the key itself, so that two connections at
# once would overwrite each other's choice.
HOST_SIGNATURES: Final = frozenset({b"ssh-ed25519", b"rsa-sha2-512"})

# The keys of people. NIST curves are allowed, because many people use them.
SIGNATURES: Final = (
    "ssh-ed25519",
    "sk-ssh-ed25519@openssh.com",
    "rsa-sha2-512",
    "rsa-sha2-256",
    "ecdsa-sha2-nistp521",
    "ecdsa-sha2-nistp384",
    "ecdsa-sha2-nistp256",
    "sk-ecdsa-sha2-nistp256@openssh.com",
)
SMALLEST_RSA: Final = 2048


def algorithms() -> dict[str, list[str] | None]:
    """Arguments for asyncssh, without the key exchanges whose library is not installed."""
    available = {name.decode() for name in get_kex_algs()}
    return {
        "kex_algs": [name for name in _EXCHANGES if name in available],
        "encryption_algs": list(_CIPHERS),
        "mac_algs": list(_CHECKSUMS),
        "signature_algs": list(SIGNATURES),
        # No compression: it costs memory for each client, and frames are small already.
        "compression_algs": None,
    }

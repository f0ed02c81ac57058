"""How the house talks in secret: only what is known to be good, the best first."""

from typing import Final

from asyncssh.kex import get_kex_algs

# No exchange over the finite groups: each costs the house far more than whoever asks for it.
# Without the last two no client older than 2024 would come in.
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

# For host keys only one each: a key that can sign in several ways is told for each connection which
# to use, and two connections at once would tell it different things.
HOST_SIGNATURES: Final = frozenset({b"ssh-ed25519", b"rsa-sha2-512"})

# What people sign with. The curves of NIST are not ours, but many people's keys are on them.
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
    """As asyncssh wants to be told; the exchanges that need a library are there if it is."""
    there = {name.decode() for name in get_kex_algs()}
    return {
        "kex_algs": [name for name in _EXCHANGES if name in there],
        "encryption_algs": list(_CIPHERS),
        "mac_algs": list(_CHECKSUMS),
        "signature_algs": list(SIGNATURES),
        "compression_algs": None,
    }

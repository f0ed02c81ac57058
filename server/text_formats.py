"""Public keys, host names, addresses and days as people write them."""

import re
from base64 import b64decode, b64encode
from binascii import Error
from datetime import UTC, datetime
from hashlib import sha256
from ipaddress import ip_address
from typing import Final, NamedTuple

MOST_PORT: Final = 65535
SSH_PORT: Final = 22
_WITH_PORT: Final = re.compile(r"(\[[^\[\]]+\]|[^\[\]:]+):(\d{1,5})", re.ASCII)
_LABEL: Final = r"[A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?"
# The last label of a name is no number: that would be an address.
_NAME: Final = re.compile(rf"(?=.{{1,253}}$)({_LABEL}\.)*(?!\d+$){_LABEL}", re.ASCII)

_FINGERPRINT: Final = re.compile(r"SHA256:[A-Za-z0-9+/]{43}")


class HostPort(NamedTuple):
    host: str
    port: int | None

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port is None else f"{host}:{self.port}"


def parse_host_port(written: str) -> HostPort | None:
    """A name or an address, perhaps with a port: game.host, game.host:22, 192.0.2.7,
    [2001:db8::7]:22. None if the text is neither."""
    found = _WITH_PORT.fullmatch(written)
    host, port = (found[1].strip("[]"), int(found[2])) if found else (written, None)
    fits = _is_address(host) or _NAME.fullmatch(host)
    return HostPort(host, port) if fits and (port is None or 1 <= port <= MOST_PORT) else None


def ssh_line(name: str, port: int) -> str:
    """The command with which people come in: ssh game.host, or ssh -p 2222 game.host. A port that
    follows the name counts more."""
    named = parse_host_port(name)
    host, port = (named.host, named.port or port) if named else (name, port)
    return f"ssh {host}" if port == SSH_PORT else f"ssh -p {port} {host}"


def _is_address(written: str) -> bool:
    try:
        # A zone means something on one machine only.
        return "%" not in written and bool(ip_address(written))
    except ValueError:
        return False


def fingerprint_of(written: str) -> str | None:
    """The fingerprint of a public key line, or the text if it is one; None if it is neither."""
    if _FINGERPRINT.fullmatch(written):
        return written
    kind, _, rest = written.partition(" ")
    try:
        blob = b64decode(rest.split(" ")[0], validate=True)
    except (Error, ValueError):
        return None
    # The blob repeats the name of the key type.
    inside = len(kind).to_bytes(4, "big") + kind.encode(errors="replace")
    if not kind or not blob.startswith(inside) or len(blob) == len(inside):
        return None
    return "SHA256:" + b64encode(sha256(blob).digest()).decode().rstrip("=")


def day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")

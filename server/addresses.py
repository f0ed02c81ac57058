"""Where something is found in the net, as a host writes it."""

import re
from ipaddress import ip_address
from typing import Final, NamedTuple

MOST_PORT: Final = 65535
_WITH_PORT: Final = re.compile(r"(\[[^\[\]]+\]|[^\[\]:]+):(\d{1,5})", re.ASCII)
_LABEL: Final = r"[A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?"
# The last part of an address is a number, and that of a name is none.
_NAME: Final = re.compile(rf"(?=.{{1,253}}$)({_LABEL}\.)*(?!\d+$){_LABEL}", re.ASCII)


class Spot(NamedTuple):
    host: str
    port: int | None


def spot_of(written: str) -> Spot | None:
    """A name or an address, perhaps with a port: game.host, game.host:22, 192.0.2.7,
    [2001:db8::7]:22. None if it is nothing of the kind."""
    found = _WITH_PORT.fullmatch(written)
    host, port = (found[1].strip("[]"), int(found[2])) if found else (written, None)
    fits = _is_address(host) or _NAME.fullmatch(host)
    return Spot(host, port) if fits and (port is None or 1 <= port <= MOST_PORT) else None


def _is_address(written: str) -> bool:
    try:
        return "%" not in written and bool(ip_address(written))
    except ValueError:
        return False

"""Who has come in at the door."""

from typing import NamedTuple


class Arrival(NamedTuple):
    """`key` is the fingerprint of a key whose signature was checked; a guest has none. `login` is
    the name that was typed; `connection` is the same for all sessions of one connection."""

    key: str | None
    login: str
    address: str
    connection: object

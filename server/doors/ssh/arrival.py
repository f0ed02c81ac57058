"""Who has come in at the door."""

from typing import NamedTuple


class Arrival(NamedTuple):
    """`key` is the fingerprint of a key whose signature was checked; a guest has none. `login` is
    the name that was typed; `reached` is the address of the house, and its port, to which he came;
    `connection` is the same for all sessions of one connection."""

    key: str | None
    login: str
    address: str
    reached: tuple[str, int]
    connection: object

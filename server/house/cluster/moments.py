"""Messages of one moment between houses on one database, beside the state of people and tables."""

from typing import Final, Union

import msgspec

from server.protocol.seat import Value, types_in
from server.store.rows import SayingRow


class Moment(Value, frozen=True, tag_field="what"):
    pass


class Said(Moment, frozen=True, tag="said"):
    """In the lobby."""

    row: SayingRow


class PersonStored(Moment, frozen=True, tag="person"):
    """Has changed in the database, or is there no longer."""

    person: int


class BansStored(Moment, frozen=True, tag="bans"):
    pass


class CodeIssued(Moment, frozen=True, tag="code"):
    """A code, by its digest, with which another device can be added for so many seconds."""

    digest: str
    person: int
    seconds: float


class CodeUsed(Moment, frozen=True, tag="code-used"):
    digest: str


class MutedFor(Moment, frozen=True, tag="muted"):
    person: int
    seconds: float


class TableGiven(Moment, frozen=True, tag="given"):
    """To another house."""

    table: int
    to: int


class PersonErased(Moment, frozen=True, tag="erased"):
    """The person wants to be forgotten: sessions end, and seats are given away."""

    person: int


class SessionsEnded(Moment, frozen=True, tag="ended"):
    """Of a person, by the host."""

    person: int


class HostSaid(Moment, frozen=True, tag="host"):
    """To everybody."""

    text: str


MOMENTS: Final[msgspec.json.Decoder[Moment]] = msgspec.json.Decoder(
    Union[types_in(globals(), Moment)]  # noqa: UP007 (a tuple of types)
)

"""Messages to a table, as values: a stored run of them can be replayed.

Each brings its own `seed`, so that a reaction draws no chance from outside.
"""

from typing import NamedTuple

from server.house.people.person import Person
from server.protocol.lobby import Preferences
from server.protocol.requests import Request
from server.protocol.seat import Move


class Profile(NamedTuple):
    """The facts about a person that a table needs."""

    id: int
    name: str
    guest: bool
    preferences: Preferences


def profile_of(person: Person) -> Profile:
    return Profile(person.id, person.name, person.guest, person.preferences)


class Asked(NamedTuple):
    """A request of a session. `secret` is drawn for a rematch; `unread` is the first move that the
    person has not been shown (see `Disconnected`): by another session of theirs at this table, or
    by the one that resumes as this one."""

    session: int
    profile: Profile
    request: Request
    seed: int = 0
    secret: str = ""
    unread: int | None = None


class Disconnected(NamedTuple):
    """A session ended. `unread` is the first move it has not been shown; None if it has been shown
    nothing since it came."""

    session: int
    unread: int | None
    seed: int = 0


class BotMoved(NamedTuple):
    """`at` is the number of the state that the bot decided on."""

    seat: int
    at: int
    move: Move
    seed: int = 0


class ProfileChanged(NamedTuple):
    """A new name, other preferences, or a guest who got a key."""

    profile: Profile
    seed: int = 0


class Forgotten(NamedTuple):
    """A person wants to leave no trace."""

    person: int
    seed: int = 0


class Tick(NamedTuple):
    """Something may be due."""

    seed: int = 0


class Close(NamedTuple):
    """The host or a full house closes the table, also during a game. Or the game at the table `by`
    takes its place, unless somebody sits here again."""

    by: int | None = None
    seed: int = 0


class SeatLent(NamedTuple):
    """An administrator lets a bot play for a person until that person does something, or ends
    that."""

    person: int
    to_bot: bool
    seed: int = 0


class Resumed(NamedTuple):
    """The store works again after so many seconds, which count for no clock."""

    seconds: float
    seed: int = 0


Message = (
    Asked | Disconnected | BotMoved | ProfileChanged | Forgotten | Tick | Close | SeatLent | Resumed
)

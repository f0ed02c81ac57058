"""Requests: all messages of a session to the house, in the lobby and at a table."""

from typing import Annotated, Any

import msgspec

from server.protocol.lobby import Language, Place, Preferences, Tempo, TimeControl
from server.protocol.seat import Move, Seat, Value, types_in

# Far above the numbers of tables and states.
Number = Annotated[int, msgspec.Meta(ge=0, le=10**9)]


class Request(Value, frozen=True, tag_field="do"):
    """A message of one session; the house knows which."""


class Look(Request, frozen=True, tag="look"):
    """Asks for all snapshots again."""


class Rename(Request, frozen=True, tag="name"):
    name: str


class Speak(Request, frozen=True, tag="language"):
    language: Language


class Prefer(Request, frozen=True, tag="prefer"):
    preferences: Preferences


class Return(Request, frozen=True, tag="return"):
    """A guest takes up an earlier name and its seats, by the code of `Welcome`. With a new key the
    name is taken over for good: that of a guest, or the own one by a `DeviceCode` or by the
    printed code of `ssh HOST me code`."""

    code: str


class AddDevice(Request, frozen=True, tag="device"):
    """Asks for a code that adds the key of another device to this person."""


class Open(Request, frozen=True, tag="open"):
    """Opens a table and takes its first seat; bots take the last ones. If they take all, the game
    starts and the session watches. `relaxed`: no clock; without it and `clock`, the default clock
    of the game. `lesson`: a game with fixed cards, to learn it. `tempo`: see `SetTempo`.

    A game against bots alone takes, when it begins, the place of the person's unfinished game of
    this kind against bots alone, if no session is at it."""

    game: str
    seats: int
    # Checked against the options of the game, once it is known which one.
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    clock: TimeControl | None = None
    relaxed: bool = False
    bots: tuple[str, ...] = ()
    private: bool = False
    lesson: bool = False
    tempo: Tempo = "usual"


class Sit(Request, frozen=True, tag="sit"):
    """`table` is the number of an open table, or the invitation code of a private one."""

    table: str
    seat: Seat | None = None


class Watch(Request, frozen=True, tag="watch"):
    table: str


class Stand(Request, frozen=True, tag="stand"):
    """Gives up the seat before a game, to watch."""


class Leave(Request, frozen=True, tag="leave"):
    """Goes to the lobby. In a running game the seat is kept, and a bot covers it."""


class GiveUp(Request, frozen=True, tag="give-up"):
    """Ends the own game against bots alone: its table closes, and nothing is recorded. `table` is
    the number or code of an own table; None is the table of this session."""

    table: str | None = None


class Ready(Request, frozen=True, tag="ready"):
    ready: bool = True


class Start(Request, frozen=True, tag="start"):
    """The host starts the game. It starts by itself when everybody is ready."""


class Fill(Request, frozen=True, tag="fill"):
    """A bot takes `seat`, or bots take all free seats."""

    bot: str | None = None
    seat: Seat | None = None


class Dismiss(Request, frozen=True, tag="dismiss"):
    """Frees the seat of a bot or a person before a game."""

    seat: Seat


class HandOver(Request, frozen=True, tag="host"):
    """Makes another person host."""

    seat: Seat


class Rematch(Request, frozen=True, tag="rematch"):
    """Opens the next game at this table."""


class Words(Request, frozen=True, tag="words"):
    """Sets the own words in the shuffle."""

    words: str


class MakeMove(Request, frozen=True, tag="move"):
    """`at`: the number of the state that the move was decided on; too late a move is refused."""

    # Raw from JSON: which moves there are is known only at the table.
    move: Move | msgspec.Raw
    at: Number | None = None


class Standing(Request, frozen=True, tag="standing"):
    """Makes this move automatically for the rest of the round; None ends that."""

    move: Move | msgspec.Raw | None = None


class SetTempo(Request, frozen=True, tag="tempo"):
    """How bots move where they are the only other players. "usual": after a pause that follows the
    player; "fast": at once, until a decision of the player or a new round, then as usual; "wait":
    not at all; "step": one move at once, then not at all. A new session in the seat begins with
    "usual"."""

    tempo: Tempo


class Say(Request, frozen=True, tag="say"):
    text: str
    to: Place = "table"


class Mute(Request, frozen=True, tag="mute"):
    """Hides the chat of this person from the own session."""

    name: str
    mute: bool = True


class Hush(Request, frozen=True, tag="hush"):
    """The host silences the gallery."""

    hush: bool = True


class History(Request, frozen=True, tag="events"):
    """Asks for all own events of this game since state `since`."""

    since: Number = 0


class ShowRecord(Request, frozen=True, tag="record"):
    """Asks for the record of a finished game."""

    record: str


class Finished(Request, frozen=True, tag="finished"):
    """Asks for the last finished games that can be replayed."""


class Replay(Request, frozen=True, tag="replay"):
    """Asks for a finished game after `step` steps, as `seat` saw it, or with open cards."""

    record: str
    step: Number = 0
    seat: Seat | None = None


# Requests for a table that may be in another house.
Forwarded = Sit | Watch | GiveUp
REQUESTS = types_in(globals(), Request)

"""The values that all drawing starts from: the client's state, and the choices of the moment."""

from typing import NamedTuple

from server.protocol.lobby import Preferences
from server.protocol.seat import Move, name_of
from tui.glyphs import GLYPHS, Glyphs
from tui.message_log import MessageLog
from tui.plain.scene import Scene


class Choice(NamedTuple):
    """Something the player can do now.

    `does` is its name: of the action, of the own key binding, and of the spots that a click hits.
    `pointed`: arrows, Tab and its digit point at it, and Enter chooses it; any other choice has a
    key alone. `at_once`: its key or a click chooses it without pointing first. `why_not`: the
    sentence of the refusal, for a card that may not be played.
    """

    does: str
    key: str
    label: str
    pointed: bool = False
    at_once: bool = False
    why_not: str = ""


def point(does: str, label: str, key: str = "", at_once: bool = False, why_not: str = "") -> Choice:
    """A choice that can be pointed at. Without a key, its digit is its place in the row."""
    return Choice(does, key, label, pointed=True, at_once=at_once, why_not=why_not)


def does_of(move: Move) -> str:
    """The name of the choice of a move, as `play:H10`."""
    fields = "".join(str(getattr(move, field)) for field in move.__struct_fields__)
    return f"{name_of(move)}:{fields}" if fields else name_of(move)


class Look(NamedTuple):
    """A moment of one screen.

    `pointed`: the choice that Enter would make; `sent`: the choice that the house has not answered
    yet; `refusal`: why the last choice was refused, shown in the second line of the question until
    something is pointed at or chosen; `recap`: how far the end of a round has been shown, None
    without a recap; `picked`: the first half of a choice in two steps; `elapsed`: the seconds since
    the last snapshot of the game; `slow`: frames were dropped a moment ago; `lit`: the part of the
    board a lesson speaks of; `hurry`: how the player can make the bots play on at once; `replay`:
    a finished game is watched, where nobody is asked.
    """

    scene: Scene
    message_log: MessageLog
    taste: Preferences
    pointed: str = ""
    sent: str = ""
    refusal: str = ""
    recap: int | None = None
    picked: str = ""
    elapsed: int = 0
    slow: bool = False
    lit: str = ""
    hurry: str = ""
    replay: bool = False

    def say(self, key: str, /, **values: object) -> str:
        return self.scene.say(key, **values)

    @property
    def glyphs(self) -> Glyphs:
        return GLYPHS[self.taste.glyphs]

"""What every place is: a picture of a size, choices with their keys, and what each of them does."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from server.protocol.lobby import Preferences
from server.protocol.requests import Request
from tui.drawing import Block
from tui.glyphs import GLYPHS, Glyphs
from tui.message_log import MessageLog
from tui.plain.scene import Scene
from tui.text_input import TextInput

RICH_WIDTH, RICH_HEIGHT = 110, 34
TIGHT_WIDTH, TIGHT_HEIGHT = 80, 22
LEAST_WIDTH, LEAST_HEIGHT = 40, 20
NOWHERE = -1


class Choice(NamedTuple):
    """`does` is its name, for clicks and for keys of one's own. One that is pointed at is drawn in
    the picture, and so is one that says so; the others stand in the bar at the bottom. `at_once`:
    its digit or a click does it, for another key came before."""

    does: str
    key: str
    label: str
    pointed: bool = False
    drawn: bool = False
    at_once: bool = False


def point(does: str, label: str, key: str = "", at_once: bool = False) -> Choice:
    """Its digit is its place in the row, if it does not say otherwise."""
    return Choice(does, key, label, pointed=True, at_once=at_once)


class Look(NamedTuple):
    """All that a picture is made of. `pointed`: the choice that Enter would make; `sent`: the one
    that the house has not answered yet; `typing`: the line that is typed in; `recap`: how far the
    end of a round has been told, if it is shown; `picked`: the first half of a choice that takes
    two steps; `elapsed`: the seconds since the game was told of last; `slow`: the line was too slow
    for some pictures a moment ago."""

    scene: Scene
    message_log: MessageLog
    taste: Preferences
    width: int
    height: int
    pointed: str = ""
    sent: str = ""
    typing: TextInput | None = None
    recap: int | None = None
    picked: str = ""
    elapsed: int = 0
    slow: bool = False

    @property
    def glyphs(self) -> Glyphs:
        return GLYPHS[self.taste.glyphs]

    @property
    def is_rich(self) -> bool:
        return self.width >= RICH_WIDTH and self.height >= RICH_HEIGHT

    @property
    def is_narrow(self) -> bool:
        return self.width < TIGHT_WIDTH

    def say(self, key: str, /, **values: object) -> str:
        return self.scene.say(key, **values)

    def sized(self, width: int, height: int) -> "Look":
        return self._replace(width=width, height=height)


class Hands(Protocol):
    """What a place can do."""

    def ask(self, *requests: Request) -> None:
        """One after another; a refusal ends it."""

    def command(self, line: str) -> None:
        """As if it were typed to the plain face."""

    def go(self, place: "Place") -> None: ...

    def back(self) -> None: ...

    def type(self, label: str, then: Callable[[str], None], start: str = "") -> None:
        """A line to type in, and what becomes of it."""

    def prefer(self, **changes: object) -> None: ...

    def copy(self, text: str) -> None:
        """To the clipboard of the terminal, if it lets us."""

    def quit(self) -> None: ...


class Place:
    """`at` is the place in the row of pointed choices, if one of them is pointed at; `scroll` how
    far the text has moved; `scrolls`: whether it can."""

    bar_rows = 1
    """at least"""
    across = 1
    """so many of what can be pointed at stand in a row, if there are several rows"""

    def __init__(self) -> None:
        self.at = 0
        self.scroll = 0
        self.scrolls = False
        self._points: list[str] = []

    def title(self, look: Look) -> str:
        """What stands at the top."""
        raise NotImplementedError

    def picture(self, look: Look) -> Block:
        raise NotImplementedError

    def choices(self, look: Look) -> Sequence[Choice]:
        return ()

    def do(self, does: str, look: Look, hands: Hands) -> None:
        raise NotImplementedError

    def escape(self, look: Look, hands: Hands) -> None:
        hands.back()

    def arrive(self, look: Look, hands: Hands) -> None:
        """One has just come here."""

    def attend(self, look: Look) -> float | None:
        """Called before each picture; says after how many seconds to call again."""
        return None

    def tick(self) -> None:
        """That time has passed."""

    def hurry(self) -> None:
        """Somebody has pressed a key: what moves by itself comes to its end."""

    def still_makes_sense(self, look: Look) -> bool:
        return True

    def pointed(self, look: Look) -> str:
        """What Enter would do. When what was pointed at is no longer there, that is nothing, until
        one points at something else: nobody does what he has not seen."""
        points = [each.does for each in self.choices(look) if each.pointed]
        if points != self._points:
            known = 0 <= self.at < len(self._points)
            was, self._points = self._points[self.at] if known else "", points
            self.at = points.index(was) if was in points else self._lost(was)
        self.at = min(self.at, len(points) - 1)
        return points[self.at] if self.at >= 0 else ""

    def _lost(self, was: str) -> int:
        """Where to point instead. A single one cannot be mistaken for another."""
        if not self._points:
            return 0
        return NOWHERE if was and len(self._points) > 1 else max(self.at, 0)

    def point_anew(self, at: int = 0) -> None:
        """One goes to other choices, or back to these, on purpose."""
        self.at, self._points = at, []

    @property
    def can_point(self) -> bool:
        return bool(self._points)

    def step(self, by: int) -> None:
        """To another one that can be pointed at; above the first row and below the last there is
        none."""
        last = len(self._points) - 1
        start = self.at if self.at >= 0 or by > 0 else last + 1
        if abs(by) < self.across or self.across == 1 or 0 <= start + by <= last:
            self.at = min(max(start + by, 0), last)

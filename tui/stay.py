"""The screens of one person as a stack of places, and what keys and clicks do there."""

from collections.abc import Callable
from typing import Final

from server.protocol.lobby import Preferences
from server.protocol.requests import Prefer, Request
from server.protocol.seat import replace
from tui.message_log import MessageLog
from tui.places.bar import COMMAND, ESCAPE, HELP
from tui.places.frame import keys_of
from tui.places.help import Help
from tui.places.place import Look, Place
from tui.places.places import place_for
from tui.plain.scene import Scene
from tui.text_input import TextInput
from tui.visit import Wish

STEPS: Final = {"left": -1, "up": -1, "right": 1, "down": 1}
PAGES: Final = {"pageup": -1, "pagedown": 1, "home": -(10**6), "end": 10**6}
WHEEL: Final = 3
HANG_UP: Final = frozenset({"ctrl+c", "ctrl+d", "ctrl+q"})


class Stay:
    """The lowest place follows from where the person is in the house; the others were opened from
    there."""

    def __init__(
        self,
        scene: Scene,
        message_log: MessageLog,
        wish: Callable[[Wish], None],
        copy: Callable[[str], None],
        quit_: Callable[[], None],
    ) -> None:
        self.scene = scene
        self.message_log = message_log
        self.size = 80, 24
        self.is_waiting: Callable[[], bool] = lambda: False
        """whether requests are not answered yet"""
        self.typing: TextInput | None = None
        self.elapsed = 0
        self.slow = False
        self.copy = copy
        self.quit = quit_
        self._wish = wish
        self._places: list[Place] = [place_for(scene, None)]
        self._sent = ""
        self._touched = ""
        self._drafts: dict[str, str] = {}

    @property
    def taste(self) -> Preferences:
        return self.scene.welcome.preferences if self.scene.welcome else Preferences()

    @property
    def place(self) -> Place:
        return self._places[-1]

    def look(self) -> Look:
        sent = self._sent if self.is_waiting() else ""
        bare = Look(
            self.scene,
            self.message_log,
            self.taste,
            *self.size,
            sent=sent,
            typing=self.typing,
            elapsed=self.elapsed,
            slow=self.slow,
        )
        return bare._replace(pointed=self.place.pointed(bare))

    def settle(self) -> None:
        """Updates the lowest place, and removes places above it that make no sense any more."""
        before, self._places[0] = self._places[0], place_for(self.scene, self._places[0])
        look = self.look()
        if self._places[0] is not before:
            self._places[0].arrive(look, self)
        self._places[1:] = [each for each in self._places[1:] if each.still_makes_sense(look)]

    def press(self, key: str, letter: str = "") -> None:
        """`letter` is the character that the key types, if any."""
        if self.typing is not None:
            self._type(self.typing, key, letter)
        elif key in HANG_UP:
            self.quit()
        else:
            place = self.place
            self._choose_by(letter or key)
            place.hurry()

    def _type(self, typing: TextInput, key: str, letter: str) -> None:
        if key == "enter":
            self.typing = None
            if typing.text.strip():
                typing.then(typing.text)
        elif key == "escape" or key in HANG_UP:
            self.typing = None
            self._drafts[typing.label] = typing.text
        elif letter:
            typing.insert(letter)
        else:
            typing.press(key)

    def paste(self, text: str) -> None:
        if self.typing is not None:
            self.typing.insert(text)

    def _choose_by(self, key: str) -> None:
        look = self.look()
        does = keys_of(look, self.place).get(key)
        if does:
            self.point_or_choose(does)
        elif key == "enter" and look.pointed:
            self._choose(look.pointed)
        elif key in STEPS and self.place.can_point:
            across = self.place.across if key in ("up", "down") else 1
            self.place.step(STEPS[key] * across)
        elif key in ("up", "down"):
            self._scroll(STEPS[key])
        elif key in PAGES:
            self._scroll(PAGES[key] * max(1, self.size[1] // 2))

    def click(self, does: str) -> None:
        place = self.place
        self.point_or_choose(does)
        place.hurry()

    def point_or_choose(self, does: str) -> None:
        """The first key or click on a choice points at it, and the second chooses it, so that no
        card is played by a single key. Choices that are `at_once` need only one."""
        look = self.look()
        points = [each for each in self.place.choices(look) if each.pointed]
        at = next((at for at, each in enumerate(points) if each.does == does), None)
        if at is None or points[at].at_once or does == self._touched == look.pointed:
            self._choose(does)
        else:
            self.place.at = at
            self._touched = does

    def _choose(self, does: str) -> None:
        self._touched = ""
        look = self.look()
        if does == ESCAPE:
            self.place.escape(look, self)
        elif does == HELP:
            self._help()
        elif does == COMMAND:
            self.type(look.say("screen-command"), self.command)
        else:
            self._sent = does
            self.place.do(does, look, self)

    def _help(self) -> None:
        if isinstance(self.place, Help):
            self.back()
        else:
            self.go(Help(self.place))

    def wheel(self, down: bool) -> None:
        """Points at the next choice in places that do not scroll, as lists may be longer than the
        screen."""
        if self.place.can_point and not self.place.scrolls:
            self.place.step(1 if down else -1)
        else:
            self._scroll(WHEEL if down else -WHEEL)

    def _scroll(self, rows: int) -> None:
        self.place.scroll = max(0, self.place.scroll + rows)

    # Called by places

    def ask(self, *requests: Request) -> None:
        self._wish(requests)

    def command(self, line: str) -> None:
        self._wish(line)

    def go(self, place: Place) -> None:
        self._places.append(place)
        place.arrive(self.look(), self)

    def back(self) -> None:
        if len(self._places) > 1:
            self._places.pop()

    def prefer(self, **changes: object) -> None:
        self.ask(Prefer(replace(self.taste, **changes)))

    def type(self, label: str, then: Callable[[str], None], start: str = "") -> None:
        """Opens a line to type in, with the text that was left unfinished there."""
        self.typing = TextInput(label, then, self._drafts.pop(label, "") or start)

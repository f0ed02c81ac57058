"""The Textual app of one person: passes keys and clicks to `Stay`, and shows the frames."""

import time
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

from textual import events, on
from textual._compositor import LayoutUpdate
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.reactive import Reactive
from textual.screen import Screen
from textual.timer import Timer

from server.protocol.client import HouseClient
from server.protocol.lobby import Language
from server.protocol.notices import GameSnapshot
from server.protocol.seat import Turn
from tui.canvas import Canvas, Clicked, Scrolled, Sheet
from tui.message_log import MessageLog
from tui.palettes import PALETTES
from tui.places.frame import framed
from tui.places.frame import line as line_block
from tui.places.place import Place
from tui.plain.dispatch import goodbye
from tui.plain.scene import Scene
from tui.stay import Stay
from tui.text import Texts
from tui.text_input import TextInput
from tui.visit import Visit

NAME: Final = "Kartenhaus"
SLOW_SECONDS: Final = 10.0


class HouseApp(App[None]):
    """Knows the house only through a `HouseClient`, and its texts."""

    CSS_PATH = "app.tcss"
    TITLE = NAME
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []
    title: Reactive[str] = Reactive("", repaint=False)
    """The title of the window. A change repaints nothing."""

    def __init__(
        self,
        line: HouseClient,
        texts_for: Callable[[Language], Texts],
        first: Iterable[str] = (),
        local: bool = False,
        on_ready: Callable[[], object] = lambda: None,
    ) -> None:
        """`first`: lines that are typed at the start; `local`: the house runs in this terminal;
        `on_ready` is called after the first frame."""
        super().__init__()
        self.scene = Scene(texts_for)
        self.scene.local = local
        self.message_log = MessageLog()
        self.animation_level = "none"
        self._on_ready = on_ready
        self.visit = Visit(line, self.scene, self.message_log, self._show_soon)
        for words in first:
            self.visit.wish(words)
        self.stay = Stay(
            self.scene, self.message_log, self.visit.wish, self.copy_to_clipboard, self.exit
        )
        self.stay.is_waiting = lambda: self.visit.wishes > 0
        self.canvas = Canvas()
        self._shows_soon = False
        self._my_turn = False
        self._ticking: Timer | None = None
        self._moving: tuple[Place, float | None] | None = None
        """the place with a running animation, and the seconds to its next step"""
        self._told: GameSnapshot | None = None
        self._told_at = 0.0
        self._clock: Timer | None = None
        self._slow: Timer | None = None

    def compose(self) -> ComposeResult:
        yield self.canvas

    def on_mount(self) -> None:
        self.run_worker(self._hold(), exit_on_error=True)

    def on_ready(self) -> None:
        self._on_ready()

    async def _hold(self) -> None:
        await self.visit.hold()
        self.exit()

    @property
    def farewell(self) -> list[str]:
        """Sentences to print after the app has ended."""
        if self.scene.local:
            return [*self.scene.closing_sentences, goodbye(self.scene)]
        last = [self.message_log.entries[-1].sentence] if self.message_log.entries else []
        return [*self.scene.closing_sentences, *last]

    # Output

    def _show_soon(self) -> None:
        if not self._shows_soon and self.is_running:
            self._shows_soon = True
            self.call_later(self.show)

    def show(self) -> None:
        """Shows the current frame; the canvas repaints only rows that have changed."""
        self._shows_soon = False
        stay = self.stay
        stay.size = self.size.width, self.size.height
        self._run_clock()
        stay.settle()
        self._attend()
        self.canvas.show(framed(stay.look(), stay.place), PALETTES[stay.taste.theme])
        self.title = self.window()
        self._ring()

    def _run_clock(self) -> None:
        """Counts the seconds of a running clock between two snapshots."""
        state, room, now = self.scene.state, self.scene.room, time.monotonic()
        if state is not self._told:
            self._told, self._told_at = state, now
        self.stay.elapsed = int(now - self._told_at)
        clocked = room is not None and room.phase == "running" and room.clock is not None
        if clocked and self._clock is None:
            self._clock = self.set_timer(1, self._a_second_later)

    def _a_second_later(self) -> None:
        self._clock = None
        self.show()

    def line_was_slow(self) -> None:
        """Tells for a while that frames were dropped."""
        self.stay.slow = True
        if self._slow is not None:
            self._slow.stop()
        self._slow = self.set_timer(SLOW_SECONDS, self._line_is_good)

    def _line_is_good(self) -> None:
        self.stay.slow, self._slow = False, None
        self.show()

    def _show_line(self, typing: TextInput) -> None:
        """While a line is typed, only its row is repainted."""
        low = line_block(self.stay.look(), typing)
        palette = PALETTES[self.stay.taste.theme]
        self.canvas.show([*self.canvas.rows[: -len(low)], *low], palette)

    def _attend(self) -> None:
        """Sets the timer of the place's animation. A change of the place or its pace starts
        anew."""
        place = self.stay.place
        seconds = place.attend(self.stay.look())
        if (place, seconds) == self._moving:
            return
        self._moving = place, seconds
        if self._ticking is not None:
            self._ticking.stop()
        self._ticking = None if seconds is None else self.set_timer(seconds, self._tick)

    @property
    def moves(self) -> bool:
        """Whether an animation runs."""
        return self._ticking is not None

    def go_on(self) -> None:
        """Does the next step of the animation now."""
        if self._ticking is not None:
            self._ticking.stop()
            self._tick()

    def _tick(self) -> None:
        self._ticking = self._moving = None
        self.stay.place.tick()
        self.show()

    def _ring(self) -> None:
        """Rings the bell once when the own turn begins."""
        before, self._my_turn = self._my_turn, bool(self.scene.prompt)
        if self._my_turn and not before and self.stay.taste.bell and self.scene.welcome:
            self.bell()

    def window(self) -> str:
        """The window title, which tells whose turn it is."""
        seen, room = self.scene.seen(), self.scene.room
        if room is None:
            return NAME
        turn, names = "none", ""
        if seen is not None and room.phase == "running" and isinstance(seen.view.waiting, Turn):
            turn = "you" if seen.in_turn else "others"
            names = self.scene.texts.join(seen.names[seat] for seat in seen.view.waiting.seats)
        game = self.scene.game_name(room.game)
        return f"{self.scene.say('plain-title', turn=turn, names=names, game=game)} · {NAME}"

    def get_default_screen(self) -> Screen[None]:
        return Sheet(self.canvas)

    def _display(self, screen: Screen[Any], renderable: Any) -> None:
        """A full repaint: the terminal may show anything."""
        if isinstance(renderable, LayoutUpdate):
            renderable = self.canvas.change(anew=True)
        super()._display(screen, renderable)

    # Input

    async def on_event(self, event: events.Event) -> None:
        """Handles keys before any widget: queued for a widget, a key would not know what the one
        before it did."""
        if isinstance(event, events.Key):
            letter = event.character if event.is_printable and event.character else ""
            typing = self.stay.typing
            self.stay.press(event.key, letter)
            if typing is not None and typing is self.stay.typing and not self._shows_soon:
                self._show_line(typing)
            else:
                self._show_soon()
        elif isinstance(event, events.Paste):
            self.stay.paste(event.text)
            self._show_soon()
        else:
            await super().on_event(event)

    @on(Clicked)
    def click(self, event: Clicked) -> None:
        self.stay.click(event.does)
        self.show()

    @on(Scrolled)
    def wheel(self, event: Scrolled) -> None:
        self.stay.wheel(event.down)
        self.show()

    def on_resize(self, event: events.Resize) -> None:
        self.call_later(self.show)

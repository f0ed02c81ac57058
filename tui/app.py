"""The Textual app of one visitor: what is said, what is to be seen, and a line to type in."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.events import Key, Resize
from textual.widgets import Input, RichLog, Static

from server.protocol.line import Line
from server.protocol.lobby import Language
from server.protocol.notices import Notice
from server.protocol.seat import Turn
from tui.plain.face import Conversation, ReadLine, WriteLine
from tui.plain.looking import table
from tui.plain.prompting import MARK
from tui.plain.scene import Scene
from tui.text import Texts

NAME = "Kartenhaus"
NARROW = 80
KEPT = 500
LONGEST = 400


class Shown(Conversation):
    """What changes without a word is seen, too."""

    def __init__(
        self,
        line: Line,
        read_line: ReadLine,
        write: WriteLine,
        scene: Scene,
        show: Callable[[], None],
    ) -> None:
        super().__init__(line, read_line, write, scene)
        self._show = show

    async def _tell(self, notices: Sequence[Notice]) -> None:
        await super()._tell(notices)
        self._show()


class Typed(Input):
    """Textual runs what is bound to a key after all letters that were typed meanwhile; here they
    keep their order."""

    async def _on_key(self, event: Key) -> None:
        if event.key == "enter":
            self.post_message(self.Submitted(self, self.value))
            self.clear()
        elif event.key == "backspace":
            self.action_delete_left()
        else:
            await super()._on_key(event)
            return
        event.stop()
        event.prevent_default()


class HouseApp(App[None]):
    """The plain face with a picture of the table beside it. It knows no more than the plain face:
    a line to the house, and texts."""

    CSS_PATH = "app.tcss"
    TITLE = NAME
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "clear", show=False),
        Binding("pageup", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(1)", show=False),
    ]

    def __init__(
        self, line: Line, texts_for: Callable[[Language], Texts], first: Iterable[str] = ()
    ) -> None:
        """`first`: what is typed before anything else."""
        super().__init__()
        self.scene = Scene(texts_for)
        self.animation_level = "none"
        self.ready = asyncio.Event()
        self._line = line
        self._typed: asyncio.Queue[str] = asyncio.Queue()
        for words in first:
            self._typed.put_nowait(words)
        self._shown = ("", "")
        self._shows_soon = False
        self._my_turn = False
        self._said_last = ""

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        with Horizontal():
            yield RichLog(id="said", wrap=True, markup=False, max_lines=KEPT, min_width=10)
            with VerticalScroll(id="seen"):
                yield Static(id="table", markup=False)
        typed = Typed(id="typed", max_length=LONGEST)
        # A cursor that blinks sends something every half second, for ever.
        typed.cursor_blink = False
        yield typed

    def on_mount(self) -> None:
        self.query_one("#typed").focus()
        self.run_worker(self._converse(), exit_on_error=True)

    def on_ready(self) -> None:
        """The first picture is painted."""
        self.ready.set()

    @property
    def farewell(self) -> list[str]:
        """What is still to be read when the screen is gone."""
        return [*self.scene.farewell, self._said_last]

    async def _converse(self) -> None:
        await Shown(self._line, self._typed.get, self._say, self.scene, self._show_soon).hold()
        self.exit()

    async def _say(self, line: str) -> None:
        self._said_last = line.rstrip("\n")
        self.query_one("#said", RichLog).write(self._said_last)

    def _show_soon(self) -> None:
        if not self._shows_soon:
            self._shows_soon = True
            self.call_later(self._show)

    def _show(self) -> None:
        """Only what has changed is painted again."""
        self._shows_soon = False
        seen = "\n".join(str(line) for line in table(self.scene, ""))
        shows, self._shown = self._shown, (self.head(), seen)
        for name, old, new in zip(("#head", "#table"), shows, self._shown, strict=True):
            if new != old:
                self.query_one(name, Static).update(new)
        self.title = self.window()
        self._ring()

    def _ring(self) -> None:
        """Once each time that one's turn begins."""
        before, self._my_turn = self._my_turn, bool(self.scene.prompt)
        welcome = self.scene.welcome
        if self._my_turn and not before and welcome is not None and welcome.preferences.bell:
            self.bell()

    def head(self) -> str:
        """Where one is, and whether one is waited for."""
        room, welcome = self.scene.room, self.scene.welcome
        if self.scene.prompt:
            return self.scene.prompt.removeprefix(MARK)
        if room is not None:
            return f"{self.scene.game_name(room.game)} · {room.table}"
        return f"{NAME} · {welcome.name}" if welcome else NAME

    def window(self) -> str:
        """The title of the window: whose turn it is."""
        seen, room = self.scene.seen(), self.scene.room
        if room is None:
            return NAME
        turn, names = "none", ""
        if seen is not None and room.phase == "running" and isinstance(seen.view.waiting, Turn):
            turn = "you" if seen.in_turn else "others"
            names = self.scene.texts.join(seen.names[seat] for seat in seen.view.waiting.seats)
        game = self.scene.game_name(room.game)
        return f"{self.scene.say('plain-title', turn=turn, names=names, game=game)} · {NAME}"

    @on(Input.Submitted)
    def submit(self, event: Input.Submitted) -> None:
        self._typed.put_nowait(event.value)

    def on_resize(self, event: Resize) -> None:
        self.query_one("#seen").display = event.size.width >= NARROW

    def action_clear(self) -> None:
        self.query_one("#typed", Input).clear()

    def action_scroll(self, pages: int) -> None:
        said = self.query_one("#said", RichLog)
        said.scroll_relative(y=pages * max(1, said.size.height - 1), animate=False)

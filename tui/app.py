"""The Textual app of one person."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from typing import Any, ClassVar, Final, cast

from textual import events
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.reactive import Reactive
from textual.screen import Screen
from textual.timer import Timer

from server.protocol.client import HouseClient
from server.protocol.lobby import Language, Place, Preferences
from server.protocol.requests import GiveUp, History, Leave, Prefer, Request, Say
from server.protocol.seat import Turn, replace
from tui.commands import HouseCommands
from tui.game_clock import GameClock
from tui.lessons.teacher import Teacher
from tui.lobby.new_table import NewTable
from tui.look import Look
from tui.message_log import MessageLog
from tui.own_keys import keymap
from tui.palettes import Depth
from tui.plain.dispatch import goodbye
from tui.plain.scene import Scene
from tui.screens.find import FindScreen
from tui.screens.questions import ask_which_rules
from tui.screens.registry import PAGES, place_of
from tui.screens.screen import HouseScreen
from tui.text import Texts
from tui.textual_app import forget_worker
from tui.themed_app import ThemedApp
from tui.toasts import Toasts
from tui.visit import Visit
from tui.widgets.line_input import LineInput, Typed, TypingLine
from tui.widgets.rail import Said, talk_lines

HALL: Final = ("hall",)
NAME: Final = "Kartenhaus"
SLOW_SECONDS: Final = 10.0
START_SECONDS: Final = 2.0
"""the longest wait for the house without a picture; Ctrl+C is heard only after one"""


async def at_once() -> None:
    """The turn of an app that is alone in its process."""


class HouseApp(ThemedApp):
    """Knows the house only through a `HouseClient`, and its texts.

    The lowest screen follows from where the person is in the house; the person opens the others
    from there.
    """

    CSS_PATH = "app.tcss"
    TITLE = NAME
    ENABLE_COMMAND_PALETTE = True
    COMMANDS = {HouseCommands}  # noqa: RUF012 - typed by Textual
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "copy_or_hang_up", show=False, priority=True),
        Binding("ctrl+d", "hang_up", show=False, priority=True),
        Binding("ctrl+q", "hang_up", show=False, priority=True),
        Binding("ctrl+p", "command_palette", "bar-find", priority=True),
    ]
    title: Reactive[str] = Reactive("", repaint=False)
    """The title of the window. A change repaints nothing."""

    def __init__(
        self,
        line: HouseClient,
        texts_for: Callable[[Language], Texts],
        first: Iterable[str] = (),
        local: bool = False,
        on_ready: Callable[[], object] = lambda: None,
        turn: Callable[[], Awaitable[None]] = at_once,
    ) -> None:
        """`first`: lines that are typed at the start; `local`: the house runs in this terminal;
        `on_ready` is called after the first frame. Before an update, and before each part of
        opening a screen, it waits for its `turn`: these take most of the event loop's time."""
        super().__init__()
        self.scene = Scene(texts_for)
        self.scene.local = local
        self.message_log = MessageLog()
        self.animation_level = "none"
        self.sent = ""
        """the last choice, until the house has answered it"""
        self.slow = False
        self.typed: defaultdict[str, Typed] = defaultdict(Typed)
        """by label: what was typed into the lines"""
        self.drafts: dict[str, str] = {}
        """by table, or "" for the hall: what one began to say there"""
        self.new_table: NewTable | None = None
        """what was chosen for a new table"""
        self._on_ready = on_ready
        self.turn = turn
        self._unpainted = ExitStack()
        self.visit = Visit(line, self.scene, self.message_log, self.update_soon)
        self.teacher = Teacher(self.scene)
        self.toasts = Toasts(self)
        self.clock = GameClock(self.scene, self._show_second)
        for words in first:
            self.visit.wish(words)
        self._place: tuple[str, ...] = ()
        """the key of the lowest screen"""
        self._in_hall: Callable[[], object] | None = None
        """what follows once the person has left the table"""
        self._updates_soon = False
        self._my_turn = False
        self._slow_timer: Timer | None = None
        self.visit.read_pending()
        self.use_theme()

    def get_default_screen(self) -> Screen[None]:
        # Nothing is drawn on it.
        return Screen(id="_default")

    def on_mount(self) -> None:
        # The empty screen is not painted, so that the terminal keeps keys that are typed meanwhile.
        self._unpainted.enter_context(super().batch_update())
        self.set_timer(START_SECONDS, self._paint_without_place)
        self.theme_changed_signal.subscribe(self, lambda _: self.update_soon())
        self.run_worker(self._hold(), exit_on_error=True)

    def on_unmount(self) -> None:
        self.clock.stop()

    def _paint_without_place(self) -> None:
        if not self._place:
            self.begin_painting()
            self.refresh()

    def on_ready(self) -> None:
        self._on_ready()

    async def _hold(self) -> None:
        # A cancelled worker would keep the error, and with it its own frame.
        with suppress(asyncio.CancelledError):
            await self.visit.hold()
        forget_worker()
        self.exit()

    @property
    def taste(self) -> Preferences:
        return self.scene.welcome.preferences if self.scene.welcome else Preferences()

    @property
    def farewell(self) -> list[str]:
        """Sentences to print after the app has ended."""
        scene = self.scene
        hung_up = self.visit.is_hung_up and not scene.local
        return [*scene.closing_sentences, scene.say("plain-hung-up") if hung_up else goodbye(scene)]

    # Screens

    def update_soon(self) -> None:
        """Brings the screen up to date once all messages of now are handled."""
        if not self._updates_soon and self.is_running:
            self._updates_soon = True
            self.call_later(self._update)

    async def _update(self) -> None:
        # Changes while it waits are shown with it.
        await self.turn()
        self._updates_soon = False
        if self.scene.welcome is None or not self.is_running:
            return
        self.clock.update()
        self.use_depth()
        self.use_theme()
        self.set_keymap(keymap(self.taste.keys))
        await self._settle()
        if not self.visit.wishes:
            # The person has left, or may not.
            self._in_hall = None
        self.toasts.update()
        self.update_screen()
        self.title = self.window_title()
        self._ring()

    async def _settle(self) -> None:
        """Replaces the lowest screen when the person has gone to another place; the screens above
        it belong to the place before, and go, too."""
        place = place_of(self.scene)
        if place.key == self._place:
            for screen in self.screen_stack[2:]:
                if isinstance(screen, HouseScreen) and not screen.still_makes_sense():
                    await screen.dismiss()
            return
        self._place = place.key
        with self._painted_once():
            # `switch_screen` would paint the new one once more when the old one is removed.
            while len(self.screen_stack) > 1:
                await super().pop_screen()
                await self.turn()
            await self.push_screen(place.make())
        if place.key == HALL and self._in_hall is not None:
            then, self._in_hall = self._in_hall, None
            self.call_later(then)
        self.toasts.hint_at_signs(place.key[0])

    def update_screen(self) -> None:
        """Screens that are covered are updated when they show again."""
        # Of an app that ends, the screen still stands while its boxes go.
        screen = self.screen if self.is_running else None
        if isinstance(screen, HouseScreen) and screen.is_mounted and screen.is_attached:
            screen.refresh_all()

    def show(self, screen: Screen[Any]) -> None:
        """Opens a screen above the current one."""
        self.call_later(self._show, screen)

    async def _show(self, screen: Screen[Any]) -> None:
        with self._painted_once():
            await self.turn()
            await self.push_screen(screen)

    def pop_screen(self) -> AwaitComplete:
        return AwaitComplete(self._pop_screen(super().pop_screen()))

    async def _pop_screen(self, popped: AwaitComplete) -> None:
        with self._painted_once():
            await popped

    @contextmanager
    def batch_update(self) -> Iterator[None]:
        with super().batch_update():
            yield
        # Textual paints no layout of meanwhile, and does not remember it.
        self.refresh()

    @contextmanager
    def _painted_once(self) -> Iterator[None]:
        """Paints nothing until all is done, or a new screen is laid out."""
        self._unpainted.enter_context(super().batch_update())
        try:
            yield
        finally:
            self.begin_painting()

    def begin_painting(self) -> None:
        self._unpainted.close()

    @property
    def place_screen(self) -> HouseScreen:
        """The lowest screen, that of the place where the person is."""
        return cast(HouseScreen, self.screen_stack[1])

    def back_to_place(self, then: Callable[[], object]) -> None:
        """Closes the pages above the lowest screen."""
        self.call_later(self._back_to_place, then)

    async def _back_to_place(self, then: Callable[[], object]) -> None:
        with self._painted_once():
            while len(self.screen_stack) > 2:
                await super().pop_screen()
                await self.turn()
        # Its choices may have changed while it was covered.
        self.update_screen()
        self.call_later(then)

    def go_to_hall(self, then: Callable[[], object]) -> None:
        """Goes on with `then` in the hall. A table that is left by that asks as Escape does."""
        if self.scene.room is None:
            self.back_to_place(then)
        else:
            self.place_screen.leave(then)

    def open(self, page: str) -> None:
        """Opens a page above the current screen."""
        if page == "rules" and self.scene.room is None:
            ask_which_rules(self)
        else:
            self.show(PAGES[page]())

    def look(self, pointed: str = "") -> Look:
        return Look(
            self.scene,
            self.message_log,
            self.taste,
            pointed=pointed,
            sent=self.sent if self.visit.wishes else "",
            elapsed=self.clock.elapsed,
            slow=self.slow,
        )

    def use_colors(self, depth: Depth) -> None:
        super().use_colors(depth)
        self.update_soon()

    # The person's actions

    async def on_event(self, event: events.Event) -> None:
        if isinstance(event, events.Key | events.Paste | events.MouseDown):
            self._take_seat_back()
        await super().on_event(event)

    def _take_seat_back(self) -> None:
        """A person who counts as away plays again from any request on: the first key sends one."""
        if self.scene.is_covered and self.scene.state and not self.visit.wishes:
            self.ask(History(self.scene.state.number))

    def ask(self, *requests: Request) -> None:
        """Sends requests one after another, until one is refused."""
        self.visit.wish(requests)

    def leave(self, request: Leave | GiveUp, then: Callable[[], object]) -> None:
        """Leaves the table; goes on with `then` in the hall."""
        self._in_hall = then
        self.ask(request)

    def command(self, line: str) -> None:
        """As if the line were typed in line mode."""
        self.visit.wish(line)

    def prefer(self, **changes: object) -> None:
        self.ask(Prefer(replace(self.taste, **changes)))

    def prefer_theme(self, theme: str) -> None:
        """One of the house, also in place of one of Textual that was chosen after it."""
        self.forget_foreign_theme()
        self.prefer(theme=theme)

    def type_line(
        self,
        label: str,
        then: Callable[[str], object],
        start: str = "",
        said: tuple[Said, ...] = (),
        left: Callable[[str], object] = lambda draft: None,
        takes_key: bool = False,
    ) -> None:
        """Opens the line to type in at the bottom of the screen, with what was `said` above it.
        `left` gets what was typed when Escape closes it; `takes_key`: one key is an answer."""
        line = LineInput(self.typed[label], then, start, left, takes_key)
        self.call_later(self._open_line, TypingLine(label, line, said))

    async def _open_line(self, line: TypingLine) -> None:
        if open_lines := self.screen.query(LineInput):
            self.screen.set_focus(open_lines.first())
        else:
            # Behind other widgets it would change their order, and all would be painted anew.
            await self.screen.mount(line, before=0)
            self.screen.set_focus(line.query_one(LineInput))

    def talk(self) -> None:
        """Opens the line to say something to the table, or to the hall."""
        self.message_log.unread = 0
        room = self.scene.room
        in_hall, table = room is None, str(room.table) if room else ""
        label = self.scene.say("screen-hall-chat-line" if in_hall else "screen-talk-line")
        shows_talk = isinstance(self.screen, HouseScreen) and self.screen.shows_talk
        said = () if shows_talk else talk_lines(self.look())
        to: Place = "lobby" if in_hall else "table"
        self.type_line(
            label,
            lambda text: self.ask(Say(text, to=to)),
            start=self.drafts.get(table, ""),
            said=said,
            left=partial(self.drafts.__setitem__, table),
        )
        self.update_soon()

    def action_command_palette(self) -> None:
        if isinstance(self.screen, FindScreen):
            self.screen.dismiss()
        else:
            self.show(FindScreen())

    def action_hang_up(self) -> None:
        self.exit()

    def action_copy_or_hang_up(self) -> None:
        """Copies the text that is selected; without one, leaves the house."""
        text = self.screen.get_selected_text()
        if text is None:
            self.exit()
            return
        self.copy_to_clipboard(text)
        self.screen.clear_selection()
        self.toasts.show(self.scene.say("screen-copied"), about="answer")

    # Clock, line, bell and title

    def _show_second(self) -> None:
        if not self.is_running:
            return
        self.clock.update()
        if isinstance(self.screen, HouseScreen):
            self.screen.update_clock()

    def line_was_slow(self) -> None:
        """Shows for a while that frames were dropped."""
        self.slow = True
        if self._slow_timer is not None:
            self._slow_timer.stop()
        self._slow_timer = self.set_timer(SLOW_SECONDS, self._line_is_good)
        self.update_soon()

    def _line_is_good(self) -> None:
        self.slow, self._slow_timer = False, None
        self.update_soon()

    def _ring(self) -> None:
        """Rings the bell once when the own turn begins."""
        before, self._my_turn = self._my_turn, bool(self.scene.prompt)
        if self._my_turn and not before and self.taste.bell:
            self.bell()

    def window_title(self) -> str:
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

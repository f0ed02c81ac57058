"""A table where a game goes on: its board, and the rail with what happened and what was said."""

from collections.abc import Callable, Container, Hashable, Iterable, Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.geometry import Region
from textual.timer import Timer
from textual.types import CSSPathType
from textual.widget import Widget

from server.protocol.lobby import Pace
from server.protocol.notices import GameEnded
from server.protocol.requests import History, Leave, SetTempo
from tui.games.board import RESULT, Board
from tui.games.legend import legend
from tui.games.recap import Recap
from tui.games.registry import BOARDS, STYLES, board_type
from tui.look import Choice, Look
from tui.plain.games import Seen
from tui.screens.alone import ask_to_leave, can_play_on, is_alone
from tui.screens.confirm import do_nothing
from tui.screens.ending import EndingScreen
from tui.screens.questions import confirm
from tui.screens.screen import HouseScreen
from tui.widgets.containers import BlankHorizontal
from tui.widgets.head_bar import Head, head_of
from tui.widgets.key_bar import Keys
from tui.widgets.rail import Rail

GAME_BINDINGS: list[BindingType] = [
    # With priority, keys do not go through the queues of the screen and of what has the focus.
    Binding(action.key, f"choose('{action.does}')", action.label, id=action.does, priority=True)
    for board in BOARDS.values()
    for action in board.ACTIONS
]


class TableScreen(HouseScreen):
    CSS_PATH: ClassVar[CSSPathType | None] = ["table.tcss", *STYLES]
    BINDINGS: ClassVar[list[BindingType]] = [
        *GAME_BINDINGS,
        Binding("space", "play_on", "screen-table-play-on", id="play-on"),
        Binding("b", "recap", "screen-table-recap", id="recap"),
        Binding("c", "talk", "bar-talk", id="chat"),
        Binding("r", "page('rules')", "bar-rules", id="rules"),
        Binding("p", "page('settings')", "bar-settings", id="settings"),
        Binding("l", "page('log')", "bar-log", id="log"),
        Binding("s", "page('score')", "bar-score", id="score"),
        Binding("comma", "pace", "screen-table-pace", id="pace", key_display=","),
    ]

    shows_refusals = True

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game
        self.board: Board = board_type(game)()
        self.recap = Recap(self.board)
        self.picked = ""
        """the first half of a choice in two steps"""
        self._pointed_before = ""
        self._ended: GameEnded | None = None
        """the end that was shown"""
        self._step: Timer | None = None
        self._step_seconds: float | None = None

    def compose_body(self) -> Iterable[Widget]:
        with BlankHorizontal(id="body"):
            yield self.board
            yield Rail(self.board.rail())

    def on_mount(self) -> None:
        self.house.toasts.show_return_code()
        room, scene = self.house.scene.room, self.house.scene
        if room is not None and room.phase == "running" and not scene.recent_events:
            # After a reconnect, the screen has none of the events of the running game.
            self.house.ask(History())

    def seen(self) -> Seen | None:
        """The game as the board shows it."""
        return self.house.scene.seen()

    def look(self) -> Look:
        look = super().look()
        seen = self.seen()
        if self.picked and (seen is None or not self.board.opens(seen, self.picked)):
            self.picked = ""
        log = self.recap.message_log(look)
        hurry = (
            self.say("screen-table-hurry", key=self.say("key-space")) if self.can_play_on else ""
        )
        return look._replace(
            picked=self.picked, recap=self.recap.shown, message_log=log, hurry=hurry
        )

    def prepare(self) -> None:
        self._set_step(self.recap.update(self.look()))

    def update_view(self, look: Look) -> None:
        seen = self.seen()
        self._show_rim(self._is_again(look))
        if seen is not None:
            self.board.show(look, seen)
        self.show_rail(look)
        if self._is_told(look):
            self._tell_end()

    def ticked(self, look: Look) -> list[tuple[Widget, Sequence[Region]]]:
        found = super().ticked(look)
        for box, regions in self.board.tick(look):
            if regions is None:
                self.house.update_soon()
            else:
                found.append((box, regions))
        return found

    def _is_again(self, look: Look) -> bool:
        """Whether the board shows a recap because the player wants to see it once more."""
        seen = self.seen()
        return self.recap.is_again and seen is not None and self.board.shows_recap(look, seen)

    def _show_rim(self, is_again: bool) -> None:
        """The rim of a replay, while a recap is shown once more."""
        rim = "note" if is_again else Board.rim
        if rim != self.board.rim:
            self.board.rim = rim
            self.board.paint(self.palette, self.glyphs, has_rim=self.size_class != "phone")

    def _is_told(self, look: Look) -> bool:
        """Whether the game is over, and what happened last was shown in full."""
        over = look.scene.over
        return over is not None and over is not self._ended and look.recap is None

    def _tell_end(self) -> None:
        over = self._ended = self.house.scene.over
        if over is not None:
            self.house.show(EndingScreen(self.game, over))

    def show_rail(self, look: Look) -> None:
        self.query_one(Rail).show(look)

    def head(self, look: Look) -> Head:
        scene, seen = look.scene, self.seen()
        room = scene.room
        if room is None:
            return Head(scene.game_name(self.game))
        middle = self.board.middle(look, seen) if seen else ""
        place = self.say("screen-table-number", table=room.table)
        head = head_of(look, scene.game_name(room.game), place, middle)
        return head._replace(again=self._again()) if self._is_again(look) else head

    def _again(self) -> tuple[str, ...]:
        key = self.say("key-escape")
        return f"{self.say('screen-table-recap')}, {key}", key

    def legend(self, look: Look) -> Iterable[tuple[str, str]]:
        yield from legend(look, self.game, self.palette)
        room = look.scene.room
        if room is not None and room.clock is not None:
            yield "2:05", self.say("screen-table-clock", increment=room.clock.increment)

    @property
    def shows_talk(self) -> bool:  # type: ignore[override]
        return self.size_class in ("normal", "wide")

    def key_bar_state(self, look: Look) -> Hashable:
        tempo = look.hurry, is_alone(self.house.scene)
        return super().key_bar_state(look), self.recap.is_there, look.picked, tempo

    def _make_keys(self) -> Keys:
        """Going on at once is the one thing to do while others are asked."""
        keys = super()._make_keys()
        first = tuple(key for key in keys.pages if key.action == "play_on")
        pages = tuple(key for key in keys.pages if key not in first)
        return Keys((*first, *keys.choices), pages, keys.last)

    # Recap

    def _set_step(self, seconds: float | None) -> None:
        """Sets the timer of the recap; a change of its pace starts it anew."""
        if seconds == self._step_seconds:
            return
        self._step_seconds = seconds
        if self._step is not None:
            self._step.stop()
        self._step = None if seconds is None else self.set_timer(seconds, self._next_step)

    def _next_step(self) -> None:
        self._step = self._step_seconds = None
        self.recap.tick()
        self.house.update_soon()

    def action_recap(self) -> None:
        self.recap.toggle()
        self.house.update_soon()

    # Waiting for bots

    @property
    def can_play_on(self) -> bool:
        return can_play_on(self.house.scene)

    def action_play_on(self) -> None:
        """The bots move at once, up to the next decision of the player or the next round."""
        self.house.ask(SetTempo("fast"))

    def action_pace(self) -> None:
        pace: Pace = "usual" if self.house.taste.pace == "quick" else "quick"
        self.house.prefer(pace=pace)
        self.house.toasts.show(self.say("screen-table-pace-now", pace=pace), about="answer")

    # Choices

    def choices(self) -> Sequence[Choice]:
        seen, room = self.seen(), self.house.scene.room
        if seen is None or room is None:
            return ()
        if room.phase == "over":
            return [Choice(RESULT, "enter", self.say("screen-table-result"))]
        if room.phase != "running":
            return ()
        return self.board.choices(self.look(), seen)

    def own_actions(self) -> Container[str]:
        return {each.does for each in self.board.ACTIONS}

    def rows(self) -> Sequence[Sequence[str]]:
        seen = self.seen()
        return self.board.rows(self.look(), seen) if seen else ()

    def choose(self, does: str) -> None:
        if does == RESULT:
            self.recap.hide()
            self._tell_end()
            return
        seen = self.seen()
        if seen is None:
            return
        self.recap.hide()
        if self.board.opens(seen, does):
            self._pointed_before = self._pointed_before if self.picked else self.pointer.before
            self.picked = does
            return
        self._put_back()
        self.house.message_log.move_made()
        requests = self.board.requests(seen, does)
        if question := self.board.costly(self.look(), seen, does):
            confirm(self.house, question, lambda: self.house.ask(*requests))
        else:
            self.house.ask(*requests)

    def _put_back(self) -> None:
        if self.picked:
            self.picked = ""
            self.pointer.at = self._pointed_before

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "recap":
            return self.recap.is_there
        if action == "play_on":
            return self.can_play_on
        if action == "pace":
            return is_alone(self.house.scene)
        return super().check_action(action, parameters)

    def leave(self, then: Callable[[], object]) -> None:
        room = self.house.scene.room
        if room is not None and room.phase == "running" and room.you is not None:
            ask_to_leave(self.house, room, then)
        else:
            self.house.leave(Leave(), then)

    def action_back(self) -> None:
        if self._is_again(self.look()):
            self.recap.hide()
            self.house.update_soon()
        elif self.picked:
            self._put_back()
            self.house.update_soon()
        else:
            self.leave(do_nothing)

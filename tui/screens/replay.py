"""A finished game, step by step: through the eyes of a seat, or with open cards."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.timer import Timer
from textual.widget import Widget

from server.protocol.lobby import Chair, Room
from server.protocol.notices import GameSnapshot, Replayed
from server.protocol.requests import Replay
from server.protocol.seat import View
from tui.events_as_text import Formatter
from tui.games.board import Board
from tui.games.registry import board_type
from tui.look import Choice, Look
from tui.plain.scene import Scene
from tui.screens.screen import HouseScreen, SizeClass, size_class
from tui.widgets.drawn import Drawn
from tui.widgets.head_bar import Head
from tui.widgets.time_line import TimeLine, draw_replay_rail, draw_time_line

RUN_SECONDS: Final = 1.2
LINE_ROWS, RAIL = 9, 30
STEPS: Final = (
    ("next", "right", "screen-replay-next"),
    ("previous", "left", "screen-replay-previous"),
    ("next-round", "down", "screen-replay-next-round"),
    ("previous-round", "up", "screen-replay-previous-round"),
    ("run", "space", "screen-replay-run"),
    ("fog", "d", "screen-replay-fog"),
    ("seat", "w", "screen-replay-seat"),
)


class ReplayBody(Horizontal):
    BLANK = True


class ReplayScreen(HouseScreen):
    """`seat`: whose eyes one looks through; with open cards one sits there, too, but sees what
    everybody had."""

    CSS_PATH = "replay.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, f"choose('{does}')", label, id=does) for does, key, label in STEPS
    ]

    def __init__(self, game: str, record: str, seat: int = 0) -> None:
        super().__init__()
        self.game = game
        self._record = record
        self._seat = seat
        self._is_open = True
        self._runner: Timer | None = None
        self._board: Board = board_type(game)()
        self._board.rim = "note"

    def compose_body(self) -> Iterable[Widget]:
        with ReplayBody(id="replay"):
            yield self._board
            yield Drawn(draw_replay_rail, ground="panel", id="replay-rail")
        yield Drawn(draw_time_line, ground="room", id="time-line")

    @property
    def size_class(self) -> SizeClass:
        """The board has less room than at a table."""
        width, height = self.house.size
        return size_class(width - RAIL if width >= 100 else width, height - LINE_ROWS)

    def now(self) -> Replayed | None:
        shown = self.house.scene.replay
        return shown if shown is not None and shown.record == self._record else None

    def head(self, look: Look) -> Head:
        now = self.now()
        title = look.scene.game_name(self.game)
        if now is None:
            return Head(title, look.say("screen-replay-opens"))
        names = look.scene.texts.join(now.names)
        name = look.scene.welcome.name if look.scene.welcome else ""
        return Head(title, look.say("screen-replay-place"), names, name=name)

    def update_view(self, look: Look) -> None:
        now = self.now()
        if now is None:
            return
        scene = staged(look.scene, now, self._view(now), self._seat)
        seen = scene.seen()
        assert seen is not None
        there = look._replace(scene=scene, pointed="", sent="", recap=None)
        self._board.show(there, seen)
        formatter = Formatter(look.scene.texts, now.game, now.names, now.seat)
        told = tuple(sentence for each in now.events if (sentence := formatter.event(each)))
        self.query_one("#replay-rail", Drawn).show(told)
        self.query_one("#time-line", Drawn).show(self._time_line(now, told))

    def _view(self, now: Replayed) -> View:
        """The table as it was for the seat, or with the cards of all."""
        if len(now.views) == 1:
            return now.views[0]
        view: View = self._board.laid_open(now.views[self._seat], now.views)
        return view

    def _time_line(self, now: Replayed, told: tuple[str, ...]) -> TimeLine:
        choices = (each._replace(key=self._key_sign(each.key)) for each in self.choices())
        return TimeLine(
            game=now.game,
            rounds=now.rounds,
            steps=now.steps,
            step=now.step,
            told=told[-1] if told else "",
            name=now.names[self._seat],
            choices=tuple(choices),
        )

    def _key_sign(self, key: str) -> str:
        name = key if len(key) == 1 else self.say(f"key-{key}")
        return self.glyphs.keys.get(key) or name

    # Choices

    def choices(self) -> Sequence[Choice]:
        values = {"game": self.game, "open": "yes" if self._is_open else "no"}
        values["on"] = "yes" if self._runner is not None else "no"
        return [Choice(does, key, self.say(label, **values)) for does, key, label in STEPS]

    def choose(self, does: str) -> None:
        now = self.now()
        if now is None:
            return
        if does == "run":
            self._run(self._runner is None)
            return
        self._run(False)
        step = now.step
        match does:
            case "next":
                step = min(step + 1, now.steps - 1)
            case "previous":
                step = max(0, step - 1)
            case "next-round":
                step = next((each for each in self._starts(now) if each > step), now.steps - 1)
            case "previous-round":
                step = max((each for each in self._starts(now) if each < step), default=0)
            case "fog":
                self._is_open = not self._is_open
            case "seat":
                self._seat = (self._seat + 1) % len(now.names)
        self._go_to(step)

    def _starts(self, now: Replayed) -> list[int]:
        """The steps at which the cards of each round lie on the table."""
        later = int(self._board.deals_each_round)
        return [min(each + later, now.steps - 1) for each in now.rounds]

    def _go_to(self, step: int) -> None:
        seat = None if self._is_open else self._seat
        self.house.ask(Replay(self._record, step, seat))

    def _run(self, runs: bool) -> None:
        """Shows one step after another, until a key or the end."""
        if self._runner is not None:
            self._runner.stop()
            self._runner = None
        if runs:
            self._runner = self.set_interval(RUN_SECONDS, self._next_step)

    def _next_step(self) -> None:
        now = self.now()
        if now is None or now.step + 1 >= now.steps:
            self._run(False)
            self.house.update_soon()
        else:
            self._go_to(now.step + 1)


def staged(scene: Scene, now: Replayed, view: View, seat: int) -> Scene:
    """A table as it was, for the boards, which know tables from a scene."""
    stage = scene.for_other_table()
    chairs = tuple(Chair(name, None, True, "here", False, False) for name in now.names)
    stage.room = Room(
        table=0, code=None, game=now.game, options={}, clock=None, phase="over", host=None,
        chairs=chairs, you=seat, watchers=0, hushed=False, paused=False, commit="", words="",
        standing=None, record=now.record,
    )  # fmt: skip
    stage.state = GameSnapshot(0, now.step, now.step, view, (), ())
    stage.recent_events.extend(now.events)
    return stage

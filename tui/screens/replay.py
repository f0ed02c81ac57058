"""A finished game, step by step: through the eyes of a seat, or with open cards."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.timer import Timer
from textual.types import CSSPathType
from textual.widget import Widget

from server.protocol.lobby import Chair, Room
from server.protocol.notices import GameSnapshot, Replayed
from server.protocol.requests import Replay
from server.protocol.seat import Turn, View
from tui.events_as_text import Formatter
from tui.games.board import Board, Fact
from tui.games.legend import legend
from tui.games.reasons import reasons_of
from tui.games.registry import STYLES, board_type
from tui.games.story import turning_points
from tui.look import Choice, Look
from tui.palettes import Palette, of_the_past
from tui.plain.scene import Scene
from tui.screens.replay_texts import named
from tui.screens.screen import HouseScreen
from tui.size_class import SizeClass, size_class
from tui.text import Texts
from tui.widgets.containers import BlankHorizontal, BlankVertical
from tui.widgets.drawn import Drawn
from tui.widgets.head_bar import Head
from tui.widgets.key_bar import Key, Keys
from tui.widgets.replay_rail import ReplayRail, draw_replay_rail
from tui.widgets.time_line import TimeLine, draw_time_line

RUN_SECONDS: Final = 1.2
LOW, MEDIUM, TALL = 3, 4, 11
"""rows of the time line"""
LEAST_FOR_MEDIUM: Final = 28
"""rows of a window that can spare one for a longer sentence"""
STEPS: Final = (
    ("next", "right", "screen-replay-next"),
    ("previous", "left", "screen-replay-previous"),
    ("turn", "t", "screen-replay-turn"),
    ("run", "space", "screen-replay-run"),
    ("next-round", "down", "screen-replay-next-round"),
    ("previous-round", "up", "screen-replay-previous-round"),
    ("fog", "d", "screen-replay-fog"),
    ("seat", "w", "screen-replay-seat"),
)


class ReplayScreen(HouseScreen):
    """`seat`: whose eyes one looks through; with open cards one sits there, too, but sees what
    everybody had."""

    CSS_PATH: ClassVar[CSSPathType | None] = ["replay.tcss", *STYLES]
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
        boxes = [*self._board.rail()]
        with BlankHorizontal(id="replay"):
            yield self._board
            with BlankVertical(id="replay-side"):
                yield from boxes[:1]
                yield Drawn(draw_replay_rail, ground="panel", id="told")
                yield from boxes[1:]
        yield Drawn(draw_time_line, ground="room", id="time-line")

    def palette_on(self, ground: str) -> Palette:
        """The board is of the past; the rail and the time line are not."""
        return of_the_past(self.palette) if ground == "cloth" else self.palette

    @property
    def is_tall(self) -> bool:
        return size_class(*self.house.size) in ("normal", "wide")

    @property
    def size_class(self) -> SizeClass:
        """The board has less room than at a table."""
        width, height = self.house.size
        return size_class(width, height - self._line_rows)

    @property
    def _line_rows(self) -> int:
        if self.is_tall:
            return TALL
        return MEDIUM if self.house.size.height >= LEAST_FOR_MEDIUM else LOW

    def apply_size(self) -> None:
        super().apply_size()
        self.set_class(self.is_tall, "-tall")
        self.set_class(self._line_rows == MEDIUM, "-medium")
        self.set_class(self.house.size.width < 100, "-no-side")

    @property
    def texts(self) -> Texts:
        """They call the player by name through whose eyes one looks."""
        now = self.now()
        return named(super().texts, now.names[self._seat]) if now else super().texts

    def now(self) -> Replayed | None:
        shown = self.house.scene.replay
        return shown if shown is not None and shown.record == self._record else None

    def legend(self, look: Look) -> Iterable[tuple[str, str]]:
        return legend(look, self.game, self.palette)

    def head(self, look: Look) -> Head:
        now = self.now()
        title = look.scene.game_name(self.game)
        if now is None:
            return Head(title, look.say("screen-replay-opens"))
        names = look.scene.texts.join(now.names)
        notes = (look.say("screen-replay-through", name=now.names[self._seat]),)
        return Head(
            title, look.say("screen-replay-place"), names, notes=notes, name=look.scene.name
        )

    def head_with_clocks(self, head: Head, look: Look) -> Head:
        """Without the clock of another game."""
        return head

    def update_view(self, look: Look) -> None:
        now = self.now()
        if now is None:
            return
        scene = staged(look.scene, now, self._view(now), self._seat, self.texts)
        seen = scene.seen()
        assert seen is not None
        # Between two rounds the table is bare: it shows how the last one ended.
        ended = not isinstance(seen.view.waiting, Turn) and self._board.recapped(seen) is not None
        recap = self._board.recap_steps(seen) if ended else None
        there = look._replace(scene=scene, pointed="", sent="", recap=recap, replay=True)
        self._board.show(there, seen)
        formatter = Formatter(look.scene.texts, now.game, now.names)
        told = tuple(sentence for each in now.events if (sentence := formatter.event(each)))
        self.query_one("#told", Drawn).show(ReplayRail(told, *self._known(look, now)))
        where = self._board.middle(there, seen)
        self.query_one("#time-line", Drawn).show(self._time_line(now, where, told))

    def _view(self, now: Replayed) -> View:
        """The table as it was for the seat, or with the cards of all."""
        if len(now.views) == 1:
            return now.views[0]
        view: View = self._board.laid_open(now.views[self._seat], now.views)
        return view

    def _known(self, look: Look, now: Replayed) -> tuple[str, tuple[Fact, ...]]:
        """The player through whose eyes one looks, and what was known there, also where all cards
        lie open."""
        own = now.views[self._seat if now.seat is None else 0]
        assert own.seat is not None
        seen = staged(look.scene, now, own, own.seat, self.texts).seen()
        assert seen is not None
        return now.names[own.seat], tuple(self._board.known(seen))

    def _time_line(self, now: Replayed, where: str, told: tuple[str, ...]) -> TimeLine:
        *choices, eyes = (each._replace(key=self._key_sign(each.key)) for each in self.choices())
        turns = tuple(turning_points(now.points))
        return TimeLine(
            now,
            turns,
            reasons_of(self.say, now.game, turns, now.scoring),
            where=where,
            told=told[-1] if told else "",
            choices=tuple(choices),
            eyes=(eyes._replace(label=self.say("screen-replay-eyes")), self._seat),
        )

    def _key_sign(self, key: str) -> str:
        name = key if len(key) == 1 else self.say(f"key-{key}")
        return self.glyphs.keys.get(key) or name

    def _make_keys(self) -> Keys:
        """Two arrows that do the same in both directions share a word."""
        keys = super()._make_keys()
        kept = {key.action: key for key in keys.choices}
        for one, other, word in (
            ("previous", "next", self.say("screen-replay-by-step")),
            ("previous-round", "next-round", self.say("screen-replay-rounds", game=self.game)),
        ):
            first, second = f"choose('{one}')", f"choose('{other}')"
            names = kept.pop(first).name, kept[second].name
            name = ("/" if max(map(len, names)) > 1 else "").join(names)
            kept[second] = Key(name, word, second)
        return keys._replace(choices=tuple(kept.values()))

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
        if does == "fog":
            self._is_open = not self._is_open
        elif does == "seat":
            self._seat = (self._seat + 1) % len(now.names)
        starts, last = self._starts(now), now.steps - 1
        steps = {
            "next": min(now.step + 1, last),
            "previous": max(0, now.step - 1),
            "next-round": next((each for each in starts if each > now.step), last),
            "previous-round": max((each for each in starts if each < now.step), default=0),
            "turn": self._next_turn(now),
        }
        self._go_to(steps.get(does, now.step))

    def _starts(self, now: Replayed) -> list[int]:
        """The steps at which the cards of each round lie on the table; in the first they do."""
        later = int(self._board.deals_each_round)
        return [min(each + later * bool(each), now.steps - 1) for each in now.rounds]

    def _next_turn(self, now: Replayed) -> int:
        """The step that ends the round in which the game turns next, and begins another; after the
        last, that of the first."""
        ends = [*now.rounds[1:], now.steps - 1]
        found = [ends[turn.round - 1] for turn in turning_points(now.points)]
        return next((end for end in found if end > now.step), found[0] if found else now.step)

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


def staged(scene: Scene, now: Replayed, view: View, seat: int, texts: Texts) -> Scene:
    """A table as it was, for the boards, which know tables from a scene."""
    stage = scene.for_other_table(texts)
    chairs = tuple(Chair(name, None, True, "here", False, False) for name in now.names)
    stage.room = Room(
        table=0, code=None, game=now.game, options={}, clock=None, phase="over", host=None,
        chairs=chairs, you=seat, watchers=0, hushed=False, paused=False, commit="", words="",
        standing=None, record=now.record,
    )  # fmt: skip
    stage.state = GameSnapshot(0, now.step, now.step, view, (), ())
    stage.recent_events.extend(now.events)
    return stage

"""The end of a game: who has won, how it went, and what one can do now."""

from collections.abc import Hashable, Iterable, Sequence
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.widget import Widget

from server.protocol.notices import GameEnded
from server.protocol.requests import History, Leave, Ready, Rematch, Replay
from server.protocol.story import Points, story
from tui.events_as_text import number
from tui.games.board import Board, Section, draw_section
from tui.games.people import best_first
from tui.games.reasons import reasons_of
from tui.games.registry import board_type
from tui.games.story import Turn, spot, turning_points
from tui.look import Choice, Look
from tui.plain.notices_as_text import is_end
from tui.plain.room import plays_bots
from tui.screens.proof import ProofScreen
from tui.screens.replay import ReplayScreen
from tui.screens.screen import HouseScreen
from tui.widgets.chart import Course, Mark, draw_course
from tui.widgets.cloth import Cloth
from tui.widgets.containers import BlankHorizontal, BlankVertical
from tui.widgets.drawn import Drawn
from tui.widgets.ending_boxes import (
    AGAIN,
    PROOF,
    WATCH,
    Actions,
    Turns,
    draw_actions,
    draw_turns,
    draw_verdict,
)
from tui.widgets.head_bar import Head
from tui.widgets.podium import LEAST_ROWS, Placed, draw_podium, is_short

ROWS_AROUND: Final = 15
"""rows of the head, the keys, the rim, the verdict and the turning points"""


class EndingScreen(HouseScreen):
    """Lies above the table where the game has ended, until the next one begins."""

    CSS_PATH = "ending.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("m", f"choose('{AGAIN}')", "bar-rematch", id=AGAIN),
        Binding("v", f"choose('{WATCH}')", "screen-ending-replay", id=WATCH),
        Binding("k", f"choose('{PROOF}')", "screen-ending-check", id=PROOF),
        Binding("s", "page('score')", "bar-score", id="score"),
        Binding("c", "talk", "bar-talk", id="chat"),
        Binding("l", "page('log')", "bar-log", id="log"),
        Binding("r", "page('rules')", "bar-rules", id="rules"),
        Binding("p", "page('settings')", "bar-settings", id="settings"),
        Binding("escape", "back", "screen-ending-hall", id="escape"),
    ]

    def __init__(self, game: str, over: GameEnded) -> None:
        super().__init__()
        self.game = game
        self._over = over
        self._board: Board = board_type(game)()
        """never mounted: it says what the game shows of its own"""

    def compose_body(self) -> Iterable[Widget]:
        points = [*map(number, self._over.result.points)]
        width = "-three" if len(points) < 4 else ""
        if width and all(map(is_short, points)) and self._board.has_trophy:
            # The box beside the podium leaves the chart little room.
            width = "-slim"
        with Cloth(id="ending"):
            with BlankHorizontal(id="end-top"):
                with BlankVertical(id="end-left", classes=width):
                    yield Drawn(draw_verdict, id="end-verdict")
                    yield Drawn(draw_podium, id="end-podium")
                yield Drawn(draw_section, id="end-trophy")
                yield Drawn(draw_section, id="end-course")
            with BlankHorizontal(id="end-middle"):
                yield Drawn(draw_turns, id="end-turns")
                yield Drawn(draw_section, id="end-beside")
            with BlankHorizontal(id="end-bottom"):
                yield Drawn(draw_section, id="end-last")
                yield Drawn(draw_actions, id="end-actions")

    def on_mount(self) -> None:
        # The score sheet, or a reconnect, may have asked for them before the end.
        if not any(map(is_end, self.house.scene.game_events)):
            self.house.ask(History())

    def still_makes_sense(self) -> bool:
        room = self.house.scene.room
        return room is not None and room.phase == "over" and self.house.scene.over is self._over

    def head(self, look: Look) -> Head:
        room = look.scene.room
        rounds = len(self._after(look))
        middle = look.say("screen-ending-after", game=self.game, count=rounds) if rounds else ""
        place = look.say("screen-table-number", table=room.table) if room else ""
        return Head(look.scene.game_name(self.game), place, middle, name=look.scene.name)

    def update_view(self, look: Look) -> None:
        seen = look.scene.seen()
        after = self._after(look)
        over = look.say("screen-ending-over", game=look.scene.game_name(self.game))
        has_won = look.scene.seat in self._over.result.winners
        self._show("end-verdict", (over, verdict(look, self._over), has_won))
        self._show("end-podium", placed(look, self._over))
        found, names, me = turning_points(after), look.scene.names(), look.scene.seat
        whys = reasons_of(look.say, self.game, found, look.scene.game_events)
        self._show("end-turns", Turns(self.game, tuple(found), whys, len(after), names, me))
        self._show("end-actions", Actions(tuple(self.choices()), look.pointed))
        trophy = course = last = beside = None
        bonus: Points = ()
        if seen is not None:
            trophy = self._board.trophy(look, seen)
            course = self._board.course(look, seen)
            last = self._board.keepsake(look, seen)
            beside = self._board.beside_turns(look, seen)
            bonus = tuple(self._board.before_bonus(seen))
        part = course_of(look, after, found, self.game)
        course = course or Section(draw_course, with_bonus(part, bonus), 0)
        for box, section in (
            ("end-trophy", trophy),
            ("end-course", course),
            ("end-last", last),
            ("end-beside", beside),
        ):
            self.query_one(f"#{box}").set_class(section is None, "-absent")
            if section is not None:
                self._show(box, section)
        rows = last.rows if last and self.size_class in ("normal", "wide") else 0
        room = self.house.size.height - ROWS_AROUND - LEAST_ROWS
        self.query_one("#end-bottom").styles.min_height = min(rows, room)

    def _after(self, look: Look) -> list[Points]:
        names = look.scene.names()
        return story(self.game, look.scene.game_events, len(names))

    def _show(self, box: str, part: Hashable) -> None:
        self.query_one(f"#{box}", Drawn).show(part)

    # Choices

    def choices(self) -> Sequence[Choice]:
        room = self.house.scene.room
        found: list[Choice] = []
        if room is not None and room.you is not None:
            found.append(self._point(AGAIN, "m", self.say("screen-ending-again")))
        if self._over.record:
            found.append(self._point(WATCH, "v", self.say("screen-ending-watch")))
            found.append(self._point(PROOF, "k", self.say("screen-ending-check")))
        return found

    def _point(self, does: str, key: str, label: str) -> Choice:
        return Choice(does, self.house.taste.keys.get(does, key), label, pointed=True, at_once=True)

    def choose(self, does: str) -> None:
        if does == AGAIN:
            self._play_again()
        elif does == WATCH:
            self.house.ask(Replay(self._over.record))
            seat = self.house.scene.seat or 0
            self.house.show(ReplayScreen(self.game, self._over.record, seat))
        elif does == PROOF:
            self.house.show(ProofScreen(self._over))

    def _play_again(self) -> None:
        """Against bots alone the next game begins at once: they need no time to get ready."""
        room = self.house.scene.room
        ready = (Ready(),) if room is not None and plays_bots(room) else ()
        self.house.ask(Rematch(), *ready)

    def action_back(self) -> None:
        self.house.ask(Leave())


def verdict(look: Look, over: GameEnded) -> str:
    """The winners, and by how much they have won."""
    names, won, points = look.scene.names(), over.result.winners, over.result.points
    who = look.scene.texts.join(names[seat] for seat in won)
    you = "yes" if look.scene.seat in won else "no"
    words = look.say("screen-ending-won", winners=who, count=len(won), you=you)
    others = [each for seat, each in enumerate(points) if seat not in won]
    if len(won) == 1 and others:
        return f"{words} {look.say('screen-ending-by', points=max(points) - max(others))}"
    return words


def placed(look: Look, over: GameEnded) -> tuple[Placed, ...]:
    """Best first; equal points share a place."""
    points, names = over.result.points, look.scene.names()
    chairs = look.scene.room.chairs if look.scene.room else ()
    bots = {seat for seat, chair in enumerate(chairs) if chair is not None and chair.bot}
    ranks = [1 + sum(other > mine for other in points) for mine in points]
    return tuple(
        Placed(
            names[seat],
            number(points[seat]),
            points[seat],
            ranks[seat],
            look.say("screen-ending-place", place=ranks[seat]),
            seat == look.scene.seat,
            look.say("screen-table-mark", mark="bot") if seat in bots else "",
        )
        for seat in best_first(points)
    )


def course_of(look: Look, after: Sequence[Points], found: Sequence[Turn], game: str) -> Course:
    labels = tuple(str(spot(game, at, len(after))[1]) for at in range(1, len(after) + 1))
    marks = tuple(Mark(at, turn.round, turn.seat) for at, turn in enumerate(found, 1))
    return Course(game, look.scene.names(), tuple(after), labels, look.scene.seat, marks)


def with_bonus(course: Course, before: Points) -> Course:
    """Puts the points that the end added into a column of their own, the last one."""
    if not before or not course.after:
        return course
    *rounds, end = course.after
    marks = (m._replace(round=m.round + (m.round == len(course.after))) for m in course.marks)
    labels = (*course.labels, "★")
    return course._replace(after=(*rounds, before, end), labels=labels, marks=tuple(marks))

"""The finished games of the person, each to be watched again; others by their number."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import ClassVar, Final, NamedTuple

from rich.cells import cell_len
from textual.binding import Binding, BindingType
from textual.widget import Widget

from server.protocol.lobby import FinishedGame
from server.protocol.requests import Finished, Replay
from tui.events_as_text import number
from tui.games.lines import draw_text, in_rows
from tui.games.people import best_first
from tui.look import Choice, Look, point
from tui.screens.page import BoxScreen
from tui.screens.pointing import DIGITS
from tui.screens.replay import ReplayScreen
from tui.text import clean
from tui.widgets.canvas import Canvas
from tui.widgets.drawn import Drawn

BY_NUMBER: Final = "typed"
INDENT: Final = 6
NARROW: Final = 60


class Listed(NamedTuple):
    games: tuple[FinishedGame, ...]
    pointed: str
    nothing: str
    refusal: str


def draw_games(canvas: Canvas, part: Listed) -> None:
    """The list scrolls so far that the game that is pointed at is in full sight."""
    palette = canvas.palette
    y = 1
    if part.refusal:
        y = draw_text(canvas, 2, y, canvas.width - 4, part.refusal, palette.bad) + 1
    if not part.games:
        draw_text(canvas, 2, y, canvas.width - 4, part.nothing, palette.mute)
        return
    blocks = [result_rows(each, canvas.width - INDENT - 2) for each in part.games]
    records = [each.record for each in part.games]
    at = records.index(part.pointed) if part.pointed in records else 0
    first = 0
    while sum(len(block) + 2 for block in blocks[first : at + 1]) > canvas.height - y:
        first += 1
    for which, (game, block) in enumerate(zip(part.games, blocks, strict=True)):
        if which < first:
            continue
        if y + len(block) >= canvas.height:
            break
        rows = len(block) + 1
        if game.record == part.pointed:
            canvas.fill(1, y, canvas.width - 2, rows, palette.button)
            canvas.put(0, y, ">" if canvas.is_ascii else "▌", palette.gold)
        canvas.put(2, y, DIGITS[which : which + 1], palette.gold, bold=True)
        draw_game(canvas, y, game)
        canvas.spot(1, y, canvas.width - 2, rows, game.record)
        for below, row in enumerate(block, y + 1):
            draw_result(canvas, below, row)
        y += rows + 1


def draw_game(canvas: Canvas, y: int, game: FinishedGame) -> None:
    """Its name on its cloth, the day, and the own place."""
    palette, name = canvas.palette, canvas.say(f"game-{game.game}-name")
    ground = palette.game_ground(game.game)
    end = canvas.put(INDENT, y, f" {name} ", palette.game_ink, ground, bold=True)
    when = datetime.fromtimestamp(game.at, UTC).strftime("%Y-%m-%d %H:%M")
    if canvas.width < NARROW:
        when = when.split()[0]
    canvas.put(max(end + 1, INDENT + 15), y, when, palette.mute)
    if game.you is not None:
        mine, has_won = game.points[game.you], game.you in game.winners
        rank = 1 + sum(points > mine for points in game.points)
        place = canvas.say("screen-ending-place", place=rank)
        ink = palette.gold if has_won else palette.soft
        text = f"{canvas.glyphs.colours['Y']} {place}" if has_won else place
        canvas.right(canvas.width - 2, y, text, ink, bold=has_won)


class Player(NamedTuple):
    """`words`: the name with the points; `comma`: what follows them."""

    words: str
    comma: str
    is_you: bool


def result_rows(game: FinishedGame, width: int) -> list[list[Player]]:
    """Best first; a name and its points stay in one row."""
    order = best_first(game.points)
    players = [
        Player(
            f"{clean(game.names[seat])} {number(game.points[seat])}",
            "" if seat == order[-1] else ",",
            seat == game.you,
        )
        for seat in order
    ]
    return in_rows(players, lambda each: cell_len(each.words + each.comma), width, 1)


def draw_result(canvas: Canvas, y: int, row: list[Player]) -> None:
    palette, x = canvas.palette, INDENT
    for player in row:
        ink = palette.gold if player.is_you else palette.soft
        x = canvas.put(x, y, player.words, ink, bold=player.is_you)
        x = canvas.put(x, y, player.comma, palette.soft) + 1


class ReplaysScreen(BoxScreen):
    title_key = "screen-replay-list"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", f"choose('{BY_NUMBER}')", "screen-replay-by-number", id=BY_NUMBER,
                key_display="/"),
    ]  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self._wanted: tuple[str, int] | None = None
        """the record that is fetched, and the seat to watch it from"""

    def compose_body(self) -> Iterable[Widget]:
        yield Drawn(draw_games, ground="panel", id="replays")

    def on_mount(self) -> None:
        self.house.ask(Finished())

    def update_view(self, look: Look) -> None:
        nothing = "" if look.scene.finished_games is None else look.say("plain-no-finished")
        refusal = look.scene.refusal if self._wanted else ""
        self.query_one("#replays", Drawn).show(
            Listed(self._games(), look.pointed, nothing, refusal)
        )
        self._open_wanted()

    def _open_wanted(self) -> None:
        found = self.house.scene.replay
        if self._wanted is not None and found is not None and found.record == self._wanted[0]:
            _, seat = self._wanted
            self._wanted = None
            self.house.show(ReplayScreen(found.game, found.record, seat))

    def _games(self) -> tuple[FinishedGame, ...]:
        finished = self.house.scene.finished_games
        return finished.games if finished else ()

    # Choices

    def choices(self) -> Sequence[Choice]:
        watch = self.say("screen-ending-watch")
        games = [point(each.record, watch) for each in self._games()]
        return [*games, Choice(BY_NUMBER, "/", self.say("screen-replay-by-number"))]

    def rows(self) -> Sequence[Sequence[str]]:
        return [[each.record] for each in self._games()]

    def choose(self, does: str) -> None:
        if does == BY_NUMBER:
            label = self.say("screen-replay-number-line")
            self.house.type_line(label, lambda text: self._fetch(text.strip(), 0))
            return
        seat = next((each.you for each in self._games() if each.record == does), None)
        self._fetch(does, seat or 0)

    def _fetch(self, record: str, seat: int) -> None:
        self._wanted = (record, seat)
        self.house.ask(Replay(record))

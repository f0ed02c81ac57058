"""The score sheet of the game at this table."""

from collections.abc import Hashable

from server.protocol.requests import History
from tui.games.registry import board_type
from tui.look import Look
from tui.screens.page import PageScreen
from tui.widgets.canvas import Canvas


class ScoreScreen(PageScreen):
    title_key = "screen-score-title"

    def on_mount(self) -> None:
        look, seen = self.look(), self.house.scene.seen()
        if seen is not None and board_type(seen.game)().needs_history(look, seen):
            self.house.ask(History())

    def content(self, look: Look) -> Hashable:
        seen = look.scene.seen()
        return seen and (seen.game, board_type(seen.game).sheet(look, seen))

    def draw(self, canvas: Canvas, part: Hashable) -> None:
        if isinstance(part, tuple):
            game, sheet = part
            board_type(game).draw_sheet(canvas, sheet)

    def still_makes_sense(self) -> bool:
        return self.house.scene.room is not None

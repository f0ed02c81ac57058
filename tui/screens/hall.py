"""The hall: who is here, which tables there are, and how to begin."""

from collections.abc import Iterable, Sequence

from textual.widget import Widget

from tui.games.lines import draw_lines
from tui.look import Choice, Look
from tui.screens.screen import HouseScreen
from tui.widgets.drawn import Drawn
from tui.widgets.head_bar import Head


class HallScreen(HouseScreen):
    def compose_body(self) -> Iterable[Widget]:
        yield Drawn(draw_lines, ground="room", id="hall")

    def head(self, look: Look) -> Head:
        return Head("Kartenhaus")

    def choices(self) -> Sequence[Choice]:
        return ()

    def update_view(self, look: Look) -> None:
        tables = tuple(f"{each.table} {each.game}" for each in look.scene.tables.values())
        self.query_one("#hall", Drawn).show(("Kartenhaus", *tables))

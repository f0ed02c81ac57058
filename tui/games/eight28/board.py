"""The board of 8-28."""

from collections.abc import Hashable, Mapping, Sequence

from textual.app import ComposeResult

from server.protocol.requests import Request
from tui.games.board import Board
from tui.games.eight28 import choosing
from tui.games.lines import draw_lines
from tui.look import Choice, Look
from tui.plain.games import Seen
from tui.widgets.drawn import Drawn


class Eight28Board(Board):
    def compose(self) -> ComposeResult:
        yield Drawn(draw_lines, id="table")

    def parts(self, look: Look, seen: Seen) -> Mapping[str, Hashable]:
        lines = (*seen.face.table(seen), *seen.face.hand(seen))
        choices = tuple(each.label for each in self.choices(look, seen))
        return {"table": (*lines, *choices, look.pointed)}

    def choices(self, look: Look, seen: Seen) -> list[Choice]:
        return choosing.choices(look, seen)

    def requests(self, seen: Seen, does: str) -> Sequence[Request]:
        return choosing.requests(seen, does)

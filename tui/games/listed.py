"""The board of a game that has none of its own: its table in sentences, and a list of its moves."""

from collections.abc import Hashable, Mapping

from textual.app import ComposeResult

from tui.games.board import Board
from tui.games.lines import draw_lines
from tui.look import Choice, Look, does_of, point
from tui.plain.games import Seen
from tui.widgets.drawn import Drawn


class ListedBoard(Board):
    def compose(self) -> ComposeResult:
        yield Drawn(draw_lines, id="table")

    def parts(self, look: Look, seen: Seen) -> Mapping[str, Hashable]:
        moves = (
            f"{'>' if each.does == look.pointed else ' '} {number} {each.label}"
            for number, each in enumerate(self.choices(look, seen), 1)
        )
        return {"table": (*seen.face.table(seen), *seen.face.hand(seen), "", *moves)}

    def choices(self, look: Look, seen: Seen) -> list[Choice]:
        moves = seen.legal if seen.in_turn else ()
        return [point(does_of(move), seen.formatter.move(move)) for move in moves]

"""How anybody can check the shuffles of a finished game, and keep its record."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widget import Widget

from server.protocol.notices import GameEnded
from tui.games.lines import draw_text
from tui.look import Choice, Look
from tui.plain.invitation import to_save, to_verify
from tui.screens.screen import HouseScreen
from tui.widgets.canvas import Canvas
from tui.widgets.drawn import Drawn
from tui.widgets.head_bar import Head

Lines = tuple[tuple[str, bool], ...]
"""sentences, and whether each is a line to type"""


def draw_proof(canvas: Canvas, lines: Lines) -> None:
    palette, y = canvas.palette, 1
    for text, is_typed in lines:
        ink = palette.gold if is_typed else palette.soft
        y = draw_text(canvas, 3, y, canvas.width - 6, text, ink, bold=is_typed) + 1


class ProofScreen(HouseScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("k", "choose('copy-proof')", "screen-proof-copy", id="copy-proof")
    ]

    def __init__(self, over: GameEnded) -> None:
        super().__init__()
        self._over = over

    def compose_body(self) -> Iterable[Widget]:
        yield Drawn(draw_proof, ground="room", id="proof")

    def head(self, look: Look) -> Head:
        return Head(look.say("screen-ending-check"))

    def update_view(self, look: Look) -> None:
        over, scene = self._over, look.scene
        lines = (
            (look.say("screen-proof-title"), False),
            (to_verify(scene, over.record), True),
            (look.say("screen-proof-secret", secret=over.secret), False),
            (look.say("screen-proof-save"), False),
            (to_save(scene, over.record), True),
        )
        self.query_one("#proof", Drawn).show(lines)

    def choices(self) -> Sequence[Choice]:
        return [Choice("copy-proof", "k", self.say("screen-proof-copy"))]

    def choose(self, does: str) -> None:
        line = to_verify(self.house.scene, self._over.record)
        self.house.copy_to_clipboard(line)
        self.house.toast(self.say("screen-waiting-copied", text=line))

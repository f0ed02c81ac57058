"""How anybody can check the shuffles of a finished game, and keep its record."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.widget import Widget

from server.protocol.notices import GameEnded
from tui.games.lines import wrapped
from tui.lobby.waiting_boxes import draw_wax
from tui.look import Choice, Look
from tui.plain.invitation import to_save, to_verify
from tui.screens.page import BoxScreen
from tui.widgets.canvas import Canvas
from tui.widgets.drawn import Drawn
from tui.widgets.outline import is_outlined

Lines = tuple[tuple[str, bool], ...]
"""sentences, and whether each is a line to type"""
WAX: Final = 7
"""rows of the seal, which large windows show"""


def draw_proof(canvas: Canvas, lines: Lines) -> None:
    """The lines to type stand on strips of paper."""
    palette, width, y = canvas.palette, canvas.width - 6, 1
    if canvas.height > WAX + 16 and not is_outlined(canvas):
        draw_wax(canvas, (canvas.width - 9) // 2, y)
        y += WAX
    for text, is_typed in lines:
        rows = wrapped(text, width - 2 * is_typed)
        if is_typed:
            canvas.fill(3, y, width, len(rows), palette.paper)
        for row in rows:
            ink = palette.ink if is_typed else palette.soft
            canvas.put(3 + is_typed, y, row, ink, bold=is_typed)
            y += 1
        y += 1 + is_typed


class ProofScreen(BoxScreen):
    title_key = "screen-proof-title"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("k", "choose('copy-proof')", "screen-proof-copy", id="copy-proof")
    ]

    def __init__(self, over: GameEnded) -> None:
        super().__init__()
        self._over = over

    def compose_body(self) -> Iterable[Widget]:
        yield Drawn(draw_proof, ground="panel", id="proof")

    def update_view(self, look: Look) -> None:
        over, scene = self._over, look.scene
        lines = (
            (look.say("screen-proof-about"), False),
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
        self.house.toasts.show(self.say("screen-waiting-copied", text=line), about="answer")

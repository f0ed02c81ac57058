"""The board of Farbstich: seats, the order of collecting, what is on offer, the question, and the
own cards, each in its place."""

from collections.abc import Hashable, Iterable, Mapping
from typing import ClassVar

from textual.app import ComposeResult

from server.protocol import farbstich
from server.protocol.seat import Over
from tui.games.board import Board, Section, draw_section
from tui.games.farbstich import choosing, finale, recap
from tui.games.farbstich.hand import draw_hand, hand
from tui.games.farbstich.known import known
from tui.games.farbstich.offer import draw_offer, offer
from tui.games.farbstich.opened import laid_open
from tui.games.farbstich.order import order_of
from tui.games.farbstich.order_box import draw_order
from tui.games.farbstich.question import draw_question, question, result
from tui.games.farbstich.rail import draw_rail, rail
from tui.games.farbstich.seats import draw_seats, seats
from tui.games.farbstich.sheet import draw_score, score, sheet, totals
from tui.games.farbstich.words import course
from tui.games.people import best_first
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas
from tui.widgets.containers import BlankHorizontal
from tui.widgets.drawn import Draw, Drawn
from tui.widgets.light import draw_brackets


def part_of_lesson(name: str, draw: Draw) -> Drawn:
    """A box that a lesson can light."""

    def drawn(canvas: Canvas, part: object) -> None:
        canvas.begin(name)
        draw(canvas, part)
        if canvas.is_lit(name):
            draw_brackets(canvas, 0, 0, canvas.width, canvas.height)

    return Drawn(drawn, id=name)


class FarbstichBoard(Board):
    deals_each_round = False
    LAYOUTS: ClassVar = {
        "huge": (120, 52),
        "grand": (120, 41),
        "roomy": (58, 36),
        "low": (58, 30),
        "close": (58, 19),
        "small": (0, 0),
    }

    def compose(self) -> ComposeResult:
        self.inside = self.room
        self.lay_out()
        yield part_of_lesson("seats", draw_seats)
        yield part_of_lesson("order", draw_section)
        yield part_of_lesson("offer", draw_offer)
        with BlankHorizontal(id="mine"):
            yield part_of_lesson("question", draw_question)
            yield part_of_lesson("hand", draw_hand)

    def rail(self) -> Iterable[Drawn]:
        yield Drawn(draw_rail, ground="panel", id="rail-game")

    def lay_out(self) -> None:
        now = self.plan
        self.update_classes({f"-{each}": each == now for each in self.LAYOUTS})

    def show(self, look: Look, seen: Seen) -> None:
        # A replay asks nothing, and at its end no cards are left.
        is_over = isinstance(seen.view.waiting, Over)
        self.update_classes({"-past": look.replay, "-over": look.replay and is_over})
        super().show(look, seen)

    def parts(self, look: Look, seen: Seen) -> Mapping[str, Hashable]:
        return {
            "seats": seats(look, seen),
            "order": self._order(look, seen),
            "offer": offer(look, seen),
            "question": question(look, seen),
            "hand": hand(look, seen, is_phone=self.plan == "small"),
            "rail-game": rail(look, seen),
        }

    def _order(self, look: Look, seen: Seen) -> Section:
        view: farbstich.FarbstichView = seen.view
        if isinstance(view.waiting, Over) or view.starter is None:
            points = recap.Points(result(look, seen), sheet(look, seen, best_first(totals(view))))
            return Section(recap.draw_points, points)
        if recap.is_shown(look, seen):
            return recap.recap(look, seen)
        return Section(draw_order, order_of(look, seen))

    def middle(self, look: Look, seen: Seen) -> str:
        view: farbstich.FarbstichView = seen.view
        if view.starter is None:
            return ""
        now = course(look, view)
        return f"{now} · {look.say('board-farbstich-collecting')}" if view.to_collect else now

    sheet = staticmethod(score)
    draw_sheet = staticmethod(draw_score)
    choices = staticmethod(choosing.choices)
    recapped = staticmethod(recap.recapped)
    recap_steps = staticmethod(recap.steps)
    shows_recap = staticmethod(recap.is_shown)
    course = staticmethod(finale.course)
    beside_turns = staticmethod(finale.best_trick)
    keepsake = staticmethod(finale.keepsake)
    laid_open = staticmethod(laid_open)
    known = staticmethod(known)

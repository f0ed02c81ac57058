"""The board of Schatzsuche."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.containers import Horizontal

from server.protocol import schatzsuche
from server.protocol.requests import Request
from server.protocol.seat import Over
from tui.games.board import Action, Board, Section
from tui.games.people import cut, from_me, is_absent, state
from tui.games.schatzsuche import moves
from tui.games.schatzsuche.bids import bids_part, draw_bids
from tui.games.schatzsuche.finale import (
    TROPHY_ROWS,
    Finale,
    draw_finale,
    draw_last_round,
    finale_part,
    moments,
)
from tui.games.schatzsuche.grid import draw_grid, grid_part
from tui.games.schatzsuche.middle import Middle, draw_middle, draw_trump, layout_of, trump_part
from tui.games.schatzsuche.own import (
    Plate,
    draw_hand,
    draw_own_markers,
    draw_plate,
    hand_part,
)
from tui.games.schatzsuche.question import draw_question, question_part
from tui.games.schatzsuche.recap import recapped
from tui.games.schatzsuche.seat_boxes import draw_seats
from tui.games.schatzsuche.seats import OpenView, seat_of
from tui.games.schatzsuche.sheet import Sheet, draw_full_sheet, draw_sheet, full_sheet, sheet_part
from tui.look import Choice, Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas
from tui.widgets.drawn import Drawn

LONGEST_NAME: Final = 12
LAYOUTS: Final = ("-play", "-bid", "-guess", "-end")


class Across(Horizontal):
    BLANK = True


def names_of(seen: Seen) -> tuple[str, ...]:
    return tuple(cut(name, LONGEST_NAME) for name in seen.names)


def absent_told(look: Look, seen: Seen) -> str:
    """Who is away, or whom a bot covers."""
    return ", ".join(
        f"{cut(seen.names[seat], 6)}: {state(look, seat)}"
        for seat in from_me(seen)
        if is_absent(look, seat)
    )


def draw_middle_or_end(canvas: Canvas, part: Middle | Finale) -> None:
    if isinstance(part, Finale):
        draw_finale(canvas, part)
    else:
        draw_middle(canvas, part)


class SchatzsucheBoard(Board):
    """Its boxes have other heights while cards are bid on, and while the golden card is guessed."""

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        Action("bid:10", "plus", "schatzsuche-screen-bid-ten"),
        Action(moves.MARKERS, "d", "schatzsuche-screen-do-markers"),
        Action(moves.OBJECTION, "exclamation_mark", "schatzsuche-screen-do-object"),
    )
    recap_hushes = True

    def compose(self) -> ComposeResult:
        yield Drawn(draw_seats, id="seats")
        with Across(id="middle"):
            yield Drawn(draw_trump, id="trump")
            yield Drawn(draw_middle_or_end, id="trick")
        yield Drawn(draw_plate, id="plate")
        with Across(id="asked"):
            yield Drawn(draw_own_markers, id="markers")
            yield Drawn(draw_question, id="question")
        with Across(id="low"):
            yield Drawn(draw_hand, id="hand")
            yield Drawn(draw_question, id="answer")
        yield Drawn(draw_bids, id="bid")
        yield Drawn(draw_grid, id="grid")

    def rail(self) -> Iterable[Drawn]:
        yield Drawn(draw_sheet, ground="panel", id="sheet")

    def show(self, look: Look, seen: Seen) -> None:
        layout = f"-{layout_of(seen.view)}"
        if not self.has_class(layout):
            self.remove_class(*LAYOUTS)
            self.add_class(layout)
            # At once, so that no box is drawn in its place of before.
            self.app.stylesheet.update(self)
        super().show(look, seen)

    def parts(self, look: Look, seen: Seen) -> Mapping[str, Hashable]:
        me, left, right = (seat_of(look, seen, seat) for seat in from_me(seen))
        question, names = question_part(look, seen), names_of(seen)
        absent = absent_told(look, seen)
        middle = Middle(seen.view, names, look.recap, absent)
        # On a phone, the rule has no question but during play.
        title = "" if layout_of(seen.view) == "play" else absent or self.middle(look, seen)
        return {
            "seats": (left, right, me),
            "trump": trump_part(seen.view),
            "trick": finale_part(look, seen, names) or middle,
            "plate": Plate(me, question, title),
            "markers": me,
            "question": question,
            "answer": question,
            "hand": hand_part(look, seen),
            "bid": bids_part(look, seen),
            "grid": grid_part(look, seen, names),
            "sheet": sheet_part(look, seen),
        }

    def middle(self, look: Look, seen: Seen) -> str:
        view: schatzsuche.SchatzsucheView = seen.view
        told = look.say("schatzsuche-screen-round", round=view.round, rounds=schatzsuche.ROUNDS)
        layout = layout_of(view)
        if layout in ("play", "end"):
            return told
        return f"{told} · {look.say('schatzsuche-screen-phase', phase=layout)}"

    # Choices

    def choices(self, look: Look, seen: Seen) -> list[Choice]:
        return moves.choices(look, seen)

    def rows(self, look: Look, seen: Seen) -> Sequence[Sequence[str]]:
        return moves.rows(look, seen)

    def requests(self, seen: Seen, does: str) -> Sequence[Request]:
        return moves.requests(seen, does)

    def costly(self, look: Look, seen: Seen, does: str) -> str:
        return moves.costly(look, seen, does)

    def opens(self, seen: Seen, does: str) -> bool:
        return moves.opens(seen, does)

    # The score sheet

    @classmethod
    def sheet(cls, look: Look, seen: Seen) -> Hashable:
        return full_sheet(look, seen)

    @classmethod
    def draw_sheet(cls, canvas: Canvas, sheet: Sheet) -> None:
        draw_full_sheet(canvas, sheet)

    # Recap

    def recapped(self, seen: Seen) -> Hashable:
        return recapped(seen)

    def recap_steps(self, seen: Seen) -> int:
        is_over = isinstance(seen.view.waiting, Over)
        return len(moments(seen)) if is_over else schatzsuche.PLAYERS

    def recap_yields(self, look: Look, seen: Seen) -> bool:
        """A phone has no other room for the bids of the others; cards in the trick come first."""
        return bool(seen.view.plays) or (seen.in_turn and self.screen.has_class("-phone"))

    # The end, and replays

    def trophy(self, look: Look, seen: Seen) -> Section | None:
        part = finale_part(look._replace(recap=None), seen, names_of(seen))
        return Section(draw_finale, part._replace(won=None), TROPHY_ROWS) if part else None

    def keepsake(self, look: Look, seen: Seen) -> Section | None:
        part = finale_part(look._replace(recap=None), seen, names_of(seen))
        return Section(draw_last_round, part, 6) if part and seen.view.sheet else None

    def laid_open(
        self, view: schatzsuche.SchatzsucheView, views: Sequence[schatzsuche.SchatzsucheView]
    ) -> OpenView:
        return OpenView.of(view, views)

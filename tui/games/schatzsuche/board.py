"""The board of Schatzsuche."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult

from server.protocol import schatzsuche
from server.protocol.seat import Over
from tui.games.board import RESULT, Action, Board, Section
from tui.games.people import cut, from_me, is_absent, state
from tui.games.schatzsuche import bids, finale, grid, middle, moves, own, question, sheet
from tui.games.schatzsuche.known import known
from tui.games.schatzsuche.seat_boxes import draw_seats
from tui.games.schatzsuche.seats import OpenView, seat_of
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas
from tui.widgets.containers import BlankHorizontal
from tui.widgets.drawn import Drawn

LONGEST_NAME: Final = 12
PHASES: Final = ("play", "bid", "guess", "end", "past")
REPLAY: Final = "replay"


def names_of(seen: Seen) -> tuple[str, ...]:
    return tuple(cut(name, LONGEST_NAME) for name in seen.names)


def told(look: Look, seen: Seen) -> str:
    """The players who are away or covered by a bot."""
    return ", ".join(
        look.say("common-named", of=cut(seen.names[seat], 6), what=state(look, seat))
        for seat in from_me(seen.view)
        if is_absent(look, seat)
    )


def draw_middle(canvas: Canvas, part: middle.Middle | finale.Finale) -> None:
    """The trick, or what there is before and after all tricks."""
    canvas.begin("trick")
    view, layout = part.view, middle.layout_of(part.view)
    if isinstance(part, finale.Finale):
        finale.draw_finale(canvas, part)
        canvas.spot(0, 0, canvas.width, canvas.height, RESULT)
    elif layout == "guess":
        grid.draw_worth(canvas)
    elif part.recap is not None and has_room_for_recap(view):
        middle.draw_recap(canvas, view, part.names, part.recap)
    elif layout == "bid" and view.trump:
        bids.draw_tokens(canvas, view, part.names)
    else:
        middle.draw_trick(canvas, part, is_played=layout == "play")


def has_room_for_recap(view: schatzsuche.SchatzsucheView) -> bool:
    return bool(view.sheet) and not view.plays and middle.layout_of(view) != "guess"


class SchatzsucheBoard(Board):
    """Its boxes have other heights while the golden card is guessed, at the end, and, where room is
    scarce, while bids are made."""

    LAYOUTS: ClassVar = {
        "wide": (120, 41),
        "normal": (86, 34),
        "tall": (66, 26),
        "narrow": (66, 19),
        "phone": (0, 0),
    }
    ACTIONS: ClassVar[tuple[Action, ...]] = (
        Action("bid:10", "plus", "board-schatzsuche-bid-ten"),
        Action(moves.MARKERS, "d", "board-schatzsuche-do-markers"),
        Action(moves.OBJECTION, "exclamation_mark", "board-schatzsuche-do-object"),
    )
    recap_hushes = True
    has_trophy = True

    _plan = "normal"
    """the layout, or that of a low replay"""

    def compose(self) -> ComposeResult:
        self.inside = self.room
        yield Drawn(draw_seats, id="seats")
        with BlankHorizontal(id="middle"):
            yield Drawn(middle.draw_trump, id="trump")
            yield Drawn(draw_middle, id="trick")
        yield Drawn(own.draw_plate, id="plate")
        yield Drawn(own.draw_asked, id="asked")
        with BlankHorizontal(id="low"):
            yield Drawn(own.draw_hand, id="hand")
            yield Drawn(question.draw_question, id="answer")
        yield Drawn(bids.draw_bids, id="bid")
        yield Drawn(grid.draw_grid, id="grid")

    def rail(self) -> Iterable[Drawn]:
        yield Drawn(sheet.draw_sheet, ground="panel", id="sheet")

    def show(self, look: Look, seen: Seen) -> None:
        self._plan = self._plan_for(look)
        phase = middle.layout_of(seen.view)
        now = {self._plan, "play" if phase == "bid" and not self.is_scarce else phase}
        if look.replay:
            now.add("past")
        classes = {f"-{each}": each in now for each in (*self.LAYOUTS, REPLAY, *PHASES)}
        if any(self.has_class(name) != is_on for name, is_on in classes.items()):
            # At once, so that no box is drawn in its place and size of before.
            self.update_classes(classes, animate=False)
            for box in self.query(Drawn):
                box.forget()
            self.refresh()
        super().show(look, seen)

    def _plan_for(self, look: Look) -> str:
        """A replay asks nothing: if it is low, its hand and the own markers stand beside each
        other."""
        width, height = self.inside
        return REPLAY if look.replay and width >= 86 and 25 <= height < 34 else self.plan

    @property
    def is_phone(self) -> bool:
        return self._plan == "phone"

    @property
    def is_scarce(self) -> bool:
        """Whether the question, the own markers and the bids have no box beside each other."""
        return self._plan in ("phone", "narrow", "tall")

    def parts(self, look: Look, seen: Seen) -> Mapping[str, Hashable]:
        me, left, right = (seat_of(look, seen, seat) for seat in from_me(seen.view))
        asked, names, absent = question.question_part(look, seen), names_of(seen), told(look, seen)
        # On a phone, the rule has no question but during play.
        is_played = middle.layout_of(seen.view) == "play"
        title = "" if is_played else absent or self.middle(look, seen)
        trick = middle.Middle(seen.view, names, look.recap, absent)
        is_golden = seen.view.round == schatzsuche.ROUNDS and seen.view.treasure is None
        bid = bids.bids_part(look, seen, asked, is_phone=self.is_phone)
        return {
            "seats": (left, right, me),
            "trump": middle.Trump(seen.view.trump, is_golden),
            "trick": finale.finale_part(look, seen, names) or trick,
            "plate": own.plate_part(
                me, asked if self.is_phone else None, title, has_band=self.is_scarce
            ),
            "asked": own.Asked(me, asked, None if self.is_scarce else bid),
            "answer": asked,
            "hand": own.hand_part(look, seen, asked if self.is_phone else None),
            "bid": bid,
            "grid": grid.grid_part(look, seen, names, asked, is_phone=self.is_phone),
            "sheet": sheet.sheet_part(look, seen),
        }

    def middle(self, look: Look, seen: Seen) -> str:
        view: schatzsuche.SchatzsucheView = seen.view
        told = look.say("board-schatzsuche-round", round=view.round, rounds=schatzsuche.ROUNDS)
        layout = middle.layout_of(view)
        if layout in ("play", "end"):
            return told
        return f"{told} · {look.say('board-schatzsuche-phase', phase=layout)}"

    # Choices

    choices = staticmethod(moves.choices)
    rows = staticmethod(moves.rows)
    costly = staticmethod(moves.costly)
    opens = staticmethod(moves.opens)

    # The score sheet

    draw_sheet = staticmethod(sheet.draw_full_sheet)
    sheet = staticmethod(sheet.sheet_part)

    # Recap

    def recapped(self, seen: Seen) -> Hashable:
        """The last round; at the end of the game, the golden card."""
        view: schatzsuche.SchatzsucheView = seen.view
        if isinstance(view.waiting, Over):
            return view.treasure
        return view.sheet[-1] if view.sheet else None

    def recap_steps(self, seen: Seen) -> int:
        is_over = isinstance(seen.view.waiting, Over)
        return len(finale.moments(seen)) if is_over else schatzsuche.PLAYERS

    def shows_recap(self, look: Look, seen: Seen) -> bool:
        is_over = isinstance(seen.view.waiting, Over)
        return look.recap is not None and (is_over or has_room_for_recap(seen.view))

    def recap_yields(self, look: Look, seen: Seen) -> bool:
        """It covers the bids of the others, by which the player bids; cards come first, too."""
        return bool(seen.view.plays) or seen.in_turn

    # The end, and replays

    def trophy(self, look: Look, seen: Seen) -> Section | None:
        part = finale.finale_part(look._replace(recap=None), seen, names_of(seen))
        return (
            Section(finale.draw_finale, part._replace(won=None), finale.TROPHY_ROWS)
            if part
            else None
        )

    def before_bonus(self, seen: Seen) -> Sequence[int]:
        view: schatzsuche.SchatzsucheView = seen.view
        return view.totals if any(sheet.bonuses(view)) else ()

    def keepsake(self, look: Look, seen: Seen) -> Section | None:
        part = finale.finale_part(look._replace(recap=None), seen, names_of(seen))
        return Section(finale.draw_last_round, part, 6) if part and seen.view.sheet else None

    laid_open = staticmethod(OpenView.of)
    known = staticmethod(known)

"""The board of 8-28."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult

from server.protocol import eight28
from server.protocol.requests import Request
from server.protocol.seat import Over, replace
from tui.games.board import Action, Board, Section, draw_section
from tui.games.eight28 import choosing, rail, recap
from tui.games.eight28.ask import ask_part, draw_ask
from tui.games.eight28.choosing import GO_ON
from tui.games.eight28.gauge import draw_reckoning, reckoning
from tui.games.eight28.hands import Hand
from tui.games.eight28.known import known
from tui.games.eight28.middle import draw_middle, middle_part
from tui.games.eight28.own import draw_own, draw_own_plate, own_part, plate_part
from tui.games.eight28.result import (
    came_part,
    draw_came,
    draw_last_round,
    draw_result,
    last_round,
    result_part,
)
from tui.games.eight28.seat import Alike, alike_for, draw_seat, seat_part
from tui.games.eight28.sheet import draw_sheet, needs_history, sheet_part
from tui.games.eight28.words import last_actions
from tui.games.people import from_me
from tui.look import Choice, Look
from tui.plain.games import Seen
from tui.widgets.containers import BlankHorizontal
from tui.widgets.drawn import Drawn

ABOVE: Final = 5
"""seats in the row above the middle; those who watch see some below it"""
BELOW: Final = 3
SEAT_ROWS: Final = {"phone": 2, "small": 7, "low": 8, "full": 8, "large": 10, "huge": 14}
"""the rows of a seat in each layout, as board.tcss has them"""


class Eight28Board(Board):
    LAYOUTS: ClassVar = {
        "huge": (140, 56),
        "large": (110, 46),
        "full": (84, 36),
        "low": (84, 28),
        "small": (66, 19),
        "phone": (0, 0),
    }
    ACTIONS: ClassVar[tuple[Action, ...]] = (
        Action(choosing.TAKE, "y", "board-eight28-do-take"),
        Action(choosing.NO, "n", "board-eight28-do-decline"),
        Action(choosing.NO_MORE, "x", "board-eight28-do-no-more"),
        Action(choosing.AGAIN, "x", "board-eight28-do-again"),
    )
    recap_hushes: ClassVar[bool] = True
    recap_step: ClassVar[float] = 0.12

    def __init__(self) -> None:
        super().__init__()
        self._people = (0, False)
        """how many play, and whether one watches, for which there is room"""

    def compose(self) -> ComposeResult:
        self.inside = self.room
        self.lay_out()
        with BlankHorizontal(id="seats"):
            for at in range(ABOVE):
                yield Drawn(draw_seat, id=f"seat-{at}", classes="seat")
        yield Drawn(draw_middle, id="middle")
        with BlankHorizontal(id="seats-below"):
            for at in range(ABOVE, ABOVE + BELOW):
                yield Drawn(draw_seat, id=f"seat-{at}", classes="seat")
        yield Drawn(draw_own_plate, id="plate")
        with BlankHorizontal(id="mine"):
            yield Drawn(draw_own, id="hand")
            yield Drawn(draw_section, id="ask")
        yield Drawn(draw_section, id="reckoning")

    def lay_out(self) -> None:
        plan, (players, is_watching) = self.plan, self._people
        # On a phone only: each new class styles all boxes again, which takes long in a start.
        others = players - 1 if plan == "phone" else 0
        self.update_classes(
            {
                **{f"-{each}": each == plan for each in self.LAYOUTS},
                "-watching": is_watching,
                "-four": others == 4,
                "-five": others == 5,
            }
        )

    def rail(self) -> Iterable[Drawn]:
        yield Drawn(rail.draw_bars, ground="panel", id="bars")
        yield Drawn(rail.draw_entries, ground="panel", id="pass")

    def middle(self, look: Look, seen: Seen) -> str:
        is_told = recap.is_told(look, seen)
        before = is_told and not isinstance(seen.view.waiting, Over)
        words = look.say("board-eight28-round", round=seen.view.round - before)
        if seen.view.last_round:
            words = f"{words} · {look.say('board-eight28-last-round')}"
        if is_told or choosing.is_revealed(seen):
            words = f"{words} · {look.say('board-eight28-reveal')}"
        return words

    # Parts

    def parts(self, look: Look, seen: Seen) -> Mapping[str, Hashable]:
        now, actions = recap.moment(look, seen), last_actions(seen)
        found: dict[str, Hashable] = {
            "bars": rail.bars_part(seen, now),
            "pass": rail.pass_part(look, seen, now, actions),
            "middle": middle_part(look, seen, now),
            "plate": plate_part(look, seen),
            "hand": own_part(look, seen, now),
        }
        if now.last is None:
            found["ask"] = Section(draw_ask, ask_part(look, seen, self.choices(look, seen)))
        else:
            found["ask"] = Section(draw_result, result_part(look, seen, now.last, now.beat))
        if now.last is not None and now.beat:
            found["reckoning"] = Section(draw_came, came_part(look, seen, now.last))
        else:
            found["reckoning"] = Section(draw_reckoning, reckoning(look, seen, now))
        if now.sides:
            places = self._places(seen)
            alike = self._alike(look, seen, {seat: now.hand(seat) for seat in places.values()})
            for box, seat in places.items():
                found[box] = seat_part(look, seen, now, seat, actions, alike)
        return found

    def _places(self, seen: Seen) -> dict[str, int]:
        """The seat that each box shows: clockwise from the left; those who watch see all."""
        me, *others = from_me(seen.view)
        if seen.view.seat is not None:
            return {f"seat-{at}": seat for at, seat in enumerate(others)}
        half = (seen.view.players + 1) // 2
        boxes = (*range(half), *range(ABOVE, ABOVE + seen.view.players - half))
        return {f"seat-{at}": seat for at, seat in zip(boxes, (me, *others), strict=True)}

    def _alike(self, look: Look, seen: Seen, hands: Mapping[int, Hand]) -> Alike:
        players = seen.view.players
        beside = players - 1 if seen.view.seat is not None else (players + 1) // 2
        return alike_for(look, seen, hands, self.inside.width // beside, SEAT_ROWS[self.plan])

    def show(self, look: Look, seen: Seen) -> None:
        people = seen.view.players, seen.view.seat is None
        if people != self._people:
            self._people = people
            self.lay_out()
            self._make_room(seen, seen.view.players)
        super().show(look, seen)

    def _make_room(self, seen: Seen, players: int) -> None:
        places = self._places(seen)
        for box in self.query(".seat"):
            box.display = box.id in places
        # A row for each player in the rail, so that nothing below moves during a game.
        for name, rows in (("#bars", players + 4), ("#pass", 2 * players + 3)):
            for box in self.screen.query(name):
                box.styles.height = rows

    # Choices

    def choices(self, look: Look, seen: Seen) -> list[Choice]:
        if recap.is_told(look, seen):
            return [Choice(GO_ON, "enter", look.say("board-eight28-go-on"))]
        return choosing.choices(look, seen)

    def requests(self, seen: Seen, does: str) -> Sequence[Request]:
        return choosing.for_all(seen, does) or super().requests(seen, does)

    # Other screens, and the recap

    known = staticmethod(known)
    sheet = staticmethod(sheet_part)
    draw_sheet = staticmethod(draw_sheet)
    recapped = staticmethod(recap.recapped)
    recap_steps = staticmethod(recap.steps)
    recap_yields = staticmethod(recap.yields)
    recap_holds = staticmethod(recap.holds)

    def needs_history(self, look: Look, seen: Seen) -> bool:
        return not isinstance(seen.view.waiting, Over) and needs_history(look, seen)

    def keepsake(self, look: Look, seen: Seen) -> Section | None:
        came = last_round(look, seen)
        return None if came is None else Section(draw_last_round, came, len(came.lines) + 2)

    def laid_open(
        self, view: eight28.Eight28View, views: Sequence[eight28.Eight28View]
    ) -> eight28.Eight28View:
        """The hidden cards of all lie turned up."""
        sides = tuple(
            replace(side, hole=views[seat].sides[seat].hole) for seat, side in enumerate(view.sides)
        )
        return replace(view, sides=sides)

"""A game's board: fixed boxes on the cloth, each of which shows a part of the view."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final, NamedTuple

from textual import events
from textual.geometry import Region, Size

from server.protocol.requests import Request
from tui.games.lines import draw_sentences
from tui.games.people import time_left
from tui.look import Choice, Look, does_of
from tui.plain.games import Seen
from tui.size_class import size_class
from tui.widgets.canvas import Canvas
from tui.widgets.cloth import Cloth
from tui.widgets.drawn import Draw, Drawn

RESULT: Final = "result"
"""the choice that leads from the table to the end"""


class Action(NamedTuple):
    """A choice of a game with a key of its own. `label` is a key of the texts."""

    does: str
    key: str
    label: str


class Section(NamedTuple):
    """A part of a box that shows different things, with what draws it. `rows`: the height that it
    needs on the screen of the end."""

    draw: Draw
    part: Hashable
    rows: int = 0


def draw_section(canvas: Canvas, section: Section) -> None:
    section.draw(canvas, section.part)


class Fact(NamedTuple):
    """Something that a player knew, or did not know."""

    text: str
    is_known: bool = True


class Board(Cloth):
    """The boxes of one game. Moves change the content of boxes, and never their places.

    A subclass composes boxes with ids, and makes their parts from what its seat may see. Equal
    parts are not drawn again, so parts are values with all that is drawn and nothing more.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = ()
    LAYOUTS: ClassVar[Mapping[str, tuple[int, int]]] = {}
    """the columns and rows that each needs inside the rim, from large to small"""
    deals_each_round: ClassVar[bool] = True
    """whether a round begins before its cards are dealt, so that the table is bare"""
    recap_hushes: ClassVar[bool] = False
    """whether the log waits until the recap has shown what happened"""
    recap_step: ClassVar[float] = 0.4
    """the seconds of a step of the recap"""
    has_trophy: ClassVar[bool] = False
    """whether a finished game has a trophy, for which the podium becomes narrower"""

    def __init__(self) -> None:
        super().__init__(classes="board")
        self.inside = Size(0, 0)
        """the size inside the rim, by which a game lays out its boxes"""
        self._boxes: dict[str, Drawn] = {}
        self._shown: tuple[Look, Seen] | None = None

    @property
    def room(self) -> Size:
        """`inside` at a table, to lay out only once there. A replay has less."""
        width, height = self.app.size
        rail = 0 if width < 100 else 37 if width >= 160 and height >= 45 else 31
        rim = 0 if size_class(width, height) == "phone" else 2
        return Size(width - rail - rim, height - 2 - rim)

    @property
    def plan(self) -> str:
        """The largest layout that has room."""
        width, height = self.inside
        sizes = self.LAYOUTS.items()
        fit = (name for name, (columns, rows) in sizes if width >= columns and height >= rows)
        return next(fit, [*self.LAYOUTS][-1])

    def on_resize(self, event: events.Resize) -> None:
        before, self.inside = self.inside, self.content_size
        if before == self.inside:
            return
        self.lay_out()
        if self._shown is not None:
            # The parts depend on the room, too, and the light on the cloth on its height.
            self.show(*self._shown)
            for box in self.query(Drawn):
                box.repaint()

    def lay_out(self) -> None:
        """Sets the classes for the room that is there."""

    def rail(self) -> Iterable[Drawn]:
        """The boxes of this game in the rail, above what happened before and the talk."""
        return ()

    def parts(self, look: Look, seen: Seen) -> Mapping[str, Hashable]:
        """The part of each box by its id, those of the rail included."""
        raise NotImplementedError

    def middle(self, look: Look, seen: Seen) -> str:
        """The middle of the head bar, as `Round 4`."""
        return ""

    def show(self, look: Look, seen: Seen) -> None:
        self._shown = look, seen
        if not self._boxes:
            self._boxes = {str(box.id): box for box in self.screen.query(Drawn) if box.id}
        for name, part in self.parts(look, seen).items():
            # A lesson has no rail.
            if box := self._boxes.get(name):
                box.show(part, look.lit if look.lit and self in box.ancestors else "")

    def tick(self, look: Look) -> Iterator[tuple[Drawn, list[Region] | None]]:
        """The boxes with the regions in which clocks show another time now; None for a box that
        has to be drawn anew."""
        for box in self._boxes.values():
            if box.clocks:
                yield box, box.tick(partial(time_left, look))

    # The score sheet

    @classmethod
    def sheet(cls, look: Look, seen: Seen) -> Hashable:
        """All that the score sheet shows, for `draw_sheet`."""
        return tuple(seen.face.score(seen))

    @classmethod
    def draw_sheet(cls, canvas: Canvas, sheet: Any, /) -> None:
        """The canvas is as wide as the page, and grows downwards."""
        draw_sentences(canvas, sheet)

    # Choices

    def choices(self, look: Look, seen: Seen) -> list[Choice]:
        return []

    def rows(self, look: Look, seen: Seen) -> Sequence[Sequence[str]]:
        """The pointed choices as they stand beside and below each other."""
        points = (each for each in self.choices(look, seen) if each.pointed and not each.why_not)
        return [[each.does for each in points]]

    def requests(self, seen: Seen, does: str) -> Sequence[Request]:
        """The requests to the house that a choice makes: the move of that name."""
        return [seen.move_request(move) for move in seen.legal if does_of(move) == does]

    def costly(self, look: Look, seen: Seen, does: str) -> str:
        """A question to be answered first, if the choice costs something."""
        return ""

    def opens(self, seen: Seen, does: str) -> bool:
        """Whether the choice only leads to others, as `look.picked`."""
        return False

    # Recap

    def recapped(self, seen: Seen) -> Hashable:
        """The round or trick that ended last and is worth showing once more, or None."""
        return None

    def recap_steps(self, seen: Seen) -> int:
        return 0

    def shows_recap(self, look: Look, seen: Seen) -> bool:
        """Whether it is the recap of `look` that is seen, and not what goes on now."""
        return look.recap is not None

    def recap_yields(self, look: Look, seen: Seen) -> bool:
        """Whether the recap makes room for what the player has to know now."""
        return False

    def recap_holds(self, look: Look, seen: Seen) -> float | None:
        """The seconds for which the whole recap is shown; None until the player goes on."""
        return 6.0

    def needs_history(self, look: Look, seen: Seen) -> bool:
        """Whether the score sheet needs more of what happened than the client has."""
        return False

    # The end, and replays

    def trophy(self, look: Look, seen: Seen) -> Section | None:
        """Shown between the podium and the course of the game, like the golden card."""
        return None

    def before_bonus(self, seen: Seen) -> Sequence[int]:
        """The points of all before what the end added, which has a place of its own in the chart;
        nothing if it added nothing."""
        return ()

    def beside_turns(self, look: Look, seen: Seen) -> Section | None:
        """Shown beside the turning points, like the best trick."""
        return None

    def course(self, look: Look, seen: Seen) -> Section | None:
        """Instead of the chart of points by rounds; None keeps that."""
        return None

    def keepsake(self, look: Look, seen: Seen) -> Section | None:
        """How the last round came out; shown below the turning points."""
        return None

    def laid_open(self, view: Any, views: Sequence[Any]) -> Any:
        """A view of a finished game with what every seat had: `views` by seat."""
        return view

    def known(self, seen: Seen) -> Sequence[Fact]:
        """Facts for replays, the most important first, those that the player did not know last.
        They follow from the view of the seat alone, so they tell nothing more and nothing later."""
        return ()

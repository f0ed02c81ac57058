"""A question before something that cannot be taken back."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.cells import set_cell_size

from tui.drawing import Block, Row, Span, boxed, filled, flowing, in_the_middle, row, wide, wrapped
from tui.places.bar import key_name, key_of
from tui.places.place import Choice, Hands, Look, Place

WIDEST: Final = 64
ANSWERS: Final = ("yes", "no")


class Confirm(Place):
    """It lies over the place that it is asked at. Enter means no until one points at yes."""

    def __init__(self, question: str, then: Callable[[], None], over: Place | None = None) -> None:
        super().__init__()
        self.at = ANSWERS.index("no")
        self._question = question
        self._then = then
        self._over = over
        self._where: object = None

    def title(self, look: Look) -> str:
        return self._over.title(look) if self._over else look.say("screen-sure")

    def arrive(self, look: Look, hands: Hands) -> None:
        self._where = where(look)

    def still_makes_sense(self, look: Look) -> bool:
        return self._where in (None, where(look))

    def picture(self, look: Look) -> Block:
        width = min(WIDEST, look.width - 2)
        box = self._box(look, width)
        if self._over is None:
            return in_the_middle(box, look.width, look.height)
        below = self._over.picture(look._replace(pointed="", sent=""))
        seen = filled(below, look.width, look.height)
        return laid_over([text(each) for each in seen], box, look.width)

    def _box(self, look: Look, width: int) -> Block:
        words = wrapped(self._question, width - 6, "strong")
        buttons = [button(look, each, self.pointed(look)) for each in self.choices(look)]
        answers = flowing(buttons, width - 6, 3)
        rows = [row("  ", *each) for each in ((), *words, (), *answers, ())]
        frame, ink = look.glyphs.strong, "frame+turn"
        return boxed(rows, width, len(rows) + 2, frame, Span(look.say("screen-sure"), ink), ink)

    def choices(self, look: Look) -> Sequence[Choice]:
        say = look.say
        return [
            Choice("yes", "y", say("yes"), drawn=True),
            Choice("no", "n", say("no"), drawn=True),
        ]

    def pointed(self, look: Look) -> str:
        """The letters answer at once; to point is for arrows and Enter."""
        return ANSWERS[self.at]

    @property
    def can_point(self) -> bool:
        return True

    def step(self, by: int) -> None:
        self.at = min(max(self.at + by, 0), len(ANSWERS) - 1)

    def do(self, does: str, look: Look, hands: Hands) -> None:
        hands.back()
        if does == "yes":
            self._then()


def where(look: Look) -> tuple[object, ...]:
    """At another table, or when the game has begun, it is another question."""
    room = look.scene.room
    return () if room is None else (room.table, room.phase)


def button(look: Look, choice: Choice, pointed: str) -> Row:
    here = choice.does == pointed
    mark = look.glyphs.point if here else " "
    key = key_name(look, key_of(look, choice))
    return (
        Span(f" {mark} {key} ", "pointed" if here else "field+key", choice.does),
        Span(f"{choice.label}  ", "pointed" if here else "field", choice.does),
    )


def text(spans: Row) -> str:
    """Nothing there can be chosen now."""
    return "".join(each.text for each in spans)


def laid_over(below: Sequence[str], box: Block, width: int) -> Block:
    """In the middle of it, with what is left of it around."""
    rows: Block = [(Span(each, "dim"),) for each in below]
    top, left = max(0, (len(rows) - len(box)) // 2), (width - wide(box[0])) // 2
    for at, inside in enumerate(box[: len(rows) - top], start=top):
        begin = set_cell_size(below[at], left)
        end = set_cell_size(below[at][::-1], width - left - wide(inside))[::-1]
        rows[at] = (Span(begin, "dim"), *inside, Span(end, "dim"))
    return rows

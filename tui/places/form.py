"""A list of things that can be set: what each is called, how it stands, and one sentence about the
one that is pointed at."""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from tui.drawing import Block, Row, Span, apart, boxed, centred, filled, fit, row, wide, wrapped
from tui.message_log import MessageLog
from tui.places.bar import DIGITS
from tui.places.place import Choice, Hands, Look, Place, point

WIDEST = 64
T = TypeVar("T")


class Field(NamedTuple):
    """`does` is its name; `about` tells what it changes."""

    does: str
    label: str
    value: str
    about: str


class Form(Place):
    """A place whose points are fields. What the house says to a change is told below them."""

    def __init__(self) -> None:
        super().__init__()
        self._since: int | None = None

    def arrive(self, look: Look, hands: Hands) -> None:
        self._since = None

    def pointed(self, look: Look) -> str:
        """There is always a field that the keys change."""
        found = super().pointed(look)
        if not found and self.can_point:
            self.at = 0
            found = super().pointed(look)
        return found

    def fields(self, look: Look) -> Sequence[Field]:
        raise NotImplementedError

    def change(self, does: str, step: int, look: Look, hands: Hands) -> None:
        """One value further, or back."""
        raise NotImplementedError

    def more(self, look: Look) -> Sequence[Choice]:
        """What stands in the bar, too."""
        return ()

    def do_more(self, does: str, look: Look, hands: Hands) -> None:
        """What those do."""

    def picture(self, look: Look) -> Block:
        if self._since is None:
            self._since = look.message_log.count
        told = answer(look.message_log, look.message_log.count - self._since)
        return form(look, self.fields(look), self.at, told)

    def choices(self, look: Look) -> list[Choice]:
        return [
            *(point(each.does, each.label) for each in self.fields(look)),
            *self.more(look),
            Choice("next", "right", look.say("form-next")),
            Choice("previous", "left", look.say("form-previous")),
        ]

    def do(self, does: str, look: Look, hands: Hands) -> None:
        self._since = look.message_log.count
        if does in {each.does for each in self.more(look)}:
            self.do_more(does, look, hands)
        elif does in ("next", "previous"):
            self.change(self.pointed(look), 1 if does == "next" else -1, look, hands)
        else:
            self.change(does, 1, look, hands)


def answer(message_log: MessageLog, new: int) -> Row:
    """What the house said to what was changed here last."""
    for entry in list(message_log.entries)[-new:] if new > 0 else ():
        if entry.kind in ("refused", "house"):
            return row(Span(entry.sentence, "bad" if entry.kind == "refused" else "good"))
    return ()


def form(look: Look, fields: Sequence[Field], at: int, told: Row) -> Block:
    """The fields above, and below what the one pointed at means."""
    width = min(WIDEST, look.width)
    fields_wide = [lines(look, each, number, at, width) for number, each in enumerate(fields)]
    about = explanation(look, fields, at, told, width)
    room = look.height - len(about)
    airy = look.is_rich and 2 * len(fields) + 2 <= room
    rows: Block = []
    first: list[int] = []
    for each in fields_wide:
        first.append(len(rows))
        rows += [*each, *([row()] if airy else [])]
    end = first[at] + len(fields_wide[at])
    above = [row()] if len(rows) < room else []
    shown = [*above, *window(rows, first[at], end, room - len(above))]
    gap = [row()] if len(shown) < room else []
    return [centred(fit(each, width), look.width) for each in (*shown, *gap, *about)]


def window(rows: Block, first: int, end: int, height: int) -> Block:
    """So much of it that those rows are seen."""
    top = min(max(0, end - height), first)
    return rows[top : top + height]


def lines(look: Look, field: Field, number: int, at: int, width: int) -> Block:
    """In one row, or in two where it is too narrow."""
    here = number == at
    digit = DIGITS[number] if number < len(DIGITS) else " "
    mark = look.glyphs.point if here else " "
    ink = "pointed" if here else ""

    def inked(usual: str) -> str:
        return ink or usual

    label = row(
        Span(f" {digit} ", inked("key"), field.does),
        Span(f"{mark} ", inked("turn"), field.does),
        Span(field.label, inked("text"), field.does),
    )
    value = row(Span(f"{field.value}  ", inked("strong"), field.does))
    if wide(label) + wide(value) + 1 <= width:
        return [joined(label, value, width, inked("frame"), field.does)]
    return [
        joined(label, (), width, inked("text"), field.does),
        joined((), value, width, inked("text"), field.does),
    ]


def joined(label: Row, value: Row, width: int, ink: str, does: str) -> Row:
    """All of it does the same."""
    return tuple(each._replace(does=does) for each in apart(label, value, width, ink) if each.text)


def explanation(look: Look, fields: Sequence[Field], at: int, told: Row, width: int) -> Block:
    """As high for all fields, so that nothing jumps when another one is pointed at."""
    room = width - 4
    about = [wrapped(each.about, room) for each in fields]
    inside = [*about[at], *(wrapped(told[0].text, room, told[0].ink) if told else ())]
    height = max(len(inside), *map(len, about))
    rows = [row(" ", *each) for each in inside]
    if look.is_narrow:
        rule = row(look.glyphs.frame.across * width, ink="frame")
        return [rule, *filled(rows, width, height)]
    title = Span(fields[at].label, "title")
    return boxed(rows, width, height + 2, look.glyphs.frame, title)


def stepped(values: Sequence[T], now: T, step: int) -> T:
    """The next one, and after the last the first."""
    at = values.index(now) if now in values else -1
    return values[(at + step) % len(values)]

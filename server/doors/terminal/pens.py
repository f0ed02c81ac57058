"""How a cell is drawn: its colours, marks and link, and the escape codes that change them."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from rich.color import Color

from server.doors.terminal.color_mapping import fitting
from server.doors.terminal.color_support import ColorDepth

BOLD, DIM, ITALIC, UNDERLINE, BLINK, REVERSE, STRIKE = "1", "2", "3", "4", "5", "7", "9"
OFF: Final = {
    BOLD: "22", DIM: "22", ITALIC: "23", UNDERLINE: "24", BLINK: "25", REVERSE: "27", STRIKE: "29",
}  # fmt: skip
VISIBLE: Final = frozenset((UNDERLINE, BLINK, REVERSE, STRIKE))
"""marks that are seen on a space"""
RESET: Final = "\x1b[m"


class UnknownOutputError(Exception):
    """Output other than text, colours, marks, links and positions."""


class Pen(NamedTuple):
    text: str
    """SGR codes of the colour, or nothing for that of the terminal"""
    ground: str
    marks: frozenset[str]
    link: str = ""
    """parameters and address, as in OSC 8"""


PLAIN: Final = Pen("", "", frozenset())


@lru_cache(4096)
def pen_of(codes: str, link: str, depth: ColorDepth) -> Pen:
    """The pen that SGR codes set after a reset, as each style of Textual begins anew."""
    text = ground = None
    marks = set[str]()
    rest = iter(codes.split(";"))
    for code in rest:
        if code in ("", "0"):
            text, ground, marks = None, None, set()
        elif code in OFF:
            marks.add(code)
        elif code == "38":
            text = color_of(rest)
        elif code == "48":
            ground = color_of(rest)
        else:
            is_ground, color = named_color(int(code))
            text, ground = (text, color) if is_ground else (color, ground)
    text, ground = fitting(text, ground, depth)
    return Pen(codes_of(text, True), codes_of(ground, False), frozenset(marks), link)


def color_of(rest: Iterator[str]) -> Color:
    try:
        if next(rest) == "5":
            return Color.from_ansi(int(next(rest)))
        red, green, blue = (int(next(rest)) for _ in range(3))
    except (StopIteration, ValueError, RuntimeError) as error:
        raise UnknownOutputError from error
    return Color.from_rgb(red, green, blue)


def named_color(code: int) -> tuple[bool, Color | None]:
    """Whether it is the colour of the ground, and which of the 16 it is."""
    tens, number = divmod(code, 10)
    if tens in (3, 4) and number == 9:
        return tens == 4, None
    if tens in (3, 4, 9, 10) and number < 8:
        return tens in (4, 10), Color.from_ansi(number + (8 if tens >= 9 else 0))
    raise UnknownOutputError(code)


def codes_of(color: Color | None, is_text: bool) -> str:
    return "" if color is None else ";".join(color.get_ansi_codes(foreground=is_text))


@lru_cache(4096)
def for_space(pen: Pen) -> Pen:
    """The same for the eye, if nothing but spaces is drawn with it."""
    return pen if pen.marks & VISIBLE or pen.link else PLAIN._replace(ground=pen.ground)


@lru_cache(8192)
def change(old: Pen | None, new: Pen) -> str:
    """The shortest way from one pen to another; None is unknown."""
    link = "" if new.link == (old.link if old else "") else f"\x1b]8;{new.link or ';'}\x1b\\"
    if old is None:
        return link + sgr("0", *sorted(new.marks), new.text, new.ground)
    # Bold and dim end together, so that one of them may have to begin again.
    ended = {OFF[mark] for mark in old.marks - new.marks}
    begun = {mark for mark in new.marks if mark not in old.marks or OFF[mark] in ended}
    text = "" if new.text == old.text else new.text or "39"
    ground = "" if new.ground == old.ground else new.ground or "49"
    return link + sgr(*sorted(ended), *sorted(begun), text, ground)


def sgr(*codes: str) -> str:
    given = ";".join(code for code in codes if code)
    return f"\x1b[{given}m" if given else ""

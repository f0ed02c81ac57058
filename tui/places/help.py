"""The keys that work where one came from, and nothing else."""

from typing import Final

from tui.drawing import Block, Row, Span, doing, row, wrapped
from tui.places.bar import always, key_name, key_of, numbered
from tui.places.place import Hands, Look, Place
from tui.places.telling import Scrolling

KEY: Final = 13
Told = tuple[str, str, str]
"""A key, what it does in words, and what a click on them does."""


class Help(Scrolling):
    def __init__(self, of: Place) -> None:
        super().__init__()
        self._of = of

    def title(self, look: Look) -> str:
        return look.say("screen-help-title", of=self._of.title(look))

    def still_makes_sense(self, look: Look) -> bool:
        return self._of.still_makes_sense(look)

    def do(self, does: str, look: Look, hands: Hands) -> None:
        """A click on a line does it, as long as it can be done."""
        hands.back()
        there = look._replace(pointed=self._of.pointed(look))
        if does in {each.does for each in self._of.choices(there) if not each.pointed}:
            self._of.do(does, there, hands)

    def text(self, look: Look) -> Block:
        """First what can be done only here."""
        choices = self._of.choices(look)
        mine = [
            (key_name(look, key_of(look, each)), each.label, each.does)
            for each in choices
            if not each.pointed
        ]
        points = numbered(choices)
        can_point = self._of.can_point or any(each.pointed for each in choices)
        digits = "yes" if any(not each.at_once for _, each in points) else "no"
        moving = self._moving(look, can_point, digits)
        usual = [(key_name(look, each.key), each.label, each.does) for each in always(look)]
        here = [*mine, *moving, *((key, each.label, "") for key, each in points)]
        return [
            row(),
            *lines(look, here),
            *([row()] if here else []),
            *lines(look, [*usual, (look.say("key-hang-up"), look.say("help-hang-up"), "")]),
        ]

    def _moving(self, look: Look, can_point: bool, digits: str) -> list[Told]:
        """`digits`: whether they point, too."""
        say = look.say
        pointing = [
            (say("key-arrows"), say("help-point", digits=digits), ""),
            (key_name(look, "enter"), say("help-do", digits=digits), ""),
        ]
        by_line, by_page = (
            (say("key-up-down"), say("help-scroll"), ""),
            (say("key-pages"), say("help-page"), ""),
        )
        if not self._of.scrolls:
            return pointing if can_point else []
        return [*pointing, by_page] if can_point else [by_line, by_page]


def lines(look: Look, told: list[Told]) -> Block:
    return [each for one in told for each in line(look, *one)]


def line(look: Look, key: str, label: str, does: str) -> list[Row]:
    rows = wrapped(label, look.width - KEY - 3)
    first, *rest = rows
    told = [
        row(" ", Span(key.ljust(KEY), "key"), *first),
        *(row(" " * (KEY + 1), *each) for each in rest),
    ]
    return [doing(each, does) for each in told]

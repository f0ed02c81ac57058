"""The keys that work where one came from, and nothing else."""

from typing import Final

from tui.drawing import Block, Row, Span, row, wrapped
from tui.places.bar import always, key_name, key_of, numbered
from tui.places.place import Look, Place
from tui.places.telling import Scrolling

KEY: Final = 13


class Help(Scrolling):
    def __init__(self, of: Place) -> None:
        super().__init__()
        self._of = of

    def title(self, look: Look) -> str:
        return look.say("screen-help-title", of=self._of.title(look))

    def still_makes_sense(self, look: Look) -> bool:
        return self._of.still_makes_sense(look)

    def text(self, look: Look) -> Block:
        """First what can be done only here."""
        choices = self._of.choices(look)
        mine = [
            (key_name(look, key_of(look, each)), each.label) for each in choices if not each.pointed
        ]
        points = numbered(choices)
        can_point = self._of.can_point or any(each.pointed for each in choices)
        moving = self._moving(look, can_point)
        usual = [(key_name(look, each.key), each.label) for each in always(look)]
        here = [*mine, *moving, *((key, each.label) for key, each in points)]
        return [
            row(),
            *lines(look, here),
            *([row()] if here else []),
            *lines(look, [*usual, (look.say("key-hang-up"), look.say("help-hang-up"))]),
        ]

    def _moving(self, look: Look, can_point: bool) -> list[tuple[str, str]]:
        say = look.say
        pointing = [
            (say("key-arrows"), say("help-point")),
            (key_name(look, "enter"), say("help-do")),
        ]
        by_line, by_page = (
            (say("key-up-down"), say("help-scroll")),
            (say("key-pages"), say("help-page")),
        )
        if not self._of.scrolls:
            return pointing if can_point else []
        return [*pointing, by_page] if can_point else [by_line, by_page]


def lines(look: Look, told: list[tuple[str, str]]) -> Block:
    return [each for key, label in told for each in line(look, key, label)]


def line(look: Look, key: str, label: str) -> list[Row]:
    rows = wrapped(label, look.width - KEY - 3)
    first, *rest = rows
    return [
        row(" ", Span(key.ljust(KEY), "key"), *first),
        *(row(" " * (KEY + 1), *each) for each in rest),
    ]

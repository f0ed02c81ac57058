"""The bar at the bottom: what can be done now, each with its key."""

from collections.abc import Sequence
from typing import Final

from tui.drawing import Block, Row, Span, fit, flowing
from tui.places.place import Choice, Look

ESCAPE: Final = "escape"
HELP: Final = "help"
COMMAND: Final = "command"
DIGITS: Final = "1234567890"
SPACE: Final = "space"
NAMED_KEYS = ("enter", SPACE, "escape", "tab", "pageup", "pagedown", "up", "down", "left", "right")
ROWS, ROWS_NARROW = 2, 4


def always(look: Look) -> tuple[Choice, ...]:
    return (
        Choice(COMMAND, ":", look.say("screen-command-choice")),
        Choice(HELP, "?", look.say("screen-help-choice")),
        Choice(ESCAPE, "escape", look.say("screen-escape-choice")),
    )


def key_name(look: Look, key: str) -> str:
    """How a key is called on the screen."""
    key = SPACE if key == " " else key
    named = look.say(f"key-{key}") if key in NAMED_KEYS else key
    return look.glyphs.keys.get(key, named)


def key_of(look: Look, choice: Choice) -> str:
    return look.taste.keys.get(choice.does, choice.key)


def numbered(choices: Sequence[Choice]) -> list[tuple[str, Choice]]:
    """What can be pointed at, with the digit for it: its own, or that of its place. Where digits
    lead to something else, it has none; where there are letters of its own, it has those."""
    points = [each for each in choices if each.pointed]
    own = any(each.pointed or each.key in DIGITS for each in choices if each.key)
    digits = [each.key for each in points] if own else DIGITS
    return [(key, each) for key, each in zip(digits, points, strict=False) if key]


def told(look: Look, choice: Choice) -> Row:
    name = key_name(look, key_of(look, choice))
    return (
        Span(name, "bar+key", choice.does),
        Span(f" {choice.label}", "bar", choice.does),
    )


def bar(look: Look, choices: Sequence[Choice]) -> Block:
    """What always works stands at the end, whatever else has no room."""
    width = look.width - 2
    most = ROWS_NARROW if look.is_narrow else ROWS
    first = pointing(look, choices)
    mine = [told(look, each) for each in choices if not (each.pointed or each.drawn)]
    last = [told(look, each) for each in always(look)]
    rows = flowing([*first, *mine, *last], width)
    while len(rows) > most and (first or mine):
        (first or mine).pop()
        rows = flowing([*first, *mine, *last], width)
    space = Span(" ", "bar")
    return [(space, *fit(inked(each), width, "bar"), space) for each in rows]


def pointing(look: Look, choices: Sequence[Choice]) -> list[Row]:
    """How one plays what is drawn in the picture."""
    if not any(each.pointed for each in choices):
        return []
    sideways = any(each.key == "left" for each in choices)
    arrows = look.glyphs.upright if sideways else look.glyphs.arrows
    return [
        (Span(arrows, "bar+key"), Span(f" {look.say('screen-point')}", "bar")),
        (
            Span(key_name(look, "enter"), "bar+key", look.pointed),
            Span(f" {look.say('screen-do-pointed')}", "bar", look.pointed),
        ),
    ]


def inked(spans: Row) -> Row:
    """The gaps between the choices belong to the bar, too."""
    return tuple(each if each.does else each._replace(ink="bar") for each in spans)

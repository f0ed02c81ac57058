"""Escape codes that prepare a terminal for an app, and restore it."""

from typing import Final

MOUSE: Final = (1000, 1003, 1006)
PASTE: Final = 2004

ENTER: Final = "\x1b[?1049h\x1b[22;0t\x1b[?25l\x1b[?7l"
LEAVE: Final = "\x1b[m\x1b[?7h\x1b[?25h\x1b[?1049l\x1b[23;0t"
BEGIN_FRAME, END_FRAME = "\x1b[?2026h", "\x1b[?2026l"

LONGEST_TITLE: Final = 80


def enter(mouse: bool) -> str:
    return ENTER + modes(mouse, "h")


def leave(mouse: bool) -> str:
    return modes(mouse, "l") + LEAVE


def modes(mouse: bool, letter: str) -> str:
    return "".join(f"\x1b[?{mode}{letter}" for mode in (*(MOUSE if mouse else ()), PASTE))


def title(text: str) -> str:
    # Control characters would end the title and begin other commands.
    return f"\x1b]0;{''.join(filter(str.isprintable, text))[:LONGEST_TITLE]}\x1b\\"

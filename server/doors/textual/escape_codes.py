"""How a terminal is made ready for an app, asked what it can do, and given back as it was."""

from typing import Final

MOUSE: Final = (1000, 1003, 1006)
PASTE: Final = 2004
SYNCHRONISED: Final = 2026

READY: Final = "\x1b[?1049h\x1b[22;0t\x1b[?25l\x1b[?7l"
BACK: Final = "\x1b[m\x1b[?7h\x1b[?25h\x1b[?1049l\x1b[23;0t"

HAS_SYNCHRONISED: Final = f"\x1b[?{SYNCHRONISED}$p"
SYNCHRONISED_ANSWERS: Final = (f"\x1b[?{SYNCHRONISED};1$y", f"\x1b[?{SYNCHRONISED};2$y")
# Sets a colour that only truecolor has, asks which one is set, and takes it back.
HAS_TRUECOLOR: Final = "\x1b[48;2;1;2;3m\x1bP$qm\x1b\\\x1b[m"
TRUECOLOR_ANSWERS: Final = ("48:2:1:2:3", "48:2::1:2:3", "48;2;1;2;3")

LONGEST_TITLE: Final = 80


def ready(mouse: bool) -> str:
    return READY + modes(mouse, "h")


def back(mouse: bool) -> str:
    return modes(mouse, "l") + BACK


def modes(mouse: bool, switch: str) -> str:
    return "".join(f"\x1b[?{mode}{switch}" for mode in (*(MOUSE if mouse else ()), PASTE))


def title(text: str) -> str:
    """A control character in it would end it, and what follows would be commands."""
    return f"\x1b]0;{''.join(filter(str.isprintable, text))[:LONGEST_TITLE]}\x1b\\"

"""How many colours a terminal has, judged by its name and environment."""

from collections.abc import Mapping
from typing import Final, Literal

ColorDepth = Literal["truecolor", "256", "16", "none"]

MONOCHROME: Final = ("dumb", "unknown", "vt1", "vt2", "vt3", "vt4", "vt5")
TRUECOLOR_TERMS: Final = (
    "xterm-kitty", "xterm-ghostty", "ghostty", "alacritty", "wezterm", "foot", "contour", "rio",
)  # fmt: skip
TRUECOLOR_PROGRAMS: Final = ("iTerm.app", "WezTerm", "ghostty", "vscode", "Hyper", "rio", "Tabby")
APPLE: Final = "Apple_Terminal"


def color_depth_of(term: str | None, env: Mapping[str, str]) -> ColorDepth:
    term = (term or "").lower()
    if env.get("NO_COLOR") or is_monochrome(term):
        return "none"
    if says_truecolor(term, env):
        return "truecolor"
    return "256" if "256color" in term or env.get("TERM_PROGRAM") == APPLE else "16"


def is_monochrome(term: str) -> bool:
    return not term or term.startswith(MONOCHROME) or term.endswith(("-m", "-mono"))


def says_truecolor(term: str, env: Mapping[str, str]) -> bool:
    return (
        env.get("COLORTERM", "").lower() in ("truecolor", "24bit")
        or term.endswith(("-direct", "-truecolor"))
        or term.startswith(TRUECOLOR_TERMS)
        or env.get("TERM_PROGRAM") in TRUECOLOR_PROGRAMS
    )


def answers(term: str | None, env: Mapping[str, str]) -> bool:
    """Whether the terminal answers questions. Some print them, or hand them to one that does."""
    term = (term or "").lower()
    prints = env.get("TERM_PROGRAM") == APPLE or term.startswith(("linux", "ansi", "screen"))
    return not (prints or is_monochrome(term))

"""How many colours a terminal has follows from its name and environment."""

import pytest

from server.doors.terminal.color_support import ColorDepth, answers, color_depth_of


@pytest.mark.parametrize(
    ("term", "env", "colors"),
    [
        ("xterm-256color", {}, "256"),
        ("xterm-256color", {"COLORTERM": "truecolor"}, "truecolor"),
        ("xterm-256color", {"COLORTERM": "24bit"}, "truecolor"),
        ("xterm-256color", {"COLORTERM": "yes"}, "256"),
        ("xterm-256color", {"TERM_PROGRAM": "Apple_Terminal"}, "256"),
        ("xterm-256color", {"TERM_PROGRAM": "iTerm.app"}, "truecolor"),
        ("xterm-kitty", {}, "truecolor"),
        ("alacritty", {}, "truecolor"),
        ("xterm-direct", {}, "truecolor"),
        ("tmux-256color", {}, "256"),
        ("XTERM-256COLOR", {}, "256"),
        ("xterm", {}, "16"),
        ("screen", {}, "16"),
        ("linux", {}, "16"),
        ("vt100", {}, "none"),
        ("vt220", {}, "none"),
        ("xterm-mono", {}, "none"),
        ("dumb", {"COLORTERM": "truecolor"}, "none"),
        ("", {}, "none"),
        (None, {}, "none"),
        ("xterm-kitty", {"NO_COLOR": "1", "COLORTERM": "truecolor"}, "none"),
        ("xterm-kitty", {"NO_COLOR": ""}, "truecolor"),
    ],
)
def test_the_environment_of_the_client_decides_its_colours(
    term: str | None, env: dict[str, str], colors: ColorDepth
) -> None:
    assert color_depth_of(term, env) == colors


@pytest.mark.parametrize(
    ("term", "env", "may"),
    [
        ("xterm-256color", {}, True),
        ("xterm-256color", {"TERM_PROGRAM": "Apple_Terminal"}, False),
        ("tmux-256color", {}, True),
        ("screen-256color", {}, False),
        ("linux", {}, False),
        ("vt220", {}, False),
        (None, {}, False),
    ],
)
def test_terminals_that_print_questions_are_not_asked(
    term: str | None, env: dict[str, str], may: bool
) -> None:
    assert answers(term, env) == may

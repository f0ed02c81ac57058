"""A changed picture is sent as few bytes, which turn the old picture into the new one."""

from collections.abc import Sequence
from random import Random
from statistics import mean, quantiles

import pyte
import pytest
from rich.color import ColorSystem
from rich.console import Console
from textual.color import Color

from server.doors.textual.color_filter import ColorFilter
from server.engine import GAMES
from tests.screen.every_place import PLACES
from tests.screen.seated import Seated, course, sat_through
from tui.drawing import Block, Row, Span, fit
from tui.palettes import DARK, PALETTES
from tui.pens import Inks, change, pens_of
from tui.sparing import Change

pytestmark = pytest.mark.slow

WIDTH, HEIGHT = 40, 12
MOST = 2048
CONSOLE = Console(color_system="truecolor", force_terminal=True, _environ={})
INKS = (*DARK.inks, "frame+turn", "bar+key", "link")
WORDS = ("a", "   ", "Ächz", "日本", "e\u0301", "♣K ", "────", "  x  ", "■")


def inks(theme: str = "dark") -> Inks:
    return Inks(PALETTES[theme], [], Color(0, 0, 0), ColorSystem.TRUECOLOR)


def sent(was: Sequence[Row], now: Sequence[Row], width: int = WIDTH) -> str:
    known = inks()
    return Change(was, now, width, lambda _: known).render_segments(CONSOLE)


def line(dice: Random) -> Row:
    spans = tuple(Span(dice.choice(WORDS), dice.choice(INKS)) for _ in range(dice.randrange(9)))
    return fit(spans, WIDTH)


def touched(rows: Block, dice: Random) -> Block:
    """Some rows are others, some differ in one span, some have moved."""
    made = list(rows)
    for _ in range(dice.randrange(1, 5)):
        y = dice.randrange(HEIGHT)
        match dice.randrange(3):
            case 0:
                made[y] = line(dice)
            case 1:
                spans = list(made[y])
                at = dice.randrange(len(spans))
                spans[at] = Span(dice.choice(WORDS), dice.choice(INKS))
                made[y] = fit(tuple(spans), WIDTH)
            case _:
                made = [*made[1:], made[0]]
    return made


class Emulator:
    def __init__(self, width: int = WIDTH, height: int = HEIGHT) -> None:
        self.screen = pyte.Screen(width, height)
        self._stream = pyte.Stream(self.screen)

    def feed(self, told: str) -> None:
        self._stream.feed(told)

    def cells(self) -> list[list[tuple[object, ...]]]:
        """As much as is seen of each."""
        screen = self.screen
        found = []
        for y in range(screen.lines):
            row = [screen.buffer[y][x] for x in range(screen.columns)]
            found.append(
                [
                    (c.data, c.bg, c.underscore, *(() if c.data == " " else (c.fg, c.bold)))
                    for c in row
                ]
            )
        return found


@pytest.mark.parametrize("seed", range(20))
def test_whatever_changes_the_terminal_shows_the_new_picture(seed: int) -> None:
    dice = Random(seed)
    rows, shown = [line(dice) for _ in range(HEIGHT)], Emulator()
    shown.feed(sent([], rows))
    for _ in range(30):
        now, whole = touched(rows, dice), Emulator()
        shown.feed(sent(rows, now))
        whole.feed(sent([], now))
        assert shown.cells() == whole.cells()
        rows = now


def plainly(rows: Block, theme: str) -> str:
    """As Rich would write it, span by span and with all codes."""
    told = ""
    for y, each in enumerate(rows):
        told += f"\x1b[{y + 1};1H"
        for text, ink, _ in each:
            codes = PALETTES[theme].style(ink)._make_ansi_codes(ColorSystem.TRUECOLOR)
            told += f"\x1b[0;{codes}m{text}"
    return told


@pytest.mark.parametrize("game", GAMES)
def test_a_move_of_somebody_else_takes_little(game: str) -> None:
    """In a large terminal, at the largest table; the end of a round or a trick may take more."""
    players, size, known, sizes = GAMES[game].seats[-1], (120, 40), inks(), list[int]()
    seated = Seated(game, players, motion="none")
    before: Sequence[Row] = []
    for _, played in sat_through(seated, course(game, players, 3)):
        seated.place.attend(seated.look(size))
        rows = seated.picture(size)
        told = Change(before, rows, size[0], lambda _: known).render_segments(CONSOLE)
        before = rows
        if played.seat not in (None, seated.seat):
            sizes.append(len(told.encode()))
    assert mean(sizes) < MOST
    assert quantiles(sizes, n=10)[-1] < (MOST if game == "eight28" else 2 * MOST)


@pytest.mark.parametrize("theme", PALETTES)
def test_real_pictures_come_out_as_they_are_meant(theme: str) -> None:
    size, before = (80, 24), list[Row]()
    known, shown = inks(theme), Emulator(80, 24)
    for make in PLACES.values():
        rows, whole = make("fr").picture(size, theme=theme), Emulator(80, 24)
        shown.feed(Change(before, rows, 80, lambda _: known).render_segments(CONSOLE))
        whole.feed(plainly(rows, theme))
        assert shown.cells() == whole.cells()
        before = rows


def test_what_has_not_changed_is_not_sent() -> None:
    rows = [line(Random(1)) for _ in range(HEIGHT)]
    again = [tuple(Span(*span) for span in each) for each in rows]
    assert sent(rows, again) == ""


def test_one_letter_takes_its_place_its_pen_and_itself() -> None:
    before = [fit((Span("Anna has 7 gems and more"),), WIDTH)] * HEIGHT
    now = [*before[:5], fit((Span("Anna has 8 gems and more"),), WIDTH), *before[6:]]
    told = sent(before, now)
    assert told.startswith("\x1b[0;")
    assert told.endswith("m\x1b[6;10H8\x1b[m")
    assert len(told) < 60


def framed(ink: str, left: int, right: int) -> Block:
    side = Span("│", ink)
    inside = Span(" " * (right - left - 1))
    return [fit((Span(" " * left), side, inside, side), WIDTH)] * HEIGHT


@pytest.mark.parametrize(("left", "right"), [(0, 9), (7, 30), (20, WIDTH - 1)])
def test_the_sides_of_a_frame_are_written_downwards(left: int, right: int) -> None:
    before, now = framed("frame", left, right), framed("frame+turn", left, right)
    shown, whole = Emulator(), Emulator()
    told = sent(before, now)
    for each in (sent([], before), told):
        shown.feed(each)
    whole.feed(sent([], now))
    assert shown.cells() == whole.cells()
    sides = 1 if right == WIDTH - 1 else 2
    assert told.count("│\x1b[B\b") == sides * (HEIGHT - 1)


def test_an_empty_cell_needs_no_pen_of_its_own() -> None:
    now = [fit((Span("a", "strong"), Span(" ", "dim"), Span("b", "strong")), WIDTH)]
    assert sent([fit((), WIDTH)], now).count("m") == 2


def test_colours_of_a_terminal_are_those_that_it_has() -> None:
    few = Inks(DARK, [ColorFilter("16")], Color(0, 0, 0), ColorSystem.TRUECOLOR)
    pen, blank = few["turn"]
    assert "38" not in f"{pen.fore};{pen.back}".split(";")
    assert blank.fore == ""


def test_a_pen_is_taken_up_with_all_that_it_is_and_changed_by_what_differs() -> None:
    system = ColorSystem.TRUECOLOR
    text, strong = (pens_of(DARK.style(ink), system)[0] for ink in ("text", "strong"))
    assert change(None, strong) == f"\x1b[0;1;{strong.fore};{strong.back}m"
    assert change(text, strong) == f"\x1b[1;{strong.fore}m"
    assert change(strong, text) == f"\x1b[22;{text.fore}m"
    assert change(text, text) == ""

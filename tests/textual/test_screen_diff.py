"""A terminal that gets only differences shows the same as one that gets whole frames."""

import re
from typing import Any, ClassVar

import pyte
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.screen import ModalScreen
from textual.widgets import DataTable, Footer, Input, Label, Markdown, RichLog, Static

from server.doors.terminal.screen_diff import MOST_CODES, ScreenDiff
from tests.textual.paper import Paper, played, typed
from tui.textual_app import TextualApp

SIZE = (20, 3)
WIDE, CLUSTER = "漢", "e\u0301"
VICTORY = "\N{VICTORY HAND}\N{VARIATION SELECTOR-16}"


class Emulator:
    """A terminal in memory: a letter, its colours and its attributes for each cell."""

    def __init__(self, size: tuple[int, int] = SIZE) -> None:
        self._screen = pyte.Screen(*size)
        self._stream = pyte.Stream(self._screen)

    def feed(self, text: str) -> None:
        self._stream.feed(text)

    def cells(self) -> list[tuple[object, ...]]:
        return [
            seen(self._screen.buffer[y][x])
            for y in range(self._screen.lines)
            for x in range(self._screen.columns)
        ]

    @property
    def cursor(self) -> tuple[int, int]:
        return self._screen.cursor.y, self._screen.cursor.x


def seen(cell: Any) -> tuple[object, ...]:
    """A space without marks shows only its ground."""
    marks = cell.underscore, cell.reverse, cell.strikethrough, cell.blink
    if cell.data == " " and not any(marks):
        return " ", cell.bg
    return cell.data, cell.fg, cell.bg, cell.bold, cell.italics, *marks


def at(y: int, x: int, text: str, codes: str = "0") -> str:
    return f"\x1b[{y + 1};{x + 1}H\x1b[{codes}m{text}\x1b[0m"


def whole(*rows: str, codes: str = "0") -> str:
    lines = [*rows, *[""] * (SIZE[1] - len(rows))]
    padded = [line + " " * (SIZE[0] - cell_len(line)) for line in lines]
    return "\n".join(at(y, 0, line, codes) for y, line in enumerate(padded)) + "\x1b[1;1H"


def started(*rows: str) -> ScreenDiff:
    """A difference whose terminal shows the rows."""
    diff = ScreenDiff(SIZE, "truecolor")
    assert diff.feed(whole(*rows))
    assert diff.difference()
    return diff


# Output


def test_what_is_shown_already_is_not_sent() -> None:
    diff = started("the table")
    assert diff.feed(whole("the table"))
    assert diff.difference() == ""


def test_only_changed_cells_are_sent() -> None:
    diff = started("the table", "of Anna")
    diff.feed(whole("the fable", "of Anna"))
    assert diff.difference() == "\x1b[1;5H\x1b[0mf\x1b[m\x1b[1H"


def test_near_changes_are_sent_as_one_and_distant_ones_apart() -> None:
    diff = started("abcdefghijklmnopqrst")
    diff.feed(whole("AbcDefghijklmnopqrsT"))
    assert diff.difference() == "\x1b[1H\x1b[0mAbcD\x1b[15CT\x1b[m\x1b[1H"


def test_cells_of_one_pen_are_sent_together_wherever_they_are() -> None:
    diff = started()
    diff.feed(at(0, 0, "a", "31") + at(0, 1, "b", "32") + at(1, 0, "c", "31") + at(1, 1, "d", "32"))
    diff.feed("\x1b[1;1H")
    assert diff.difference() == "\x1b[1H\x1b[0;31ma\x1b[B\bc\x1b[A\x1b[32mb\x1b[B\bd\x1b[m\x1b[1H"


def test_of_pens_those_with_the_same_ground_or_text_are_sent_one_after_another() -> None:
    diff = started()
    rows = at(0, 0, "a", "31;44") + at(1, 0, "b", "32;45") + at(2, 0, "c", "32;44")
    diff.feed(rows + "\x1b[1;1H")
    assert diff.difference() == (
        "\x1b[1H\x1b[0;31;44ma\x1b[2B\b\x1b[32mc\x1b[A\b\x1b[45mb\x1b[m\x1b[1H"
    )


def test_cells_of_another_pen_between_two_changes_are_not_sent_again() -> None:
    diff = started()
    diff.feed(at(0, 0, "a") + at(0, 1, "b", "31") + at(0, 2, "c") + "\x1b[1;1H")
    assert diff.difference()
    diff.feed(at(0, 0, "A") + at(0, 1, "b", "31") + at(0, 2, "C") + "\x1b[1;1H")
    assert diff.difference() == "\x1b[1H\x1b[0mA\x1b[CC\x1b[m\x1b[1H"


def test_an_unbroken_space_is_a_space() -> None:
    diff = started("the table")
    diff.feed(whole("the\xa0table"))
    assert diff.difference() == ""


def test_a_space_without_marks_is_the_same_in_every_colour_of_text() -> None:
    diff = started("a")
    diff.feed(at(0, 1, " ", "1;31") + "\x1b[1;1H")
    assert diff.difference() == ""
    diff.feed(at(0, 1, " ", "4;31") + "\x1b[1;1H")
    assert diff.difference() == "\x1b[1;2H\x1b[0;4;31m \x1b[m\x1b[1H"


def test_nothing_is_sent_before_the_whole_screen_was_drawn() -> None:
    diff = ScreenDiff(SIZE, "truecolor")
    assert diff.feed(at(0, 0, "a"))
    assert diff.difference() == ""
    diff.feed(whole("b"))
    assert "b" in diff.difference()


def test_after_a_resize_everything_is_sent_once_the_app_has_drawn_it() -> None:
    diff = started("the table")
    diff.resize((20, 2))
    diff.feed(at(0, 0, "a"))
    assert diff.difference() == ""
    diff.feed(whole("the table"))
    sent = diff.difference()
    assert "the table" in sent
    assert "\x1b[3" not in sent, "the row that is gone is not drawn"


def test_what_is_forgotten_is_sent_again() -> None:
    diff = started("the table", "of Anna")
    diff.forget()
    sent = diff.difference()
    assert "the table" in sent
    assert "of Anna" in sent


def test_the_cursor_is_put_where_the_app_wants_it() -> None:
    diff, emulator = started("a"), Emulator()
    diff.feed(whole("ab") + "\x1b[2;3H")
    emulator.feed(diff.difference())
    assert emulator.cursor == (1, 2)
    diff.feed("\x1b[3;4H")
    assert diff.difference() == "\x1b[3;4H"
    assert diff.difference() == ""


def test_a_row_with_a_letter_of_doubtful_width_is_sent_whole_with_each_column_set() -> None:
    diff = started("ab漢cd")
    diff.feed(whole("ab漢cD"))
    wide = r"  \x08\x08漢\x1b\[5G"
    assert re.fullmatch(rf"\x1b\[1H\x1b\[0mab{wide}cD +\x1b\[m\x1b\[1H", diff.difference())
    diff.feed(whole("abcd"))
    assert "abcd" in diff.difference()
    diff.feed(whole("abcD"))
    assert diff.difference() == "\x1b[1;4H\x1b[0mD\x1b[m\x1b[1H"


@pytest.mark.parametrize("x", [0, 4, SIZE[0] - 2])
def test_behind_a_wide_letter_that_is_drawn_narrower_nothing_stays(x: int) -> None:
    before = "abcdefghijklmnopqrst"
    diff, emulator = started(before), Emulator()
    emulator.feed(whole(before))
    diff.feed(at(0, x, VICTORY))
    # As terminals do that take the sign of the emoji for one column.
    emulator.feed(diff.difference().replace(VICTORY, VICTORY[0]))
    letters = "".join(str(cell[0]) for cell in emulator.cells()[: SIZE[0]])
    assert letters == f"{before[:x]}{VICTORY[0]} {before[x + 2 :]}"


def test_of_a_wide_letter_that_is_drawn_over_in_part_nothing_stays() -> None:
    for x in (2, 3):
        diff, emulator = started("ab漢cd"), Emulator()
        emulator.feed(whole("ab漢cd"))
        diff.feed(at(0, x, "X"))
        emulator.feed(diff.difference())
        letters = "".join(str(cell[0]) for cell in emulator.cells()[:6])
        assert letters == ("abX cd" if x == 2 else "ab Xcd")


def test_a_letter_of_several_characters_is_one_cell() -> None:
    diff = started()
    diff.feed(whole(f"caf{CLUSTER}s"))
    assert f"caf{CLUSTER}" in diff.difference()
    diff.feed(whole("👍🏽 ok"))
    assert "👍🏽" in diff.difference()


def test_control_characters_in_text_are_dropped() -> None:
    diff = started()
    diff.feed(at(0, 0, "a\x07\r\t\x9b\x7fb\0"))
    sent = diff.difference()
    assert "ab" in sent
    assert not re.search(r"[\x00-\x1a\x1c-\x1f\x7f-\x9f]", sent)


def test_a_link_is_opened_and_closed_around_its_text() -> None:
    diff = started("see here")
    link = "\x1b]8;id=1;https://example.org\x1b\\"
    diff.feed(f"\x1b[1;5H{link}\x1b[1mhere\x1b[0m\x1b]8;;\x1b\\\x1b[1;1H")
    assert diff.difference() == f"\x1b[1;5H{link}\x1b[0;1mhere\x1b]8;;\x1b\\\x1b[m\x1b[1H"


@pytest.mark.parametrize(
    "odd",
    [
        "\x1b[2J",
        "\x1bPq#0~\x1b\\",
        "\x1b_Gf=24;AAAA\x1b\\",
        "\x1b[38;2;1mX",
        "\x1b[99mX",
        "\x1b",
        "\x1b[1",
    ],
)
def test_a_frame_with_anything_else_goes_through_as_it_is_until_the_next_whole_frame(
    odd: str,
) -> None:
    diff = started("the table")
    assert not diff.feed(whole("x") + odd)
    assert diff.difference() == ""
    assert not diff.feed(at(0, 0, "a part"))
    assert diff.difference() == ""
    assert diff.feed(whole("the table"))
    assert "the table" in diff.difference(), "what the terminal shows is unknown"


@pytest.mark.slow
def test_pens_that_are_not_used_any_more_are_forgotten() -> None:
    diff, emulator = started(), Emulator()
    for number in range(MOST_CODES * 2):
        text = f"{number} {CLUSTER if number % 2 else WIDE}"
        codes = f"38;2;{number % 256};{number // 256};7"
        diff.feed(whole(text, "still", codes=codes))
        emulator.feed(diff.difference())
    raw = Emulator()
    raw.feed(whole(text, "still", codes=codes))
    assert emulator.cells() == raw.cells()


LETTERS = st.lists(st.sampled_from([*f"ab  ─│♥{WIDE}", CLUSTER]), max_size=6).map("".join)
CODES = st.sampled_from(
    ["0", "1", "1;31", "2;3", "38;2;1;2;3", "4;48;2;9;9;9", "7;38;5;200;48;5;17", "9;1;2", "44"]
)
DRAWN = st.lists(st.tuples(st.integers(0, 2), st.integers(0, 12), LETTERS, CODES), max_size=6)


@pytest.mark.slow
@given(st.lists(DRAWN, min_size=1, max_size=8))
def test_after_any_frames_the_terminal_shows_what_was_drawn(
    frames: list[list[tuple[int, int, str, str]]],
) -> None:
    """The app draws whole rows, so that no letter is cut."""
    diff, raw, sparing = ScreenDiff(SIZE, "truecolor"), Emulator(), Emulator()
    for number, frame in enumerate(frames):
        rows = [
            at(y, 0, " " * x + text + " " * (20 - x - cell_len(text)), codes)
            for y, x, text, codes in frame
        ]
        drawn = ("" if number else whole()) + "".join(rows) + "\x1b[1;1H"
        raw.feed(drawn)
        assert diff.feed(drawn)
        sparing.feed(diff.difference())
        assert sparing.cells() == raw.cells()
        assert sparing.cursor == raw.cursor


CELLS = st.lists(st.tuples(st.text("a  ", min_size=1, max_size=4), CODES), min_size=1, max_size=4)


@given(CELLS, st.sets(st.integers(1, 19)))
def test_the_same_cells_are_sent_alike_in_whatever_pieces_they_are_drawn(
    texts: list[tuple[str, str]], cuts: set[int]
) -> None:
    x, in_texts, in_pieces = 0, "", ""
    for text, codes in texts:
        in_texts += at(0, x, text, codes)
        ends = sorted({len(text), *(cut - x for cut in cuts if x < cut < x + len(text))})
        for start, end in zip([0, *ends], ends, strict=False):
            in_pieces += at(0, x + start, text[start:end], codes)
        x += len(text)
    sent = []
    for drawn in (in_texts, in_pieces, in_texts + in_pieces):
        diff = started("b" * SIZE[0], "b")
        diff.feed(drawn + at(1, 0, " ") + "\x1b[1;1H")
        sent.append(diff.difference())
    assert sent[0] == sent[1] == sent[2]


# With Textual


class Question(ModalScreen[None]):
    CSS = "Question { align: center middle; background: $background 60%; }"
    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss", "Back")]

    def compose(self) -> ComposeResult:
        yield Static("Leave the table?", classes="box")


class Everything(TextualApp):
    """Seats with borders and moving numbers, and many of Textual's own widgets."""

    CSS = """
    .seat { width: 1fr; height: 5; border: round $primary; padding: 0 1; }
    .seat.-turn { border: heavy $accent; background: $primary 20%; text-style: bold; }
    .box { width: 30; height: 5; border: thick $accent; content-align: center middle; }
    DataTable, Markdown, RichLog { height: 6; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        ("m", "app.push_question", "Ask"),
        ("t", "turn", "Turn"),
        ("x", "grow", "More"),
    ]

    def compose(self) -> ComposeResult:
        with Horizontal():
            for name in ("Anna", "Bérta", "漢字 👍"):
                yield Static(f"♥ 7 {name}\nopen", classes="seat")
        yield Input(placeholder="say something")
        yield DataTable[str]()
        yield Markdown("# Rules\n\n**Bold**, *thin* and `code`\n\n- one\n- two\n\n> a 漢 quote")
        yield RichLog(markup=True)
        yield Label("the end", id="end")
        yield Footer()

    def on_mount(self) -> None:
        table: DataTable[str] = self.query_one(DataTable)
        table.add_columns("Seat", "Points", "Tricks")
        table.add_rows([(f"row {n}", str(n * 7), "✓" * (n % 3)) for n in range(20)])
        self.moves = 0

    def action_push_question(self) -> None:
        self.push_screen(Question())

    def action_turn(self) -> None:
        self.moves += 1
        seats = list(self.query(".seat"))
        for index, seat in enumerate(seats):
            seat.set_class(index == self.moves % 3, "-turn")
        seats[self.moves % 3].update(f"♦ {self.moves}\n{'█' * self.moves}")  # type: ignore[attr-defined]
        self.query_one(RichLog).write(f"[red]move[/] {self.moves} 👍 {'漢' * (self.moves % 5)}")

    def action_grow(self) -> None:
        self.query_one("#end", Label).update("the end\n" * (self.moves % 4))


def frames_of(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that the app writes from now on."""
    frames: list[str] = []
    feed = ScreenDiff.feed

    def kept(self: ScreenDiff, frame: str) -> bool:
        frames.append(frame)
        return feed(self, frame)

    monkeypatch.setattr(ScreenDiff, "feed", kept)
    return frames


STEPS = (
    *["t"] * 4, "\t", "grüezi 漢👍 é", "\x1b[D", "\x1b[D", "\x7f", "\x1b[H", "\t",
    "\x1b[B", "\x1b[B", "\x1b[6~", "\t", "\t", "\x1b[B", "m", "\x1b", "\x10", "the",
    "\x1b[B", "\x1b", *["t", "x"] * 3,
    "\x1b[<0;3;3M", "\x1b[<32;12;4M", "\x1b[<32;20;14M", "\x1b[<0;20;14m", "\x1b[<35;8;23M", "t",
    "\x1b[<65;8;12M", "\x1b[<64;8;12M",
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("size", [(80, 30), (48, 24)])
async def test_an_app_with_many_widgets_looks_the_same(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    frames = frames_of(monkeypatch)
    paper = Paper(size)
    raw, sparing, read, compared = Emulator(size), Emulator(size), 0, 0
    async with played(Everything(), paper) as play:
        for step in ("", *STEPS):
            await typed(play, step) if step else await play.settle()
            await play.pass_time(0.2)
            for frame in frames:
                raw.feed(frame)
            compared += len(frames)
            frames.clear()
            sparing.feed(paper.written[read:].decode())
            read = len(paper.written)
            assert sparing.cells() == raw.cells(), step
            assert sparing.cursor == raw.cursor, step
    assert compared > 50


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_move_costs_a_fraction_of_its_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    frames = frames_of(monkeypatch)
    async with played(Everything(), Paper((120, 40))) as play:
        await typed(play, "t", "t")
        frames.clear()
        before = len(play.paper.written)
        await typed(play, "t")
        assert 0 < len(play.paper.written) - before < len("".join(frames)) / 2

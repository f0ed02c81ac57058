"""The command palette: everything that can be done, found by its name."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from textual import work
from textual.command import DiscoveryHit, Hit, Provider
from textual.widget import Widget
from textual.widgets import Input

from tui.commands import SECTIONS, Command, Found
from tui.games.people import cut
from tui.look import Look
from tui.screens.page import BoxScreen
from tui.screens.rules import draw_marks
from tui.text import capitalized
from tui.textual_app import forget_worker
from tui.widgets.canvas import Canvas
from tui.widgets.drawn import Drawn
from tui.widgets.key_bar import Key, Keys

NAME_WIDTH: Final = 0.46
"""of the row"""
NARROW: Final = 60


class Line(NamedTuple):
    """A heading, if it has no number."""

    name: str
    about: str = ""
    key: str = ""
    number: int = -1
    allowed: bool = True


class Results(NamedTuple):
    lines: tuple[Line, ...]
    words: str
    at: int


def draw_results(canvas: Canvas, part: Results) -> None:
    palette = canvas.palette
    if not part.lines:
        canvas.put(3, 1, canvas.say("screen-find-nothing", words=part.words), palette.soft)
    chosen = next((y for y, line in enumerate(part.lines) if line.number == part.at), 0)
    top = max(0, min(chosen - canvas.height // 2, len(part.lines) - canvas.height))
    for y, line in enumerate(part.lines[top : top + canvas.height]):
        if line.number < 0 and line.name:
            end = canvas.put(2, y, line.name.upper(), palette.soft, bold=True)
            canvas.put(end + 1, y, "─" * (canvas.width - end - 3), palette.rule)
        elif line.name:
            draw_line(canvas, y, line, part)


def draw_line(canvas: Canvas, y: int, line: Line, part: Results) -> None:
    palette, width = canvas.palette, canvas.width
    is_chosen = line.number == part.at
    ink = palette.text if line.allowed else palette.faint
    about_ink = palette.soft if line.allowed else palette.faint
    if is_chosen:
        canvas.fill(1, y, width - 2, 1, palette.gold_cap)
        canvas.put(1, y, canvas.glyphs.turn, palette.gold)
    canvas.spot(0, y, width, 1, str(line.number))
    about_at = 4 + int(width * NAME_WIDTH)
    room = width - about_at - len(line.key) - 6
    if room < cell_len(line.about) <= room + about_at - cell_len(line.name) - 6:
        about_at -= cell_len(line.about) - room
        room = cell_len(line.about)
    fits = cell_len(line.about) <= room and cell_len(line.name) <= about_at - 5
    about = line.about if fits else ""
    name = cut(line.name, width - 7 - len(line.key))
    canvas.put(4, y, name, ink, bold=is_chosen)
    draw_marks(canvas, 4, y, name, part.words, palette.gold if is_chosen else ink)
    canvas.put(about_at, y, about, about_ink)
    if line.key:
        cap_ink = palette.cap_ink if line.allowed else palette.faint
        canvas.right(width - 2, y, f" {line.key} ", cap_ink, ground=palette.button, bold=True)


class FindScreen(BoxScreen):
    title_key = "screen-find-title"
    AUTO_FOCUS = "Input"

    def __init__(self) -> None:
        super().__init__()
        self._providers: list[Provider] = []
        self._found: list[Command] = []
        self._words = ""
        self._at = 0

    def compose_body(self) -> Iterable[Widget]:
        field = Input(placeholder=self.say("screen-find-what"), select_on_focus=False)
        field.cursor_blink = False
        yield field
        yield Drawn(draw_results, ground="panel", id="found")

    def on_mount(self) -> None:
        self.query_one(".box").add_class("find")
        below = self.app.screen_stack[-2]
        kinds = [*self.app.COMMANDS, *below.COMMANDS]
        classes = (each if isinstance(each, type) else each() for each in kinds)
        self._providers = [each(below) for each in classes]
        self._search("")

    def on_input_changed(self, event: Input.Changed) -> None:
        event.stop()
        self._search(event.value.strip())

    # As a worker's function: a coroutine that is replaced before it has begun would be left behind.
    @work(exclusive=True)
    async def _search(self, words: str) -> None:
        found: list[tuple[float, Command]] = []
        for provider in self._providers:
            hits = provider.search(words) if words else provider.discover()
            found += [(hit.score, command_of(hit)) async for hit in hits]
        self._words, self._at = words, 0
        self._found = in_sections(found)
        self.house.update_soon()
        forget_worker()

    def update_view(self, look: Look) -> None:
        results = Results(tuple(self._lines()), self._words, self._at)
        self.query_one("#found", Drawn).show(results)

    def _lines(self) -> Iterator[Line]:
        section = ""
        for number, each in enumerate(self._found):
            if each.section != section:
                if section:
                    yield Line("")
                section = each.section
                yield Line(self.say("screen-find-section", section=section))
            yield Line(capitalized(each.name), each.about, each.key, number, each.allowed)

    def _make_keys(self) -> Keys:
        say = self.say
        return Keys(
            (
                Key(say("key-enter"), say("screen-find-do"), "screen.do_found"),
                Key(self.glyphs.upright, say("bar-point"), "screen.step(0, 1)"),
                Key(say("key-tab"), say("screen-find-next"), "screen.next_stop(1)"),
                Key(say("key-escape"), say("bar-back"), "screen.back"),
            )
        )

    # Choosing

    def action_step(self, across: int, down: int) -> None:
        if self._found:
            self._at = (self._at + across + down) % len(self._found)
            self.house.update_soon()

    def action_next_stop(self, by: int) -> None:
        """To the first of the next section."""
        sections = list(dict.fromkeys(each.section for each in self._found))
        if sections:
            now = sections.index(self._found[self._at].section)
            to = sections[(now + by) % len(sections)]
            self._at = next(at for at, each in enumerate(self._found) if each.section == to)
            self.house.update_soon()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.action_do_found()

    def on_drawn_clicked(self, event: Drawn.Clicked) -> None:
        event.stop()
        if int(event.does) >= 0:
            self._at = int(event.does)
            self.action_do_found()

    def action_do_found(self) -> None:
        command = self._found[self._at] if self._found else None
        if command is not None and command.allowed:
            self.dismiss()
            self.app.call_later(command.run)


def in_sections(found: Sequence[tuple[float, Command]]) -> list[Command]:
    """The section with the best name first: Enter does what was meant. Sections stay together."""
    best = dict.fromkeys(SECTIONS, 0.0)
    for score, each in found:
        best[each.section] = max(best[each.section], score * each.allowed)
    # Sorting keeps the order of equals.
    sections = sorted(SECTIONS, key=lambda section: -best[section])
    order = sorted(
        found, key=lambda each: (sections.index(each[1].section), not each[1].allowed, -each[0])
    )
    return [command for _, command in order]


def command_of(hit: Hit | DiscoveryHit) -> Command:
    """A hit of another provider is an action without a key."""
    if isinstance(hit, Found) and hit.found is not None:
        return hit.found
    return Command("actions", hit.text or "", hit.help or "", "", hit.command)

"""The keys that work on the screen below, and what its signs mean."""

from collections.abc import Iterator
from typing import NamedTuple

from tui.games.lines import wrapped
from tui.look import Look
from tui.screens.page import PageScreen
from tui.screens.pointing import with_digits
from tui.screens.screen import FIXED, HouseScreen
from tui.widgets.canvas import Canvas
from tui.widgets.drawn import Drawn
from tui.widgets.rail import draw_heading


class Line(NamedTuple):
    """`does`: the action of the screen below that a click does."""

    key: str
    label: str
    does: str = ""


class Group(NamedTuple):
    title: str
    lines: tuple[Line, ...]
    has_keys: bool = True


class HelpScreen(PageScreen):
    def on_mount(self) -> None:
        below = self.app.screen_stack[-2]
        assert isinstance(below, HouseScreen)
        self._below = below

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action != "help" and super().check_action(action, parameters)

    def title_of(self, look: Look) -> str:
        return look.say("screen-help-title", of=self._below.head(self._below.look()).title)

    def still_makes_sense(self) -> bool:
        return self._below.still_makes_sense()

    def content(self, look: Look) -> tuple[Group, ...]:
        say = look.say
        here, pages, always = list[Line](), list[Line](), list[Line]()
        labels = {each.does: each.label for each in self._below.choices()}
        for binding in self._below.shown_bindings():
            label = labels.get(binding.id or "") or say(binding.description)
            line = Line(self.key_name(binding), label, binding.action)
            group = here if binding.id in labels else always if binding.action in FIXED else pages
            if binding.key != "enter":
                group.append(line)
        ctrl_c = say("key-ctrl", key="C")
        always.append(Line(ctrl_c, say("screen-help-copy")))
        always.append(Line(f"{ctrl_c}, D, Q", say("screen-help-hang-up")))
        signs = [Line(*each) for each in self._below.legend(look)]
        return tuple(
            Group(title, tuple(lines), lines is not signs)
            for title, lines in (
                (say("screen-help-here"), [*here, *self._pointing(look)]),
                (say("screen-help-pages"), pages),
                (say("screen-help-always"), always),
                (say("screen-help-signs"), signs),
            )
            if lines
        )

    def _pointing(self, look: Look) -> Iterator[Line]:
        choices = self._below.choices()
        keys = with_digits(choices)
        digits = "yes" if any(not each.at_once for each in keys.values()) else "no"
        if any(each.pointed for each in choices):
            yield Line(look.say("key-arrows"), look.say("screen-help-point", digits=digits))
            yield Line(look.say("key-enter"), look.say("screen-help-do", digits=digits))
        told = {active.binding.id for active in self._below.active_bindings.values()}
        for key, each in keys.items():
            if each.does in told:
                continue
            why_not = look.say("common-named", of=each.label, what=each.why_not)
            yield Line(key, why_not if each.why_not else each.label)

    def draw(self, canvas: Canvas, part: tuple[Group, ...]) -> None:  # type: ignore[override]
        palette, y = canvas.palette, 1
        key_width = min(18, canvas.width // 3 + 1)
        for group in part:
            draw_heading(canvas, y, group.title, 2)
            y += 1
            for line in group.lines:
                rows = wrapped(line.label, canvas.width - key_width - 5)
                keys = wrapped(line.key, key_width - 2)
                inks = (palette.cap_ink, palette.button) if group.has_keys else (palette.gold, None)
                for at, key in enumerate(keys):
                    canvas.put(2, y + at, f" {key} ", *inks, bold=True)
                for at, row in enumerate(rows):
                    canvas.put(key_width + 3, y + at, row, palette.text)
                height = max(len(rows), len(keys))
                if line.does:
                    canvas.spot(0, y, canvas.width, height, line.does)
                y += height
            y += 1

    def on_drawn_clicked(self, event: Drawn.Clicked) -> None:
        """Does what the line says, on the screen below."""
        event.stop()
        self.dismiss()
        self.app.call_later(self._below.run_action, event.does)

"""Keys of one's own: which action has which, and how one is changed."""

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from textual.binding import Binding, BindingType

from tui.games.lines import wrapped
from tui.games.people import cut
from tui.look import Choice, Look, point
from tui.own_keys import Own, all_keys, clashes, is_free, label_of, with_key
from tui.screens.page import PageScreen
from tui.text import capitalized
from tui.widgets.canvas import Canvas
from tui.widgets.key_bar import Keys

ABOUT_ROWS = 4


class Line(NamedTuple):
    does: str
    label: str
    key: str
    usual: str


class KeyList(NamedTuple):
    lines: tuple[Line, ...]
    pointed: str


class KeysScreen(PageScreen):
    title_key = "screen-keys-title"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("equals_sign", "usual_keys", "screen-keys-usual", key_display="=")
    ]

    def _label(self, own: Own) -> str:
        return capitalized(label_of(self.say, own.does, own.description))

    def choices(self) -> Sequence[Choice]:
        return [point(each.does, self._label(each)) for each in all_keys().values()]

    def rows(self) -> Sequence[Sequence[str]]:
        return [[each.does] for each in all_keys().values()]

    def content(self, look: Look) -> KeyList:
        own = look.taste.keys
        lines = tuple(
            Line(each.does, self._label(each), own.get(each.does, each.key), each.key)
            for each in all_keys().values()
        )
        return KeyList(lines, look.pointed)

    def update_view(self, look: Look) -> None:
        super().update_view(look)
        if look.pointed:
            row = list(all_keys()).index(look.pointed) + ABOUT_ROWS
            self.paper.scroll_to_row(row - self.paper.size.height // 2)

    def draw(self, canvas: Canvas, part: KeyList) -> None:  # type: ignore[override]
        palette = canvas.palette
        for y, row in enumerate(
            wrapped(canvas.say("screen-keys-about"), canvas.width - 4)[: ABOUT_ROWS - 2], 1
        ):
            canvas.put(2, y, row, palette.soft)
        at_key = min(40, canvas.width - 12)
        for y, line in enumerate(part.lines, ABOUT_ROWS):
            is_pointed = line.does == part.pointed
            if is_pointed:
                canvas.fill(1, y, canvas.width - 2, 1, palette.gold_cap)
                canvas.put(1, y, canvas.glyphs.turn, palette.gold)
            canvas.spot(0, y, canvas.width, 1, line.does)
            canvas.put(3, y, cut(line.label, at_key - 4), palette.text, bold=is_pointed)
            is_own = line.key != line.usual
            ground = palette.gold if is_own else palette.button
            cap = palette.on_gold if is_own else palette.cap_ink
            end = canvas.put(at_key, y, f" {line.key} ", cap, ground, bold=True)
            if is_own:
                canvas.put(
                    end + 1, y, f"{canvas.say('screen-keys-was')} {line.usual}", palette.mute
                )

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "usual_keys":
            return bool(self.house.taste.keys)
        return super().check_action(action, parameters)

    def _make_keys(self) -> Keys:
        """Enter changes the key of an action, and does not do it."""
        keys, change = super()._make_keys(), self.say("screen-settings-change")
        choices = (
            key._replace(label=change) if key.action == "choose_pointed" else key
            for key in keys.choices
        )
        return keys._replace(choices=tuple(choices))

    def action_usual_keys(self) -> None:
        self.house.prefer(keys={})

    def choose(self, does: str) -> None:
        self.pointer.at = does
        label = self.say("screen-keys-type", choice=self._label(all_keys()[does]))
        self.house.type_line(label, lambda typed: self._set(does, typed), takes_key=True)

    def _set(self, does: str, key: str) -> None:
        keys = self.house.taste.keys
        other = next(iter(clashes(keys, does, key)), None)
        if not is_free(does, key):
            self.refuse(self.say("screen-keys-not-this", key=key[:10]))
        elif other is not None:
            self.refuse(self.say("screen-keys-clash", key=key, choice=self._label(other)))
        else:
            self.house.prefer(keys=with_key(keys, does, key))
        self.house.update_soon()

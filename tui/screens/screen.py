"""A screen of the house: its head, its choices, and its keys with the bar that tells them."""

from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Sequence
from typing import ClassVar, Final, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Region
from textual.widget import Widget

from tui.look import Choice, Look
from tui.screens.painted import PaintedScreen
from tui.screens.pointing import Pointer, with_digits
from tui.widgets.drawn import Drawn
from tui.widgets.head_bar import Head, HeadBar, with_clocks
from tui.widgets.key_bar import Key, KeyBar, Keys

CTRL: Final = "ctrl+"
DIGIT_KEYS: Final = "1234567890"
NAMED_KEYS: Final = frozenset(
    ("enter", "space", "escape", "tab", "pageup", "pagedown", "up", "down", "left", "right")
)
FIXED: Final = ("command_palette", "command_line", "help", "back")
"""actions whose keys stand at the end of the key bar of every screen"""


class HouseScreen(PaintedScreen):
    """`update_view` draws what has changed; it is called only while the screen is on top.

    The description of a binding is a key of the texts. A binding whose action is `choose('x')`
    works while `x` is among the choices, and its id is `x`, by which people set keys of their own.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(each, f"digit('{each}')", show=False, priority=True) for each in DIGIT_KEYS),
        Binding("left", "step(-1, 0)", "bar-point", show=False),
        Binding("right", "step(1, 0)", "bar-point", show=False),
        Binding("up", "step(0, -1)", "bar-point", show=False),
        Binding("down", "step(0, 1)", "bar-point", show=False),
        Binding("tab", "next_stop(1)", show=False),
        Binding("shift+tab", "next_stop(-1)", show=False),
        Binding("enter", "choose_pointed", "bar-do"),
        Binding("question_mark", "help", "bar-help", key_display="?"),
        Binding("colon", "command_line", "bar-command", key_display=":"),
        Binding("escape", "back", "bar-back"),
    ]
    shows_refusals = False
    """whether `look.refusal` is shown beside the question"""
    shows_talk = False
    """whether new talk is seen at once, and does not count as unread"""

    def __init__(self) -> None:
        super().__init__()
        self.pointer = Pointer()
        self.refusal = ""
        self._choices: Sequence[Choice] = ()
        """as they are shown; keys and clicks can mean no others"""
        self._keys: tuple[Hashable, Keys] = ((), Keys())

    def look(self) -> Look:
        return self.house.look(self.pointer.at)._replace(refusal=self.refusal)

    # Content

    def compose(self) -> ComposeResult:
        self.apply_size()
        yield HeadBar()
        yield from self.compose_body()
        yield KeyBar()

    def compose_body(self) -> Iterable[Widget]:
        raise NotImplementedError

    def head(self, look: Look) -> Head:
        raise NotImplementedError

    def legend(self, look: Look) -> Iterable[tuple[str, str]]:
        """Signs on this screen with their meanings, for the page of the keys."""
        return ()

    def on_screen_suspend(self) -> None:
        # Below another screen its keys do not work.
        self.query_one(KeyBar).show(Keys())

    def update_all(self) -> None:
        self.use_palette()
        self.prepare()
        self._update_choices(self.choices())
        if self.shows_talk:
            self.house.message_log.unread = 0
        look = self.look()
        self.update_view(look)
        self.query_one(HeadBar).show(self.head(look))
        self.query_one(KeyBar).show(self._shown_keys(look))
        if self.is_too_small:
            self.show_size()

    def _update_choices(self, choices: Sequence[Choice]) -> None:
        if choices != self._choices:
            self.refusal = ""
        self._choices = choices
        self.pointer.update(choices)

    def prepare(self) -> None:
        """Brings up to date what the choices depend on."""

    def update_view(self, look: Look) -> None:
        """Shows the parts of the view in their boxes."""

    def update_clock(self) -> None:
        """Shows another second of a running clock."""
        if not self.is_new:
            self.house.draw_at_once(self.ticked(self.house.look()))

    def ticked(self, look: Look) -> list[tuple[Widget, Sequence[Region]]]:
        """The boxes in which a clock runs, with what is to be painted."""
        bar = self.query_one(HeadBar)
        # Nothing else has changed since the last update.
        head = self.head_with_clocks(cast(Head, bar.part), look)
        return [(bar, bar.draw_part(head))]

    def head_with_clocks(self, head: Head, look: Look) -> Head:
        return with_clocks(head, look)

    def still_makes_sense(self) -> bool:
        """Whether it may stay open when something has changed below it."""
        return True

    def key_bar_state(self, look: Look) -> Hashable:
        """All that the key bar depends on: while it is equal, the bindings are not gone through."""
        focused = self.focused.id if self.focused else None
        return self._choices, look.taste, look.scene.language, focused, look.pointed

    def _shown_keys(self, look: Look) -> Keys:
        state = self.key_bar_state(look)
        if self._keys[0] != state:
            self._keys = state, self._make_keys()
        return self._keys[1]

    def _make_keys(self) -> Keys:
        """The keys of the choices first, then those of pages, then those that always work."""
        labels = {each.does: each.label for each in self._choices}
        entered = self._enters()
        mine, pages, fixed = list[Key](), list[Key](), dict[str, Key]()
        if any(each.pointed and not each.why_not for each in self._choices):
            mine.append(self._arrows())
        for binding in self.shown_bindings():
            does = entered if binding.action == "choose_pointed" else binding.id
            if does == entered and does and binding.action != "choose_pointed":
                continue
            label = labels.get(does or "") or self.say(binding.description)
            key = Key(self.key_name(binding), label, binding.action)
            if binding.action in FIXED:
                fixed[binding.action] = key
            else:
                (mine if does in labels else pages).append(key)
        last = tuple(fixed[each] for each in FIXED if each in fixed)
        return Keys(tuple(mine), tuple(pages), last)

    def _arrows(self) -> Key:
        """The arrows that lead on from what is pointed at."""
        rows = [list(row) for row in self.rows() if row]
        is_list = all(len(row) == 1 for row in rows)
        if len(rows) > 1 and (is_list or [self.pointer.at] in rows):
            return Key(self.glyphs.upright, self.say("bar-point"), "screen.step(0, 1)")
        return Key(self.glyphs.arrows, self.say("bar-point"), "screen.step(1, 0)")

    def shown_bindings(self) -> Iterator[Binding]:
        """Those that work now and are told of."""
        for active in self.active_bindings.values():
            if active.enabled and active.binding.show and not active.binding.system:
                yield active.binding

    def key_names(self) -> dict[str, str]:
        """The keys by what they do, as they are shown beside the things themselves."""
        return {
            active.binding.id: self.key_name(active.binding)
            for active in self.active_bindings.values()
            if active.binding.id
        }

    def key_name(self, binding: Binding) -> str:
        """How a key is called on the screen, in the language of the person."""
        if binding.key_display:
            return binding.key_display
        key = binding.key
        if key.startswith(CTRL):
            return self.say("key-ctrl", key=key.removeprefix(CTRL).upper())
        if sign := self.glyphs.keys.get(key):
            return sign
        return self.say(f"key-{key}") if key in NAMED_KEYS else self.house.get_key_display(binding)

    # Choices

    def choices(self) -> Sequence[Choice]:
        """All that can be chosen now, in the order in which it is drawn."""
        return ()

    def own_actions(self) -> Container[str]:
        """The choices with a key that this screen can have at all."""
        return {own.does for own in self._choices}

    def rows(self) -> Sequence[Sequence[str]]:
        """The pointed choices as they stand beside and below each other, for the arrows."""
        return [[each.does for each in self.choices() if each.pointed and not each.why_not]]

    def choose(self, does: str) -> None:
        """Does what was chosen."""
        raise NotImplementedError

    def about(self, does: str) -> str:
        """The words beside the name of an action in the palette."""
        return self.say("screen-find-about", does=does)

    def refuse(self, sentence: str) -> None:
        """Tells why something could not be done: at the question, or else in a toast."""
        if self.shows_refusals and self._choices:
            self.refusal = sentence
        else:
            self.house.toasts.show(sentence, severity="warning", about="refusal")
        self.house.update_soon()

    def point_or_choose(self, does: str) -> None:
        self.refusal = ""
        choice = next((each for each in self._choices if each.does == does), None)
        if choice is None:
            return
        if choice.why_not:
            self.refuse(choice.why_not)
        elif self.pointer.press(does, self._choices):
            self.pointer.clear()
            self.house.sent = does
            self.choose(does)
        self.house.update_soon()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if self.is_too_small:
            return False
        if action == "choose":
            return any(each.does == parameters[0] for each in self._choices)
        if action == "digit":
            return str(parameters[0]) in with_digits(self._choices)
        if action == "choose_pointed":
            return bool(self._enters())
        return True

    def action_choose(self, does: str) -> None:
        self.point_or_choose(does)

    def action_digit(self, digit: str) -> None:
        self.point_or_choose(with_digits(self._choices)[digit].does)

    def _enters(self) -> str:
        """The choice that is pointed at, or whose own key is Enter; or the only one, if one key
        chooses it."""
        able = [each for each in self._choices if each.pointed and not each.why_not]
        only = able if len(able) == 1 and able[0].at_once else []
        own = (each for each in self._choices if each.key == "enter")
        return self.pointer.at or next((each.does for each in (*own, *only)), "")

    def action_choose_pointed(self) -> None:
        self.point_or_choose(self._enters())

    def action_step(self, across: int, down: int) -> None:
        self.refusal = ""
        self.pointer.step(self.rows(), across, down)
        self.house.update_soon()

    def action_next_stop(self, by: int) -> None:
        """Tab goes through the choices, then through the widgets that take the focus."""
        every = [does for row in self.rows() for does in row]
        at = every.index(self.pointer.at) if self.pointer.at in every else -1 if by > 0 else 0
        stays = self.focused is None and every and (0 <= at + by < len(every))
        if stays or not self.focus_chain:
            self.pointer.step([every], by, 0)
        elif self.focused is None:
            self.pointer.clear()
            self.set_focus(self.focus_chain[0 if by > 0 else -1])
        elif self.focused is self.focus_chain[-1 if by > 0 else 0]:
            self.set_focus(None)
            self.pointer.clear()
            self.pointer.step([every], by, 0)
        else:
            (self.focus_next if by > 0 else self.focus_previous)()
        self.house.update_soon()

    @on(Drawn.Clicked)
    def clicked(self, event: Drawn.Clicked) -> None:
        self.point_or_choose(event.does)

    def leave(self, then: Callable[[], object]) -> None:
        """Goes to the hall, and on with `then`; asks before if something ends by that."""
        then()

    # Keys that mean the same everywhere

    def action_back(self) -> None:
        self.house.pop_screen()

    def action_page(self, page: str) -> None:
        self.house.open(page)

    def action_talk(self) -> None:
        self.house.talk()

    def action_help(self) -> None:
        self.house.open("help")

    def action_command_line(self) -> None:
        self.house.type_line(self.say("screen-command"), self.house.command)

"""Pages: boxes with a text, which lie over the screen from which they were opened."""

from collections.abc import Hashable, Iterable
from typing import Any, Self

from rich.segment import Segment
from textual import events
from textual.app import ComposeResult
from textual.geometry import Region
from textual.renderables.background_screen import BackgroundScreen
from textual.screen import ModalScreen
from textual.strip import Strip
from textual.widget import Widget

from tui.look import Look
from tui.screens.screen import HouseScreen
from tui.widgets.backdrop import Dimmed
from tui.widgets.canvas import Canvas
from tui.widgets.cloth import Cloth, css_color
from tui.widgets.head_bar import Head, HeadBar, head_of
from tui.widgets.key_bar import Key, KeyBar, Keys
from tui.widgets.paper import Paper


class Box(Cloth):
    """The wooden frame of a page, which lies on the table."""

    ground = "panel"


class BoxScreen(HouseScreen, ModalScreen[None]):
    """A box over the dimmed screen below it, which is not updated meanwhile."""

    BLANK = False
    CSS_PATH = "page.tcss"
    title_key = ""

    def __init__(self) -> None:
        super().__init__()
        self._backdrop: list[Strip] = []
        """seldom changes, and boxes hide most of it"""
        self._backdrop_for: object = None

    def render_lines(self, crop: Region) -> list[Strip]:
        key = self.size, self.palette, self.glyphs, self.styles.background
        if key != self._backdrop_for:
            self._backdrop_for, self._backdrop = key, self._behind()
        strips = self._backdrop[crop.y : crop.bottom]
        whole = crop.x == 0 and crop.width == self.size.width
        return strips if whole else [strip.crop(crop.x, crop.right) for strip in strips]

    def _behind(self) -> list[Strip]:
        found = self.render()
        if not isinstance(found, BackgroundScreen):
            # A plain colour hides what is below.
            return super().render_lines(Region(0, 0, *self.size))
        # Textual would style and cut all segments twice more, which takes 3 ms.
        segments = self.app.console.render(Dimmed(found.screen, found.color))
        # Textual resizes what is below only after this screen: until then it may be too small.
        width, height = self.size
        lines = [Strip(line) for line in Segment.split_lines(segments)][:height]
        lines += [Strip.blank(width)] * (height - len(lines))
        return [line.adjust_cell_length(width) for line in lines]

    async def on_resize(self, event: events.Resize) -> None:
        if not self.is_new:
            # Screens below get no event, and are laid out after this one.
            for screen in self.app.screen_stack[:-1]:
                if isinstance(screen, HouseScreen):
                    screen.apply_size()
            self.call_after_refresh(self._look_behind)

    def _look_behind(self) -> None:
        self._backdrop_for = None
        self.refresh()

    def refresh(self, *regions: Region, **how: Any) -> Self:
        if regions:
            # Something below has changed: Textual gives regions only then.
            self._backdrop_for = None
        return super().refresh(*regions, **how)

    def compose(self) -> ComposeResult:
        self.apply_size()
        with Box(classes="box"):
            yield HeadBar()
            yield from self.compose_body()
            yield KeyBar(ground="panel")

    def use_palette(self) -> None:
        super().use_palette()
        if self.palette.depth != "truecolor":
            # A dimmed table would be mixed from colours that the terminal does not have.
            self.styles.background = css_color(self.palette.room, self.palette.dark)

    def title_of(self, look: Look) -> str:
        return look.say(self.title_key)

    def head(self, look: Look) -> Head:
        return head_of(look, self.title_of(look))._replace(name="")


class PageScreen(BoxScreen):
    """A text on a paper that scrolls."""

    AUTO_FOCUS = "Paper"
    follows = False

    def compose_body(self) -> Iterable[Widget]:
        yield Paper(self.draw, follows=self.follows)

    def draw(self, canvas: Canvas, part: Hashable) -> None:
        raise NotImplementedError

    def content(self, look: Look) -> Hashable:
        """All that is drawn."""
        raise NotImplementedError

    @property
    def paper(self) -> Paper:
        return self.query_one(Paper)

    def update_view(self, look: Look) -> None:
        self.paper.show(self.content(look))

    def key_bar_state(self, look: Look) -> Hashable:
        return super().key_bar_state(look), self.paper.max_scroll_y > 0

    def _make_keys(self) -> Keys:
        keys = super()._make_keys()
        if not self.paper.max_scroll_y or any(each.pointed for each in self._choices):
            # A list follows the choice that is pointed at.
            return keys
        scroll = Key(self.glyphs.upright, self.say("bar-scroll"), "screen.scroll_page")
        return keys._replace(choices=(scroll, *keys.choices))

    def action_scroll_page(self) -> None:
        self.paper.scroll_page_down(animate=False)

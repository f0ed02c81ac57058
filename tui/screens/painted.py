"""The base of all screens: what they are drawn with, their size, and what is painted anew."""

from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Self, cast

from textual import events
from textual.geometry import Region
from textual.reactive import Reactive
from textual.screen import Screen
from textual.types import CSSPathType
from textual.widget import Widget

from tui.glyphs import GLYPHS, Glyphs
from tui.palettes import Palette
from tui.size_class import SizeClass, size_class
from tui.text import Texts
from tui.widgets.cloth import Cloth
from tui.widgets.drawn import Drawn
from tui.widgets.too_small import TooSmall

if TYPE_CHECKING:
    from tui.app import HouseApp

LEAST_WIDTH, LEAST_HEIGHT = 40, 20


class PaintedScreen(Screen[None]):
    """A screen whose boxes are drawn in the palette and signs of the person."""

    AUTO_FOCUS = ""
    BLANK = True
    CSS_PATH: ClassVar[CSSPathType | None] = None
    focused: Reactive[Widget | None] = Reactive(None, repaint=False)
    """A change paints what has or had the focus, not all of the screen."""
    game = ""
    """chooses the cloth"""

    def __init__(self) -> None:
        super().__init__()
        self._painted_with: tuple[Palette, Glyphs, SizeClass, Texts] | None = None
        self._changed: dict[Widget, list[Region]] | None = None
        """the parts of widgets to be painted after an update"""
        self.is_new = True
        """until it is laid out for the first time; then all of it is painted"""

    @cached_property
    def house(self) -> "HouseApp":
        return cast("HouseApp", self.app)

    @property
    def palette(self) -> Palette:
        return self.house.palette_of(self.game)

    def palette_of(self, game: str) -> Palette:
        return self.house.palette_of(game)

    def palette_on(self, ground: str) -> Palette:
        return self.palette

    @property
    def glyphs(self) -> Glyphs:
        return GLYPHS[self.house.taste.glyphs]

    @property
    def texts(self) -> Texts:
        return self.house.scene.texts

    @property
    def size_class(self) -> SizeClass:
        return size_class(*self.house.size)

    def say(self, key: str, /, **values: object) -> str:
        return self.house.scene.say(key, **values)

    def cloth_of(self, widget: Widget) -> tuple[int, int]:
        """The first row of a box on its cloth, and the height of the cloth: the nearest `Cloth`
        that it lies on."""
        inside = next((each for each in widget.ancestors if isinstance(each, Cloth)), self)
        return widget.region.y - inside.content_region.y, inside.content_region.height

    # Layout

    async def mount_composed_widgets(self, widgets: list[Widget]) -> None:
        await self.house.turn()
        await super().mount_composed_widgets(widgets)

    async def on_screen_resume(self, event: events.ScreenResume) -> None:
        # The styles of a new screen were found when it was composed.
        event.refresh_styles = event.refresh_styles and not self.is_new
        await self.house.turn()
        self.house.update_screen()
        # Textual lays it out now.
        await self.house.turn()

    async def on_resize(self, event: events.Resize) -> None:
        self.apply_size()
        if self.is_new and event.size == self.size:
            await self.house.turn()
            self.is_new = False
            # Textual would lay it out once more, and all screens below it.
            event.prevent_default()
            # The first frame shows the keys that the new size has room for.
            self.house.update_screen()
            await self.house.turn()
            self.house.begin_painting()
        else:
            self.house.update_soon()

    def refresh(
        self,
        *regions: Region,
        repaint: bool = True,
        layout: bool = False,
        recompose: bool = False,
    ) -> Self:
        # Textual gives regions only of screens below.
        if self.is_new or (regions and not self.is_modal):
            return self
        # A layout finds what has changed. Textual would also paint all of the screen.
        repaint = repaint and not layout
        return super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)

    def apply_size(self) -> None:
        now = self.size_class
        classes = {f"-{each}": each == now for each in ("phone", "narrow", "normal", "wide")}
        # Together: each change of classes styles all boxes of the screen again.
        self.update_classes({**classes, "-small": self.is_too_small})
        if self.is_too_small and self.is_mounted and not self.query(TooSmall):
            self.mount(TooSmall())

    @property
    def is_too_small(self) -> bool:
        width, height = self.house.size
        return width < LEAST_WIDTH or height < LEAST_HEIGHT

    def refresh_rows(self, widget: Widget, rows: list[Region]) -> None:
        """During an update, all changes inside of an outermost widget are refreshed as one: each
        widget that is refreshed sends several messages."""
        if self._changed is None:
            widget.refresh(*rows)
            return
        *_, outermost, _screen, _app = cast(list[Widget], widget.ancestors_with_self)
        offset = widget.region.offset - outermost.content_region.offset
        changed = self._changed.setdefault(outermost, [])
        changed += [each.translate(offset) for each in rows]

    def refresh_all(self) -> None:
        """Brings the screen up to date, and paints what has changed."""
        self._changed = {}
        self.update_all()
        changed, self._changed = self._changed, None
        for widget, regions in changed.items():
            widget.refresh(*regions)

    def update_all(self) -> None:
        """Brings all boxes up to date; called while the screen is on top."""
        raise NotImplementedError

    def show_size(self) -> None:
        for notice in self.query(TooSmall):
            notice.show(self.say("screen-too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT))

    def use_palette(self) -> None:
        """After a change of colours, signs, size or language, paints the rims, and draws all boxes
        anew."""
        wanted = self.palette, self.glyphs, self.size_class, self.texts
        if wanted == self._painted_with:
            return
        palette, glyphs, size, _ = wanted
        for cloth in self.query(Cloth):
            cloth.paint(palette, glyphs, has_rim=size != "phone")
        if self._painted_with is not None:
            for box in self.query(Drawn):
                box.repaint()
        self._painted_with = wanted

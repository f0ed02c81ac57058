"""The cloth of a table inside its wooden rim."""

from collections.abc import Hashable
from functools import lru_cache

from textual.color import Color
from textual.containers import Vertical
from textual.css.types import EdgeType
from textual.geometry import Region
from textual.strip import Strip

from tui.contrast import as_hex
from tui.glyphs import ASCII, Glyphs
from tui.palettes import Palette
from tui.widgets.containers import Unscrolled


class Cloth(Unscrolled, Vertical):
    """Boxes with the ground "cloth" lie on the nearest one; the screen paints its rim. `rim` and
    `ground` are fields of the palette."""

    rim = "wood"
    ground = "cloth_edge"
    _painted: tuple[Hashable, list[Strip]] = (), []
    """what the strips follow from, and these"""

    def paint(self, palette: Palette, glyphs: Glyphs, *, has_rim: bool) -> None:
        """Sets rim and ground in the colours of the palette."""
        kind: EdgeType = "outer" if palette.depth in ("truecolor", "256") else "round"
        kind = "ascii" if glyphs is ASCII else kind
        self.styles.background = css_color(getattr(palette, self.ground), palette.dark)
        if has_rim:
            self.styles.border = (
                kind,
                css_color(getattr(palette, self.rim), palette.dark, ink=True),
            )
        else:
            self.styles.border = ("none", Color(0, 0, 0))

    def render_lines(self, crop: Region) -> list[Strip]:
        # All rows between the rims are alike. Textual would keep a strip of each, and its parts.
        looks = crop, self.outer_size, self.styles.background, self.styles.border
        if looks != self._painted[0]:
            last = self.outer_size.height - 1
            rows = [y if y in (0, last) else 1 for y in range(crop.y, crop.bottom)]
            strips = {
                y: super(Cloth, self).render_lines(crop._replace(y=y, height=1)) for y in set(rows)
            }
            self._painted = looks, [strip for y in rows for strip in strips[y]]
        return self._painted[1]


@lru_cache(256)
def css_color(color: str, is_dark: bool, ink: bool = False) -> Color:
    """A colour of a palette for Textual's styles, which know neither xterm's numbers nor marks."""
    if color.startswith(("#", "color")):
        return Color.parse(as_hex(color))
    return Color(229, 229, 229) if is_dark is ink else Color(0, 0, 0)

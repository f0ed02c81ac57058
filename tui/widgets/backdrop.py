"""The dimmed screen behind a box."""

from collections.abc import Iterable
from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.geometry import Region, Size
from textual.renderables.background_screen import BackgroundScreen
from textual.strip import Strip


class Dimmed(BackgroundScreen):
    """Dims each style once: a screen has thousands of segments, and few styles."""

    @classmethod
    def process_segments(cls, segments: Iterable[Segment], color: Color) -> Iterable[Segment]:
        for each in segments:
            if each.control:
                yield each
            else:
                yield Segment(each.text, dimmed(each.style or Style.null(), color))


@lru_cache(4096)
def dimmed(style: Style, color: Color) -> Style | None:
    (found,) = BackgroundScreen.process_segments([Segment(" ", style)], color)
    return found.style


class Backdrop:
    """The strips of a screen whose boxes hide most of it, and which seldom changes."""

    def __init__(self) -> None:
        self._strips: list[Strip] = []
        self._for: object = None

    def forget(self) -> None:
        self._for = None

    def keep(self, key: object, strips: list[Strip]) -> None:
        self._for, self._strips = key, strips

    def is_for(self, key: object) -> bool:
        return key == self._for

    def crop(self, region: Region, size: Size) -> list[Strip]:
        strips = self._strips[region.y : region.bottom]
        whole = region.x == 0 and region.width == size.width
        return strips if whole else [strip.crop(region.x, region.right) for strip in strips]

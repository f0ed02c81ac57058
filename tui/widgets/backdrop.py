"""The dimmed screen behind a box."""

from collections.abc import Iterable
from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.renderables.background_screen import BackgroundScreen


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

"""What Textual keeps for each app, or for each line, and many apps can share or do without."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from rich.segment import Segment
from textual.app import App
from textual.cache import LRUCache
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.strip import Strip

THEMES_KEPT: Final = 8
SOURCES_KEPT: Final = 512
MOST_KEPT: Final = 16


class SharedStyles:
    """Among the apps that are handed the same one."""

    def __init__(self) -> None:
        self._sheet_of = lru_cache(THEMES_KEPT)(new_sheet)

    def share(self, app: App[Any]) -> None:
        self.share_rules(app.stylesheet)
        lighten_strips()

    def share_rules(self, sheet: Stylesheet) -> None:
        """To read the rules of all widgets takes long; with the same colours they are the same."""

        def parse_rules(*what: Any, **how: Any) -> list[RuleSet]:
            common = self._sheet_of(frozenset(sheet._variables.items()))
            return common._parse_rules(*what, **how)

        instead: dict[str, object] = {"_parse_rules": parse_rules}
        for name, value in instead.items():
            setattr(sheet, name, value)


def new_sheet(variables: frozenset[tuple[str, str]]) -> Stylesheet:
    sheet = Stylesheet(variables=dict(variables))
    sheet._parse_cache = LRUCache(SOURCES_KEPT)
    return sheet


class SmallCache:
    """In the place of a cache: weighs little until there is something in it."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[object, object] | None = None

    def get(self, key: object, default: object = None) -> object:
        return default if self._kept is None else self._kept.get(key, default)

    def __setitem__(self, key: object, value: object) -> None:
        if self._kept is None or len(self._kept) >= MOST_KEPT:
            self._kept = {}
        self._kept[key] = value


def begin_strip(line: Any, segments: Iterable[Segment], cell_length: int | None = None) -> None:
    """Each line of each widget has seven caches, which were most of what a screen at rest weighs.
    Those whose keys cannot be mistaken for each other are one."""
    line._segments = list(segments)
    line._cell_length = cell_length
    line._render_cache = line._link_ids = line._cell_count = None
    line._divide_cache, line._crop_cache, line._offsets_cache = (
        SmallCache(),
        SmallCache(),
        SmallCache(),
    )
    line._style_cache = line._filter_cache = line._divide_cache
    line._line_length_cache = line._crop_extend_cache = line._divide_cache


def lighten_strips() -> None:
    """Those of all apps; it makes no difference but in weight."""
    instead: dict[str, object] = {"__init__": begin_strip}
    for name, value in instead.items():
        setattr(Strip, name, value)

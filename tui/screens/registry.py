"""Which screen a person is at, by the state of the client, and the pages that open above it."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from tui.plain.scene import Scene
from tui.screens.hall import HallScreen
from tui.screens.help import HelpScreen
from tui.screens.language import LanguageScreen
from tui.screens.lesson import LessonScreen
from tui.screens.log import LogScreen
from tui.screens.new_table import NewTableScreen
from tui.screens.replays import ReplaysScreen
from tui.screens.rules import RulesScreen
from tui.screens.score import ScoreScreen
from tui.screens.screen import HouseScreen
from tui.screens.settings import SettingsScreen
from tui.screens.table import TableScreen
from tui.screens.waiting_room import WaitingRoomScreen


class Place(NamedTuple):
    """`key` tells one table from another."""

    key: tuple[str, ...]
    make: Callable[[], HouseScreen]


def place_of(scene: Scene) -> Place:
    room = scene.room
    if room is None and scene.asks_language:
        return Place(("language",), LanguageScreen)
    if room is None:
        return Place(("hall",), HallScreen)
    game = room.game
    if room.phase == "gathering":
        return Place(("waiting", game, str(room.table)), lambda: WaitingRoomScreen(game))
    if room.lesson and room.phase == "running":
        return Place(("lesson", game, str(room.table)), lambda: LessonScreen(game))
    return Place(("table", game, str(room.table)), lambda: TableScreen(game))


PAGES: Final[Mapping[str, Callable[[], HouseScreen]]] = {
    "help": HelpScreen,
    "log": LogScreen,
    "new": NewTableScreen,
    "replays": ReplaysScreen,
    "rules": RulesScreen,
    "score": ScoreScreen,
    "settings": SettingsScreen,
}
"""screens that a key opens, by name"""

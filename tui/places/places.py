"""Which place one is at, by what the house told."""

from collections.abc import Mapping
from typing import Final

from server.protocol.lobby import Phase
from tui.places.choosing import ChooseLanguage
from tui.places.ending import Ending
from tui.places.hall import Hall
from tui.places.learning import AtLesson, LessonOver
from tui.places.place import Place
from tui.places.table import AtTable
from tui.places.waiting import WaitingRoom
from tui.plain.scene import Scene

AT_TABLE: Final[Mapping[Phase, type[Place]]] = {
    "gathering": WaitingRoom,
    "running": AtTable,
    "over": Ending,
}
AT_LESSON: Final[Mapping[Phase, type[Place]]] = {
    **AT_TABLE,
    "running": AtLesson,
    "over": LessonOver,
}


def place_for(scene: Scene, now: Place | None) -> Place:
    """The same one as long as nothing has changed about that."""
    kind: type[Place] = ChooseLanguage if scene.asks_language else Hall
    if scene.room is not None:
        kind = (AT_LESSON if scene.room.lesson else AT_TABLE)[scene.room.phase]
    return now if type(now) is kind else kind()

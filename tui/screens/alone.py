"""Games of one person against bots alone: waiting for bots, and leaving, are up to the player."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from server.protocol.lobby import Room
from server.protocol.requests import GiveUp, Leave
from server.protocol.seat import Turn
from tui.plain.prompt import is_automatic
from tui.plain.room import plays_bots, waits_for_user
from tui.plain.scene import Scene
from tui.screens.confirm import Answer, ConfirmScreen, do_nothing

if TYPE_CHECKING:
    from tui.app import HouseApp


def is_alone(scene: Scene) -> bool:
    """Whether the person plays against bots alone, and so decides how soon they move."""
    room = scene.room
    if room is None or room.you is None or room.lesson:
        return False
    return room.phase == "running" and plays_bots(room)


def can_play_on(scene: Scene) -> bool:
    """Whether bots are waited for, and could move at once."""
    room, seen = scene.room, scene.seen()
    if room is None or seen is None or not is_alone(scene) or room.tempo == "fast":
        return False
    decides = seen.in_turn and not is_automatic(scene, seen)
    return isinstance(seen.view.waiting, Turn) and not decides


def ask_before_leaving(
    house: "HouseApp", question: str, then: Callable[[], object] = do_nothing
) -> None:
    """`y` takes a card or is ready: pressed out of habit, it must not leave the table. In the hall
    it goes on with `then`."""
    say = house.scene.say
    answers = (
        Answer("leave", "", say("screen-hall-quit"), lambda: house.leave(Leave(), then)),
        Answer("stay", "", say("screen-leave-stay"), do_nothing),
    )
    house.show(ConfirmScreen(say("screen-leave-sure"), question, answers))


def ask_to_leave(house: "HouseApp", room: Room, then: Callable[[], object] = do_nothing) -> None:
    """A game with other people goes on; one against bots alone can be ended, too."""
    say = house.scene.say
    if not plays_bots(room):
        waits = "yes" if waits_for_user(room) else "no"
        ask_before_leaving(house, say("screen-leave-question", waits=waits), then)
        return
    answers = (
        Answer("later", "", say("screen-leave-later"), lambda: house.leave(Leave(), then)),
        Answer("end", "", say("screen-leave-end"), lambda: house.leave(GiveUp(), then)),
        Answer("stay", "", say("screen-leave-stay"), do_nothing),
    )
    house.show(ConfirmScreen(say("screen-leave-sure"), say("screen-leave-alone"), answers))

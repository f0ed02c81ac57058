"""Pictures of hand-made positions, as text: a view, the people around it and a size make a look."""

from collections.abc import Sequence

from server.protocol.lobby import Chair, Language, Preferences, Room
from server.protocol.notices import GameSnapshot, Welcome
from server.protocol.seat import Move, View, name_of
from tests.plain.scripted_house import TEXTS, at_table, chair
from tui.boards.registry import board_of
from tui.drawing import Block, read, wide
from tui.message_log import MessageLog
from tui.places.frame import framed
from tui.places.place import Look
from tui.places.table import AtTable
from tui.plain.games import Seen
from tui.plain.scene import Scene

SIZES = ((81, 38), (80, 18), (40, 13))
"""The board's part of terminals of 120×40, 80×24 and 40×20, where the bar is longest."""
NAMES = ("Anna", "Ben", "Cleo", "Doro", "Emil", "Frank")


def look(
    view: View,
    legal: Sequence[Move] = (),
    size: tuple[int, int] = (80, 18),
    language: Language = "en",
    names: Sequence[str] = NAMES,
    left: Sequence[int | None] = (),
    chairs: Sequence[Chair | None] = (),
    phase: str = "running",
    pointed: str = "",
    sent: str = "",
    **taste: object,
) -> Look:
    """As the one sees it whose view it is; `chairs` if there is more to say than the names."""
    scene = Scene(TEXTS.__getitem__)
    scene.language = language
    preferences = Preferences(**taste)  # type: ignore[arg-type]
    scene.welcome = Welcome(names[view.seat or 0], False, None, language, preferences)
    seats = tuple(chairs) or tuple(chair(name) for name in names[: view.players])
    scene.room = room(name_of(view), seats, view.seat, phase)
    clocks = tuple(left) or (None,) * view.players
    scene.state = GameSnapshot(scene.room.table, 1, 1, view, tuple(legal), clocks)
    return Look(scene, MessageLog(), preferences, *size, pointed=pointed, sent=sent)


def room(game: str, chairs: tuple[Chair | None, ...], you: int | None, phase: str) -> Room:
    return at_table(game, len(chairs), chairs=chairs, you=you, phase=phase).room


def seen(look: Look) -> Seen:
    found = look.scene.seen()
    assert found is not None
    return found


def picture(look: Look) -> Block:
    """Of the board alone, which is exactly as large as it was asked to be."""
    drawn = board_of(seen(look).game).draw(look, seen(look))
    assert len(drawn) == look.height, (len(drawn), look.height)
    assert {wide(each) for each in drawn} == {look.width}
    return drawn


def whole(look: Look, recap: int | None = None) -> Block:
    """The whole terminal of somebody who sits at the table; `recap` is how far it has been told."""
    place = AtTable()
    place._recap.step = recap
    rows = framed(look._replace(pointed=place.pointed(look)), place)
    assert len(rows) == look.height, (len(rows), look.height)
    assert {wide(each) for each in rows} == {look.width}
    return rows


def text(look: Look) -> str:
    return read(picture(look))


def choices(look: Look) -> list[str]:
    return [each.does for each in board_of(seen(look).game).choices(look, seen(look))]


def drawn_choices(look: Look) -> set[str]:
    """Every action that a click on the board can have."""
    return {span.does for each in picture(look) for span in each if span.does}

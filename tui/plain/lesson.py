"""learn 8-28: a guided hand, whose tips are told as sentences."""

from server.protocol.requests import Leave, Open
from tui.lessons import LESSONS, begun
from tui.lessons.lesson import Guide, Told
from tui.plain.games import Answer
from tui.plain.lookup import game_named
from tui.plain.registry import face_of
from tui.plain.scene import Scene


def learn(scene: Scene, text: str) -> list[Answer]:
    if not text:
        return [scene.say("plain-help-learn")]
    game = game_named(scene, text.split(maxsplit=1)[0])
    scene.hurried = True
    return [begun(game) if game in LESSONS else Open(game, face_of(game).seats, lesson=True)]


def again(scene: Scene) -> list[Answer]:
    """The same lesson, at another table."""
    assert scene.room is not None
    return [Leave(), begun(scene.room.game)]


def tips(scene: Scene) -> list[str]:
    """All that can be told now, one after the other."""
    told = learnt(scene)
    if told is None:
        scene.guide = None
        return []
    guide = scene.guide = scene.guide or Guide(LESSONS[told.seen.game])
    sentences = []
    guide.attend(told)
    while guide.now is not None:
        sentences.append(scene.say("lesson-tip", tip=guide.tell(told)))
        guide.go_on()
        guide.attend(told)
    return sentences


def learnt(scene: Scene) -> Told | None:
    """What is known of a lesson that goes on."""
    seen, room = scene.seen(), scene.room
    if seen is None or room is None or seen.game not in LESSONS:
        return None
    if not room.lesson or room.phase != "running":
        return None
    return Told(seen, scene.past, room.standing is not None)

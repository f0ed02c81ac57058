"""Lessons in line mode: the command that starts one, and its tips as sentences."""

from server.protocol.requests import Leave, Open
from tui.lessons import LESSONS, open_lesson
from tui.lessons.lesson import Guide, Progress
from tui.plain.games import Answer
from tui.plain.lookup import game_named
from tui.plain.registry import face_of
from tui.plain.scene import Scene


def learn(scene: Scene, text: str) -> list[Answer]:
    if not text:
        return [scene.say("plain-help-learn")]
    game = game_named(scene, text.split(maxsplit=1)[0])
    scene.quick_start = True
    return [open_lesson(game) if game in LESSONS else Open(game, face_of(game).seats, lesson=True)]


def again(scene: Scene) -> list[Answer]:
    """Leaves the table and opens a new one with the same lesson."""
    assert scene.room is not None
    return [Leave(), open_lesson(scene.room.game)]


def tips(scene: Scene) -> list[str]:
    """All tips that are due now, and after the last one what can be done next."""
    progress = lesson_progress(scene)
    if progress is None:
        scene.guide = None
        return []
    guide = scene.guide = scene.guide or Guide(LESSONS[progress.seen.game])
    sentences, was_done = [], guide.is_done
    guide.update(progress)
    while guide.current is not None:
        sentences.append(scene.say("lesson-tip", tip=guide.text(progress)))
        guide.finish_tip()
        guide.update(progress)
    if guide.is_done and not was_done:
        sentences.append(scene.say("plain-lesson-over", leave=scene.word("leave")))
    return sentences


def lesson_progress(scene: Scene) -> Progress | None:
    """The state of the lesson that runs at this table, if one does."""
    seen, room = scene.seen(), scene.room
    if seen is None or room is None or seen.game not in LESSONS:
        return None
    if not room.lesson or room.phase != "running":
        return None
    return Progress(seen, scene.game_events, room.standing is not None)

"""What one can do now, said once for each decision."""

from server.protocol.seat import name_of
from tui.plain.games import Seen
from tui.plain.scene import Scene

MARK = "> "
FEW_SECONDS = 30


def new_prompt(scene: Scene) -> list[str]:
    """The prompt, if there is one and it was not said yet: what others do meanwhile changes nothing
    about a decision that is still one's own."""
    seen = scene.seen()
    if seen is None or not (seen.in_turn and seen.legal) or scene.paused or stands(scene, seen):
        scene.prompt, scene.prompted = "", None
        return []
    assert scene.state is not None
    asked, turn = seen.face.prompt(seen), scene.state.turn
    scene.prompt = prompt(scene, asked)
    if scene.prompted is not None:
        was_asked, since = scene.prompted
        if was_asked == asked and (turn == since or not scene.decided):
            return []
    scene.prompted, scene.decided = (asked, turn), False
    return [prompt(scene, asked, left=hurry(scene))]


def stands(scene: Scene, seen: Seen) -> bool:
    """Whether the house does for him what he lets stand."""
    standing = scene.room.standing if scene.room else None
    return standing is not None and standing["move"] in map(name_of, seen.legal)


def prompt(scene: Scene, asked: str, left: int | str = "none") -> str:
    return f"{MARK}{scene.say('plain-your-turn', left=left)} {asked}"


def hurry(scene: Scene) -> int | str:
    """The seconds that are left, once they are few."""
    clocks = scene.state.left if scene.state else ()
    mine = clocks[scene.seat] if scene.seat is not None and scene.seat < len(clocks) else None
    return "none" if mine is None or mine > FEW_SECONDS else mine

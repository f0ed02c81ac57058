"""The prompt, printed once for each decision of the player."""

from server.protocol.seat import name_of
from tui.plain.games import Seen
from tui.plain.scene import Scene

MARK = "> "
FEW_SECONDS = 30


def new_prompt(scene: Scene) -> list[str]:
    """The prompt, unless there is none or it was already printed for this decision. Moves of others
    do not repeat it."""
    seen = scene.seen()
    if (
        seen is None
        or not (seen.in_turn and seen.legal)
        or scene.paused
        or is_automatic(scene, seen)
    ):
        scene.prompt, scene.last_prompt = "", None
        return []
    assert scene.state is not None
    question, turn = seen.face.prompt(seen), scene.state.turn
    scene.prompt = prompt(scene, question)
    if scene.last_prompt is not None:
        last_question, since = scene.last_prompt
        if last_question == question and (turn == since or not scene.decided):
            return []
    scene.last_prompt, scene.decided = (question, turn), False
    return [prompt(scene, question, left=few_seconds(scene))]


def is_automatic(scene: Scene, seen: Seen) -> bool:
    """Whether the player's standing move will decide."""
    standing = scene.room.standing if scene.room else None
    return standing is not None and standing["move"] in map(name_of, seen.legal)


def prompt(scene: Scene, question: str, left: int | str = "none") -> str:
    return f"{MARK}{scene.say('plain-your-turn', left=left)} {question}"


def few_seconds(scene: Scene) -> int | str:
    """The seconds left on the player's clock, once they are few."""
    left = scene.seconds_left(scene.seat)
    return "none" if left is None or left > FEW_SECONDS else left

"""What people say, in the lobby, at a table and from its gallery."""

from collections.abc import Sequence

from server.protocol.lobby import Saying
from server.protocol.notices import Remark, Said, Talk
from tui.plain.scene import Scene


def talk(scene: Scene, notice: Talk) -> list[str]:
    return said_before(scene, notice.said)


def said(scene: Scene, notice: Said) -> list[str]:
    scene.talk.append(notice.saying)
    return [saying(scene, notice.saying)]


def said_before(scene: Scene, said: Sequence[Saying]) -> list[str]:
    """Only what was not heard when it was said."""
    new = [each for each in said if each not in scene.talk]
    scene.talk.extend(new)
    if not new:
        return []
    return [scene.say("plain-said-before"), *(saying(scene, each) for each in new)]


def saying(scene: Scene, said: Saying) -> str:
    if said.place == "lobby":
        where = "lobby" if scene.room else "here"
    else:
        where = "gallery" if said.seat is None else "here"
    return scene.say("plain-saying", name=said.who, text=said.text, where=where)


def remark(scene: Scene, notice: Remark) -> list[str]:
    """What a bot says; it is not kept, and nobody can answer it."""
    text = scene.say(f"remark-{notice.moment}-{notice.which}")
    name = f"{notice.name} ({scene.say('screen-mark', mark='bot')})"
    return [scene.say("plain-saying", name=name, text=text, where="here")]

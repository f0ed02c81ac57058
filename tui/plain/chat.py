"""What people say, in the lobby, at a table and from its gallery."""

from collections.abc import Sequence

from server.protocol.lobby import ChatMessage
from server.protocol.notices import ChatHistory, NewChatMessage, Remark
from tui.plain.scene import Scene


def talk(scene: Scene, notice: ChatHistory) -> list[str]:
    return said_before(scene, notice.said)


def said(scene: Scene, notice: NewChatMessage) -> list[str]:
    scene.talk.append(notice.saying)
    return [saying(scene, notice.saying)]


def said_before(scene: Scene, said: Sequence[ChatMessage]) -> list[str]:
    """Only what was not heard when it was said."""
    new = [each for each in said if each not in scene.talk]
    scene.talk.extend(new)
    if not new:
        return []
    return [scene.say("plain-said-before"), *(saying(scene, each) for each in new)]


def saying(scene: Scene, said: ChatMessage) -> str:
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

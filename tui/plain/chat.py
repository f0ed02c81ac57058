"""Chat and the remarks of bots as sentences."""

from collections.abc import Sequence

from server.protocol.lobby import ChatMessage
from server.protocol.notices import ChatHistory, NewChatMessage, Remark
from tui.plain.scene import Scene


def chat_history(scene: Scene, notice: ChatHistory) -> list[str]:
    scene.table_talk.clear()
    scene.table_talk.extend(notice.said)
    return chat_before(scene, notice.said)


def new_message(scene: Scene, notice: NewChatMessage) -> list[str]:
    scene.chat.append(notice.saying)
    if notice.saying.place == "table":
        scene.table_talk.append(notice.saying)
    return [chat_line(scene, notice.saying)]


def chat_before(scene: Scene, said: Sequence[ChatMessage]) -> list[str]:
    """Earlier chat, without the lines that were already shown."""
    new = [each for each in said if each not in scene.chat]
    scene.chat.extend(new)
    if not new:
        return []
    return [scene.say("plain-said-before"), *(chat_line(scene, each) for each in new)]


def chat_line(scene: Scene, said: ChatMessage) -> str:
    if said.place == "lobby":
        where = "lobby" if scene.room else "here"
    else:
        where = "gallery" if said.seat is None else "here"
    return scene.say("plain-saying", name=said.who, text=said.text, where=where)


def remark(scene: Scene, notice: Remark) -> list[str]:
    text = scene.say(f"remark-{notice.moment}-{notice.which}")
    scene.table_talk.append(ChatMessage(notice.name, text, "table", 0.0))
    name = f"{notice.name} ({scene.say('screen-table-mark', mark='bot')})"
    return [scene.say("plain-saying", name=name, text=text, where="here")]

"""Commands for the house that read an argument, in the lobby or at a table."""

from collections.abc import Callable

from server.protocol.lobby import Language, Preferences
from server.protocol.requests import (
    GiveUp,
    Mute,
    Prefer,
    Replay,
    Request,
    Say,
    ShowRecord,
    Sit,
    Speak,
)
from server.protocol.seat import replace
from tui.plain.games import Answer
from tui.plain.scene import Scene
from tui.plain.vocabulary import match_names
from tui.text import LANGUAGES

Command = Callable[[Scene, str], list[Answer]]

# int() raises an error for very long strings of digits.
LONGEST_NUMBER = 6


def missing(scene: Scene, command: str) -> list[Answer]:
    """The usage of a command, for one typed without what it needs."""
    return [scene.say(f"plain-help-{command}")]


def with_text(command: str, request: Callable[[str], Request]) -> Command:
    """Sends a request about what is typed behind the command."""
    return lambda scene, text: [request(text)] if text else missing(scene, command)


def say(scene: Scene, text: str) -> list[Answer]:
    if not text:
        return missing(scene, "say")
    return [Say(text, to="table" if scene.room else "lobby")]


def language(scene: Scene, text: str) -> list[Answer]:
    word, *_ = text.split() or ("",)
    found = [each for each in LANGUAGES if match_names(word, words_for(scene, each))]
    return [Speak(found[0])] if len(found) == 1 else missing(scene, "language")


def words_for(scene: Scene, language: Language) -> dict[str, str]:
    words = scene.texts_in(language).say("plain-word-this-language").split(", ")
    return {word: word for word in words}


def mute(scene: Scene, text: str) -> list[Answer]:
    return [Mute(text), scene.say("plain-muted", name=text)] if text else missing(scene, "mute")


def unmute(scene: Scene, text: str) -> list[Answer]:
    if not text:
        return missing(scene, "unmute")
    return [Mute(text, mute=False), scene.say("plain-unmuted", name=text)]


def prefer(what: str, scene: Scene, text: str) -> list[Answer]:
    keys = {"plain-word-yes": True, "plain-word-no": False}
    found = scene.vocabulary.find(text.split()[:1], keys).keys
    if len(found) != 1:
        return missing(scene, what)
    now = scene.welcome.preferences if scene.welcome else Preferences()
    return [Prefer(replace(now, **{what: keys[found[0]]}))]


def record(scene: Scene, text: str) -> list[Answer]:
    """A record by its id; without one, that of the game just played here."""
    last = scene.room.record if scene.room else None
    wanted = text or last
    return [ShowRecord(wanted)] if wanted else missing(scene, "record")


def replay(scene: Scene, text: str) -> list[Answer]:
    """replay ID STEP; steps count from 1."""
    words = text.split() or ([scene.room.record] if scene.room and scene.room.record else [])
    if not words or (len(words) > 1 and not is_number(words[1])):
        return missing(scene, "replay")
    return [Replay(words[0], step=int(words[1]) - 1 if len(words) > 1 and int(words[1]) else 0)]


def sit(scene: Scene, text: str) -> list[Answer]:
    """sit TABLE SEAT, the table by number or invitation code; both may be left out."""
    words = text.split()
    if not words:
        free = [
            each.table
            for each in scene.tables.values()
            if each.phase == "gathering" and None in each.seats
        ]
        if scene.seat is not None:
            return [scene.say("plain-you-sit", seat=scene.seat + 1)]
        if scene.room is not None:
            return [Sit(scene.room.code or str(scene.room.table))]
        if scene.kept_table:
            return [Sit(scene.kept_table)]
        return [Sit(str(free[0]))] if len(free) == 1 else missing(scene, "sit")
    *code, last = words
    if not code or not is_number(last) or not 1 <= int(last) <= 99:
        return [Sit(" ".join(words))]
    return [Sit(" ".join(code), seat=int(last) - 1)]


def give_up(scene: Scene, text: str) -> list[Answer]:
    """give up TABLE; without it, the game here, or the one just left."""
    table = text or (None if scene.room else scene.kept_table)
    if table == "":
        return missing(scene, "give-up")
    return [GiveUp(table), scene.say("plain-given-up")]


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER

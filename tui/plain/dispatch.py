"""Turns a typed line into requests and sentences: a move, a command, or help."""

from server.protocol.requests import MakeMove
from server.protocol.seat import Move, name_of
from tui.plain import lobby, room
from tui.plain.commands import ANYWHERE, HELP, LOBBY, QUIT, TABLE
from tui.plain.games import Answer, Seen
from tui.plain.help import command_keys, every_game_key, help_command, keys, unknown
from tui.plain.lookup import Unclear, ambiguous
from tui.plain.repeat import turn
from tui.plain.scene import Scene

COMMANDS = {**LOBBY, **TABLE, **ANYWHERE, HELP: help_command}


class Goodbye(str):
    """The sentence that ends the conversation."""


def handle_line(scene: Scene, typed: str | None) -> list[Answer]:
    """`None` is the end of input; an empty line repeats the prompt."""
    scene.quick_start = False
    if typed is None:
        return [Goodbye(goodbye(scene))]
    line = typed.strip()
    unconfirmed, scene.unconfirmed = scene.unconfirmed, None
    if not line:
        return [*reminder(scene)]
    try:
        given = [
            confirmed(scene, answer, unconfirmed) for answer in answers(scene, line, unconfirmed)
        ]
    except Unclear as unclear:
        return [str(unclear)]
    scene.decided = scene.decided or any(isinstance(each, MakeMove) for each in given)
    return given


def reminder(scene: Scene) -> list[str]:
    if scene.prompt:
        return [scene.prompt]
    seen = scene.seen()
    if seen is not None:
        return turn(scene, seen)
    if scene.room is not None:
        return room.hints(scene, scene.room)
    return lobby.hints(scene) if scene.in_lobby else []


def goodbye(scene: Scene) -> str:
    """The last sentence, which also tells what becomes of the player's seat."""
    if scene.local:
        return scene.say("plain-bye", seat="local" if playing(scene) or scene.kept_table else "no")
    if not playing(scene) or scene.room is None:
        return scene.say("plain-bye", seat="no")
    return scene.say("plain-bye", seat="waits" if room.waits_for_user(scene.room) else "yes")


def playing(scene: Scene) -> bool:
    return scene.room is not None and scene.room.phase == "running" and scene.room.you is not None


def answers(scene: Scene, line: str, unconfirmed: Move | None) -> list[Answer]:
    seen = scene.seen()
    if seen is not None:
        if unconfirmed and scene.vocabulary.find(line.split(), ("plain-word-yes",)).keys:
            return [MakeMove(unconfirmed, at=seen.number)]
        if answer := move(seen, line):
            return [answer]
    return command(scene, seen, line)


def move(seen: Seen, line: str) -> Answer | None:
    """A listed move by its number, or a card. Two small letters may also abbreviate a command, so
    they are left to `command`, which falls back to the card."""
    if line.isascii() and line.isdigit() and len(line) < 4:
        numbered = seen.face.numbers(seen).get(int(line))
        return None if numbered is None else seen.move_request(numbered)
    short = len(line) == 2 and line.isalpha() and not line.isupper()
    return None if short else seen.face.move_from_text(seen, line)


def command(scene: Scene, seen: Seen | None, line: str) -> list[Answer]:
    words = line.split()
    elsewhere = command_keys((*LOBBY, *TABLE))
    found = scene.vocabulary.find(words, keys(scene))
    if not found.keys:
        found = scene.vocabulary.find(words, elsewhere)
    if len(found.keys) > 1:
        usual = [scene.vocabulary.usual(key) for key in found.keys]
        raise Unclear(ambiguous(scene, " ".join(words[: found.used]), usual))
    if not found.keys:
        return [not_known(scene, seen, line)]
    rest = line.split(None, found.used)[found.used :]
    return run(scene, seen, found.keys[0], rest[0] if rest else "")


def run(scene: Scene, seen: Seen | None, key: str, rest: str) -> list[Answer]:
    of, _, name = key.partition("-word-")
    if of == "plain":
        return handle_line(scene, None) if name == QUIT else COMMANDS[name](scene, rest)
    return [scene.say("plain-no-game")] if seen is None else [seen.face.commands[name](seen, rest)]


def not_known(scene: Scene, seen: Seen | None, line: str) -> Answer:
    if seen is not None:
        if answer := seen.face.move_from_text(seen, line):
            return answer
        if line.isdigit():
            number = scene.say("plain-no-such-number", number=line, moves=scene.word("moves"))
            return number if seen.legal else " ".join(turn(scene, seen))
    if scene.room is None and scene.vocabulary.find(line.split(), every_game_key()).keys:
        return scene.say("plain-no-game")
    word, *_ = line.split()
    return unknown(scene, word, (*keys(scene), *command_keys((*LOBBY, *TABLE))))


def confirmed(scene: Scene, answer: Answer, unconfirmed: Move | None) -> Answer:
    """The answer itself, or a question the first time if the move needs confirmation."""
    seen = scene.seen()
    if not isinstance(answer, MakeMove) or seen is None:
        return answer
    assert isinstance(answer.move, Move)
    if name_of(answer.move) not in seen.face.needs_confirmation:
        return answer
    if answer.move == unconfirmed or answer.move not in seen.legal:
        return answer
    scene.unconfirmed = answer.move
    return scene.say(f"plain-{seen.game}-costly")

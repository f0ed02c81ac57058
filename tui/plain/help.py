"""The command `help`: the commands that work here, one of them, or the options of a game."""

from collections.abc import Iterable, Mapping, Sequence

from server.protocol.fields import Plain, choices
from server.protocol.lobby import Room
from tui.plain.commands import ANYWHERE, EVERYWHERE, LOBBY, TABLE
from tui.plain.games import Answer
from tui.plain.lookup import Unclear, ambiguous, game_named
from tui.plain.option_words import OptionWords
from tui.plain.registry import FACES, face_of
from tui.plain.room import plays_bots
from tui.plain.scene import Scene


def keys(scene: Scene) -> tuple[str, ...]:
    """Catalogue keys of the commands that work here, those of the game first."""
    here = TABLE if scene.room else LOBBY
    return (
        *keys_of(scene.room.game if scene.room else ""),
        *command_keys((*here, *ANYWHERE, *EVERYWHERE)),
    )


def keys_of(game: str) -> tuple[str, ...]:
    return tuple(f"plain-{game}-word-{word}" for word in face_of(game).commands)


def every_game_key() -> tuple[str, ...]:
    return tuple(key for game in FACES for key in keys_of(game))


def command_keys(commands: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"plain-word-{command}" for command in commands)


def help_command(scene: Scene, text: str) -> list[Answer]:
    words = text.split()
    return [*(help_with(scene, words) if words else overview(scene))]


def overview(scene: Scene) -> list[str]:
    usual = scene.vocabulary.usual
    here = useful(scene, scene.room) if scene.room else LOBBY
    anywhere = [word for word in ANYWHERE if not (scene.room and word in useless(scene.room))]
    overviews = [
        scene.say("plain-overview", where=where, words=", ".join(map(usual, keys)))
        for where, keys in (
            ("game", useful_game_keys(scene)),
            ("table" if scene.room else "lobby", command_keys(here)),
            ("anywhere", command_keys((*anywhere, *EVERYWHERE))),
        )
        if keys
    ]
    return [*overviews, scene.say("plain-overview-more", help=scene.word("help"))]


def useful_game_keys(scene: Scene) -> list[str]:
    """Keys of the game's commands, while it runs."""
    seen = scene.seen()
    if seen is None or scene.room is None or scene.room.phase != "running":
        return []
    unused = seen.face.unused_commands(seen)
    return [f"plain-{seen.game}-word-{word}" for word in seen.face.commands if word not in unused]


def useless(room: Room) -> set[str]:
    """Commands for anywhere that make no sense at this table."""
    return {"return"} if room.you is None else {"return", "sit"}


def useful(scene: Scene, room: Room) -> list[str]:
    """The table commands that make sense at this moment; all others would be refused."""
    words = {"table", "why", "seal", "leave"}
    if scene.seen() is not None:
        words |= {"score", "summary", "history"}
    if room.you is not None:
        words |= for_seats(room, scene.seen() is not None)
        if room.phase == "running" and plays_bots(room):
            words.add("fast")
        if room.you == room.host:
            words |= for_hosts(room)
    return [word for word in TABLE if word in words]


def for_seats(room: Room, played: bool) -> set[str]:
    if room.phase == "running":
        return {"hand", "moves"} if played else set()
    if room.phase == "over":
        return {"rematch", "stand"}
    mine = room.chairs[room.you or 0]
    return {"unready" if mine and mine.ready else "ready", "words", "stand"}


def for_hosts(room: Room) -> set[str]:
    hush = {"unhush" if room.hushed else "hush"}
    if room.phase == "running":
        return hush
    return hush | {"dismiss", "host"} | ({"start", "fill"} if room.phase == "gathering" else set())


def help_with(scene: Scene, words: Sequence[str]) -> list[str]:
    others = command_keys((*LOBBY, *TABLE))
    find = scene.vocabulary.find
    found = find(words, keys(scene)).keys or find(words, others).keys
    if len(found) == 1:
        return [scene.say(found[0].replace("-word-", "-help-"))]
    if found:
        return [ambiguous(scene, words[0], [scene.vocabulary.usual(key) for key in found])]
    game = game_named(scene, words[0])
    if game in FACES:
        return options(scene, game)
    raise Unclear(unknown(scene, words[0], (*keys(scene), *others)))


def options(scene: Scene, game: str) -> list[str]:
    known = face_of(game).options
    assert known is not None
    return [
        scene.say("plain-options", game=scene.game_name(game), new=scene.word("new")),
        *(
            option_help(scene, OptionWords(scene, game, field), allowed, getattr(known(), field))
            for field, allowed in choices(known).items()
        ),
    ]


def option_help(
    scene: Scene, words: OptionWords, allowed: Mapping[str, Plain], normal: Plain
) -> str:
    help_text = scene.say(
        "command-help-option",
        what=scene.say(f"{words.key}-about"),
        allowed=", ".join(words.of_value(value) for value in allowed.values()),
        normal=words.of_value(normal),
    )
    return scene.say("common-named", of=words.name, what=help_text)


def unknown(scene: Scene, word: str, known: Iterable[str]) -> str:
    near = scene.vocabulary.nearest(word, known)
    help_word = scene.word("help")
    return scene.say("plain-unknown", word=word, near=near or "none", help=help_word)

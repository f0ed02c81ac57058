"""What is told again, or in other words, without asking the house."""

from collections.abc import Callable

from server.protocol.seat import Turn
from tui.plain import house_requests, lobby, room
from tui.plain.games import Answer, Seen, number_them
from tui.plain.lookup import game_named
from tui.plain.registry import FACES, face_of
from tui.plain.scene import Scene
from tui.rules import Section, search
from tui.rules import rules as rules_of


def who(scene: Scene, text: str) -> list[Answer]:
    if scene.room is None:
        return [*lobby.people(scene)]
    return [*(room.chair(scene, scene.room, seat) for seat in range(len(scene.room.chairs)))]


def tables(scene: Scene, text: str) -> list[Answer]:
    return [*lobby.tables(scene)]


def table(scene: Scene, text: str) -> list[Answer]:
    """All that is to be seen: those who sit here, and the whole game."""
    if scene.room is None:
        return [*lobby.tables(scene)]
    of = room.promise if scene.room.phase == "gathering" else room.invitation
    about = [*room.describe(scene, scene.room), *of(scene, scene.room)]
    seen = scene.seen()
    return [*about, *(seen.face.table(seen) or turn(scene, seen) if seen else ())]


def part(of: Callable[[Seen], list[str]]) -> Callable[[Scene, str], list[Answer]]:
    def tell(scene: Scene, text: str) -> list[Answer]:
        seen = scene.seen()
        if seen is None:
            return [scene.say("plain-no-game")]
        return [*(of(seen) or [scene.say("plain-nothing-there")])]

    return tell


hand = part(lambda seen: seen.face.hand(seen))
score = part(lambda seen: seen.face.score(seen))
moves = part(number_them)


def summary(scene: Scene, text: str) -> list[Answer]:
    seen = scene.seen()
    if seen is None:
        return [*room.describe(scene, scene.room)] if scene.room else [*lobby.people(scene)]
    return [*(seen.face.summary(seen) or turn(scene, seen))]


def turn(scene: Scene, seen: Seen) -> list[str]:
    """Whose decision the table waits for."""
    waiting = seen.view.waiting
    if scene.room is not None and scene.room.phase == "over":
        return [scene.say("plain-phase", phase="over"), *room.hints(scene, scene.room)]
    if not isinstance(waiting, Turn):
        return [scene.say("plain-waits-for-nobody")]
    asked = scene.texts.join(seen.names[seat] for seat in waiting.seats)
    return [scene.say("plain-waits", seats=asked, you="yes" if seen.in_turn else "no")]


def seal(scene: Scene, text: str) -> list[Answer]:
    return [
        *(room.seal(scene, scene.room) if scene.room else house_requests.missing(scene, "seal"))
    ]


def repeat(scene: Scene, text: str) -> list[Answer]:
    said = [*scene.heard, *((scene.prompt,) if scene.prompt else ())]
    return [*(said or [scene.say("plain-nothing-there")])]


def why(scene: Scene, text: str) -> list[Answer]:
    """Why the last thing was refused, and what would be possible; or what is waited for."""
    told = [scene.refusal] if scene.refusal else []
    seen = scene.seen()
    if seen is not None:
        told += turn(scene, seen)
        if seen.legal:
            told += [seen.face.prompt(seen)] if seen.in_turn else number_them(seen)
    elif scene.room is not None:
        told += [scene.say("plain-phase", phase=scene.room.phase), *room.hints(scene, scene.room)]
    return [*(told or [scene.say("plain-nothing-refused", help=scene.word("help"))])]


def rules(scene: Scene, text: str) -> list[Answer]:
    """All of them, or the sections where some words occur."""
    words = text.split()
    game = scene.room.game if scene.room else None
    options = scene.room.options if scene.room else {}
    players = len(scene.room.chairs) if scene.room else 0
    if words and (named := game_named(scene, words[0])) in FACES:
        words.pop(0)
        if named != game:
            game, options, players = named, {}, face_of(named).seats
    if game is None or game not in FACES:
        games = scene.texts.join(map(scene.game_name, FACES), last="join-or")
        return [scene.say("plain-which-rules", games=games, word=scene.word("rules"))]
    return found(scene, game, {**usual(game), **options}, players, " ".join(words))


def usual(game: str) -> dict[str, object]:
    known = face_of(game).options
    return {} if known is None else {f: getattr(known(), f) for f in known.__struct_fields__}


def found(
    scene: Scene, game: str, options: dict[str, object], players: int, words: str
) -> list[Answer]:
    sections = rules_of(scene.texts, game, options, players)
    if words:
        sections = tuple(shorter(each, words) for each in search(sections, words))
    if not sections:
        return [scene.say("plain-no-such-rule", words=words)]
    return [line for section in sections for line in (section.title, *section.paragraphs)]


def shorter(section: Section, words: str) -> Section:
    """Only the paragraphs that have the words, unless it takes the whole section to have them."""
    some = tuple(each for each in section.paragraphs if search((Section("", (each,)),), words))
    return Section(section.title, some or section.paragraphs)

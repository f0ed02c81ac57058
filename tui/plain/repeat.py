"""Commands answered from what is already known, without a request to the house."""

from collections.abc import Callable

from server.protocol.seat import Turn
from tui.plain import house_requests, lobby, room
from tui.plain.games import Answer, Seen, list_moves
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
    """The people at the table and the whole view of the game."""
    if scene.room is None:
        return [*lobby.tables(scene)]
    of = room.invitation_and_seal if scene.room.phase == "gathering" else room.invitation
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
moves = part(list_moves)


def summary(scene: Scene, text: str) -> list[Answer]:
    seen = scene.seen()
    if seen is None:
        return [*room.describe(scene, scene.room)] if scene.room else [*lobby.people(scene)]
    return [*(seen.face.summary(seen) or turn(scene, seen))]


def turn(scene: Scene, seen: Seen) -> list[str]:
    """The players that the table waits for."""
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
    sentences = [*scene.last_sentences, *((scene.prompt,) if scene.prompt else ())]
    return [*(sentences or [scene.say("plain-nothing-there")])]


def why(scene: Scene, text: str) -> list[Answer]:
    """The last refusal and the legal moves, or what the table waits for."""
    sentences = [scene.refusal] if scene.refusal else []
    seen = scene.seen()
    if seen is not None:
        sentences += turn(scene, seen)
        if seen.legal:
            sentences += [seen.face.prompt(seen)] if seen.in_turn else list_moves(seen)
    elif scene.room is not None:
        sentences += [
            scene.say("plain-phase", phase=scene.room.phase),
            *room.hints(scene, scene.room),
        ]
    return [*(sentences or [scene.say("plain-nothing-refused", help=scene.word("help"))])]


def rules(scene: Scene, text: str) -> list[Answer]:
    """rules GAME WORDS: all sections, or those in which the words occur."""
    words = text.split()
    game = scene.room.game if scene.room else ""
    if words and (named := game_named(scene, words[0])) in FACES:
        words.pop(0)
        game = named
    if game not in FACES:
        games = scene.texts.join(map(scene.game_name, FACES), last="common-or")
        return [scene.say("plain-which-rules", games=games, word=scene.word("rules"))]
    return rule_sentences(scene, sections_of(scene, game), " ".join(words))


def sections_of(scene: Scene, game: str) -> tuple[Section, ...]:
    """The rules with the options of this table, if it plays this game; else with the usual ones."""
    room = scene.room if scene.room and scene.room.game == game else None
    options = {**default_options(game), **(room.options if room else {})}
    players = len(room.chairs) if room else face_of(game).seats
    return rules_of(scene.texts, game, options, players)


def default_options(game: str) -> dict[str, object]:
    known = face_of(game).options
    return {} if known is None else {f: getattr(known(), f) for f in known.__struct_fields__}


def rule_sentences(scene: Scene, sections: tuple[Section, ...], words: str) -> list[Answer]:
    if words:
        sections = tuple(matching_paragraphs(each, words) for each in search(sections, words))
    if not sections:
        return [scene.say("plain-no-such-rule", words=words)]
    means = () if words else (scene.say("rules-house-rule-means"),)
    told = (line for section in sections for line in (section.title, *section.paragraphs))
    return [*means, *told]


def matching_paragraphs(section: Section, words: str) -> Section:
    """The section with only the paragraphs that contain all words, or whole if none does."""
    matching = tuple(each for each in section.paragraphs if search((Section("", (each,)),), words))
    return Section(section.title, matching or section.paragraphs)

"""What a word may name, and what is said if that is not clear."""

from tui.plain.registry import FACES
from tui.plain.scene import Scene
from tui.plain.vocabulary import pick


class Unclear(Exception):
    """A sentence about what was typed."""


def game_named(scene: Scene, word: str) -> str:
    """A game that is known by this name or number; else the house shall say which there are."""
    games = {game: scene.game_name(game) for game in FACES}
    found = pick(word, games) or pick(word, {game: game for game in FACES})
    if len(found) > 1:
        raise Unclear(ambiguous(scene, word, [games[game] for game in found]))
    return found[0] if found else word


def ambiguous(scene: Scene, word: str, known: list[str]) -> str:
    which = scene.texts.join(known, last="join-or")
    return scene.say("plain-ambiguous", word=word, choices=which)

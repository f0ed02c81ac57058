"""Finds the game that a typed word names; ambiguous words raise `Unclear`."""

from tui.plain.registry import FACES
from tui.plain.scene import Scene
from tui.plain.vocabulary import match_names


class Unclear(Exception):
    """The typed line cannot be understood; the message is the sentence to print."""


def game_named(scene: Scene, word: str) -> str:
    """The game that a name abbreviates. An unknown word is returned as it is: the house refuses it
    with the list of its games."""
    games = {game: scene.game_name(game) for game in FACES}
    found = match_names(word, games) or match_names(word, {game: game for game in FACES})
    if len(found) > 1:
        raise Unclear(ambiguous(scene, word, [games[game] for game in found]))
    return found[0] if found else word


def ambiguous(scene: Scene, word: str, known: list[str]) -> str:
    which = scene.texts.join(known, last="common-or")
    return scene.say("plain-ambiguous", word=word, choices=which)

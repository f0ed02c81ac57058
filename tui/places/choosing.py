"""One of a few things: a game whose rules one wants to read, or the language of the house."""

from collections.abc import Sequence
from typing import Final

from server.protocol.requests import Speak
from tui.drawing import Block, Span, boxed, doing, in_the_middle, row, wrapped
from tui.places.bar import key_name, key_of
from tui.places.card_house import HOUSE, card_house
from tui.places.hall_games import LETTERS
from tui.places.place import Choice, Hands, Look, Place
from tui.places.rules import Rules
from tui.plain.registry import FACES
from tui.text import LANGUAGES, Language

WIDEST: Final = 60
TONGUES: Final[dict[str, Language]] = {f"speak-{each}": each for each in LANGUAGES}
TONGUE_KEYS: Final = {"en": "e", "de": "d", "fr": "f", "it": "i"}


class ChooseRules(Place):
    def title(self, look: Look) -> str:
        return look.say("hall-which-rules")

    def picture(self, look: Look) -> Block:
        abouts = {f"rules-{game}": look.say("hall-about", game=game) for game in FACES}
        return offered(look, self.choices(look), abouts)

    def choices(self, look: Look) -> Sequence[Choice]:
        names = [(game, look.scene.game_name(game)) for game in FACES]
        return [Choice(f"rules-{game}", LETTERS[game], name, drawn=True) for game, name in names]

    def do(self, does: str, look: Look, hands: Hands) -> None:
        hands.back()
        hands.go(Rules(does.removeprefix("rules-")))


class ChooseLanguage(Place):
    """For somebody who has not said yet which one he reads; to go back leaves it as it is."""

    def title(self, look: Look) -> str:
        return "Kartenhaus"

    def picture(self, look: Look) -> Block:
        questions = {
            does: look.scene.texts_in(language).say("hall-which-language")
            for does, language in TONGUES.items()
        }
        return offered(look, self.choices(look), questions)

    def choices(self, look: Look) -> Sequence[Choice]:
        return [
            Choice(
                does,
                TONGUE_KEYS[language],
                look.scene.texts_in(language).say("hall-my-language"),
                drawn=True,
            )
            for does, language in TONGUES.items()
        ]

    def do(self, does: str, look: Look, hands: Hands) -> None:
        look.scene.asks_language = False
        hands.ask(Speak(TONGUES[does]))

    def escape(self, look: Look, hands: Hands) -> None:
        look.scene.asks_language = False


def offered(look: Look, choices: Sequence[Choice], about: dict[str, str]) -> Block:
    """Each with its key, and a sentence about it."""
    width = min(WIDEST, look.width - 4)
    rows: Block = []
    for each in choices:
        words = wrapped(about[each.does], width - 6)
        key = key_name(look, key_of(look, each))
        told: Block = [row(Span(f" {key}  ", "key"), Span(each.label, "strong"))]
        told += [row("    ", *line) for line in words]
        rows += [doing(line, each.does) for line in told]
        rows.append(row())
    box = boxed(rows[:-1], width, len(rows) + 1, look.glyphs.frame)
    spare = look.height - len(box) - 1
    house = [*card_house(look, width), row()] if spare > len(HOUSE) else []
    return in_the_middle([*house, *box], look.width, look.height)

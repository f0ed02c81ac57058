"""The texts of a table as somebody reads them who looks through the eyes of a player."""

from functools import lru_cache
from typing import Final

from tui.text import Texts, clean

NAME_ALONE: Final = frozenset(
    (
        "board-eight28-you",
        "board-eight28-you-start",
        "board-farbstich-you",
        "board-schatzsuche-you",
        "board-schatzsuche-your-card",
    )
)
BY_NAME: Final = {
    "board-farbstich-hand": "screen-replay-cards",
    "board-eight28-secret": "screen-replay-hidden",
    "board-eight28-can-make": "screen-replay-can-make",
    "board-eight28-your-gems": "screen-replay-gems",
    "board-eight28-you-are-out": "screen-replay-out",
}


class NamedTexts(Texts):
    """Says the name of a player where a table says `you`."""

    def __init__(self, texts: Texts, name: str) -> None:
        self.language = texts.language
        self._of_table = texts
        self._name = clean(name)

    def say(self, key: str, /, **values: object) -> str:
        if key in NAME_ALONE:
            return self._name
        if key in BY_NAME:
            return self._of_table.say(BY_NAME[key], name=self._name)
        said = {name: "no" if is_you(name) else value for name, value in values.items()}
        return self._of_table.say(key, **said)


def is_you(variable: str) -> bool:
    """Whether it tells if the reader is meant."""
    return variable == "you" or variable.endswith("_you")


@lru_cache(64)
def named(texts: Texts, name: str) -> NamedTexts:
    return NamedTexts(texts, name)

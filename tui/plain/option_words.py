"""The words that people type for the options of a game and for their values."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from server.protocol.fields import Plain, spell
from tui.plain.scene import Scene
from tui.plain.vocabulary import match_names

TRUTHS: Final = {True: "plain-word-yes", False: "plain-word-no"}


class OptionWords(NamedTuple):
    scene: Scene
    game: str
    option: str

    @property
    def key(self) -> str:
        return f"option-{self.game}-{self.option}"

    @property
    def name(self) -> str:
        return self.scene.vocabulary.usual(f"{self.key}-word")

    def of_value(self, value: Plain) -> str:
        key = self._key_of(value)
        return self.scene.vocabulary.usual(key) if key else str(value)

    def find_values(self, typed: str, allowed: Iterable[Plain]) -> list[Plain]:
        """The values that a word names in people's language, or else as records spell them."""
        keys = {key: value for value in allowed if (key := self._key_of(value))}
        if found := self.scene.vocabulary.find((typed,), keys).keys:
            return [keys[key] for key in found]
        spelled = {spell(value): value for value in allowed}
        return [spelled[name] for name in match_names(typed, {name: name for name in spelled})]

    def _key_of(self, value: Plain) -> str:
        if isinstance(value, bool):
            return TRUTHS[value]
        return "" if isinstance(value, int) else f"{self.key}-word-{value}"

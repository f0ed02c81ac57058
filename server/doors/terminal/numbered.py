"""Characters that stand for values, so that a row of values is a string."""

from collections.abc import Hashable, Iterable
from typing import Generic, TypeVar

Value = TypeVar("Value", bound=Hashable)


class Numbered(Generic[Value]):
    def __init__(self, first: int) -> None:
        """`first`: the number of the first character."""
        self._first = first
        self._values: list[Value] = []
        self._characters: dict[Value, str] = {}

    def __len__(self) -> int:
        return len(self._values)

    def character(self, value: Value) -> str:
        found = self._characters.get(value)
        if found is None:
            found = self._characters[value] = chr(self._first + len(self._values))
            self._values.append(value)
        return found

    def value(self, character: str) -> Value:
        return self._values[ord(character) - self._first]

    def keep(self, characters: Iterable[str]) -> dict[int, str]:
        """Forgets all others. Returns the new character of each that is kept."""
        kept = [(character, self.value(character)) for character in characters]
        self._values.clear()
        self._characters.clear()
        return {ord(character): self.character(value) for character, value in kept}

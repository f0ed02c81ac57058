"""Words as people type them: in any case, with or without accents, as short as is clear."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Final, NamedTuple

from tui.text import Texts

Phrase = tuple[str, ...]

_LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


@cache
def fold(text: str) -> str:
    """Without accents and capitals."""
    apart = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def spellings(word: str) -> set[str]:
    """A word as it may be typed: grün is also gruen."""
    return {fold(word), fold(unicodedata.normalize("NFC", word).casefold().translate(_UMLAUTS))}


def bare(text: str) -> str:
    """Only letters and digits: 8-28 is 828, and pass_is_final is passisfinal."""
    return re.sub(r"[\W_]", "", fold(text))


class Found(NamedTuple):
    """Which of the keys a line begins with, and how many of its words that takes."""

    keys: tuple[str, ...]
    used: int = 0


def equals(phrase: Phrase, said: Phrase) -> bool:
    return phrase == said


def begins(phrase: Phrase, said: Phrase) -> bool:
    return all(word.startswith(typed) for word, typed in zip(phrase, said, strict=True))


class Vocabulary:
    """Each key is a text with the words for one thing, the usual one first. A language's own words
    come before the English ones, which are always understood."""

    def __init__(self, own: Texts, english: Texts) -> None:
        self._own = own
        self._languages = (own, english)
        self._phrases: dict[tuple[Texts, str], tuple[Phrase, ...]] = {}

    def words(self, key: str) -> list[str]:
        return [word.strip() for word in self._own.say(key).split(",")]

    def usual(self, key: str) -> str:
        return self.words(key)[0]

    def find(self, said: Sequence[str], keys: Iterable[str]) -> Found:
        """More words are better than fewer, whole words better than their beginnings."""
        keys, typed = tuple(keys), tuple(fold(word) for word in said)
        for used in (2, 1):
            for fits in (equals, begins) if len(typed) >= used else ():
                for texts in self._languages:
                    if found := self._fitting(texts, keys, typed[:used], fits):
                        return Found(found, used)
        return Found(())

    def _fitting(
        self,
        texts: Texts,
        keys: tuple[str, ...],
        said: Phrase,
        fits: Callable[[Phrase, Phrase], bool],
    ) -> tuple[str, ...]:
        return tuple(
            key
            for key in keys
            if any(
                len(phrase) == len(said) and fits(phrase, said) for phrase in self._said(texts, key)
            )
        )

    def _said(self, texts: Texts, key: str) -> tuple[Phrase, ...]:
        if (texts, key) not in self._phrases:
            words = (word.strip() for word in texts.say(key).split(","))
            self._phrases[texts, key] = tuple(
                tuple(spelled.split()) for word in words for spelled in sorted(spellings(word))
            )
        return self._phrases[texts, key]

    def nearest(self, word: str, keys: Iterable[str]) -> str | None:
        """The word that was perhaps meant."""
        known = {fold(each): each for key in keys for each in self.words(key)}
        close = get_close_matches(fold(word), known, n=1)
        return known[close[0]] if close else None


def pick(word: str, known: Mapping[str, str]) -> tuple[str, ...]:
    """Those of the known things (by what they are called) that a word may mean."""
    said = bare(word)
    if not said:
        return ()
    called = {thing: bare(name) for thing, name in known.items()}
    same = tuple(thing for thing, name in called.items() if name == said)
    return same or tuple(thing for thing, name in called.items() if name.startswith(said))

"""Matches typed words with known ones: in any case, with or without accents, abbreviated."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from operator import eq
from typing import Final, NamedTuple

from tui.text import Texts

Phrase = tuple[str, ...]

LONGEST_KEPT: Final = 64
"""characters of a text that is kept without accents: people type any number of others"""
_LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def fold(text: str) -> str:
    """Removes accents and capitals."""
    return kept_fold(text) if len(text) <= LONGEST_KEPT else without_accents(text)


@lru_cache(2048)
def kept_fold(text: str) -> str:
    return without_accents(text)


def without_accents(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def spellings(word: str) -> set[str]:
    """The spellings of a word without accents: grün is grun and gruen."""
    return {fold(word), fold(unicodedata.normalize("NFC", word).casefold().translate(_UMLAUTS))}


def alphanumeric(text: str) -> str:
    """Letters and digits only, without accents and capitals: 8-28 is 828, and pass_is_final is
    passisfinal."""
    return re.sub(r"[\W_]", "", fold(text))


class Match(NamedTuple):
    """The keys whose words a line begins with, and how many of its words they take."""

    keys: tuple[str, ...]
    used: int = 0


def is_prefix(typed: Phrase, phrase: Phrase) -> bool:
    return all(word.startswith(start) for word, start in zip(phrase, typed, strict=True))


class Vocabulary:
    """Finds commands and names by their words in a language or in English, the own language first.
    The catalogue text of a key lists its words, the usual one first."""

    def __init__(self, own: Texts, english: Texts) -> None:
        self._own = own
        self._languages = (own, english)
        self._phrases: dict[tuple[Texts, str], tuple[Phrase, ...]] = {}

    def words(self, key: str) -> list[str]:
        return [word.strip() for word in self._own.say(key).split(",")]

    def usual(self, key: str) -> str:
        return self.words(key)[0]

    def find(self, words: Sequence[str], keys: Iterable[str]) -> Match:
        """Prefers two words to one, and whole words to their beginnings."""
        keys, typed = tuple(keys), tuple(fold(word) for word in words)
        for used in (2, 1):
            for fits in (eq, is_prefix) if len(typed) >= used else ():
                for texts in self._languages:
                    if found := self._fitting(texts, keys, typed[:used], fits):
                        return Match(found, used)
        return Match(())

    def _fitting(
        self,
        texts: Texts,
        keys: tuple[str, ...],
        typed: Phrase,
        fits: Callable[[Phrase, Phrase], bool],
    ) -> tuple[str, ...]:
        return tuple(
            key
            for key in keys
            if any(
                len(phrase) == len(typed) and fits(typed, phrase)
                for phrase in self._phrases_of(texts, key)
            )
        )

    def _phrases_of(self, texts: Texts, key: str) -> tuple[Phrase, ...]:
        if (texts, key) not in self._phrases:
            words = (word.strip() for word in texts.say(key).split(","))
            self._phrases[texts, key] = tuple(
                tuple(spelled.split()) for word in words for spelled in sorted(spellings(word))
            )
        return self._phrases[texts, key]

    def nearest(self, word: str, keys: Iterable[str]) -> str | None:
        """The most similar known word, if any is similar."""
        known = {fold(each): each for key in keys for each in self.words(key)}
        close = get_close_matches(fold(word), known, n=1)
        return known[close[0]] if close else None


def match_names(word: str, known: Mapping[str, str]) -> tuple[str, ...]:
    """The keys of those names that equal the word, or else begin with it."""
    typed = alphanumeric(word)
    if not typed:
        return ()
    names = {key: alphanumeric(name) for key, name in known.items()}
    same = tuple(key for key, name in names.items() if name == typed)
    return same or tuple(key for key, name in names.items() if name.startswith(typed))


def seat_named(text: str, names: Sequence[str]) -> int | None:
    """The seat of a player by name, or by its number counted from 1."""
    word = text.strip()
    if word.isascii() and word.isdigit() and word not in names:
        seat = int(word[:4]) - 1
        return seat if seat in range(len(names)) else None
    found = match_names(word, {str(seat): name for seat, name in enumerate(names)})
    return int(found[0]) if len(found) == 1 else None

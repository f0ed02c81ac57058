"""Cards as people type them: G7, green 7, hearts ace, ace of hearts, herz-ass, as de cœur."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from server.protocol.seat import Move
from tui.plain.games import Answer, Seen
from tui.plain.vocabulary import fold

LINKS: Final = {"of", "the", "de", "du", "le", "la", "les", "l", "die", "der", "das", "di", "il"}
CODE: Final = re.compile(r"([A-Z])(\d+|[A-Z])")


def cards(seen: Seen, text: str, nouns: Mapping[str, str], ranks: Mapping[str, str]) -> list[str]:
    """The cards that may be meant. `nouns` are the keys of the words for a colour or suit by its
    letter, `ranks` those for a rank, if it has any.

    A code in capitals is what it says; anything else may be short for several words.
    """
    if code := CODE.fullmatch(text.strip()):
        letter, rank = code.groups()
        if letter in nouns and rank in ranks:
            return [letter + rank]
    found = []
    for one, other in halves(text):
        for noun, rank in ((one, other), (other, one)):
            letters = meant(seen, noun, nouns)
            worths = meant(seen, rank, ranks)
            found += [letter + worth for letter in letters for worth in worths]
    return list(dict.fromkeys(found))


def halves(text: str) -> list[tuple[str, str]]:
    """A card has two parts, and sometimes no space between them."""
    apart = re.sub(r"(?<=[^\W\d])(?=\d)|(?<=\d)(?=[^\W\d])", " ", fold(text))
    parts = [part for part in re.split(r"[\s'\-]+", apart) if part]
    if len(parts) > 2:
        parts = [part for part in parts if part not in LINKS]
    if len(parts) == 2:
        return [(parts[0], parts[1])]
    if len(parts) == 1 and len(parts[0]) == 2 and parts[0].isalpha():
        return [(parts[0][0], parts[0][1])]
    return []


def meant(seen: Seen, word: str, keys: Mapping[str, str]) -> list[str]:
    """The letters of the colours, suits or ranks that a word may mean."""
    if word.isdigit():
        return [word] if word in keys else []
    by_key = {key: letter for letter, key in keys.items() if key}
    found = [by_key[key] for key in seen.vocabulary.find((word,), by_key).keys]
    code = [letter for letter in keys if fold(letter) == word]
    return list(dict.fromkeys((*found, *code)))


def noun(seen: Seen, text: str, keys: Mapping[str, str]) -> list[str]:
    """The letters of the colours or suits that a text may mean."""
    if text.strip() in keys:
        return [text.strip()]
    words = [word for word in fold(text).split() if word not in LINKS]
    return meant(seen, words[0], keys) if len(words) == 1 else []


def choose(found: Iterable[str], possible: Iterable[str]) -> list[str]:
    """Of several that may be meant, those that can be meant now."""
    found, possible = list(found), set(possible)
    if len(found) > 1:
        return [each for each in found if each in possible] or found
    return found


def one_of(
    seen: Seen,
    chosen: list[str],
    name: Callable[[Seen, str], str],
    move: Callable[[str], Move],
) -> Answer | None:
    """The move, if it is clear which; nothing if nothing like it is known."""
    if len(chosen) > 1:
        names = (name(seen, each) for each in chosen)
        return seen.say("plain-which", choices=seen.texts.join(names, last="join-or"))
    return seen.do(move(chosen[0])) if chosen else None


def card_name(seen: Seen, card: str) -> str:
    return seen.teller.card(card)


def laid(seen: Seen, plays: Iterable[Any]) -> str:
    """Who laid which card."""
    return ", ".join(
        seen.say("pair", of=seen.names[each.seat], what=seen.teller.card(each.card))
        for each in plays
    )

"""Parses cards as people type them: G7, green 7, ace of hearts, herz-ass, as de cœur."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from server.protocol.seat import Move
from tui.plain.games import Answer, Seen
from tui.plain.vocabulary import fold

LINKS: Final = {"of", "the", "de", "du", "le", "la", "les", "l", "die", "der", "das", "di", "il"}
CODE: Final = re.compile(r"([A-Z])(\d+|[A-Z])")


def cards(seen: Seen, text: str, nouns: Mapping[str, str], ranks: Mapping[str, str]) -> list[str]:
    """The cards that a text may mean. `nouns` maps the letters of colours or suits to the catalogue
    keys of their words, `ranks` the ranks; a number needs no word, so its key is empty.

    A code in capitals means one card; other texts may abbreviate several words.
    """
    if code := CODE.fullmatch(text.strip()):
        letter, rank = code.groups()
        if letter in nouns and rank in ranks:
            return [letter + rank]
    found = []
    for one, other in split_card(text):
        for noun, rank in ((one, other), (other, one)):
            letters = letters_of(seen, noun, nouns)
            found += [
                letter + worth for letter in letters for worth in letters_of(seen, rank, ranks)
            ]
    return list(dict.fromkeys(found))


def split_card(text: str) -> list[tuple[str, str]]:
    """The two words of a card, which may be written without a space; empty if it is no card."""
    spaced = re.sub(r"(?<=[^\W\d])(?=\d)|(?<=\d)(?=[^\W\d])", " ", fold(text))
    parts = [part for part in re.split(r"[\s'\-]+", spaced) if part]
    if len(parts) > 2:
        parts = [part for part in parts if part not in LINKS]
    if len(parts) == 2:
        return [(parts[0], parts[1])]
    if len(parts) == 1 and len(parts[0]) == 2 and parts[0].isalpha():
        return [(parts[0][0], parts[0][1])]
    return []


def letters_of(seen: Seen, word: str, keys: Mapping[str, str]) -> list[str]:
    """The codes of the colours, suits or ranks that a word may mean."""
    if word.isdigit():
        return [word] if word in keys else []
    by_key = {key: letter for letter, key in keys.items() if key}
    found = [by_key[key] for key in seen.vocabulary.find((word,), by_key).keys]
    code = [letter for letter in keys if fold(letter) == word]
    return list(dict.fromkeys((*found, *code)))


def colours_or_suits(seen: Seen, text: str, keys: Mapping[str, str]) -> list[str]:
    """The letters of the colours or suits that a text may mean."""
    if text.strip() in keys:
        return [text.strip()]
    words = [word for word in fold(text).split() if word not in LINKS]
    return letters_of(seen, words[0], keys) if len(words) == 1 else []


def move_or_question(
    seen: Seen,
    found: list[str],
    name: Callable[[Seen, str], str],
    move: Callable[[str], Move],
) -> Answer | None:
    """The request for the one candidate, a question if there are several, or None."""
    if len(found) > 1:
        names = (name(seen, each) for each in found)
        return seen.say("plain-which", choices=seen.texts.join(names, last="common-or"))
    return seen.move_request(move(found[0])) if found else None


def move_named(
    seen: Seen, kind: type[Any], found: list[str], name: Callable[[Seen, str], str]
) -> Answer | None:
    """The move of a kind with one field, about one of the candidates. If some of these are legal
    now, the others are not meant."""
    (field,) = kind.__struct_fields__
    possible = {getattr(move, field) for move in seen.legal if isinstance(move, kind)}
    able = [each for each in found if each in possible]
    return move_or_question(seen, able or found, name, kind)


def card_name(seen: Seen, card: str) -> str:
    return seen.formatter.card(card)


def plays_text(seen: Seen, plays: Iterable[Any]) -> str:
    """Anna green 7, Ben red 2"""
    return ", ".join(
        seen.say("common-pair", of=seen.names[each.seat], what=seen.formatter.card(each.card))
        for each in plays
    )

"""One word for one thing: what the glossary forbids stands in no sentence."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tests.texts.sentences import sentences_of
from tui.text import LANGUAGES, LOCALES, Language

# Words that people type, and the lists of sections that rules have.
NOT_SENTENCES = re.compile(r"-word(-|$)|^rules-\w+$")


@cache
def glossary() -> dict[str, dict[str, Any]]:
    return tomllib.loads(LOCALES.joinpath("glossary.toml").read_text("utf-8"))


def forbidden(language: Language) -> Iterator[tuple[str, str]]:
    """Each forbidden word with the part of the names of those files in which it is forbidden."""
    for term in glossary().values():
        for word in term.get("not", {}).get(language, ()):
            yield term.get("where", ""), word


def uses(word: str, text: str) -> bool:
    ending = r"\w*" if word.endswith("*") else ""
    return bool(re.search(rf"\b{re.escape(word.rstrip('*'))}{ending}\b", text, re.IGNORECASE))


def test_every_term_has_a_word_in_every_language() -> None:
    assert len(glossary()) >= 60
    for name, term in glossary().items():
        assert {*term} >= {*LANGUAGES}, name
        assert {*term} <= {*LANGUAGES, "means", "where", "not"}, name
        assert all(term[language] for language in LANGUAGES), name


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_uses_a_word_that_the_glossary_forbids(language: Language) -> None:
    sentences = [each for each in sentences_of(language) if not NOT_SENTENCES.search(each.key)]
    assert [
        (sentence.key, word)
        for where, word in forbidden(language)
        for sentence in sentences
        if where in sentence.file and uses(word, sentence.text)
    ] == []


def test_a_forbidden_word_is_found_alone_in_any_case_and_with_any_ending() -> None:
    assert uses("pot", "Pot: 3 gems")
    assert not uses("pot", "the potato")
    assert uses("gemm*", "tre Gemme rosse")
    assert uses("hole card", "Your hole card is open.")

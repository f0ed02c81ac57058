"""The typography of each language, and its names for rounds and games."""

import re
from collections.abc import Mapping
from typing import Final

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.catalogues import files_of
from tests.texts.sentences import Words, sentences_of
from tests.texts.test_catalogues import catalogue
from tui.text import LANGUAGES, Language

SPACE_BEFORE: Final = r"\s[,.;:!?%](?!\w)"
STRAIGHT: Final = r"[\"']"
WRONG: Final[Mapping[Language, tuple[str, ...]]] = {
    # English: “…” and no space before a mark.
    "en": (r"[«»„]", SPACE_BEFORE),
    # German: „…“, which both belong to the same case.
    "de": (r"[«»”]", r"\s[,.;:!?](?!\w)", r"„[^“]*$", r"^[^„]*“"),
    # French: a no-break space before ; : ! ? % » and after «. A case may go on after such a space.
    "fr": (r"[“”„]", r"(?<=[^\xa0\d:])[;:!?»%](?![/\w])", r"«(?!\xa0)", r"\s[,.](?!\w)"),
    # Italian: «…» without spaces.
    "it": (r"[“”„]", SPACE_BEFORE, r"«\s|\s»"),
}
EVERYWHERE: Final = (STRAIGHT, r"\.\.\.", r"\w  \w", r"\s--?\s", r"\s-\d", r"[\t\u2028]")


def lines(language: Language, about: str = "") -> list[tuple[str, str]]:
    """Each line of each case with its key, without the words that people type."""
    sentences = sentences_of(language)
    return [
        (sentence.key, line)
        for sentence in sentences
        if about in sentence.file and "-word" not in sentence.key
        for line in sentence.text.splitlines()
    ]


def found(wrong: str, texts: list[tuple[str, str]]) -> list[tuple[str, str]]:
    return [each for each in texts if re.search(wrong, each[1], re.IGNORECASE)]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_spaces_and_marks_are_those_of_the_language(language: Language) -> None:
    texts = lines(language)
    assert texts
    for wrong in (*WRONG[language], *EVERYWHERE):
        assert found(wrong, texts) == [], wrong


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "a „word“"),
        ("en", "don't"),
        ("en", "wait ..."),
        ("de", "ein “Wort”"),
        ("de", "ein „Wort"),
        ("fr", "un mot : deux"),
        ("fr", "«mot»"),
        ("fr", "Quoi?"),
        ("it", "« parola »"),
        ("it", "una parola !"),
    ],
)
def test_wrong_signs_are_found(language: Language, line: str) -> None:
    assert any(found(wrong, [("key", line)]) for wrong in (*WRONG[language], *EVERYWHERE))


@pytest.mark.slow
@pytest.mark.parametrize(("language", "round_"), [("fr", r"\bmanches?\b"), ("it", r"\bmani\b")])
def test_a_game_of_farbstich_is_not_called_a_round(language: Language, round_: str) -> None:
    assert found(round_, lines(language, "eight28"))
    assert found(round_ + "(?! vuote)", lines(language, "farbstich")) == []


def test_french_elides_before_no_name() -> None:
    """“que Anna” would be wrong, and so would “qu’Ben”."""
    elided = re.compile(r"\b(que|de|le|la|se|ne|lorsque|si|puisque) \{ \$(name|names|seat|seats)\b")
    files = {file.name: file.read_text("utf-8") for file in files_of("fr")}
    assert {
        name: found.group() for name, text in files.items() if (found := elided.search(text))
    } == {}


class ForOneAndNone(Visitor):
    """Collects the `[one]` cases of choices that have no `[0]`."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 (named by fluent.syntax)
        cases = {
            case.key.name if isinstance(case.key, ftl.Identifier) else "0": case
            for case in node.variants
        }
        if "one" in cases and "0" not in cases:
            words = Words()
            words.visit(cases["one"].value)
            self.texts.append(words.text)
        self.generic_visit(node)


def test_french_does_not_say_1_of_nothing() -> None:
    """Its plural has the same case for 0 and 1, which therefore says the number itself."""
    found_cases = ForOneAndNone()
    for _, message in catalogue("fr"):
        found_cases.visit(message)
    assert found_cases.texts
    assert [text for text in found_cases.texts if re.search(r"\b1\b", text)] == []

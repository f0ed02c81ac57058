"""Typography and wording of the catalogues: no orphaned marks, and one word for one thing."""

import re
from collections.abc import Iterator

import pytest

from tests.catalogues import files_of
from tui.text import Language


def lines(language: Language, about: str = "") -> Iterator[str]:
    for file in files_of(language):
        if about in file.name:
            yield from (each for each in file.read_text("utf-8").splitlines() if each[:1] != "#")


def found(wrong: str, texts: Iterator[str]) -> list[str]:
    return [each for each in texts if re.search(wrong, each, re.IGNORECASE)]


def test_french_punctuation_never_begins_a_line() -> None:
    assert found(r" [:;!?»](?=\s|$)|« ", lines("fr")) == []


@pytest.mark.parametrize(
    ("language", "second"),
    [
        ("de", r"\bgoldkarte|\beinspruch"),
        ("fr", r"\bgemmes?\b|\bprotester"),
        ("it", r"\bgemm[ae]\b|\bvincono insieme"),
    ],
)
def test_a_thing_is_called_by_one_word_only(language: Language, second: str) -> None:
    assert found(second, lines(language)) == []


@pytest.mark.parametrize(("language", "round_"), [("fr", r"\bmanches?\b"), ("it", r"\bmani\b")])
def test_a_game_of_farbstich_is_not_called_a_round(language: Language, round_: str) -> None:
    assert found(round_, lines(language, "eight28"))
    assert found(round_ + "(?! vuote)", lines(language, "farbstich")) == []

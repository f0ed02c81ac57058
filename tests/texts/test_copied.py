"""The rules are told in words of this house, not in those of the published sheets."""

import pytest

from tests.texts.copied import WORDS, copied, hashed, known, sequences
from tests.texts.sentences import sentences_of
from tui.text import LANGUAGES, Language

# Names are the same in all words.
AUTHORS = {"hoyt", "hirtle", "brückner"}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_copied_from_a_rule_sheet(language: Language) -> None:
    assert [
        (sentence.key, sequence)
        for sentence in sentences_of(language)
        for sequence in copied(sentence.text)
        if not AUTHORS & {*sequence.split()}
    ] == []


def test_a_copied_sentence_would_be_found() -> None:
    """The names of the authors of 8-28 are in the sheet as they are in the rules."""
    rules = next(each for each in sentences_of("en") if each.key == "rules-eight28-aim")
    assert copied(rules.text)
    assert not copied(rules.text.replace("Morgan", "Organ"))


def test_a_sheet_is_known_by_all_its_sequences_of_words() -> None:
    assert len(known()) > 5000
    words = "one two three four five six seven eight"
    assert list(sequences(words)) == [words.rpartition(" ")[0], words.partition(" ")[2]]
    assert len(words.split()) == WORDS + 1
    assert hashed(words) not in known()

"""Each variable is explained with an example, which makes a sentence in every language."""

import re

import pytest

from tests.catalogues import TEXTS
from tests.texts.test_catalogues import catalogue, names, variables
from tui.text import LANGUAGES, Language
from tui.text_examples import examples

pytestmark = pytest.mark.slow


def test_every_variable_of_an_english_file_is_explained_at_its_head() -> None:
    for file, message in catalogue("en"):
        own = names("en")[message.id.name].variables
        assert own <= {*examples(file)}, (file.name, message.id.name)


def test_no_variable_is_explained_that_is_not_used() -> None:
    used: dict[str, set[str]] = {}
    for file, message in catalogue("en"):
        used.setdefault(file.name, set()).update(names("en")[message.id.name].variables)
    for file, _ in catalogue("en"):
        assert {*examples(file)} <= used[file.name], file.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_with_the_examples_of_its_variables(language: Language) -> None:
    for file, message in catalogue("en"):
        known = examples(file)
        key = message.id.name
        values = {name: known.get(name, "x") for name in variables(language, key, names(language))}
        assert not re.search(r"[{}]", TEXTS[language].say(key, **values)), key

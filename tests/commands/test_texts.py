"""kartenhaus texts: a translator sees a sentence, and the screen that it is on."""

import pytest

from tests.commands.running import ALONE, Prompt
from tui.text import LANGUAGES

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in ALONE.items():
        monkeypatch.setenv(name, value)


@pytest.mark.parametrize(
    ("key", "sentence", "seen"),
    [
        ("screen-hall-quit", "sortir", "Aucune table"),
        ("screen-settings-title", "Réglages", "Réglages"),
        ("rules-eight28-aim-title", "Le but du jeu", "Le but du jeu"),
        ("lesson-eight28-welcome-head", "Le but", "Le but"),
        ("option-eight28-pack", "cartes", "8-28"),
    ],
)
def test_a_text_and_the_screen_it_is_on_are_shown(
    kartenhaus: Prompt, key: str, sentence: str, seen: str
) -> None:
    code, out, err = kartenhaus("texts", key, "--language", "fr")
    assert (code, err) == (0, "")
    first, _, drawn = out.partition("\n\n")
    assert first.replace("\xa0", " ") == f"{key}: {sentence}"
    assert seen in drawn


def test_the_screen_has_the_size_that_is_asked_for(kartenhaus: Prompt) -> None:
    out = kartenhaus("texts", "bar-help", "--size", "40x20").out
    rows = out.partition("\n\n")[2].splitlines()
    assert len(rows) <= 20
    assert max(map(len, rows)) <= 40
    assert "keys" in rows[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_beginning_of_a_key_says_all_that_begin_so(kartenhaus: Prompt, language: str) -> None:
    lines = kartenhaus("texts", "remark-won", "--language", language).lines
    assert len(lines) == 6
    assert all(line.startswith("remark-won-") for line in lines)


def test_unknown_keys_and_sizes_are_refused(kartenhaus: Prompt) -> None:
    assert kartenhaus("texts", "no-such-key").code == 2
    assert kartenhaus("texts", "bar-help", "--size", "big").code == 2
    assert kartenhaus("texts").err.startswith("KEY is missing.")

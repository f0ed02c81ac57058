"""A guided hand in the line mode: how it is begun, and begun again."""

import pytest

from server.protocol.requests import Leave, Open, Rematch
from tests.plain.lines import TEXTS, at_table, lobby, visit, welcome
from tui.lessons import LESSONS, open_lesson
from tui.plain.scene import Scene
from tui.text import LANGUAGES, Language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_every_game_is_learnt_by_its_name(game: str, language: Language) -> None:
    scene = Scene(TEXTS.__getitem__)
    scene.language = language
    typed = f"{scene.word('learn')} {scene.game_name(game)}"
    _, asked = visit([welcome(language), lobby()], typed)
    assert asked == [Open(game, LESSONS[game].seats, lesson=True)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_names_no_game_is_told_how_to(language: Language) -> None:
    said, asked = visit([welcome(language), lobby()], "learn")
    assert TEXTS[language].say("plain-help-learn").replace("\xa0", " ") in said
    assert asked == []


def test_the_house_says_which_games_there_are() -> None:
    _, asked = visit([welcome(), lobby()], "learn poker")
    assert asked == [Open("poker", 2, lesson=True)]


@pytest.mark.parametrize("lesson", [False, True])
def test_a_lesson_that_is_over_is_begun_again_at_another_table(lesson: bool) -> None:
    room = at_table("farbstich", 4, phase="over", lesson=lesson)
    _, asked = visit([welcome(), room], "rematch")
    assert asked == ([Leave(), open_lesson("farbstich")] if lesson else [Rematch()])

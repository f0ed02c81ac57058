"""Lessons in line mode: the command that starts one, and starting it again."""

import pytest

from server.protocol.requests import Leave, Open, Rematch
from tests.plain.scripted_house import TEXTS, at_table, lobby, type_lines, welcome
from tests.screen.seated import Seated
from tui.lessons import LESSONS, open_lesson
from tui.plain.scene import Scene
from tui.text import LANGUAGES, Language

LEAVE = {"en": "leave", "de": "gehen", "fr": "quitter", "it": "lascia"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_learn_with_the_name_of_a_game_opens_its_lesson(game: str, language: Language) -> None:
    scene = Scene(TEXTS.__getitem__)
    scene.language = language
    typed = f"{scene.word('learn')} {scene.game_name(game)}"
    _, asked = type_lines([welcome(language), lobby()], typed)
    assert asked == [Open(game, LESSONS[game].seats, lesson=True)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_learn_without_a_game_prints_its_usage(language: Language) -> None:
    said, asked = type_lines([welcome(language), lobby()], "learn")
    assert TEXTS[language].say("plain-help-learn").replace("\xa0", " ") in said
    assert asked == []


def test_an_unknown_game_is_sent_to_the_house_to_be_refused() -> None:
    _, asked = type_lines([welcome(), lobby()], "learn poker")
    assert asked == [Open("poker", 2, lesson=True)]


@pytest.mark.parametrize("lesson", [False, True])
def test_a_rematch_after_a_lesson_opens_the_lesson_again_at_a_new_table(lesson: bool) -> None:
    room = at_table("farbstich", 4, phase="over", lesson=lesson)
    _, asked = type_lines([welcome(), room], "rematch")
    assert asked == ([Leave(), open_lesson("farbstich")] if lesson else [Rematch()])


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_last_tip_it_is_said_once_how_to_go_on_and_how_to_leave(
    language: Language,
) -> None:
    anna = Seated("eight28", 3, language=language, room={"lesson": True})
    said, _ = type_lines(anna.up_to(120))
    texts = TEXTS[language]
    last = texts.say("lesson-tip", tip=texts.say("lesson-eight28-end")).replace("\xa0", " ")
    over = texts.say("plain-lesson-over", leave=LEAVE[language]).replace("\xa0", " ")
    assert said.index(over) == said.index(last) + 1
    assert said.count(over) == 1

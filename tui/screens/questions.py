"""Questions that several screens ask: whether one is sure, and which game is meant."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tui.lessons import open_lesson
from tui.lobby.posters import LETTERS
from tui.plain.registry import FACES
from tui.screens.confirm import Answer, ConfirmScreen, do_nothing
from tui.screens.rules import RulesScreen
from tui.text import capitalized

if TYPE_CHECKING:
    from tui.app import HouseApp


def confirm(house: "HouseApp", question: str, then: Callable[[], object]) -> None:
    """Asks first; Enter means no."""
    say = house.scene.say
    yes = Answer("yes", "y", say("common-yes"), then)
    no = Answer("no", "n", say("common-no"), do_nothing)
    house.show(ConfirmScreen(say("screen-leave-sure"), question, (yes, no)))


def ask_to_quit(house: "HouseApp") -> None:
    confirm(house, house.scene.say("screen-hall-quit-question"), house.exit)


def ask_which_rules(house: "HouseApp") -> None:
    """Opens the rules of a game that the person chooses, as the hall is no table of one."""
    say = house.scene.say
    title = capitalized(say("bar-rules"))
    question = say("screen-hall-which-rules")
    ask_which_game(house, title, question, lambda game: house.show(RulesScreen(game)))


def ask_which_lesson(house: "HouseApp") -> None:
    say = house.scene.say
    title = capitalized(say("screen-hall-learn"))
    question = say("lesson-which")
    ask_which_game(house, title, question, lambda game: house.ask(open_lesson(game, "wait")))


def ask_which_game(
    house: "HouseApp", title: str, question: str, then: Callable[[str], object]
) -> None:
    answers = [
        Answer(
            game,
            LETTERS[game],
            house.scene.game_name(game),
            lambda game=game: then(game),  # type: ignore[misc]
            house.scene.say("screen-hall-about", game=game),
        )
        for game in FACES
    ]
    house.show(ConfirmScreen(title, question, answers))

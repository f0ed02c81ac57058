"""The options of a game as text: their names and their values."""

from collections.abc import Callable

Say = Callable[..., str]


def option_name(say: Say, game: str, option: str) -> str:
    return say(f"option-{game}-{option}")


def option_value(say: Say, game: str, option: str, value: object) -> str:
    if isinstance(value, bool):
        return say("common-yes" if value else "common-no")
    return say(f"option-{game}-{option}-value", value=value)


def option_with_value(say: Say, game: str, option: str, value: object) -> str:
    """pass is final: yes"""
    name = option_name(say, game, option)
    return say("common-named", of=name, what=option_value(say, game, option, value))

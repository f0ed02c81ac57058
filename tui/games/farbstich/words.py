"""The words of Farbstich: colours, cards, and how far a game has gone."""

from typing import Final

from rich.cells import cell_len

from server.cards import COLOUR, VALUE, Colour, ColourCard
from server.protocol import farbstich
from server.protocol.farbstich import FarbstichView
from tui.games.people import cut
from tui.look import Look
from tui.plain.games import Seen
from tui.text import capitalized
from tui.widgets.canvas import Canvas

NAME: Final = 12


Speaker = Look | Canvas
"""knows the texts and the signs of the reader"""


def letters(look: Speaker, color: Colour) -> str:
    """Those of the reader's language; all colours have equally many."""
    return look.say("game-farbstich-short-colour", colour=color)


def sign(look: Speaker, color: Colour) -> str:
    """Symbol and letters, as the ink alone cannot be told apart by everybody."""
    return f"{look.glyphs.colours[color]}{letters(look, color)}"


def color_word(look: Speaker, color: Colour) -> str:
    return look.say("game-farbstich-colour", colour=color)


def color_name(look: Speaker, color: Colour) -> str:
    """As it begins a line."""
    return capitalized(color_word(look, color))


def card_words(look: Speaker, card: ColourCard) -> tuple[str, str]:
    """A card in words and by its sign."""
    color, value = COLOUR[card], VALUE[card]
    return f"{color_word(look, color)} {value}", f"{sign(look, color)} {value}"


def player(look: Look, seen: Seen, seat: int) -> str:
    """The name, or the word for oneself."""
    if seat == seen.view.seat:
        return look.say("board-farbstich-you")
    return cut(seen.names[seat], NAME)


def course(look: Look, view: FarbstichView) -> str:
    """Game 2 of 3 · Trick 8 of 9"""
    games = view.options.games
    trick = look.say("board-farbstich-course", trick=view.trick, tricks=farbstich.HAND)
    if games == 1:
        return trick
    return f"{look.say('board-farbstich-game', game=view.game, games=games)} · {trick}"


def first_fitting(texts: tuple[str, ...], width: int) -> str:
    """The first text that fits, or the last."""
    return next((each for each in texts if cell_len(each) <= width), texts[-1])

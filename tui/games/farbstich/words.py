"""The words of Farbstich: colours, cards, and how far a game has gone."""

from typing import Final

from rich.cells import cell_len

from server.cards import COLOUR, VALUE, Colour, ColourCard
from server.protocol import farbstich
from server.protocol.farbstich import FarbstichView
from tui.games.people import cut
from tui.glyphs import GLYPHS, Glyphs
from tui.look import Look
from tui.plain.games import Seen

NAME: Final = 12


def letters(look: Look, color: Colour) -> str:
    """Those of the reader's language; all colours have equally many."""
    return look.say("farbstich-short-colour", colour=color)


def sign(look: Look, color: Colour) -> str:
    """Symbol and letters, as the ink alone cannot be told apart by everybody."""
    return f"{glyphs_of(look).colours[color]}{letters(look, color)}"


def glyphs_of(look: Look) -> Glyphs:
    return GLYPHS[look.taste.glyphs]


def color_name(look: Look, color: Colour) -> str:
    """As it begins a line."""
    name = look.say("farbstich-colour", colour=color)
    return name[:1].upper() + name[1:]


def card_words(look: Look, card: ColourCard) -> tuple[str, str]:
    """A card in words and by its sign."""
    name = look.say("farbstich-colour", colour=COLOUR[card])
    return f"{name} {VALUE[card]}", f"{sign(look, COLOUR[card])} {VALUE[card]}"


def player(look: Look, seen: Seen, seat: int) -> str:
    """The name, or the word for oneself."""
    if seat == seen.view.seat:
        return look.say("farbstich-screen-you")
    return cut(seen.names[seat], NAME)


def course(look: Look, view: FarbstichView) -> str:
    """Game 2 of 3 · Trick 8 of 9"""
    games = view.options.games
    trick = look.say("farbstich-screen-course", trick=view.trick, tricks=farbstich.HAND)
    if games == 1:
        return trick
    return f"{look.say('farbstich-screen-game', game=view.game, games=games)} · {trick}"


def first_fitting(texts: tuple[str, ...], width: int) -> str:
    """The first text that fits, or the last."""
    return next((each for each in texts if cell_len(each) <= width), texts[-1])

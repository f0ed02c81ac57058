"""Tables of Schatzsuche at moments that are worth a picture, and how they are looked at."""

from collections.abc import Sequence

from server.engine.schatzsuche import SCHATZSUCHE
from server.engine.schatzsuche.state import State
from server.protocol import schatzsuche
from server.protocol.lobby import Language
from server.protocol.seat import Over, Turn, replace
from tests.playing import do
from tests.rules.schatzsuche_positions import BY_HAND, play, position, view_of
from tests.screen.positions import look, text
from tui.places.place import Look

LAST_ROUND = """dealer Cleo | trump H9 | golden C7 | guesses HA SK D10 | bids 3 4 0 | totals 0 1 0
    Anna CA CK C8 SQ HA HJ H7 D10 DK D7
    Ben  C10 CQ CJ S10 SK S9 H10 HK H8 DA
    Cleo C9 SA SJ S8 S7 HQ DQ DJ D9 D8"""
IN_THE_LAST = "Anna plays D10 | Ben plays DA | Cleo plays D8 | Ben plays S10 | Cleo plays S7"
THIRD = """dealer Cleo | trump H9 | bids 1 0 1
    Anna CA HJ S7 | Ben C10 SK H8 | Cleo C9 HQ D8"""
# Clubs are led, and nearly all of the hand are clubs: the longest sentence about a wrong card.
CLUBS = """dealer Ben | trump H9 | golden H7 | guesses HA SK D10 | bids 3 4 0
    Anna CQ C10 CK CJ C9 C8 C7 DQ DK D7
    Ben  SQ SJ S10 SK S9 H10 HK H8 DA HA
    Cleo CA SA D10 S8 S7 HQ HJ DJ D9 D8"""


def last_round(before: str = LAST_ROUND) -> State:
    """Anna, who holds one spade, is the third to play."""
    table = play(position(before), IN_THE_LAST).table
    sheet = tuple(
        schatzsuche.Scored((1, 0, number), (1, 1, 0), (number, -number, -number), (0, 1, 0))
        for number in range(1, schatzsuche.ROUNDS)
    )
    return replace(table, sheet=sheet)


def clubs() -> State:
    return play(position(CLUBS), "Cleo plays CA").table


def third(script: str = "Anna plays CA | Ben plays SK") -> State:
    return play(position(THIRD, BY_HAND), script).table


def played_third() -> State:
    rest = "Anna plays CA | Ben plays SK | Cleo plays C9 | Anna plays HJ | Ben plays H8"
    return third(f"{rest} | Cleo plays HQ | Cleo plays D8 | Anna plays S7 | Ben plays C10")


def over(before: str = LAST_ROUND) -> State:
    """Everybody plays the first card that may be played, to the end."""
    table = last_round(before)
    while isinstance(turn := SCHATZSUCHE.waiting(table), Turn):
        seat = turn.seats[0]
        table = do(SCHATZSUCHE, table, seat, SCHATZSUCHE.legal(table, seat)[0]).state
    assert isinstance(turn, Over)
    return table


def at(
    table: State,
    seat: int | None = 0,
    size: tuple[int, int] = (80, 18),
    language: Language = "en",
    pointed: str = "",
    picked: str = "",
    names: Sequence[str] = ("Anna", "Ben", "Cleo"),
    **more: object,
) -> Look:
    legal = () if seat is None else SCHATZSUCHE.legal(table, seat)
    made = look(view_of(table, seat), legal, size, language, names, pointed=pointed, **more)  # type: ignore[arg-type]
    return made._replace(picked=picked)


def letters(drawn: Look, card: str) -> tuple[str, str]:
    """Of its suit and of its rank, as they stand on it."""
    rank = card[1:]
    told = rank if rank.isdigit() else drawn.say("schatzsuche-short-rank", rank=rank)
    return drawn.say("schatzsuche-short-suit", suit=card[0]), told


def chip(drawn: Look, card: str) -> str:
    suit, rank = letters(drawn, card)
    return drawn.glyphs.suits[card[0]] + suit + rank  # type: ignore[index]


def holds(drawn: Look, card: str) -> bool:
    """As a tall card in three rows or in one word."""
    words = text(drawn).split()
    suit, rank = letters(drawn, card)
    short = any(chip(drawn, card) in word for word in words)
    return short or {rank, drawn.glyphs.suits[card[0]], suit} <= set(words)  # type: ignore[index]


def spaced(words: str) -> str:
    return " ".join(words.split())


def one_line(drawn: Look) -> str:
    """The words as they follow each other, wherever a row ends."""
    return spaced(text(drawn))

"""The commands and prompts of Farbstich."""

from collections.abc import Mapping
from typing import Final

from server.cards import COLOUR, COLOURS
from server.protocol import farbstich
from tui.plain import farbstich_table
from tui.plain.cards import card_name, cards, colours_or_suits, move_named
from tui.plain.games import Answer, GameFace, Seen

NOUNS: Final[Mapping[str, str]] = {colour: f"plain-farbstich-word-{colour}" for colour in COLOURS}
RANKS: Final[Mapping[str, str]] = {str(value): "" for value in range(1, 11)}


def prompt(seen: Seen) -> str:
    if seen.view.to_collect:
        can = {move.colour for move in seen.legal if isinstance(move, farbstich.Collect)}
        there = [card for card in seen.view.display if COLOUR[card] in can]
        return seen.say(
            "plain-farbstich-collect", cards=farbstich_table.by_colour(seen, there, summed=True)
        )
    playable = [move.card for move in seen.legal if isinstance(move, farbstich.Play)]
    return seen.say("plain-farbstich-play", cards=farbstich_table.by_colour(seen, playable))


def play(seen: Seen, text: str) -> Answer:
    return play_card(seen, text) or seen.say("plain-no-card", text=text)


def play_card(seen: Seen, text: str) -> Answer | None:
    return move_named(seen, farbstich.Play, cards(seen, text, NOUNS, RANKS), card_name)


def collect(seen: Seen, text: str) -> Answer:
    return collect_colour(seen, text) or seen.say("plain-farbstich-no-colour", text=text)


def collect_colour(seen: Seen, text: str) -> Answer | None:
    found = colours_or_suits(seen, text, NOUNS)
    return move_named(seen, farbstich.Collect, found, colour_name)


def colour_name(seen: Seen, colour: str) -> str:
    return seen.say("game-farbstich-colour", colour=colour)


def move_from_text(seen: Seen, text: str) -> Answer | None:
    """Plays a card, or collects a colour."""
    if seen.in_turn and seen.view.to_collect and (taken := collect_colour(seen, text)):
        return taken
    return play_card(seen, text)


FACE = GameFace(
    options=farbstich.FarbstichOptions,
    seats=4,
    bot="club",
    table=farbstich_table.table,
    hand=farbstich_table.hand,
    score=farbstich_table.score,
    summary=farbstich_table.summary,
    prompt=prompt,
    move_from_text=move_from_text,
    commands={"play": play, "collect": collect},
)

"""Farbstich in words: what can be typed, and what a decision asks for. How the table looks is in
`colours`."""

from collections.abc import Mapping
from typing import Final, cast

from server.cards import COLOUR, COLOURS, Colour, ColourCard
from server.protocol import farbstich
from tui.plain import farbstich_table
from tui.plain.cards import card_name, cards, choose, noun, one_of
from tui.plain.games import Answer, GameFace, Seen

NOUNS: Final[Mapping[str, str]] = {colour: f"farbstich-word-{colour}" for colour in COLOURS}
RANKS: Final[Mapping[str, str]] = {str(value): "" for value in range(1, 11)}


def prompt(seen: Seen) -> str:
    if seen.view.to_collect:
        can = {move.colour for move in seen.legal if isinstance(move, farbstich.Collect)}
        there = [card for card in seen.view.display if COLOUR[card] in can]
        return seen.say(
            "farbstich-plain-collect", cards=farbstich_table.by_colour(seen, there, summed=True)
        )
    playable = [move.card for move in seen.legal if isinstance(move, farbstich.Play)]
    return seen.say("farbstich-plain-play", cards=farbstich_table.by_colour(seen, playable))


def play(seen: Seen, text: str) -> Answer:
    return play_card(seen, text) or seen.say("plain-no-card", text=text)


def play_card(seen: Seen, text: str) -> Answer | None:
    possible = [move.card for move in seen.legal if isinstance(move, farbstich.Play)]
    card = choose(cards(seen, text, NOUNS, RANKS), possible)
    return one_of(seen, card, card_name, lambda it: farbstich.Play(cast(ColourCard, it)))


def collect(seen: Seen, text: str) -> Answer:
    return collect_colour(seen, text) or seen.say("farbstich-plain-no-colour", text=text)


def collect_colour(seen: Seen, text: str) -> Answer | None:
    possible = [move.colour for move in seen.legal if isinstance(move, farbstich.Collect)]
    colour = choose(noun(seen, text, NOUNS), possible)
    return one_of(seen, colour, named, lambda it: farbstich.Collect(cast(Colour, it)))


def named(seen: Seen, colour: str) -> str:
    return seen.say("farbstich-colour", colour=colour)


def bare(seen: Seen, text: str) -> Answer | None:
    """A card alone is played, a colour alone collected."""
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
    bare=bare,
    words={"play": play, "collect": collect},
)

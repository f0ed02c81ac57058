"""Farbstich in words: what can be typed, and what a decision asks for. How the table looks is in
`colours`."""

from collections.abc import Mapping
from typing import Final, cast

from server.cards import COLOUR, COLOURS, Colour, ColourCard
from server.protocol import farbstich as p
from tui.plain import colours
from tui.plain.cards import card_name, cards, choose, noun, one_of
from tui.plain.games import Answer, GameFace, Seen

NOUNS: Final[Mapping[str, str]] = {colour: f"farbstich-word-{colour}" for colour in COLOURS}
RANKS: Final[Mapping[str, str]] = {str(value): "" for value in range(1, 11)}


def prompt(seen: Seen) -> str:
    if seen.view.to_collect:
        can = {move.colour for move in seen.legal if isinstance(move, p.Collect)}
        there = [card for card in seen.view.display if COLOUR[card] in can]
        return seen.say(
            "farbstich-plain-collect", cards=colours.by_colour(seen, there, summed=True)
        )
    playable = [move.card for move in seen.legal if isinstance(move, p.Play)]
    return seen.say("farbstich-plain-play", cards=colours.by_colour(seen, playable))


def play(seen: Seen, text: str) -> Answer:
    return play_card(seen, text) or seen.say("plain-no-card", text=text)


def play_card(seen: Seen, text: str) -> Answer | None:
    possible = [move.card for move in seen.legal if isinstance(move, p.Play)]
    card = choose(cards(seen, text, NOUNS, RANKS), possible)
    return one_of(seen, card, card_name, lambda it: p.Play(cast(ColourCard, it)))


def collect(seen: Seen, text: str) -> Answer:
    return collect_colour(seen, text) or seen.say("farbstich-plain-no-colour", text=text)


def collect_colour(seen: Seen, text: str) -> Answer | None:
    possible = [move.colour for move in seen.legal if isinstance(move, p.Collect)]
    colour = choose(noun(seen, text, NOUNS), possible)
    return one_of(seen, colour, named, lambda it: p.Collect(cast(Colour, it)))


def named(seen: Seen, colour: str) -> str:
    return seen.say("farbstich-colour", colour=colour)


def bare(seen: Seen, text: str) -> Answer | None:
    """A card alone is played, a colour alone collected."""
    if seen.in_turn and seen.view.to_collect and (taken := collect_colour(seen, text)):
        return taken
    return play_card(seen, text)


FACE = GameFace(
    options=p.FarbstichOptions,
    seats=4,
    bot="club",
    table=colours.table,
    hand=colours.hand,
    score=colours.score,
    summary=colours.summary,
    prompt=prompt,
    bare=bare,
    words={"play": play, "collect": collect},
)

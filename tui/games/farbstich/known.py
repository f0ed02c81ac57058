"""The facts that a player of Farbstich knew, for replays."""

from typing import Final

from server.cards import COLOUR, COLOURS, VALUE, Colour
from server.protocol import farbstich
from tui.games.board import Fact
from tui.plain.games import Seen

MOST_MISSING: Final = 2
"""if a hand lacks more colours, those that it has are told"""


def known(seen: Seen) -> list[Fact]:
    view: farbstich.FarbstichView = seen.view
    if view.starter is None or view.seat is None:
        return []
    facts = [*hand(seen), *display(seen)]
    laid = {each.seat for each in view.plays}
    held = sum(farbstich.HAND + 1 - view.trick - (seat in laid) for seat in range(view.players))
    if count := held - len(view.hand):
        facts.append(Fact(seen.say("board-farbstich-knew-not-hands", count=count), is_known=False))
    return facts


def hand(seen: Seen) -> list[Fact]:
    view: farbstich.FarbstichView = seen.view
    if not view.hand:
        return []
    held, missing = list[str](), list[str]()
    for colour in COLOURS[: view.players]:
        has = any(COLOUR[card] == colour for card in view.hand)
        (held if has else missing).append(colour_word(seen, colour))
    if len(missing) <= MOST_MISSING:
        lacks, colours = len(missing), seen.texts.join(missing, last="common-nor")
    else:
        lacks, colours = -1, seen.texts.join(held)
    count = len(view.hand)
    text = seen.say("board-farbstich-knew-hand", count=count, missing=lacks, colours=colours)
    return [Fact(text)]


def display(seen: Seen) -> list[Fact]:
    sums = {
        colour: sum(VALUE[card] for card in seen.view.display if COLOUR[card] == colour)
        for colour in COLOURS
    }
    told = [
        seen.say("common-pair", of=colour_word(seen, colour), what=total)
        for colour, total in sums.items()
        if total
    ]
    return [Fact(seen.say("board-farbstich-knew-display", shares=", ".join(told)))] if told else []


def colour_word(seen: Seen, colour: Colour) -> str:
    return seen.say("game-farbstich-colour", colour=colour)

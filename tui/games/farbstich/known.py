"""The facts that a player of Farbstich knew, for replays."""

from typing import Final

from server.cards import COLOUR, COLOURS, VALUE, Colour
from server.protocol import farbstich
from tui.games.board import Fact
from tui.plain.games import Seen

MOST_MISSING: Final = 2
"""colours that are told; a smaller hand lacks more of them"""


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
    held = {COLOUR[card] for card in view.hand}
    missing = [colour for colour in COLOURS[: view.players] if colour not in held]
    if not held:
        return []
    names = seen.texts.join((colour_word(seen, each) for each in missing), last="common-or")
    told = len(missing) if len(missing) <= MOST_MISSING else -1
    count = len(view.hand)
    text = seen.say("board-farbstich-knew-hand", count=count, missing=told, colours=names)
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

"""The facts that a player of Schatzsuche knew, for replays."""

from server.cards import SUIT, SUIT_PACK
from server.protocol import schatzsuche
from tui.games.board import Fact
from tui.games.people import from_me
from tui.games.schatzsuche.seats import held_by
from tui.plain.games import Seen


def known(seen: Seen) -> list[Fact]:
    view: schatzsuche.SchatzsucheView = seen.view
    if view.seat is None:
        return []
    return [*hand(seen), *voids(seen), *golden(seen), *hidden(seen)]


def hand(seen: Seen) -> list[Fact]:
    view: schatzsuche.SchatzsucheView = seen.view
    if view.trump is None or not view.hand:
        return []
    trump = SUIT[view.trump]
    count, trumps = len(view.hand), sum(SUIT[card] == trump for card in view.hand)
    text = seen.say("board-schatzsuche-knew-hand", count=count, trumps=trumps, suit=trump)
    return [Fact(text)]


def voids(seen: Seen) -> list[Fact]:
    """By the markers of the others, which may be wrong if they are turned by hand."""
    view: schatzsuche.SchatzsucheView = seen.view
    facts = []
    for seat in from_me(seen.view)[1:] if view.down else ():
        suits = (seen.say("game-schatzsuche-suit", suit=suit) for suit in view.down[seat])
        if view.down[seat]:
            text = seen.say(
                "board-schatzsuche-knew-void",
                markers=view.options.markers,
                name=seen.names[seat],
                suits=seen.texts.join(suits, last="common-nor"),
            )
            facts.append(Fact(text))
    return facts


def golden(seen: Seen) -> list[Fact]:
    view: schatzsuche.SchatzsucheView = seen.view
    if view.treasure is not None:
        card = seen.formatter.card(view.treasure)
        return [Fact(seen.say("board-schatzsuche-knew-golden", card=card))]
    if view.round < schatzsuche.ROUNDS:
        return []
    return [Fact(seen.say("board-schatzsuche-knew-not-golden"), is_known=False)]


def hidden(seen: Seen) -> list[Fact]:
    """The cards in other hands, and those that were not dealt."""
    view: schatzsuche.SchatzsucheView = seen.view
    if view.trump is None:
        return []
    facts = []
    if held := sum(held_by(view, seat) for seat in from_me(seen.view)[1:]):
        facts.append(seen.say("board-schatzsuche-knew-not-hands", count=held))
    if view.round < schatzsuche.ROUNDS:
        # In the last round all cards are dealt.
        rest = len(SUIT_PACK) - schatzsuche.PLAYERS * view.round - 1
        facts.append(seen.say("board-schatzsuche-knew-not-rest", count=rest))
    return [Fact(text, is_known=False) for text in facts]

"""Values of the hand, and of the bids with the points for every outcome."""

from typing import NamedTuple

from server.protocol import schatzsuche
from tui.games.schatzsuche import moves
from tui.games.schatzsuche.asking import Button, Question, question_part
from tui.games.schatzsuche.faces import Face, face_of, signed
from tui.games.schatzsuche.middle import layout_of
from tui.look import Look
from tui.plain.games import Seen


class Card(NamedTuple):
    face: Face
    does: str = ""
    key: str = ""
    is_off: bool = False
    is_pointed: bool = False
    is_sent: bool = False


class Hand(NamedTuple):
    """`most`: the cards of the round, by which their size is chosen; `lies_flat`: no card is lifted
    while bids are made; `hidden`: so many backs, for those who watch. On a phone the buttons take
    its place, and the second row of a refusal stands above it."""

    cards: tuple[Card, ...]
    most: int
    lies_flat: bool
    hidden: int
    buttons: tuple[Button, ...]
    refused: str


def hand_part(look: Look, seen: Seen) -> Hand:
    view: schatzsuche.SchatzsucheView = seen.view
    now = moves.stage(look, seen)
    question, is_bid = question_part(look, seen), layout_of(view) == "bid"
    buttons, refused = question.buttons, question.told_briefly if question.is_refused else ""
    if view.seat is None:
        hidden = view.round - sum(view.tricks) - any(play.seat == 0 for play in view.plays)
        return Hand((), view.round, is_bid, hidden if view.trump else 0, buttons, refused)
    cards = []
    for at, card in enumerate(moves.in_hand(view), 1):
        does = f"play:{card}"
        made = Card(face_of(look, seen, card), is_sent=does == look.sent)
        if now == "play":
            made = made._replace(
                does=does,
                key=str(at % 10),
                is_off=card not in moves.playable(view),
                is_pointed=does == look.pointed,
            )
        cards.append(made)
    return Hand(tuple(cards), view.round, is_bid, 0, buttons, refused)


class Bid(NamedTuple):
    tricks: int
    does: str
    key: str
    is_pointed: bool
    is_sent: bool


class Bids(NamedTuple):
    """Without bids, it is somebody else's turn. `outcomes`: tricks and the points for them."""

    question: Question
    bids: tuple[Bid, ...]
    outcome_words: str
    outcomes: tuple[tuple[int, str], ...]
    chosen: int | None


def bids_part(look: Look, seen: Seen) -> Bids | None:
    view: schatzsuche.SchatzsucheView = seen.view
    if layout_of(view) != "bid":
        return None
    asked, chosen = question_part(look, seen), None
    if moves.stage(look, seen) != "bid":
        return Bids(asked, (), "", (), None)
    bids = []
    for each in moves.points(look, seen, "bid"):
        tricks = int(each.does.partition(":")[2])
        if each.does == look.pointed:
            chosen = tricks
        sent = each.does == look.sent
        bids.append(Bid(tricks, each.does, each.key, each.does == look.pointed, sent))
    words, outcomes = "", tuple[tuple[int, str], ...]()
    if chosen is not None:
        words = look.say("schatzsuche-screen-outcome", tricks=chosen)
        outcomes = outcomes_of(chosen, view.round)
    return Bids(asked, tuple(bids), words, outcomes, chosen)


def outcomes_of(bid: int, number: int) -> tuple[tuple[int, str], ...]:
    """The points for the bid itself, and for up to two tricks fewer or more."""
    around = range(max(0, bid - 2), min(number, bid + 2) + 1)
    points = ((won, schatzsuche.points_for(bid, won, number)) for won in around)
    return tuple((won, signed(worth)) for won, worth in points)

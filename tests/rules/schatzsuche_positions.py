"""Positions of Schatzsuche written as text, and their events as text.

A position names the trump and the hands; its parts stand on lines of their own or between bars.
By default Cleo deals and all bids are 0; with the word `bidding` no bid has been made. Hands and
tricks together give the round. Without hands, the deal of `round` is still to come.
"""

from typing import NamedTuple, cast

from server.cards import RANK, SUIT, SUIT_PACK, Suit, SuitCard
from server.engine.schatzsuche import SCHATZSUCHE
from server.engine.schatzsuche.state import Bidding, Board, Dealing, Guessing, Playing, State
from server.protocol import schatzsuche
from server.protocol.schatzsuche import PLAYERS, ROUNDS, SchatzsucheOptions, SchatzsucheView
from server.protocol.seat import Deal, Event, Move, name_of, replace
from tests.playing import do

NAMES = ("Anna", "Ben", "Cleo")
ASSISTED = SchatzsucheOptions("assisted")
BY_HAND = SchatzsucheOptions("by_hand")
WORDS = {"round", "dealer", "trump", "bidding", "bids", "tricks", "totals", "golden", "guesses"}


class Outcome(NamedTuple):
    """The state after some moves, and a line for each of their events."""

    table: State
    lines: list[str]


def parts(text: str) -> list[str]:
    """Splits a text at line ends and bars."""
    return [" ".join(part.split()) for part in text.replace("\n", "|").split("|") if part.strip()]


def numbers(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values))


def cards(words: list[str]) -> tuple[SuitCard, ...]:
    assert set(words) <= set(SUIT_PACK), words
    return cast(tuple[SuitCard, ...], tuple(words))


def position(text: str, options: SchatzsucheOptions = ASSISTED) -> State:
    found = {part.split()[0]: part.split()[1:] for part in parts(text)}
    assert set(found) <= {*WORDS, *NAMES}, text
    dealer = NAMES.index(found.get("dealer", ["Cleo"])[0])
    around = [(dealer + 1 + i) % PLAYERS for i in range(PLAYERS)]
    totals = tuple(map(int, found.get("totals", "000")))
    guessed = cards(found.get("guesses", []))
    named = tuple(schatzsuche.Named(SUIT[card], RANK[card]) for card in guessed)
    guesses = named or (None,) * PLAYERS
    table = State(PLAYERS, options, 0, dealer, totals, (), guesses)
    if "Anna" not in found:
        number = int(found["round"][0])
        return replace(
            table, round=number, now=Dealing() if number < ROUNDS or named else Guessing()
        )
    board = dealt(found, around)
    number = len(board.hands[0]) + sum(board.tricks)
    assert (number == ROUNDS) == (board.golden is not None)
    return replace(table, round=number, now=(Bidding if "bidding" in found else Playing)(board))


def dealt(found: dict[str, list[str]], around: list[int]) -> Board:
    hands = tuple(cards(found[name]) for name in NAMES)
    (trump,), golden = cards(found["trump"]), cards(found.get("golden", []))
    there = [trump, *golden, *(card for hand in hands for card in hand)]
    assert len(set(there)) == len(there)
    assert len({len(hand) for hand in hands}) == 1
    bids = tuple(int(bid) for bid in found.get("bids", "000"))
    made = (None,) * PLAYERS if "bidding" in found else bids
    tricks = tuple(map(int, found.get("tricks", "000")))
    return Board(hands, trump, golden[0] if golden else None, around[0], made, tricks)


def shuffle(top: str) -> Deal:
    """The dealer's move that puts these cards on top of the pack."""
    first = [SUIT_PACK.index(card) for card in cards(top.split())]
    return Deal((*first, *(i for i in range(len(SUIT_PACK)) if i not in first)))


def deal(table: State, top: str) -> Outcome:
    step = do(SCHATZSUCHE, table, None, shuffle(top))
    return Outcome(step.state, [event_line(event) for event in step.events])


def play(table: State, script: str) -> Outcome:
    """Plays moves like "Anna bids 2 | Ben plays S10 | Cleo objects to Ben"."""
    lines: list[str] = []
    for part in parts(script):
        name, verb, *_, what = part.split()
        step = do(SCHATZSUCHE, table, NAMES.index(name), parse_move(verb, what))
        table = step.state
        lines += map(event_line, step.events)
    return Outcome(table, lines)


def parse_move(verb: str, what: str) -> Move:
    match verb:
        case "plays":
            return schatzsuche.Play(cards([what])[0])
        case "flips":
            return schatzsuche.Flip(cast(Suit, what))
        case "unflips":
            return schatzsuche.Unflip(cast(Suit, what))
        case "objects":
            return schatzsuche.Object(NAMES.index(what))
        case "bids":
            return schatzsuche.Bid(int(what))
        case "guesses":
            card = cards([what])[0]
            return schatzsuche.Guess(SUIT[card], RANK[card])
    assert (verb, what) == ("is", "content")
    return schatzsuche.Content()


def legal_moves(table: State, name: str, kind: str) -> str:
    """The legal moves of this kind, as text."""
    said = []
    for move in SCHATZSUCHE.legal(table, NAMES.index(name)):
        if name_of(move) == kind:
            what = [getattr(move, field) for field in move.__struct_fields__]
            said.append(NAMES[what[0]] if kind == "object" else "".join(map(str, what)))
    return " ".join(said)


def view_of(table: State, seat: int | None = None) -> SchatzsucheView:
    view = SCHATZSUCHE.view(table, seat)
    assert isinstance(view, SchatzsucheView)
    return view


def event_line(event: Event) -> str:
    match event:
        case schatzsuche.Played(seat, card):
            return f"{NAMES[seat]} plays {card}"
        case schatzsuche.Flipped(seat, suit):
            return f"{NAMES[seat]} flips {suit}"
        case schatzsuche.Unflipped(seat, suit):
            return f"{NAMES[seat]} unflips {suit}"
        case schatzsuche.Objected(seat, against, fault):
            return f"{NAMES[seat]} objects to {NAMES[against]}: {fault or 'nothing'}"
        case schatzsuche.Penalty(seat, points, offence):
            return f"{NAMES[seat]} {points} {offence}"
        case schatzsuche.TrickWon(winner):
            return f"{NAMES[winner]} wins"
        case schatzsuche.IsContent(seat):
            return f"{NAMES[seat]} is content"
    return _deal_line(event)


def _deal_line(event: Event) -> str:
    match event:
        case schatzsuche.RoundBegan(number, dealer):
            return f"round {number}, {NAMES[dealer]} deals"
        case schatzsuche.Guessed(seat, suit, rank):
            return f"{NAMES[seat]} guesses {suit}{rank}"
        case schatzsuche.Deck(deck):
            return f"deck {' '.join(deck)}"
        case schatzsuche.Golden(card):
            return f"golden {card}"
        case schatzsuche.HandDealt(seat, hand):
            return f"hand {NAMES[seat]} {' '.join(hand or ())}"
        case schatzsuche.Trump(card):
            return f"trump {card}"
        case schatzsuche.BidMade(seat, bid):
            return f"{NAMES[seat]} bids {bid}"
    return _points_line(event)


def _points_line(event: Event) -> str:
    match event:
        case schatzsuche.Scored(bids, tricks, points, totals):
            made = f"{numbers(tricks)} of {numbers(bids)}"
            return f"tricks {made}, points {numbers(points)}, totals {numbers(totals)}"
        case schatzsuche.Treasure(card, bonus):
            return f"treasure {card}: {numbers(bonus)}"
        case schatzsuche.Ended(points, winners):
            return f"end {numbers(points)}, won by {' '.join(NAMES[seat] for seat in winners)}"
    raise AssertionError(event)

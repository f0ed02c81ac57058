"""Positions of 8-28 written as text, and their events as text.

A position is a state at the beginning of a pass: the giver's gem is in the middle, no card offered.

    giver   Anna
    middle  8B             blue gems; 8B1R is eight blue and one red
    Anna    3 | 5          the hidden card, then the open ones
    Ben     9 | 10 10 8 out
    Cleo    4 |
    pile    6 1/11         top first; by default all cards not named above
    owned   10B, 0, 3B     gems won so far, by seat; by default none
    supply  1B15R          by default what is left, blue gems being laid before red ones
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Any, Final

import msgspec

from server.cards import NUMBERS, NumberCard, number_pack
from server.engine.eight28 import EIGHT28
from server.engine.eight28.state import Hand, Offering, State
from server.engine.game import Step
from server.protocol.eight28 import (
    Declare,
    Decline,
    Eight28Options,
    Eight28View,
    Gems,
    Share,
    Take,
)
from server.protocol.seat import Deal, Event, Move, Turn, Viewer, name_of
from tests.playing import do

NAMES: Final = ("Anna", "Ben", "Cleo", "Doro", "Emil", "Frank")
PLAIN: Final = Eight28Options()
CARD: Final[Mapping[str, NumberCard]] = {card: card for card in NUMBERS}
MOVES: Final[Mapping[str, Move]] = {
    "take": Take(),
    "decline": Decline(),
    "declare 8": Declare(8),
    "declare 28": Declare(28),
}


def seat(name: str) -> int:
    return NAMES.index(name)


def cards(text: str) -> tuple[NumberCard, ...]:
    return tuple(CARD[word] for word in text.split())


def gems(text: str) -> Gems:
    found = re.fullmatch(r"0|(?:(\d+)B)?(?:(\d+)R)?", text)
    assert found, text
    return Gems(int(found[1] or 0), int(found[2] or 0))


def gem_text(some: Gems) -> str:
    blue, red = f"{some.blue}B" if some.blue else "", f"{some.red}R" if some.red else ""
    return blue + red or "0"


def position(text: str, options: Eight28Options = PLAIN) -> State:
    lines = dict(line.split(maxsplit=1) for line in text.strip().splitlines())
    hands = tuple(_hand(lines.pop(name)) for name in NAMES if name in lines)
    giver = seat(lines.pop("giver").strip())
    middle = gems(lines.pop("middle").strip())
    owned = tuple(map(gems, lines.pop("owned", ", ".join("0" for _ in hands)).split(", ")))
    supply = gems(lines.pop("supply", gem_text(_left((middle, *owned)))))
    pile = cards(lines.pop("pile", " ".join(_untouched(hands))))
    assert not lines, lines
    clockwise = (*range(giver + 1, len(hands)), *range(giver + 1))
    asked = tuple(one for one in clockwise if not hands[one].out)
    now = Offering(giver, hands, pile, top=0, to_ask=asked)
    return State(len(hands), 0, options, owned, supply, middle, round=1, now=now)


def _hand(text: str) -> Hand:
    hidden, _, shown = text.partition("|")
    shown, out, _ = shown.partition("out")
    return Hand(CARD[hidden.strip()], cards(shown), bool(out))


def _left(laid: Iterable[Gems]) -> Gems:
    left = reduce(Gems.minus, laid, Gems(55, 15))
    return left if left.red == 15 else Gems(0, left.red)


def _untouched(hands: Iterable[Hand]) -> tuple[NumberCard, ...]:
    rest = Counter(number_pack())
    rest.subtract(card for hand in hands for card in (hand.hole, *hand.open))
    assert min(rest.values()) >= 0, "a card that the pack does not have"
    return tuple(rest.elements())


def opened(players: int, giver: str, options: Eight28Options = PLAIN) -> Step[State]:
    """A new game in which this giver was drawn."""
    first = seat(giver)
    order = (first, *(one for one in range(players) if one != first))
    return do(EIGHT28, EIGHT28.start(players, options), None, Deal(order))


def dealt(table: State, top: str) -> Step[State]:
    """A deal from a pile with these cards on top."""
    pack = list(number_pack())
    free = list(range(len(pack)))
    order = []
    for card in cards(top):
        order.append(next(i for i in free if pack[i] == card))
        free.remove(order[-1])
    return do(EIGHT28, table, None, Deal((*order, *free)))


def play(table: State, moves: str) -> Step[State]:
    """Moves such as "Ben take, Cleo decline, Anna declare 28"."""
    events: list[Event] = []
    for name, move in (one.split(maxsplit=1) for one in moves.split(", ")):
        table, happened = do(EIGHT28, table, seat(name), MOVES[move])
        events.extend(happened)
    return Step(table, tuple(events))


def all_decline(table: State) -> Step[State]:
    """All seats still asked in this pass decline."""
    events: list[Event] = []
    while (asks := in_turn(table)) and MOVES["decline"] in EIGHT28.legal(table, seat(asks)):
        table, happened = play(table, f"{asks} decline")
        events.extend(happened)
    return Step(table, tuple(events))


def in_turn(table: State) -> str:
    """The name of the seat in turn; empty if none is."""
    waiting = EIGHT28.waiting(table)
    return NAMES[waiting.seats[0]] if isinstance(waiting, Turn) else ""


def view(table: State, viewer: Viewer = None) -> Eight28View:
    seen = EIGHT28.view(table, viewer)
    assert isinstance(seen, Eight28View)
    return seen


def lines(text: str) -> list[str]:
    return [line.strip() for line in text.strip().splitlines()]


def event_lines(events: Iterable[Event]) -> list[str]:
    """A line for each event: its name in the record, then its values."""
    return [_event_line(event) for event in events]


def play_as_lines(table: State, moves: str) -> list[str]:
    return event_lines(play(table, moves).events)


def _event_line(event: Event) -> str:
    fields = msgspec.structs.asdict(event)
    words = [name_of(event)]
    if "blue" in fields:
        fields["middle"] = Gems(fields.pop("blue"), fields.pop("red"))
    words += [_SPELLED.get(field, str)(value) for field, value in fields.items()]
    return " ".join(words).strip()


def _names(seats: Iterable[int]) -> str:
    """Sorted, because the record leaves the order open."""
    return " ".join(NAMES[one] for one in sorted(seats))


def _holes(holes: Mapping[int, NumberCard]) -> str:
    return ", ".join(f"{NAMES[one]} {card}" for one, card in sorted(holes.items()))


def _shares(shares: Iterable[Share]) -> str:
    by_seat = sorted((share.seat, Gems(share.blue, share.red)) for share in shares)
    return ", ".join(f"{NAMES[one]} {gem_text(given)}" for one, given in by_seat)


_SPELLED: Final[Mapping[str, Callable[[Any], str]]] = {
    "seat": NAMES.__getitem__,
    "giver": NAMES.__getitem__,
    "seats": _names,
    "winners": _names,
    "holes": _holes,
    "shares": _shares,
    "middle": gem_text,
    "gems": lambda owned: ", ".join(map(gem_text, owned)),
    "points": lambda points: ", ".join(map(str, points)),
    "cards": lambda _: "",
}

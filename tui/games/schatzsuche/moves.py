"""The choices of a player of Schatzsuche, and the requests that they send."""

from collections.abc import Sequence
from typing import Any, Final, Literal, cast

from server.cards import RANKS, STRENGTH, SUIT, Suit, SuitCard
from server.cards import SUITS as PROTOCOL_SUITS
from server.protocol import schatzsuche
from server.protocol.schatzsuche import (
    Bid,
    Content,
    Flip,
    Guess,
    Object,
    Play,
    SchatzsucheView,
    Unflip,
)
from server.protocol.seat import Move
from tui.games.schatzsuche.faces import SUITS, suit_name, trump_of
from tui.look import Choice, Look, does_of, point
from tui.plain.games import Seen

Stage = Literal["wait", "guess", "rank", "bid", "play", "content", "marker", "objection"]
MARKERS, OBJECTION, SUIT_OF = "markers", "objection", "suit"
"""Choices that only lead to a further choice, which its digit makes at once: turning a marker,
objecting, and the suit of a guess."""
TEN = "+"
ASKED: Final[dict[type[Move], Stage]] = {
    Play: "play",
    Bid: "bid",
    Guess: "guess",
    Content: "content",
}
KINDS: Final[dict[Stage, tuple[type[Move], ...]]] = {
    "bid": (Bid,),
    "marker": (Flip, Unflip),
    "content": (Content, Object),
    "objection": (Object,),
}
"""stages with a choice for each legal move, and in which order"""


def stage(look: Look, seen: Seen) -> Stage:
    """Which decision the screen asks for."""
    if look.picked and opens(seen, look.picked):
        if look.picked == MARKERS:
            return "marker"
        return "objection" if look.picked == OBJECTION else "rank"
    asked = (now for kind, now in ASKED.items() if can(seen, kind))
    return next(asked, "wait") if seen.in_turn else "wait"


def opens(seen: Seen, does: str) -> bool:
    if does == MARKERS:
        return can(seen, Flip, Unflip)
    return can(seen, Object if does == OBJECTION else Guess) and does.startswith(
        (OBJECTION, SUIT_OF)
    )


def can(seen: Seen, *kinds: type[Move]) -> bool:
    return any(isinstance(move, kinds) for move in seen.legal)


def choices(look: Look, seen: Seen) -> list[Choice]:
    now = stage(look, seen)
    found = points(look, seen, now)
    if now == "guess":
        # The first half of a guess: a digit for each suit, and then one for the value.
        for digit, suit in enumerate(PROTOCOL_SUITS, 1):
            name = suit_name(seen.texts, suit)
            found.append(point(f"{SUIT_OF}:{suit}", name, str(digit), at_once=True))
    if now != "marker" and opens(seen, MARKERS):
        found.append(Choice(MARKERS, "d", look.say("board-schatzsuche-do-markers")))
    if now not in ("objection", "content") and opens(seen, OBJECTION):
        found.append(Choice(OBJECTION, "!", look.say("board-schatzsuche-do-object")))
    return found


def points(look: Look, seen: Seen, now: Stage) -> list[Choice]:
    card = seen.formatter.card
    if now == "play":
        return [playing(seen, each) for each in in_hand(seen.view)]
    if now in ("guess", "rank"):
        suits = PROTOCOL_SUITS if now == "guess" else (picked_suit(look),)
        cards = [each for suit in suits for each in all_of(suit)]
        return [point(f"guess:{each}", card(each), at_once=now == "rank") for each in cards]
    kinds = KINDS.get(now, ())
    legal = [move for kind in kinds for move in seen.legal if isinstance(move, kind)]
    if now == "marker":
        legal.sort(key=lambda move: SUITS.index(cast(Flip, move).suit))
    at_once = now in ("marker", "objection")
    return [
        point(does_of(move), label_of(look, seen, move), key_of(move), at_once) for move in legal
    ]


def label_of(look: Look, seen: Seen, move: Any) -> str:
    match move:
        case Bid():
            return look.say("board-schatzsuche-do-bid", tricks=move.tricks)
        case Object():
            return look.say("board-schatzsuche-do-object-to", name=seen.names[move.against])
        case Content():
            return look.say("board-schatzsuche-do-content")
    return look.say(
        "board-schatzsuche-do-flip" if isinstance(move, Flip) else "board-schatzsuche-do-unflip",
        suit=suit_name(seen.texts, move.suit),
    )


def key_of(move: Move) -> str:
    """The digit of a bid is the bid; 10 is no digit."""
    if not isinstance(move, Bid):
        return ""
    return str(move.tricks) if move.tricks < 10 else TEN


def playing(seen: Seen, card: SuitCard) -> Choice:
    why = why_not(seen.view, card)
    refusal = seen.formatter.refusal(why) if why else ""
    return point(f"play:{card}", seen.formatter.card(card), why_not=refusal)


def rows(look: Look, seen: Seen) -> list[list[str]]:
    """Guesses stand in a row for each suit; all else in a single one."""
    now = stage(look, seen)
    found = [each.does for each in points(look, seen, now) if not each.why_not]
    if now == "guess":
        return [found[at : at + len(RANKS)] for at in range(0, len(found), len(RANKS))]
    return [found]


def costly(look: Look, seen: Seen, does: str) -> str:
    verb, _, suit = does.partition(":")
    if verb != "unflip":
        return ""
    return look.say("board-schatzsuche-costly", suit=suit_name(seen.texts, suit))


def picked_suit(look: Look) -> Suit:
    return cast(Suit, look.picked.partition(":")[2])


def all_of(suit: Suit) -> list[SuitCard]:
    """The strongest first."""
    return [cast(SuitCard, suit + rank) for rank in RANKS[::-1]]


# Rules that follow from open cards


def in_hand(view: SchatzsucheView) -> list[SuitCard]:
    return sorted_hand(view, view.hand)


def sorted_hand(view: SchatzsucheView, cards: Sequence[SuitCard]) -> list[SuitCard]:
    """Trumps first, then suit by suit, the strongest first."""

    def place(card: SuitCard) -> tuple[bool, int, int]:
        suit = SUIT[card]
        return suit != trump_of(view), PROTOCOL_SUITS.index(suit), -STRENGTH[card]

    return sorted(cards, key=place)


def playable(view: SchatzsucheView) -> Sequence[SuitCard]:
    """By hand any card may be played."""
    trump = trump_of(view)
    if trump is None or view.options.markers == "by_hand":
        return view.hand
    return schatzsuche.playable(view.hand, led(view), trump)


def led(view: SchatzsucheView) -> Suit | None:
    return SUIT[view.plays[0].card] if view.plays else None


def why_not(
    view: SchatzsucheView, card: SuitCard
) -> schatzsuche.MustFollow | schatzsuche.MustTrump | None:
    """The refusal that the house would give for this card; None if it may be played."""
    cards, suit, trump = playable(view), led(view), trump_of(view)
    if card in cards or suit is None or trump is None:
        return None
    if SUIT[cards[0]] == suit:
        return schatzsuche.MustFollow(suit, tuple(cards))
    return schatzsuche.MustTrump(trump, tuple(cards))


def will_turn(view: SchatzsucheView, card: SuitCard) -> list[Suit]:
    """The markers that this card turns by itself."""
    trump = trump_of(view)
    if view.seat is None or trump is None or view.options.markers == "by_hand":
        return []
    owed = schatzsuche.owed(card, led(view), trump)
    return [suit for suit in owed if suit not in view.down[view.seat]]

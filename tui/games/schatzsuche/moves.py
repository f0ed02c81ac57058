"""What one can do in Schatzsuche, and what that asks of the house."""

from collections.abc import Sequence
from typing import Literal, cast

from server.cards import RANKS, STRENGTH, SUIT, SUITS, Rank, Suit, SuitCard
from server.protocol import schatzsuche
from server.protocol.requests import Request
from server.protocol.seat import Move
from tui.games.schatzsuche.faces import SUITS as IN_A_ROW
from tui.games.schatzsuche.faces import suit_name
from tui.look import Choice, Look, point
from tui.plain.games import Seen

Stage = Literal["wait", "guess", "rank", "bid", "play", "content", "marker", "objection"]
MARKERS, OBJECTION, SUIT_OF = "markers", "objection", "suit"
"""What only leads to a further choice, which its digit does at once: turning a marker, objecting,
and the suit of a guess."""
TEN = "+"

ASKED: tuple[tuple[type[Move], Stage], ...] = (
    (schatzsuche.Play, "play"),
    (schatzsuche.Bid, "bid"),
    (schatzsuche.Guess, "guess"),
    (schatzsuche.Content, "content"),
)


def stage(look: Look, seen: Seen) -> Stage:
    """Which decision the screen asks for."""
    if look.picked and opens(seen, look.picked):
        if look.picked == MARKERS:
            return "marker"
        return "objection" if look.picked == OBJECTION else "rank"
    if not seen.in_turn:
        return "wait"
    for kind, asked in ASKED:
        if can(seen, kind):
            return asked
    return "wait"


def opens(seen: Seen, does: str) -> bool:
    if does == MARKERS:
        return can(seen, schatzsuche.Flip, schatzsuche.Unflip)
    if does == OBJECTION:
        return can(seen, schatzsuche.Object)
    return does.startswith(SUIT_OF) and can(seen, schatzsuche.Guess)


def can(seen: Seen, *kinds: type[Move]) -> bool:
    return any(isinstance(move, kinds) for move in seen.legal)


def choices(look: Look, seen: Seen) -> list[Choice]:
    now = stage(look, seen)
    found = points(look, seen, now)
    if now == "guess":
        found += suits(look)
    if now != "marker" and opens(seen, MARKERS):
        found.append(Choice(MARKERS, "d", look.say("schatzsuche-screen-do-markers")))
    if now not in ("objection", "content") and opens(seen, OBJECTION):
        found.append(Choice(OBJECTION, "!", look.say("schatzsuche-screen-do-object")))
    return found


def points(look: Look, seen: Seen, now: Stage) -> list[Choice]:
    say, card = look.say, seen.formatter.card
    match now:
        case "guess":
            return [point(f"guess:{each}", card(each)) for suit in SUITS for each in all_of(suit)]
        case "rank":
            named = all_of(picked_suit(look))
            return [point(f"guess:{each}", card(each), at_once=True) for each in named]
        case "bid":
            bids = [move.tricks for move in seen.legal if isinstance(move, schatzsuche.Bid)]
            return [bidding(look, bid) for bid in bids]
        case "play":
            return [playing(seen, each) for each in in_hand(seen.view)]
        case "marker":
            turns = [move for move in seen.legal if isinstance(move, TURNS)]
            turns.sort(key=lambda move: IN_A_ROW.index(move.suit))
            return [turning(look, move) for move in turns]
        case "content":
            agree = point("content", say("schatzsuche-screen-do-content"))
            return [agree, *objections(look, seen)]
        case "objection":
            return [each._replace(at_once=True) for each in objections(look, seen)]
    return []


def suits(look: Look) -> list[Choice]:
    """The first half of a guess: a digit for each suit, and then one for the value."""
    return [
        point(f"{SUIT_OF}:{suit}", suit_name(look.scene.texts, suit), str(digit), at_once=True)
        for digit, suit in enumerate(SUITS, 1)
    ]


def rows(look: Look, seen: Seen) -> list[list[str]]:
    """Guesses stand in a row for each suit; all else in a single one."""
    now = stage(look, seen)
    found = [each.does for each in points(look, seen, now) if not each.why_not]
    if now == "guess":
        return [found[at : at + len(RANKS)] for at in range(0, len(found), len(RANKS))]
    return [found]


def playing(seen: Seen, card: SuitCard) -> Choice:
    why = why_not(seen.view, card)
    refusal = seen.formatter.refusal(why) if why else ""
    return point(f"play:{card}", seen.formatter.card(card), why_not=refusal)


def bidding(look: Look, bid: int) -> Choice:
    """Its digit is the bid; 10 is no digit."""
    label = look.say("schatzsuche-screen-do-bid", tricks=bid)
    return point(f"bid:{bid}", label, str(bid) if bid < 10 else TEN)


TURNS = (schatzsuche.Flip, schatzsuche.Unflip)


def turning(look: Look, move: schatzsuche.Flip | schatzsuche.Unflip) -> Choice:
    suit, is_up = suit_name(look.scene.texts, move.suit), isinstance(move, schatzsuche.Flip)
    label = look.say(
        "schatzsuche-screen-do-flip" if is_up else "schatzsuche-screen-do-unflip", suit=suit
    )
    return point(f"{'flip' if is_up else 'unflip'}:{move.suit}", label, at_once=True)


def objections(look: Look, seen: Seen) -> list[Choice]:
    against = [move.against for move in seen.legal if isinstance(move, schatzsuche.Object)]
    return [objecting(look, seen, seat) for seat in against]


def objecting(look: Look, seen: Seen, seat: int) -> Choice:
    label = look.say("schatzsuche-screen-do-object-to", name=seen.names[seat])
    return point(f"object:{seat}", label)


def picked_suit(look: Look) -> Suit:
    return cast(Suit, look.picked.partition(":")[2])


def all_of(suit: Suit) -> list[SuitCard]:
    """The strongest first."""
    return [card_of(suit, rank) for rank in RANKS[::-1]]


def card_of(suit: Suit, rank: Rank) -> SuitCard:
    return cast(SuitCard, suit + rank)


def in_hand(view: schatzsuche.SchatzsucheView) -> list[SuitCard]:
    return sorted_hand(view, view.hand)


def sorted_hand(view: schatzsuche.SchatzsucheView, cards: Sequence[SuitCard]) -> list[SuitCard]:
    """Trumps first, then suit by suit, the strongest first."""
    trump = SUIT[view.trump] if view.trump else None
    return sorted(
        cards,
        key=lambda card: (SUIT[card] != trump, SUITS.index(SUIT[card]), -STRENGTH[card]),
    )


def playable(view: schatzsuche.SchatzsucheView) -> Sequence[SuitCard]:
    """By hand any card may be played."""
    if view.trump is None or view.options.markers == "by_hand":
        return view.hand
    return schatzsuche.playable(view.hand, led(view), SUIT[view.trump])


def led(view: schatzsuche.SchatzsucheView) -> Suit | None:
    return SUIT[view.plays[0].card] if view.plays else None


def why_not(
    view: schatzsuche.SchatzsucheView, card: SuitCard
) -> schatzsuche.MustFollow | schatzsuche.MustTrump | None:
    """What the house would say to this card."""
    cards, suit = playable(view), led(view)
    if card in cards or suit is None or view.trump is None:
        return None
    if SUIT[cards[0]] == suit:
        return schatzsuche.MustFollow(suit, tuple(cards))
    return schatzsuche.MustTrump(SUIT[view.trump], tuple(cards))


def will_turn(view: schatzsuche.SchatzsucheView, card: SuitCard) -> list[Suit]:
    """The markers that this card turns by itself."""
    if view.seat is None or view.trump is None or view.options.markers == "by_hand":
        return []
    owed = schatzsuche.owed(card, led(view), SUIT[view.trump])
    return [suit for suit in owed if suit not in view.down[view.seat]]


def requests(seen: Seen, does: str) -> Sequence[Request]:
    move = as_move(does)
    return () if move is None else (seen.move_request(move),)


def as_move(does: str) -> Move | None:
    verb, _, what = does.partition(":")
    match verb:
        case "guess":
            return schatzsuche.Guess(cast(Suit, what[0]), cast(Rank, what[1:]))
        case "bid":
            return schatzsuche.Bid(int(what))
        case "play":
            return schatzsuche.Play(cast(SuitCard, what))
        case "flip":
            return schatzsuche.Flip(cast(Suit, what))
        case "unflip":
            return schatzsuche.Unflip(cast(Suit, what))
        case "object":
            return schatzsuche.Object(int(what))
        case "content":
            return schatzsuche.Content()
    return None


def costly(look: Look, seen: Seen, does: str) -> str:
    verb, _, suit = does.partition(":")
    if verb != "unflip":
        return ""
    return look.say("schatzsuche-screen-costly", suit=suit_name(look.scene.texts, cast(Suit, suit)))

"""What lies before me: my hand, and what I can choose instead of a card."""

from itertools import groupby
from typing import cast

from server.cards import RANK, SUIT, Suit, SuitCard
from server.protocol import schatzsuche
from tui.boards.schatzsuche import guessing, moves
from tui.boards.schatzsuche.faces import (
    Face,
    in_lines,
    marker,
    of_card,
    of_suit,
    rank_letters,
    side_by_side,
    suit_letters,
)
from tui.boards.schatzsuche.moves import Stage
from tui.boards.schatzsuche.trick import trump_of
from tui.drawing import EMPTY, Block, Row, Span, centred, fit, flowing, row
from tui.places.bar import numbered
from tui.places.place import Choice, Look
from tui.plain.games import Seen


def mine(look: Look, seen: Seen, width: int, is_tall: bool) -> Block:
    """The hand; with something else to choose from, both, the hand without digits."""
    now = moves.stage(look, seen)
    hand = faces(look, hand_faces(look, seen, now), width, is_tall)
    other = [] if now == "play" else moves.points(look, seen, now)
    if not other:
        return hand
    low = chosen(look, seen, now, other, width, is_tall)
    return [*hand, EMPTY, *low] if hand else low


def faces(look: Look, some: list[Face], width: int, is_tall: bool) -> Block:
    if not some:
        return []
    return side_by_side(look, some, width) if is_tall else in_lines(look, some, width)


def hand_faces(look: Look, seen: Seen, now: Stage) -> list[Face]:
    """Only on my turn to play they can be chosen, and those that cannot be played are dim."""
    view: schatzsuche.SchatzsucheView = seen.view
    trump, held = trump_of(view), moves.in_hand(view)
    if now != "play":
        return [of_card(look, card, trump) for card in held]
    keys = digits(moves.points(look, seen, now), now)
    possible = moves.playable(view)
    return [
        of_card(look, card, trump, card not in possible)._replace(
            does=f"play:{card}", key=keys.get(f"play:{card}", "")
        )
        for card in held
    ]


def digits(points: list[Choice], now: Stage) -> dict[str, str]:
    """Where all cards can be pointed at, digits are for their suits."""
    return {} if now == "guess" else {each.does: key for key, each in numbered(points)}


def chosen(
    look: Look, seen: Seen, now: Stage, points: list[Choice], width: int, is_tall: bool
) -> Block:
    if now in ("content", "objection"):
        return [button(look, key, each, width) for key, each in numbered(points)]
    if now == "bid":
        rows = flowing([bidding(look, key, each) for key, each in numbered(points)], width, 1)
        return [centred(each, width) if is_tall else fit(each, width) for each in rows]
    keys = digits(points, now)
    if now == "guess" or (now == "rank" and width >= guessing.ROOMY):
        return guessing.grid(look, seen, now, keys, width, is_tall)
    made = [
        face_for(look, each.does)._replace(does=each.does, key=keys.get(each.does, ""))
        for each in points
    ]
    if now == "marker":
        return in_lines(look, made, width, is_tall)
    return faces(look, made, width, is_tall)


def bidding(look: Look, key: str, choice: Choice) -> Row:
    """A plain button, unlike a card. Its number is its key; for 10 that cannot be."""
    bid = choice.does.partition(":")[2]
    ink = "pointed" if choice.does == look.pointed else "field"
    if choice.does == look.sent:
        return row(Span(f"{look.glyphs.done}{bid} ", ink, choice.does))
    if key == bid:
        return row(Span(f" {bid} ", ink, choice.does))
    return row(
        Span(f" {bid} ", ink, choice.does),
        Span(f"{key} ", ink if ink == "pointed" else "field+key", choice.does),
    )


def button(look: Look, key: str, choice: Choice, width: int) -> Row:
    is_pointed = choice.does == look.pointed
    mark = look.glyphs.point if is_pointed else " "
    ink = "pointed" if is_pointed else "text"
    return fit(
        row(
            Span(f"{mark} ", "turn"),
            Span(f" {key} ", "pointed" if is_pointed else "key", choice.does),
            Span(f" {choice.label} ", ink, choice.does),
        ),
        width,
    )


def face_for(look: Look, does: str) -> Face:
    verb, _, what = does.partition(":")
    if verb == "guess":
        return of_card(look, cast(SuitCard, what), None)
    suit = cast(Suit, what)
    if verb == "unflip":
        turned = marker(look, suit, is_down=True)
        return Face(("", "", ""), f" {turned.text} ", turned.ink)
    return of_suit(look, suit)


def hidden(look: Look, view: schatzsuche.SchatzsucheView) -> Row:
    """A hand, sorted as its owner has it: each suit and its ranks, close together on a phone."""
    spans = []
    for suit, cards in groupby(moves.in_hand(view), SUIT.__getitem__):
        ranks = [rank_letters(look, RANK[card]) for card in cards]
        letters, sign = suit_letters(look, suit), look.glyphs.suits[suit]
        said = (
            f"{letters} {''.join(ranks)}"
            if look.is_narrow
            else f"{sign}{letters} {' '.join(ranks)}"
        )
        spans += [Span(said, f"card-{suit}"), Span(" ")]
    return tuple(spans)

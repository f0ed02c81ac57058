"""The commands and prompts of Schatzsuche."""

from collections.abc import Mapping
from functools import partial
from typing import Final, cast

from server.cards import RANKS, SUITS, Rank, Suit
from server.protocol import schatzsuche
from server.protocol.seat import Event, Move
from tui.plain import schatzsuche_table
from tui.plain.cards import card_name, cards, colours_or_suits, move_named, move_or_question
from tui.plain.games import Answer, GameFace, Seen
from tui.plain.vocabulary import seat_named

SUIT_WORDS: Final[Mapping[str, str]] = {suit: f"plain-schatzsuche-word-{suit}" for suit in SUITS}
RANK_WORDS: Final[Mapping[str, str]] = {
    rank: "" if rank.isdigit() else f"plain-schatzsuche-word-rank-{rank}" for rank in RANKS
}


def prompt(seen: Seen) -> str:
    legal = seen.legal
    if any(isinstance(move, schatzsuche.Guess) for move in legal):
        return seen.say("plain-schatzsuche-guess", word=seen.word("guess"))
    if any(isinstance(move, schatzsuche.Bid) for move in legal):
        return seen.say("plain-schatzsuche-bid", most=seen.view.round)
    if schatzsuche.Content() in legal:
        word, other = seen.word("content"), seen.word("object")
        return seen.say("plain-schatzsuche-content", word=word, object=other)
    playable = [move.card for move in legal if isinstance(move, schatzsuche.Play)]
    return seen.say("plain-schatzsuche-play", cards=schatzsuche_table.by_suit(seen, playable))


def numbers(seen: Seen) -> dict[int, Move]:
    """A bid is its own number, from 0; the other moves follow."""
    bids = [move for move in seen.legal if isinstance(move, schatzsuche.Bid)]
    if not bids:
        return dict(enumerate(seen.legal, 1))
    return dict(enumerate((*bids, *(move for move in seen.legal if move not in bids))))


def guess(seen: Seen, text: str) -> Answer:
    found = cards(seen, text, SUIT_WORDS, RANK_WORDS)
    answer = move_or_question(
        seen, found, card_name, lambda it: schatzsuche.Guess(cast(Suit, it[0]), cast(Rank, it[1:]))
    )
    return answer or seen.say("plain-no-card", text=text)


def bid(seen: Seen, text: str) -> Answer:
    if text.isascii() and text.isdigit() and len(text) < 4:
        return seen.move_request(schatzsuche.Bid(int(text)))
    return seen.say("plain-schatzsuche-bid", most=seen.view.round)


def play(seen: Seen, text: str) -> Answer:
    return play_card(seen, text) or seen.say("plain-no-card", text=text)


def play_card(seen: Seen, text: str) -> Answer | None:
    return move_named(seen, schatzsuche.Play, cards(seen, text, SUIT_WORDS, RANK_WORDS), card_name)


def turn(kind: type[schatzsuche.Flip | schatzsuche.Unflip], seen: Seen, text: str) -> Answer:
    found = colours_or_suits(seen, text, SUIT_WORDS)
    answer = move_named(seen, kind, found, suit_name)
    return answer or seen.say("plain-schatzsuche-no-suit", text=text)


def suit_name(seen: Seen, suit: str) -> str:
    return seen.say("game-schatzsuche-suit", suit=suit)


def objection(seen: Seen, text: str) -> Answer:
    seat = seat_named(text, seen.names)
    if isinstance(seat, int):
        return seen.move_request(schatzsuche.Object(seat))
    names = [name for other, name in enumerate(seen.names) if other != seen.view.seat]
    return seen.say("plain-whom", choices=seen.texts.join(names, last="common-or"))


def unused_commands(seen: Seen) -> frozenset[str]:
    """The commands about markers, unless players turn them by hand."""
    by_hand = seen.view.options.markers == "by_hand"
    return frozenset() if by_hand else frozenset({"flip", "unflip", "object", "content"})


def is_alarming(event: Event, seat: int | None) -> bool:
    """A penalty of one's own, and the objection that led to it."""
    match event:
        case schatzsuche.Penalty():
            return event.seat == seat
        case schatzsuche.Objected():
            return event.against == seat and event.fault is not None
    return False


def move_from_text(seen: Seen, text: str) -> Answer | None:
    """Guesses a card while the treasure is guessed, and plays it afterwards."""
    if any(isinstance(move, schatzsuche.Guess) for move in seen.legal):
        found = cards(seen, text, SUIT_WORDS, RANK_WORDS)
        return guess(seen, text) if found else None
    return play_card(seen, text)


FACE = GameFace(
    options=schatzsuche.SchatzsucheOptions,
    seats=schatzsuche.PLAYERS,
    bot="club",
    table=schatzsuche_table.table,
    hand=schatzsuche_table.hand,
    score=schatzsuche_table.score,
    summary=schatzsuche_table.summary,
    prompt=prompt,
    numbers=numbers,
    move_from_text=move_from_text,
    commands={
        "guess": guess,
        "bid": bid,
        "play": play,
        "flip": partial(turn, schatzsuche.Flip),
        "unflip": partial(turn, schatzsuche.Unflip),
        "object": objection,
        "content": lambda seen, rest: seen.move_request(schatzsuche.Content()),
    },
    needs_confirmation=frozenset({"unflip"}),
    unused_commands=unused_commands,
    is_alarming=is_alarming,
)

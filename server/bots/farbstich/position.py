"""The knowledge of a seat, as small numbers: a card is its index in the pack."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from server.bots.history import since_last
from server.cards import COLOUR_CARDS, COLOURS, VALUE, Colour, ColourCard
from server.protocol.farbstich import HAND, Collected, FarbstichView, GameBegan
from server.protocol.seat import Event

SIZE: Final = 10  # cards of a colour

NUMBER: Final[Mapping[ColourCard, int]] = {card: i for i, card in enumerate(COLOUR_CARDS)}
COLOUR_NUMBER: Final[Mapping[Colour, int]] = {colour: i for i, colour in enumerate(COLOURS)}
COLOUR_OF: Final = tuple(i // SIZE for i in range(len(COLOUR_CARDS)))
VALUE_OF: Final = tuple(VALUE[card] for card in COLOUR_CARDS)


class Position(NamedTuple):
    """`display`: the value of each colour; `points`: of all games so far."""

    players: int
    seat: int
    starter: int
    hand: tuple[int, ...]
    held: tuple[int, ...]  # the number of cards of each seat
    unseen: tuple[int, ...]
    display: tuple[int, ...]
    plays: tuple[int, ...]
    to_collect: tuple[int, ...]
    points: tuple[int, ...]
    games_left: int


def position(view: FarbstichView, seen: Sequence[Event]) -> Position:
    assert view.seat is not None
    assert view.starter is not None
    taken = collections(seen)
    hand = tuple(NUMBER[card] for card in view.hand)
    plays = tuple(NUMBER[laid.card] for laid in view.plays)
    # Collected cards lie face down now, but every seat has seen them.
    gone = {NUMBER[card] for collected in taken for card in collected.cards}
    gone.update(hand, plays, (NUMBER[card] for card in view.display))
    return Position(
        players=view.players,
        seat=view.seat,
        starter=view.starter,
        hand=hand,
        held=held(view),
        unseen=tuple(card for card in range(SIZE * view.players) if card not in gone),
        display=worth(view),
        plays=plays,
        to_collect=view.to_collect,
        points=points(view, taken),
        games_left=view.options.games - view.game,
    )


def collections(seen: Sequence[Event]) -> list[Collected]:
    """Those of this game."""
    return [event for event in since_last(seen, GameBegan) if isinstance(event, Collected)]


def held(view: FarbstichView) -> tuple[int, ...]:
    played = {laid.seat for laid in view.plays}
    left = HAND + 1 - view.trick
    return tuple(left - (seat in played) for seat in range(view.players))


def worth(view: FarbstichView) -> tuple[int, ...]:
    sums = [0] * view.players
    for card in view.display:
        sums[COLOUR_OF[NUMBER[card]]] += VALUE[card]
    return tuple(sums)


def points(view: FarbstichView, taken: Sequence[Collected]) -> tuple[int, ...]:
    sums = [sum(game[seat] for game in view.scores) for seat in range(view.players)]
    for collected in taken:
        sums[collected.seat] += sum(VALUE[card] for card in collected.cards)
    return tuple(sums)

"""What a seat knows of the round that is being played."""

from collections.abc import Sequence
from dataclasses import dataclass

from server.bots.schatzsuche.laid import Laid, retell
from server.bots.schatzsuche.pack import (
    FOLLOW,
    NUMBER,
    PLACE,
    SUIT_BITS,
    TRUMPS,
    bits,
    playable,
)
from server.cards import SUIT, Suit
from server.protocol.schatzsuche import PLAYERS, Named, Played, RoundBegan, SchatzsucheView
from server.protocol.seat import Event

WHOLE_PACK = 2**32 - 1


@dataclass(frozen=True)
class Knowledge:
    seat: int
    round: int
    trump: Suit
    trump_card: int
    hand: int
    unseen: int
    """What the others may hold, or what has not been dealt."""
    counts: tuple[int, ...]
    """How many cards everybody holds now."""
    voids: tuple[int, ...]
    """What somebody cannot hold, by seat."""
    bids: tuple[int | None, ...]
    needs: tuple[int, ...]
    """Bid less tricks, by seat; 0 where the bid is not known yet."""
    leader: int
    plays: tuple[int, ...]
    told: tuple[Laid, ...]
    """All cards of the round in the order of play."""
    totals: tuple[int, ...]
    guesses: tuple[Named | None, ...]
    down: int
    """The cards of one's own whose marker is down, by hand and by mistake."""
    seen: Sequence[Event]
    """All that the seat has been told."""

    @property
    def choices(self) -> int:
        """The cards that may be played without any fault, if there are some."""
        led = self.plays[0] if self.plays else None
        return playable(self.hand & ~self.down or self.hand, led)


def know(view: SchatzsucheView, seen: Sequence[Event]) -> Knowledge:
    assert view.seat is not None
    assert view.trump is not None
    trump = SUIT[view.trump]
    number = NUMBER[trump]
    hand = bits(number[card] for card in view.hand)
    told = retell(this_round(seen), number, view.bids)
    plays = tuple(number[laid.card] for laid in view.plays)
    gone = bits({laid.card for laid in told} | set(plays)) | 1 << number[view.trump]
    in_turn = len(view.hand)
    have_played = [laid.seat for laid in view.plays]
    return Knowledge(
        seat=view.seat,
        round=view.round,
        trump=trump,
        trump_card=number[view.trump],
        hand=hand,
        unseen=WHOLE_PACK & ~(hand | gone),
        counts=tuple(in_turn - (seat in have_played) for seat in range(PLAYERS)),
        voids=find_voids(view, told),
        bids=view.bids,
        needs=tuple(
            0 if bid is None else bid - taken
            for bid, taken in zip(view.bids, view.tricks, strict=True)
        ),
        leader=next_leader(view),
        plays=plays,
        told=told,
        totals=view.totals,
        guesses=view.guesses,
        down=turned_down(view, view.seat),
        seen=seen,
    )


def turned_down(view: SchatzsucheView, seat: int) -> int:
    assert view.trump is not None
    place = PLACE[SUIT[view.trump]]
    return sum(SUIT_BITS[place[suit]] for suit in view.down[seat])


def next_leader(view: SchatzsucheView) -> int:
    if view.plays:
        return view.plays[0].seat
    if any(view.tricks) and view.last_trick:
        return view.last_trick.winner
    assert view.dealer is not None
    return (view.dealer + 1) % PLAYERS


def this_round(seen: Sequence[Event]) -> list[Played]:
    """The cards since the round began, the first first."""
    found = []
    for event in reversed(seen):
        if isinstance(event, Played):
            found.append(event)
        elif isinstance(event, RoundBegan):
            break
    return found[::-1]


def find_voids(view: SchatzsucheView, told: Sequence[Laid]) -> tuple[int, ...]:
    """From the markers that are down and from who did not follow. Who plays a suit after that has
    broken the rules, and holds what he likes."""
    voids = [turned_down(view, seat) for seat in range(PLAYERS)]
    for laid in told:
        mine = FOLLOW[laid.card]
        voids[laid.seat] &= ~mine
        if laid.led is not None and FOLLOW[laid.led] != mine:
            voids[laid.seat] |= FOLLOW[laid.led]
            if mine != TRUMPS and FOLLOW[laid.led] != TRUMPS:
                voids[laid.seat] |= TRUMPS
    return tuple(voids)

"""The knowledge of a seat of the round that is being played."""

from collections.abc import Sequence
from dataclasses import dataclass

from server.bots.history import since_last
from server.bots.schatzsuche import pack
from server.bots.schatzsuche.plays import PlayedCard, played_cards
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
    unseen: int  # cards that the others hold or that were not dealt
    counts: tuple[int, ...]  # cards that each seat holds now
    voids: tuple[int, ...]  # cards that each seat cannot hold
    bids: tuple[int | None, ...]
    needs: tuple[int, ...]  # bid less tricks of each seat; 0 while it has not bid
    leader: int
    plays: tuple[int, ...]
    played: tuple[PlayedCard, ...]  # all cards of the round, in the order of play
    totals: tuple[int, ...]
    guesses: tuple[Named | None, ...]
    down: int  # own cards whose marker is down, turned by hand and by mistake
    seen: Sequence[Event]  # all events of the game

    @property
    def choices(self) -> int:
        """Cards that may be played without a fault, or else all that may be played."""
        # A card whose own marker is down would be a fault; if there are only such cards, any will
        # do.
        led = self.plays[0] if self.plays else None
        return pack.playable(self.hand & ~self.down or self.hand, led)


def know(view: SchatzsucheView, seen: Sequence[Event]) -> Knowledge:
    assert view.seat is not None
    assert view.trump is not None
    trump = SUIT[view.trump]
    number = pack.NUMBER[trump]
    hand = pack.bits(number[card] for card in view.hand)
    events = [event for event in since_last(seen, RoundBegan) if isinstance(event, Played)]
    played = played_cards(events, number, view.bids)
    plays = tuple(number[laid.card] for laid in view.plays)
    gone = pack.bits({each.card for each in played} | set(plays)) | 1 << number[view.trump]
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
        voids=find_voids(view, played),
        bids=view.bids,
        needs=tuple(
            0 if bid is None else bid - taken
            for bid, taken in zip(view.bids, view.tricks, strict=True)
        ),
        leader=next_leader(view),
        plays=plays,
        played=played,
        totals=view.totals,
        guesses=view.guesses,
        down=turned_down(view, view.seat),
        seen=seen,
    )


def turned_down(view: SchatzsucheView, seat: int) -> int:
    assert view.trump is not None
    place = pack.PLACE[SUIT[view.trump]]
    return sum(pack.SUIT_BITS[place[suit]] for suit in view.down[seat])


def next_leader(view: SchatzsucheView) -> int:
    if view.plays:
        return view.plays[0].seat
    if any(view.tricks) and view.last_trick:
        return view.last_trick.winner
    assert view.dealer is not None
    return (view.dealer + 1) % PLAYERS


def find_voids(view: SchatzsucheView, played: Sequence[PlayedCard]) -> tuple[int, ...]:
    """From markers that are down and from cards that did not follow suit. A seat that plays such a
    suit later has broken the rules, and may hold any card of it."""
    voids = [turned_down(view, seat) for seat in range(PLAYERS)]
    for each in played:
        suit = pack.FOLLOW[each.card]
        voids[each.seat] &= ~suit
        if each.led is not None and pack.FOLLOW[each.led] != suit:
            voids[each.seat] |= pack.FOLLOW[each.led]
            if suit != pack.TRUMPS and pack.FOLLOW[each.led] != pack.TRUMPS:
                voids[each.seat] |= pack.TRUMPS
    return tuple(voids)

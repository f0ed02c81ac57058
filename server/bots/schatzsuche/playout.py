"""Plays a round to its end by habit: a seat wins with its highest card while it needs tricks, and
otherwise loses its highest cards."""

from collections.abc import Sequence

from server.bots.schatzsuche.pack import BEATS, FOLLOW, TRUMPS, playable


def best_of(plays: Sequence[int]) -> int:
    """The card that wins the trick so far."""
    best = plays[0]
    for card in plays[1:]:
        if BEATS[best] >> card & 1:
            best = card
    return best


def lead_by_habit(hand: int, need: int) -> int:
    return (hand if need > 0 else hand & -hand).bit_length() - 1


def follow_by_habit(cards: int, best: int, need: int) -> int:
    """One of the playable `cards`, in a trick whose best card is `best`."""
    winning = cards & BEATS[best]
    wished = winning if need > 0 else cards ^ winning
    return (wished or cards & -cards).bit_length() - 1


def finish(
    hands: Sequence[int], needs: Sequence[int], leader: int, plays: Sequence[int]
) -> list[int]:
    """The needs at the end (negative after too many tricks), from the middle of a trick whose
    `plays` are no longer in the hands."""
    hands, needs = list(hands), list(needs)
    led = best = plays[0]
    taker = leader
    for i in range(1, 3):
        seat = (leader + i) % 3
        if i < len(plays):
            card = plays[i]
        else:
            card = follow_by_habit(playable(hands[seat], led), best, needs[seat])
            hands[seat] ^= 1 << card
        if BEATS[best] >> card & 1:
            best, taker = card, seat
    needs[taker] -= 1
    return play_out(hands, needs, taker)


def play_out(hands: Sequence[int], needs: Sequence[int], leader: int) -> list[int]:
    """The needs at the end. Loops are unrolled because this takes most of a bot's time.

    x leads, y and z follow; they rotate with the lead.
    """
    x, y, z = hands[leader], hands[leader - 2], hands[leader - 1]
    nx, ny, nz = needs[leader], needs[leader - 2], needs[leader - 1]
    # `cards & -cards` is the lowest card of a hand, `bit_length() - 1` the number of its highest.
    while x:
        card = (x if nx > 0 else x & -x).bit_length() - 1
        x ^= 1 << card
        follow, beats = FOLLOW[card], BEATS[card]
        taker = 0

        cards = y & follow or y & TRUMPS or y
        winning = cards & beats
        wished = winning if ny > 0 else cards ^ winning
        card = (wished or cards & -cards).bit_length() - 1
        y ^= 1 << card
        if beats >> card & 1:
            beats = BEATS[card]
            taker = 1

        cards = z & follow or z & TRUMPS or z
        winning = cards & beats
        wished = winning if nz > 0 else cards ^ winning
        card = (wished or cards & -cards).bit_length() - 1
        z ^= 1 << card
        if beats >> card & 1:
            x, y, z = z, x, y
            nx, ny, nz = nz - 1, nx, ny
            leader += 2
        elif taker:
            x, y, z = y, z, x
            nx, ny, nz = ny - 1, nz, nx
            leader += 1
        else:
            nx -= 1
    order = (nx, ny, nz)
    leader %= 3
    return [order[-leader], order[1 - leader], order[2 - leader]]

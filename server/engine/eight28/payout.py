"""The end of a round of 8-28: reveal, declarations, payout, and the next round or the end."""

from collections.abc import Iterable, Sequence
from typing import Literal

from server.engine.eight28.gems import shares, split
from server.engine.eight28.state import Dealing, Declaring, Hand, Offering, State
from server.engine.game import clockwise, winners
from server.protocol import eight28
from server.protocol.eight28 import HIGH, LOW, Declared, Gems, Paid, Target, best, targets
from server.protocol.seat import Event, Over, Result, replace


def reveal(state: State, offering: Offering, events: list[Event]) -> State:
    hands, giver = offering.hands, offering.giver
    events.append(eight28.Reveal({seat: hand.hole for seat, hand in enumerate(hands)}))
    around = clockwise(giver, state.players)
    # In turn order, since red gems go to the first winners.
    hits = tuple(seat for seat in around if is_direct_hit(hands[seat]))
    # The cards of the pile stay hidden after the round, too; only their number is public.
    pile = len(offering.pile) - offering.top
    declaring = Declaring(giver, hands, pile, around)
    if hits:
        events.append(eight28.Hit(hits))
        paid = pay("hit", HIGH, hits, shares(state.middle, len(hits)), events)
        return end_round(state, declaring, (paid,), events)
    return declare_the_rest(state, declaring, events)


def is_direct_hit(hand: Hand) -> bool:
    return not hand.out and LOW in hand.totals and HIGH in hand.totals


def declare(state: State, declaring: Declaring, target: Target, events: list[Event]) -> State:
    """The first seat of `to_ask` takes part in this distribution."""
    seat = declaring.to_ask[0]
    total = best(declaring.hands[seat].totals, target)
    assert total is not None
    declared = Declared(seat, target, total)
    events.append(declared)
    declaring = replace(
        declaring, to_ask=declaring.to_ask[1:], declared=(*declaring.declared, declared)
    )
    return declare_the_rest(state, declaring, events)


def declare_the_rest(state: State, declaring: Declaring, events: list[Event]) -> State:
    """Clockwise from the last giver; a seat without a choice is not asked."""
    if not declaring.to_ask:
        return settle(state, declaring, events)
    hand = declaring.hands[declaring.to_ask[0]]
    low, high = best(hand.totals, LOW), best(hand.totals, HIGH)
    open_to = () if hand.out else targets(low, high, state.options.low_may_go_high)
    # A hand that fits one distribution has no choice, and declares by itself.
    if len(open_to) == 2:
        return replace(state, now=declaring)
    if len(open_to) == 1:
        return declare(state, declaring, open_to[0], events)
    return declare_the_rest(state, replace(declaring, to_ask=declaring.to_ask[1:]), events)


def settle(state: State, declaring: Declaring, events: list[Event]) -> State:
    eights, rests = nearest(declaring.declared, LOW), nearest(declaring.declared, HIGH)
    for_eight, for_rest = split(state.middle, len(eights), len(rests))
    paid = []
    for target, won, given in ((LOW, eights, for_eight), (HIGH, rests, for_rest)):
        if won:
            seats = tuple(d.seat for d in won)
            paid.append(pay(target, won[0].total, seats, given, events))
    return end_round(state, declaring, tuple(paid), events)


def nearest(declared: Iterable[Declared], target: Target) -> tuple[Declared, ...]:
    """Of those who declared this target, the declarations with the highest total; none exceeds the
    target."""
    rivals = [d for d in declared if d.target == target]
    top = max((d.total for d in rivals), default=0)
    return tuple(d for d in rivals if d.total == top)


def pay(
    target: Target | Literal["hit"],
    total: int,
    seats: Sequence[int],
    given: Sequence[Gems],
    events: list[Event],
) -> Paid:
    dealt = zip(seats, given, strict=True)
    paid = Paid(
        target, total, tuple(eight28.Share(seat, gems.blue, gems.red) for seat, gems in dealt)
    )
    events.append(paid)
    return paid


def end_round(
    state: State, declaring: Declaring, paid: tuple[Paid, ...], events: list[Event]
) -> State:
    """Gems not paid stay in the middle. The game ends after the first round with a red gem."""
    gems, middle = list(state.gems), state.middle
    for share in (share for one in paid for share in one.shares):
        given = Gems(share.blue, share.red)
        gems[share.seat] = gems[share.seat].plus(given)
        middle = middle.minus(given)
    events.append(eight28.Carry(middle.blue, middle.red))
    sides = tuple(eight28.Side(hand.open, hand.out, hand.hole) for hand in declaring.hands)
    before = eight28.Settled(declaring.giver, sides, declaring.declared, paid)
    state = replace(state, gems=tuple(gems), middle=middle, before=before)
    return end(state, events) if state.last_round else next_round(state, declaring.giver, events)


def next_round(state: State, last_giver: int, events: list[Event]) -> State:
    """The player to the left of the last giver gives first, also one who was out."""
    giver = (last_giver + 1) % state.players
    events.append(eight28.RoundBegan(state.round + 1, giver, state.middle.blue, state.middle.red))
    return replace(state, round=state.round + 1, now=Dealing(giver))


def end(state: State, events: list[Event]) -> State:
    """A blue gem is a point, a red one two; gems in the middle do not count."""
    points = tuple(gems.worth for gems in state.gems)
    events.append(eight28.Ended(state.gems, points, winners(points)))
    return replace(state, now=Over(Result(points, winners(points))))

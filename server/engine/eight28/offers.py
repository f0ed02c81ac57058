"""A round of 8-28 up to the reveal: the deal, gems laid, cards offered one by one."""

from server.engine.eight28.payout import reveal
from server.engine.eight28.state import PACKS, Dealing, Hand, Offering, State
from server.engine.game import clockwise, put
from server.protocol import eight28
from server.protocol.seat import Event, replace

OUT_AT = 28


def first_round(state: State, drawn: int, events: list[Event]) -> State:
    giver = state.host if state.options.first_giver == "host" else drawn
    events.append(eight28.RoundBegan(1, giver, 0, 0))
    return replace(state, round=1, now=Dealing(giver))


def deal(state: State, giver: int, order: tuple[int, ...], events: list[Event]) -> State:
    pack = PACKS[state.options.pack]
    pile = tuple(pack[i] for i in order)
    events.append(eight28.Deck(pile))
    seats = clockwise(giver + 1, state.players)
    holes = dict(zip(seats, pile, strict=False))
    events.extend(eight28.Hole(seat, holes[seat]) for seat in seats)
    hands = tuple(Hand(holes[seat]) for seat in range(state.players))
    return begin_pass(state, Offering(giver, hands, pile, top=len(seats)), events)


def begin_pass(state: State, offering: Offering, events: list[Event]) -> State:
    """The giver lays a gem (action A) and offers cards around the table (action B), last to
    themself."""
    giver, hands = offering.giver, offering.hands
    around = clockwise(giver + 1, state.players)
    asked = tuple(s for s in around if not hands[s].out and s not in offering.declined)
    return go_on(
        lay_gem(state, giver, events), replace(offering, to_ask=asked, taken=False), events
    )


def lay_gem(state: State, giver: int, events: list[Event]) -> State:
    """Moves a gem from the supply to the middle: a blue one while there are any, then a red one,
    then none."""
    # The first red gem announces the last round (`State.last_round`).
    colour: eight28.Gem
    if state.supply.blue:
        gem, colour = eight28.Gems(1, 0), "blue"
    elif state.supply.red:
        gem, colour = eight28.Gems(0, 1), "red"
    else:
        return state
    events.append(eight28.GemLaid(giver, colour))
    return replace(state, supply=state.supply.minus(gem), middle=state.middle.plus(gem))


def take(state: State, offering: Offering, events: list[Event]) -> State:
    seat, card = offering.to_ask[0], offering.pile[offering.top]
    hand = offering.hands[seat]
    cards = (*hand.open, card)
    events.append(eight28.Took(seat, card))
    # The rule sheet's "28 in any case": even with every 1/11 as 1.
    out = eight28.totals(cards)[0] >= OUT_AT
    if out:
        events.append(eight28.Out(seat))
    hands = put(offering.hands, seat, Hand(hand.hole, cards, out))
    offering = replace(
        offering, hands=hands, top=offering.top + 1, to_ask=offering.to_ask[1:], taken=True
    )
    return go_on(state, offering, events)


def decline(state: State, offering: Offering, events: list[Event]) -> State:
    """The card stays on the pile, unseen, and is offered to the next player."""
    seat = offering.to_ask[0]
    events.append(eight28.Declined(seat))
    declined = offering.declined
    # Only then: a seat that declined may otherwise take in the next pass.
    if state.options.pass_is_final:
        declined = (*declined, seat)
    return go_on(state, replace(offering, to_ask=offering.to_ask[1:], declined=declined), events)


def go_on(state: State, offering: Offering, events: list[Event]) -> State:
    """To the next offer, the next giver or the end of the round."""
    if all(hand.out for hand in offering.hands):
        return reveal(state, offering, events)
    if offering.to_ask:
        # An empty pile ends the round only here: a giver still lays a gem for a pass without cards.
        if offering.top == len(offering.pile):
            return reveal(state, offering, events)
        return replace(state, now=offering)
    if not offering.taken:
        return reveal(state, offering, events)
    giver = next_giver(offering)
    events.append(eight28.Gave(giver))
    return begin_pass(state, replace(offering, giver=giver), events)


def next_giver(offering: Offering) -> int:
    """The next player to the left who is not out, perhaps the same one."""
    players = len(offering.hands)
    around = clockwise(offering.giver + 1, players)
    return next(seat for seat in around if not offering.hands[seat].out)

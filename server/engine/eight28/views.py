"""Views and events of a seat."""

# Built field by field from nothing, and never cut down from the state: a new field of the state
# stays hidden until somebody decides who may see it.

from server.engine.eight28.state import Declaring, Offering, State, waiting
from server.protocol.eight28 import Eight28View, Hole, Side
from server.protocol.seat import Event, PublicEvent, Viewer, replace


def event_for(event: Event, seat: Viewer) -> Event | None:
    if isinstance(event, PublicEvent):
        return event
    if isinstance(event, Hole):
        return Hole(event.seat, event.card if event.seat == seat else None)
    # The deck: it names every card in order, so that no seat may see it.
    return None


def view_for(state: State, seat: Viewer) -> Eight28View:
    """The view of a seat or of the gallery. Between rounds there are no cards: `before` has the end
    of the last one."""
    now = state.now
    bare = Eight28View(
        seat=seat,
        players=state.players,
        waiting=waiting(state),
        options=state.options,
        round=state.round,
        last_round=state.last_round,
        supply=state.supply,
        middle=state.middle,
        gems=state.gems,
        before=state.before,
    )
    if isinstance(now, Offering):
        return replace(
            bare,
            giver=now.giver,
            # A list, since a view is built for each seat after each move, and it is faster.
            sides=tuple(
                [
                    Side(hand.open, hand.out, hand.hole if owner == seat else None)
                    for owner, hand in enumerate(now.hands)
                ]
            ),
            pile=len(now.pile) - now.top,
            to_ask=now.to_ask,
            taken=now.taken,
            declined=now.declined,
        )
    if isinstance(now, Declaring):
        return replace(
            bare,
            giver=now.giver,
            # All cards are up now: everybody sees the hidden ones.
            sides=tuple(Side(hand.open, hand.out, hand.hole) for hand in now.hands),
            pile=now.pile,
            to_ask=now.to_ask,
            declared=now.declared,
        )
    return bare

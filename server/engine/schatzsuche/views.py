"""Views and events of a seat, built field by field from nothing: hidden values cannot leak."""

from server.engine.schatzsuche.state import Bidding, Closing, Playing, State, waiting
from server.protocol.schatzsuche import PLAYERS, Golden, HandDealt, SchatzsucheView
from server.protocol.seat import Event, PublicEvent, Viewer, replace


def event_for(event: Event, seat: Viewer) -> Event | None:
    if isinstance(event, PublicEvent):
        return event
    if isinstance(event, Golden):
        return Golden()
    if isinstance(event, HandDealt):
        return HandDealt(event.seat, event.cards if event.seat == seat else None)
    return None


def view_for(state: State, seat: Viewer) -> SchatzsucheView:
    """The view of a seat or of the gallery. Faults that may be objected to are not in it: players
    have to notice them."""
    now = state.now
    bare = SchatzsucheView(
        seat=seat,
        players=PLAYERS,
        waiting=waiting(state),
        options=state.options,
        round=state.round,
        dealer=state.dealer if state.round else None,
        totals=state.totals,
        sheet=state.sheet,
        guesses=state.guesses,
        last_trick=state.last_trick,
        treasure=state.treasure,
    )
    if not isinstance(now, Bidding | Playing | Closing):
        return bare
    board = now.board
    return replace(
        bare,
        hand=() if seat is None else board.hands[seat],
        trump=board.trump,
        bids=board.bids,
        tricks=board.tricks,
        down=board.down,
        plays=board.plays,
        objections=board.objections,
        content=now.content if isinstance(now, Closing) else (),
    )

"""Views and events of a seat."""

# Built field by field from nothing, and never cut down from the state: a new field of the state
# stays hidden until somebody decides who may see it.

from server.engine.farbstich.state import Collecting, Playing, State, waiting
from server.protocol.farbstich import FarbstichView, HandDealt
from server.protocol.seat import Event, PublicEvent, Viewer, replace


def event_for(event: Event, seat: Viewer) -> Event | None:
    if isinstance(event, PublicEvent):
        return event
    if isinstance(event, HandDealt):
        return HandDealt(event.seat, event.cards if event.seat == seat else None)
    # The deck names every card in order, so that no seat may see it.
    return None


def view_for(state: State, seat: Viewer) -> FarbstichView:
    """The view of a seat or of the gallery. Collected cards are not in it, and points only with
    open scores."""
    now = state.now
    bare = FarbstichView(
        seat=seat,
        players=state.players,
        waiting=waiting(state),
        options=state.options,
        game=state.game,
        scores=state.scores,
        last_trick=state.last_trick,
    )
    if not isinstance(now, Playing | Collecting):
        return bare
    board = now.board
    return replace(
        bare,
        starter=board.starter,
        trick=board.number,
        display=board.display,
        plays=board.plays,
        to_collect=now.to_collect if isinstance(now, Collecting) else (),
        hand=() if seat is None else board.hands[seat],
        points=board.points if state.options.open_scores else None,
    )

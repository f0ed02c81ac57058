"""Views and events of a seat, built field by field from nothing: hidden values cannot leak."""

from server.engine.farbstich.state import Collecting, Playing, State, waiting
from server.protocol.farbstich import FarbstichView, HandDealt
from server.protocol.seat import Event, PublicEvent, Viewer, replace


def event_for(event: Event, seat: Viewer) -> Event | None:
    if isinstance(event, PublicEvent):
        return event
    if isinstance(event, HandDealt):
        return HandDealt(event.seat, event.cards if event.seat == seat else None)
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

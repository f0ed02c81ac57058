"""What a seat of Farbstich sees and is told. Written field by field; nothing else leaves."""

from server.engine.farbstich.state import Collecting, Playing, State, waiting
from server.protocol import farbstich
from server.protocol.farbstich import FarbstichView, HandDealt
from server.protocol.seat import Event, Viewer, replace

PUBLIC = (
    farbstich.GameBegan,
    farbstich.Display,
    farbstich.TrickBegan,
    farbstich.Played,
    farbstich.Ranked,
    farbstich.Collected,
    farbstich.Scored,
    farbstich.Ended,
)


def event_for(event: Event, seat: Viewer) -> Event | None:
    if isinstance(event, PUBLIC):
        return event
    if isinstance(event, HandDealt):
        return HandDealt(event.seat, event.cards if event.seat == seat else None)
    return None


def seen(table: State, seat: Viewer) -> FarbstichView:
    """Cards once collected lie face down: nothing here says who has how many, or which."""
    now = table.now
    bare = FarbstichView(
        seat=seat,
        players=table.players,
        waiting=waiting(table),
        options=table.options,
        game=table.game,
        scores=table.scores,
        last_trick=table.last_trick,
    )
    if not isinstance(now, Playing | Collecting):
        return bare
    trick = now.trick
    return replace(
        bare,
        starter=trick.starter,
        trick=trick.number,
        display=trick.display,
        plays=trick.plays,
        to_collect=now.to_collect if isinstance(now, Collecting) else (),
        hand=() if seat is None else trick.hands[seat],
        points=trick.points if table.options.open_scores else None,
    )

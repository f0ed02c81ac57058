"""What a seat of Schatzsuche sees and is told. Written field by field; nothing else leaves."""

from server.engine.schatzsuche.state import Bidding, Closing, Playing, State, waiting
from server.protocol import schatzsuche
from server.protocol.schatzsuche import PLAYERS, Golden, HandDealt, SchatzsucheView
from server.protocol.seat import Event, Viewer, replace

PUBLIC = (
    schatzsuche.RoundBegan,
    schatzsuche.Guessed,
    schatzsuche.Trump,
    schatzsuche.BidMade,
    schatzsuche.Flipped,
    schatzsuche.Unflipped,
    schatzsuche.Played,
    schatzsuche.Objected,
    schatzsuche.Penalty,
    schatzsuche.TrickWon,
    schatzsuche.IsContent,
    schatzsuche.Scored,
    schatzsuche.Treasure,
    schatzsuche.Ended,
)


def event_for(event: Event, seat: Viewer) -> Event | None:
    if isinstance(event, PUBLIC):
        return event
    if isinstance(event, Golden):
        return Golden()
    if isinstance(event, HandDealt):
        return HandDealt(event.seat, event.cards if event.seat == seat else None)
    return None


def seen(table: State, seat: Viewer) -> SchatzsucheView:
    """Open faults are not shown: at a table, too, somebody has to notice them."""
    now = table.now
    bare = SchatzsucheView(
        seat=seat,
        players=PLAYERS,
        waiting=waiting(table),
        options=table.options,
        round=table.round,
        dealer=table.dealer if table.round else None,
        totals=table.totals,
        sheet=table.sheet,
        guesses=table.guesses,
        last_trick=table.last_trick,
        treasure=table.treasure,
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

"""Reads Schatzsuche from a record: the moves of events that do not have their names."""

from server.engine.game import RecordedMove
from server.engine.schatzsuche.state import Closing, State
from server.protocol import schatzsuche
from server.protocol.seat import Event


def move_behind(state: State, event: Event) -> RecordedMove:
    # Assisted flips belong to the card behind them.
    if isinstance(event, schatzsuche.Flipped) and state.options.markers == "assisted":
        return "later"
    # `content` has no event in the format: the score shows that all players were.
    if isinstance(event, schatzsuche.Scored) and isinstance(state.now, Closing):
        waited = set(range(state.players)) - set(state.now.content)
        return min(waited), schatzsuche.Content()
    return None

"""Parts of the events that a seat has seen."""

from collections.abc import Sequence

from server.protocol.seat import Event


def since_last(seen: Sequence[Event], kind: type[Event]) -> Sequence[Event]:
    """From the last event of this kind on; all events if there is none."""
    for at in range(len(seen) - 1, -1, -1):
        if isinstance(seen[at], kind):
            return seen[at:]
    return seen

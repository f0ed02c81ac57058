"""The choices of a player of 8-28, and the requests that they send."""

from collections.abc import Sequence
from typing import Final

from server.protocol import eight28
from server.protocol.requests import Request, Standing
from tui.look import Choice, Look, point
from tui.plain.games import Seen

TAKE: Final = "take"
NO: Final = "decline"
NO_MORE: Final = "no-more"
AGAIN: Final = "ask-again"
DECLARE: Final = "declare"
GO_ON: Final = "next-round"


def choices(look: Look, seen: Seen) -> list[Choice]:
    found = []
    if eight28.Take() in seen.legal and not is_declined(look, seen):
        keys = look.taste.keys
        take, decline = look.say("board-eight28-do-take"), look.say("board-eight28-do-decline")
        found.append(point(TAKE, take, keys.get(TAKE, "y"), at_once=True))
        found.append(point(NO, decline, keys.get(NO, "n"), at_once=True))
    for move in seen.legal:
        if isinstance(move, eight28.Declare):
            made = total(seen, move.target)
            label = look.say("board-eight28-do-declare", target=move.target, total=made)
            found.append(point(f"{DECLARE}:{move.target}", label))
    return [*found, *for_the_round(look, seen)]


def total(seen: Seen, target: eight28.Target) -> int:
    own = seen.view.sides[seen.view.seat]
    assert own.hole is not None
    return eight28.best(eight28.totals((*own.open, own.hole)), target) or 0


def is_declined(look: Look, seen: Seen) -> bool:
    """Whether the card that I am offered is declined for me."""
    room = look.scene.room
    return room is not None and room.standing is not None and eight28.Decline() in seen.legal


def decides(look: Look, seen: Seen) -> bool:
    """Whether it is I whom the table waits for."""
    return seen.in_turn and not is_declined(look, seen)


def for_the_round(look: Look, seen: Seen) -> list[Choice]:
    """No card until the round is over: said once, and taken back any time."""
    view, room = seen.view, look.scene.room
    if view.seat is None or not view.sides or is_revealed(seen):
        return []
    if room is None or room.phase != "running":
        return []
    if room.standing is not None:
        return [Choice(AGAIN, "x", look.say("board-eight28-do-again"))]
    has_declined = view.options.pass_is_final and view.seat in view.declined
    if view.sides[view.seat].out or has_declined:
        return []
    return [Choice(NO_MORE, "x", look.say("board-eight28-do-no-more"))]


def is_revealed(seen: Seen) -> bool:
    """Before the choices. In a replay with open cards they lie open before that, too."""
    sides = seen.view.sides
    if not sides or any(side.hole is None for side in sides):
        return False
    return not seen.recent_events or isinstance(
        seen.recent_events[-1], eight28.Reveal | eight28.Declared
    )


def for_all(seen: Seen, does: str) -> Sequence[Request]:
    """The requests of a choice for the whole round."""
    if does == AGAIN:
        return (Standing(None),)
    # The house declines by itself only after a pause; the card of now can be answered.
    now = [seen.move_request(eight28.Decline())] if eight28.Decline() in seen.legal else []
    return (*now, Standing(eight28.Decline())) if does == NO_MORE else ()

"""What a player of 8-28 can do, and what that asks of the house."""

from collections.abc import Sequence
from typing import Final

from server.protocol import eight28 as p
from server.protocol.requests import Request, Standing
from tui.places.place import Choice, Look, point
from tui.plain.games import Seen, raw

TAKE: Final = "take"
NO: Final = "decline"
NO_MORE: Final = "no-more"
AGAIN: Final = "ask-again"


def choices(look: Look, seen: Seen) -> list[Choice]:
    found = []
    if p.Take() in seen.legal:
        found.append(Choice(TAKE, "t", look.say("eight28-screen-do-take")))
        found.append(Choice(NO, "n", look.say("eight28-screen-do-decline")))
    found += [declare(look, seen, move) for move in seen.legal if isinstance(move, p.Declare)]
    return [*found, *for_the_round(look, seen)]


def declare(look: Look, seen: Seen, move: p.Declare) -> Choice:
    label = look.say(
        "eight28-screen-do-declare", target=move.target, total=total(seen, move.target)
    )
    return point(f"declare:{move.target}", label)


def total(seen: Seen, target: p.Target) -> int:
    own = seen.view.sides[seen.view.seat]
    assert own.hole is not None
    return p.best(p.totals((*own.open, own.hole)), target) or 0


def for_the_round(look: Look, seen: Seen) -> list[Choice]:
    """No card until the round is over: said once, and taken back any time."""
    view, room = seen.view, look.scene.room
    if view.seat is None or not view.sides or is_revealed(seen):
        return []
    if room is None or room.phase != "running":
        return []
    if room.standing is not None:
        return [Choice(AGAIN, "x", look.say("eight28-screen-do-again"))]
    has_declined = view.options.pass_is_final and view.seat in view.declined
    gone = view.sides[view.seat].out or has_declined
    return [] if gone else [Choice(NO_MORE, "x", look.say("eight28-screen-do-no-more"))]


def is_revealed(seen: Seen) -> bool:
    return all(side.hole is not None for side in seen.view.sides)


def target_of(does: str) -> p.Target:
    return p.LOW if does.endswith(f":{p.LOW}") else p.HIGH


def requests(seen: Seen, does: str) -> Sequence[Request]:
    match does:
        case "take":
            return (seen.do(p.Take()),)
        case "decline":
            return (seen.do(p.Decline()),)
        case "no-more":
            return (Standing(raw(p.Decline())),)
        case "ask-again":
            return (Standing(None),)
    return (seen.do(p.Declare(target_of(does))),)

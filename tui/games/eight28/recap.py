"""How a round ended, step by step: the hidden cards are turned up one by one, and then it is told
at once what came of it. If somebody has to choose a half, the cards are turned up before that."""

from typing import Final, NamedTuple

from server.protocol import eight28
from tui.games.eight28.choosing import is_declined, is_revealed
from tui.games.eight28.hands import Face, Hand
from tui.games.people import time_left
from tui.look import Look
from tui.plain.games import Seen

BEATS: Final = 3
"""steps of the celebration of an exact 8 or a direct hit"""
HOLD_SECONDS: Final = 6.0
Sides = tuple[eight28.Side, ...]


class Moment(NamedTuple):
    """The cards on the table: of the round that is played, or of the `last` one, while it is told.
    `beat`: 0 before the result is told, then how far its celebration is."""

    sides: Sides
    faces: tuple[Face, ...]
    last: eight28.Settled | None = None
    beat: int = 0

    def hand(self, seat: int) -> Hand:
        side = self.sides[seat]
        return Hand(side.hole or "", self.faces[seat], side.open, side.out)


def moment(look: Look, seen: Seen) -> Moment:
    view: eight28.Eight28View = seen.view
    if not is_told(look, seen):
        return Moment(view.sides, tuple(face_now(look, seen, at) for at in range(len(view.sides))))
    last = view.before
    assert last is not None
    step, order = step_of(look, seen), turning_order(last.sides, last.giver)
    faces = [face_at(order, seat, step) for seat in range(len(last.sides))]
    if view.seat is not None and faces[view.seat] == "back":
        faces[view.seat] = "secret"
    return Moment(last.sides, tuple(faces), last, max(0, step - len(last.sides)))


def face_now(look: Look, seen: Seen, seat: int) -> Face:
    """Revealed cards are turned up one after another, unless it is the reader who has to choose."""
    view: eight28.Eight28View = seen.view
    if view.sides[seat].hole is None:
        return "back"
    if seat == view.seat:
        return "shown" if is_revealed(seen) else "secret"
    if look.recap is None or seen.in_turn or view.giver is None or not is_revealed(seen):
        return "shown"
    return face_at(turning_order(view.sides, view.giver), seat, look.recap)


def face_at(order: list[int], seat: int, step: int) -> Face:
    at = order.index(seat)
    return "shown" if at < step else "turning" if at == step else "back"


def turning_order(sides: Sides, giver: int) -> list[int]:
    """From the giver's left; those whose hidden card takes them over 28 come last."""
    players = len(sides)
    clockwise = [(giver + turn) % players for turn in range(1, players + 1)]
    return sorted(clockwise, key=lambda seat: all_totals(sides[seat])[0] > eight28.HIGH)


def all_totals(side: eight28.Side) -> tuple[int, ...]:
    """With the hidden card, if it is known."""
    return eight28.totals(side.open if side.hole is None else (*side.open, side.hole))


def is_over(side: eight28.Side) -> bool:
    return side.out or all_totals(side)[0] > eight28.HIGH


# The outcome


def is_hit(last: eight28.Settled) -> bool:
    return any(paid.target == "hit" for paid in last.paid)


def is_celebrated(last: eight28.Settled) -> bool:
    exact = any(paid.target == paid.total == eight28.LOW for paid in last.paid)
    return exact or is_hit(last)


def gems_of(paid: eight28.Paid, seat: int | None = None) -> eight28.Gems:
    """The gems paid to a seat, or to all."""
    shares = [share for share in paid.shares if seat is None or share.seat == seat]
    return eight28.Gems(sum(each.blue for each in shares), sum(each.red for each in shares))


def won_by(last: eight28.Settled, seat: int) -> list[eight28.Paid]:
    return [paid for paid in last.paid if any(share.seat == seat for share in paid.shares)]


def declared_by(declared: tuple[eight28.Declared, ...], seat: int) -> eight28.Declared | None:
    return next((each for each in declared if each.seat == seat), None)


# The steps


def recapped(seen: Seen) -> tuple[str, int] | None:
    """The cards that are turned up now, the round before this one, or the last round."""
    if not seen.view.sides:
        return ("over", seen.view.round) if seen.view.before is not None else None
    if is_revealed(seen):
        return "reveal", seen.view.round
    return None if seen.view.before is None else ("round", seen.view.round)


def is_told(look: Look, seen: Seen) -> bool:
    """Whether the board shows how the last round ended."""
    shows = look.recap is not None and not is_revealed(seen)
    return shows and seen.view.before is not None


def steps(seen: Seen) -> int:
    if is_revealed(seen):
        return int(seen.view.players)
    return last_step(seen.view.before) - told_before(seen) if seen.view.before else 0


def last_step(last: eight28.Settled) -> int:
    return len(last.sides) + (BEATS if is_celebrated(last) else 1)


def told_before(seen: Seen) -> int:
    """Steps that were taken before the choices."""
    last = seen.view.before
    chosen = last.declared and any(has_choice(seen, side) for side in last.sides)
    return len(last.sides) - 1 if chosen else 0


def step_of(look: Look, seen: Seen) -> int:
    return (look.recap or 0) + told_before(seen)


def has_choice(seen: Seen, side: eight28.Side) -> bool:
    every = all_totals(side)
    low, high = eight28.best(every, eight28.LOW), eight28.best(every, eight28.HIGH)
    both = low is not None and (high != low or seen.view.options.low_may_go_high)
    return both and not side.out


def yields(look: Look, seen: Seen) -> bool:
    """Neither a running clock nor what a lesson asks for is hidden from the player who has to
    decide."""
    if not seen.in_turn or is_revealed(seen) or is_declined(look, seen):
        return False
    room = look.scene.room
    return bool(time_left(look, seen.view.seat)) or (room is not None and room.lesson)


def holds(look: Look, seen: Seen) -> float | None:
    """Without clocks the player goes on by Enter alone."""
    room = look.scene.room
    return HOLD_SECONDS if room is not None and room.clock is not None else None

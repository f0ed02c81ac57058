"""How a round ended, step by step: the hidden cards are turned up one by one, and then it is told
at once what came of it. If somebody has to choose a half, the cards are turned up before that."""

from typing import Final

from server.protocol import eight28
from tui.games.eight28.choosing import is_declined, is_revealed
from tui.games.people import time_left
from tui.look import Look
from tui.plain.games import Seen

BEATS: Final = 3
"""steps of the celebration of an exact 8 or a direct hit"""
HOLD_SECONDS: Final = 6.0
Sides = tuple[eight28.Side, ...]


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


def beat_of(last: eight28.Settled, step: int) -> int:
    """0 before the result is told; then how far its celebration is."""
    return max(0, step - len(last.sides))


def is_hit(last: eight28.Settled) -> bool:
    return any(paid.target == "hit" for paid in last.paid)


def is_celebrated(last: eight28.Settled) -> bool:
    exact = any(paid.target == paid.total == eight28.LOW for paid in last.paid)
    return exact or is_hit(last)


def has_choice(seen: Seen, side: eight28.Side) -> bool:
    every = all_totals(side)
    low, high = eight28.best(every, eight28.LOW), eight28.best(every, eight28.HIGH)
    both = low is not None and (high != low or seen.view.options.low_may_go_high)
    return both and not side.out


def all_totals(side: eight28.Side) -> tuple[int, ...]:
    """With the hidden card, if it is known."""
    return eight28.totals(side.open if side.hole is None else (*side.open, side.hole))


def turning_order(sides: Sides, giver: int) -> list[int]:
    """From the giver's left; those whose hidden card takes them over 28 come last."""
    players = len(sides)
    clockwise = [(giver + turn) % players for turn in range(1, players + 1)]
    return sorted(clockwise, key=lambda seat: all_totals(sides[seat])[0] > eight28.HIGH)


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

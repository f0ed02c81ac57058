"""Time at a table: thinking time, automatic moves, and what is due when."""

from math import inf
from typing import Literal, NamedTuple

from server.house.table.draft import Draft, Rules
from server.house.table.state import TableState
from server.protocol.seat import Move

MINUTE, HOUR = 60, 3600

What = Literal["time-out", "cover", "rise", "move", "close"]


class Due(NamedTuple):
    """An action and its time; it concerns a seat, unless the whole table closes."""

    when: float
    what: What
    seat: int = -1


def next_due(state: TableState, now: float, rules: Rules) -> Due | None:
    return min(all_due(state, now, rules), default=None)


def all_due(state: TableState, now: float, rules: Rules) -> list[Due]:
    if not state.open:
        return []
    tables, gone = rules.tables, state.gone
    if state.dormant:
        return [Due(state.touched + kept_seconds(state, rules), "close")]
    if not state.running:
        # Between games a bot covers nobody: the seat is freed for somebody else.
        rise = [Due(since + tables.grace, "rise", seat) for seat, since in gone]
        return [*rise, Due(state.touched + tables.idle_minutes * MINUTE, "close")]
    due = [*filter(None, [decision(state, seat, now, rules) for seat in state.thinking])]
    if gone:
        absent = [(seat, since) for seat, since in gone if seat not in state.covered]
        due += [Due(since + tables.grace, "cover", seat) for seat, since in absent]
    return due


def kept_seconds(state: TableState, rules: Rules) -> int:
    """How long a game waits that everybody has left."""
    tables = rules.tables
    # Guests can come back only with a code that few write down, and lessons are soon played again.
    guests = all(state.presence[seat].guest for seat in state.roster.people)
    if state.setup.lesson or guests:
        return min(tables.guest_minutes * MINUTE, tables.keep_hours * HOUR)
    return tables.keep_hours * HOUR


def decision(state: TableState, seat: int, now: float, rules: Rules) -> Due | None:
    """The automatic move, or the time-out if earlier. Where silence is a move, no time-out
    applies."""
    # A standing move does not stop the clock: others would notice that it is set.
    seated = state.roster.seats[seat]
    bank = seated.left if seated else None
    limit = inf if state.unhurried else rules.tables.patience if bank is None else bank
    time_out = asked_since(state, seat, now) + limit
    automatic = automatic_move(state, seat, now, rules)
    if automatic and (can_be_silent(state, seat, rules) or automatic[1] < time_out):
        return Due(automatic[1], "move", seat)
    return None if state.unhurried else Due(time_out, "time-out", seat)


def automatic_move(
    state: TableState, seat: int, now: float, rules: Rules
) -> tuple[Move, float] | None:
    """A move made for somebody who is asked, and when: the standing one, the only legal one, or
    silence."""
    assert state.game is not None
    legal, here = state.game.legal[seat], state.presence[seat]
    standing, silence = standing_move(state, seat, rules), rules.game.idle_move
    reader = None if here.session is None else state.readers[here.session]
    if standing is not None and standing in legal:
        move, pause = standing, shortened(state, here.pace)
    elif len(legal) == 1 and reader is not None and reader.preferences.forced:
        move, pause = legal[0], shortened(state, here.pace)
    elif silence is not None and silence in legal:
        move, pause = silence, rules.tables.moment
    else:
        return None
    since = asked_since(state, seat, now)
    # A move set to stand while it is asked for takes as long as any other.
    if move is standing and here.stood is not None:
        since = max(since, here.stood)
    return move, since + pause


def shortened(state: TableState, pause: float) -> float:
    """The pause of a bot or an automatic move at the tempo of the table."""
    return 0.0 if state.tempo in ("fast", "step") else pause


def standing_move(state: TableState, seat: int, rules: Rules) -> Move | None:
    seated = state.roster.seats[seat]
    if seated is None or seated.standing is None:
        return None
    move = rules.read_move(seated.standing.encode())
    return move if isinstance(move, Move) else None


def can_be_silent(state: TableState, seat: int, rules: Rules) -> bool:
    silence = rules.game.idle_move
    return silence is not None and state.game is not None and silence in state.game.legal[seat]


def asked_since(state: TableState, seat: int, now: float) -> float:
    asked = state.presence[seat].asked
    return now if asked is None else asked


def seconds_left(state: TableState, now: float) -> tuple[int | None, ...]:
    """Whole seconds in each seat's bank, less the decision that is being made."""
    asked = state.game.asked if state.game else ()
    time = state.time(now)
    return tuple(
        [
            None
            if seated is None or seated.left is None
            else max(
                0, round(seated.left - (time - (here.asked or time) if seat in asked else 0.0))
            )
            for seat, (seated, here) in enumerate(
                zip(state.roster.seats, state.presence, strict=True)
            )
        ]
    )


def skip(draft: Draft, seconds: float) -> None:
    """Moves all times on by the seconds in which the table was paused or at rest."""
    draft.change(presence=tuple([here.later(seconds) for here in draft.state.presence]))

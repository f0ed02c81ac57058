"""The thinking time of each seat, counted a second time beside the table."""

from server.house.table import clocks
from server.house.table.messages import Asked, BotMoved, Resumed
from server.house.table.state import GameProgress, Seat, TableState, occupant
from server.protocol.notices import SeatNews
from server.protocol.requests import MakeMove
from server.store.rows import MoveRow
from tests.table.simulation import START, Reacted, Restarted, Table

HARDLY = 1e-3


class ThinkingTime:
    """`used`: seconds for the decision that each seat is asked for. `restarted`: seats whose
    thinking began anew since they were asked, because a person came back."""

    def __init__(self) -> None:
        self.used: dict[int, float] = {}
        self.restarted: set[int] = set()
        self._now = START

    def check(self, table: Table, reacted: Reacted) -> None:
        paused = reacted.message.seconds if isinstance(reacted.message, Resumed) else 0.0
        self._count(reacted.before, reacted.now, paused)
        before, after = reacted.before, reacted.after
        moves = moves_of(reacted)
        if before.game and after.game and begun(before.game, after.game):
            self.used.clear()
            self.restarted.clear()
        elif before.running and after.game:
            self._check_banks(reacted, moves)
        self._check_time_outs(table, reacted)
        self._begin_new_decisions(reacted, moves)
        self._check_display(table)

    def _count(self, state: TableState, now: float, paused: float) -> None:
        passed, self._now = now - self._now - paused, now
        if state.running and state.game and not state.dormant:
            for seat in state.game.asked:
                self.used[seat] = self.used.get(seat, 0.0) + passed

    def _check_banks(self, reacted: Reacted, moves: list[MoveRow]) -> None:
        before, after = reacted.before, reacted.after
        clock = before.setup.clock
        for seat in range(len(before.roster.seats)):
            bank, left = bank_of(before.roster.seats[seat]), bank_of(after.roster.seats[seat])
            if not before.running or not after.roster.seats[seat]:
                continue
            assert (bank is None) == (left is None) == (clock is None)
            if bank is None or left is None or clock is None:
                continue
            assert left >= 0, f"seat {seat} owes time"
            own = sum(move.seat == seat for move in moves)
            assert left - bank <= own * clock.increment + HARDLY, f"seat {seat} gained too much"
            if len(moves) == 1 and own and before.game and decides(reacted, seat):
                self._check_charge(seat, bank, left, clock.increment)
            elif len(moves) <= 1 and left != bank:
                assert own, f"the bank of seat {seat}, which did not decide"

    def _check_charge(self, seat: int, bank: float, left: float, increment: int) -> None:
        least = max(0.0, bank - self.used.get(seat, 0.0)) + increment
        assert left >= least - HARDLY, f"seat {seat} was charged too much"
        assert seat in self.restarted or left <= least + HARDLY, f"seat {seat} thought for nothing"

    def _check_time_outs(self, table: Table, reacted: Reacted) -> None:
        for _, notice in reacted.reaction.notices:
            late = isinstance(notice, SeatNews) and notice.what in ("time-out", "away")
            if late and len(moves_of(reacted)) == 0:
                assert isinstance(notice, SeatNews)
                assert notice.seat is not None
                bank = bank_of(reacted.before.roster.seats[notice.seat])
                limit = table.rules.tables.patience if bank is None else bank
                used = self.used.get(notice.seat, 0.0)
                assert used >= limit - HARDLY, f"seat {notice.seat} ran out of time too early"

    def _begin_new_decisions(self, reacted: Reacted, moves: list[MoveRow]) -> None:
        before, after = reacted.before.game, reacted.after.game
        asked = after.asked if after else ()
        if moves and before and after and after.turn != before.turn:
            for move in moves:
                self._forget(move.seat)
        for seat in tuple(self.used):
            if seat not in asked:
                self._forget(seat)
        if any(isinstance(n, SeatNews) and n.what == "back" for _, n in reacted.reaction.notices):
            self.restarted.update(asked)

    def _forget(self, seat: int | None) -> None:
        if seat is not None:
            self.used.pop(seat, None)
            self.restarted.discard(seat)

    def _check_display(self, table: Table) -> None:
        state = table.state
        if not state.running or not state.game or not state.setup.clock:
            return
        for seat, left in enumerate(clocks.seconds_left(state, table.now)):
            bank = occupant(state.roster, seat).left
            assert bank is not None
            assert left is not None
            used = self.used.get(seat, 0.0) if seat in state.game.asked else 0.0
            shown = max(0.0, bank - used)
            assert left >= shown - 1, f"the clock of seat {seat} runs too fast"
            assert left <= bank + 1
            assert seat in self.restarted or left <= shown + 1, f"the clock of seat {seat} stands"

    def check_restart(self, table: Table, restarted: Restarted) -> None:
        """Time that was stored is not given back; no clock runs while the house is down."""
        self._count(restarted.before, restarted.ended, 0.0)
        self._now, state = restarted.now, restarted.after
        for seat in state.game.asked if state.game and state.running else ():
            began = state.presence[seat].asked
            assert began is not None
            used = restarted.now - began
            counted = self.used.get(seat, 0.0)
            assert used <= counted + HARDLY, f"seat {seat} lost time by the restart"
            exact = (
                restarted.noted and not restarted.before.unhurried and seat not in self.restarted
            )
            assert not exact or used >= counted - HARDLY, f"seat {seat} was given time"
            self.used[seat] = used
            self.restarted.add(seat)


def moves_of(reacted: Reacted) -> list[MoveRow]:
    return [
        MoveRow(*change.values[1:])  # type: ignore[arg-type]
        for change in reacted.reaction.changes
        if change.sql.startswith("INSERT INTO moves")
    ]


def bank_of(seated: Seat | None) -> float | None:
    return seated.left if seated else None


def begun(before: GameProgress, after: GameProgress) -> bool:
    return after.number < before.number


def decides(reacted: Reacted, seat: int) -> bool:
    """Whether the move is a decision that the person in the seat made alone."""
    before, after, message = reacted.before, reacted.after, reacted.message
    assert before.game is not None
    assert after.game is not None
    by_hand = isinstance(message, Asked) and isinstance(message.request, MakeMove)
    if isinstance(message, BotMoved) or not by_hand or after.game.turn == before.game.turn:
        return False
    row = moves_of(reacted)[0].move
    idle = reacted.rules.game.idle_move
    return seat in before.thinking and reacted.rules.read_move(row) != idle

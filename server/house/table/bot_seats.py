"""Seats that bots cover, and which bot plays in which seat."""

from server.bots import best
from server.house.table.draft import Draft
from server.house.table.state import TableState


def bots_in_seats(state: TableState) -> dict[int, str]:
    """By seat: the seated bots, and for people who are covered or have run out of time a bot as
    good as the best of those."""
    if not state.running or state.rests:
        return {}
    bots, covered = state.roster.bots, state.played_by_bots
    cover = best([*bots.values()]) if bots else state.setup.cover
    stand_ins = {
        seat: cover
        for seat in state.roster.people
        if seat in covered or state.presence[seat].bot_once
    }
    return dict(sorted({**bots, **stand_ins}.items()))


def cover(draft: Draft) -> None:
    """Bots take over the seats of people who are away, or gone for longer than the grace period."""
    # Called several times in a reaction; `announced` keeps the news from being told twice.
    state, grace = draft.state, draft.rules.tables.grace
    covered: frozenset[int] = frozenset()
    if state.running:
        time, seats, presence = draft.state.time(draft.now), state.roster.seats, state.presence
        covered = frozenset(
            [
                seat
                for seat in state.roster.people
                if ((seated := seats[seat]) and seated.away)
                or (
                    (here := presence[seat]).session is None
                    and time >= (time if here.gone is None else here.gone) + grace
                )
            ]
        )
    if covered != state.covered:
        draft.change(covered=covered)
    played = draft.state.played_by_bots
    for seat in sorted(played - draft.announced):
        draft.tell(None, draft.news("covered", seat))
    draft.announced = played

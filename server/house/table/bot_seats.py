"""Which bot plays in which seat."""

from server.bots import best
from server.house.table.state import TableState


def bots_in_seats(state: TableState) -> dict[int, str]:
    """By seat: the seated bots, and for people who are covered or have run out of time a bot as
    good as the best of those."""
    if not state.running:
        return {}
    seats = state.roster.seats
    seated_bots = [seated.bot for seated in seats if seated and seated.bot]
    cover = best(seated_bots) if seated_bots else state.setup.cover
    covered = state.played_by_bots
    return {
        seat: seated.bot or cover
        for seat, seated in enumerate(seats)
        if seated and (seated.bot or seat in covered or state.presence[seat].bot_once)
    }

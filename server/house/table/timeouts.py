"""Does what is due at a table."""

from server.house.table import bot_seats, clocks, play, seating
from server.house.table.draft import Draft
from server.house.table.state import change, occupant


def do_due(draft: Draft) -> None:
    """Does all that is due now, one after another: one may cancel the next."""
    while (due := clocks.next_due(draft.state, draft.now, draft.rules)) and due.when <= draft.now:
        before = draft.state
        match due.what:
            case "close":
                draft.close()
            case "cover":
                bot_seats.cover(draft)
            case "rise":
                seating.free_seat(draft, due.seat, "left")
            case "time-out":
                time_out(draft, due.seat)
            case "move":
                make_automatic_move(draft, due.seat)
        # A fault that leaves its cause would be due for ever, and stop the whole house.
        assert draft.state is not before, due


def make_automatic_move(draft: Draft, seat: int) -> None:
    automatic = clocks.automatic_move(draft.state, seat, draft.now, draft.rules)
    assert automatic is not None
    play.make_move(draft, seat, automatic[0])


def time_out(draft: Draft, seat: int) -> None:
    """A bot makes this decision; after the second time-out in a row, also those that follow."""
    seated = occupant(draft.state.roster, seat)
    away = seated.slips > 0
    draft.seat(seat, bot_once=True)
    news = draft.news("away" if away else "time-out", seat)
    draft.settle(change(draft.state.roster, seat, slips=seated.slips + 1, away=away), news)
    bot_seats.cover(draft)

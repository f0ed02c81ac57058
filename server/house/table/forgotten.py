"""A person who wants to leave no trace gives up the seat."""

from server.house.people.names import names_of_bots
from server.house.table.draft import Draft
from server.house.table.seating import empty, free_seat, give_seat, settle_with_host
from server.house.table.state import Seat, names_of, occupant
from server.protocol.seat import replace


def forget(draft: Draft, person: int) -> None:
    """A running game goes on with a bot in the seat, or ends without other people."""
    seat = draft.state.seat_of(person)
    if seat is None:
        return
    if not draft.state.running:
        free_seat(draft, seat, "left")
    elif len(draft.state.roster.people) == 1:
        draft.close()
    else:
        seat_bot(draft, seat)


def seat_bot(draft: Draft, seat: int) -> None:
    """During a game, of which the words for the shuffle and the clock of the seat stay."""
    state = draft.state
    bot, time, here = state.setup.cover, state.time(draft.now), state.presence[seat]
    name = next(name for name in names_of_bots(bot) if name not in names_of(draft.state.roster))
    before = occupant(draft.state.roster, seat)
    seated = Seat(name, bot=bot, ready=True, words=before.words, left=before.left)
    roster = give_seat(draft.state.roster, seat, seated)
    empty(draft, seat)
    draft.seat(seat, asked=here.asked, pace=here.pace)
    settle_with_host(draft, roster, replace(draft.news("bot", seat), name=name))
    # The game may wait since its last person left, and that was this one.
    waits_longer = time - draft.state.time(draft.now)
    for each, there in enumerate(draft.state.presence):
        if there.asked is not None:
            draft.seat(each, asked=there.asked - waits_longer)

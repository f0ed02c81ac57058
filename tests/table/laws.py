"""Sentences that are true of a table after each reaction, and of each reaction."""

from collections.abc import Callable

import msgspec

from server.house.table import clocks
from server.house.table.bot_seats import bots_in_seats
from server.house.table.messages import Asked, BotMoved, Disconnected, Tick
from server.house.table.state import ABSENT, Roster, TableState, occupant, put
from server.protocol.notices import (
    EventHistory,
    LeftTable,
    Missed,
    Refused,
    Remark,
    SeatNews,
    TakenOver,
)
from server.protocol.requests import Leave, Say
from server.protocol.seat import Over, replace
from tests.table.simulation import Reacted, Restarted, Table

FOR_ASKER = (Refused, Missed, EventHistory)


def nobody_sits_twice(table: Table, reacted: Reacted) -> None:
    seats = [seated for seated in table.state.roster.seats if seated]
    persons = [seated.person for seated in seats if seated.person is not None]
    assert len(persons) == len(set(persons)), persons
    assert len({seated.name for seated in seats}) == len(seats), seats
    assert all((seated.person is None) != (seated.bot is None) for seated in seats), seats


def the_host_is_a_person_in_a_seat(table: Table, reacted: Reacted) -> None:
    roster = table.state.roster
    assert (roster.host is None) == (not roster.people), roster
    assert roster.host is None or roster.host in roster.people, roster


def the_phase_fits_the_game(table: Table, reacted: Reacted) -> None:
    state, game = table.state, table.state.game
    assert (game is None) == (state.roster.phase == "gathering")
    assert not state.running or None not in state.roster.seats, "an empty seat in a running game"
    if game is None:
        return
    over = isinstance(game.waiting, Over)
    assert over == (state.roster.phase == "over")
    assert game.turn <= game.number
    assert over or game.asked
    assert all(game.legal[seat] for seat in game.asked), "no move for a seat that is asked"
    numbers = [number for number, _ in game.log]
    assert numbers == sorted(numbers)


def sessions_and_seats_agree(table: Table, reacted: Reacted) -> None:
    state = table.state
    assert state.readers.keys() <= table.sessions.keys(), "a session that has ended"
    for session, reader in state.readers.items():
        assert reader.person == table.sessions[session]
        seat = state.seat_of(reader.person)
        assert reader.viewer == seat, f"session {session} is not in its person's seat {seat}"
        if seat is not None:
            assert state.presence[seat].session == session, "a person at the table twice"
    for place, here in enumerate(state.presence):
        seated = state.roster.seats[place]
        if seated is None:
            assert here == ABSENT, f"traces of a person in the free seat {place}"
        elif seated.person is None:
            assert (here.session, here.gone, here.unread) == (None, None, None)
        else:
            assert here.session is None or here.session in state.readers
            assert (here.session is None) == (here.gone is not None), (place, here)


def bots_cover_absent_people_only(table: Table, reacted: Reacted) -> None:
    state = table.state
    assert state.running or not state.covered
    for seat in state.covered:
        seated, here = occupant(state.roster, seat), state.presence[seat]
        long_gone = here.gone is not None and here.gone + table.rules.tables.grace <= table.now
        assert seated.away or long_gone, f"seat {seat} is covered"
    for seat in state.roster.people if state.running else ():
        assert seat in state.covered or not occupant(state.roster, seat).away


def times_are_in_the_past(table: Table, reacted: Reacted) -> None:
    state = table.state
    for seat, here in enumerate(state.presence):
        times = [at for at in (here.asked, here.gone, here.stood) if at is not None]
        assert all(at <= table.now + 1e-6 for at in times), (seat, here, table.now)
    assert state.touched <= table.now


def thinking_begins_with_the_question(table: Table, reacted: Reacted) -> None:
    state = table.state
    asked = state.game.asked if state.game and state.running else ()
    thinking = [seat for seat, here in enumerate(state.presence) if here.asked is not None]
    assert thinking == sorted(asked), (thinking, asked)
    once = [seat for seat, here in enumerate(state.presence) if here.bot_once]
    assert set(once) <= set(asked), "a bot would make a decision for which nobody ran out of time"


def every_decision_comes_in_the_end(table: Table, reacted: Reacted) -> None:
    """Each seat that is asked has a bot or a time at which something is done, unless all people
    are gone or nothing presses."""
    state, game = table.state, table.state.game
    if not state.running or game is None or state.dormant:
        return
    bots = bots_in_seats(state)
    due = clocks.all_due(state, table.now, table.rules)
    for seat in game.asked:
        if seat in bots:
            continue
        here = state.presence[seat]
        wanted = "cover" if here.session is None else None if state.unhurried else "decision"
        kinds = {item.what for item in due if item.seat == seat}
        if wanted == "cover":
            assert "cover" in kinds, f"the absent person in seat {seat} is waited for"
        elif wanted:
            assert kinds & {"time-out", "move"}, f"no limit for the decision of seat {seat}"


def a_deserted_table_closes(table: Table, reacted: Reacted) -> None:
    state = table.state
    if state.open and not state.running and not state.readers:
        assert state.roster.people, "an open table without people"
    if state.open and not state.readers and state.roster.people:
        assert clocks.next_due(state, table.now, table.rules), "an empty table stays for ever"


def a_timer_leaves_nothing_undone(table: Table, reacted: Reacted) -> None:
    if isinstance(reacted.message, Tick):
        due = clocks.next_due(table.state, table.now, table.rules)
        assert due is None or due.when > table.now, due


def a_dormant_table_has_no_running_clock(table: Table, reacted: Reacted) -> None:
    state = table.state
    if state.dormant:
        now, later = table.now, table.now + 1000
        assert clocks.seconds_left(state, now) == clocks.seconds_left(state, later)
        kinds = {item.what for item in clocks.all_due(state, now, table.rules)}
        assert kinds <= {"close"}, kinds
        people = set(state.roster.people)
        assert not people & bots_in_seats(state).keys() or any(
            state.presence[seat].bot_once for seat in people
        )


def a_refused_request_changes_nothing(table: Table, reacted: Reacted) -> None:
    before, after, message = reacted.before, reacted.after, reacted.message
    if not isinstance(message, Asked) or reacted.overdue:
        return
    if not any(isinstance(notice, Refused) for _, notice in reacted.reaction.notices):
        return
    reader = before.readers.get(message.session)
    seat = reader.viewer if reader else None
    if seat is None or not occupant(before.roster, seat).away or isinstance(message.request, Leave):
        # A first request that is refused leaves a table that nobody came to, which closes.
        assert replace(after, open=True) == before
        assert after.open or not (before.readers or before.roster.people)
        assert len(reacted.reaction.notices) == 1
        return
    back, was = occupant(after.roster, seat), occupant(before.roster, seat)
    assert not back.away
    assert after.covered == before.covered - {seat}
    same = put(after.roster, seat, replace(back, away=True, slips=was.slips))
    assert with_asked_of(before, after, same) == before


def with_asked_of(before: TableState, after: TableState, roster: Roster) -> TableState:
    """The state after, apart from the thinking time, which begins anew for a person who is back."""
    presence = tuple(
        replace(here, asked=was.asked)
        for here, was in zip(after.presence, before.presence, strict=True)
    )
    return replace(
        after, roster=roster, presence=presence, covered=before.covered, touched=before.touched
    )


def a_late_or_foreign_message_changes_nothing(table: Table, reacted: Reacted) -> None:
    """An answer of a bot whose seat is a person's again, and the end of a session elsewhere."""
    before, message = reacted.before, reacted.message
    if reacted.overdue:
        return
    match message:
        case BotMoved(seat, at, _):
            game = before.game
            in_time = game is not None and game.turn <= at <= game.number
            if seat not in bots_in_seats(before) or not in_time:
                assert reacted.after == before, "a bot moved for somebody else"
        case Disconnected(session) if session not in before.readers:
            assert reacted.after == before


def notices_go_to_readers_and_the_asker(table: Table, reacted: Reacted) -> None:
    before, after, message = reacted.before, reacted.after, reacted.message
    asker = message.session if isinstance(message, Asked) else None
    left = has_left(reacted)
    assert (
        before.readers.keys() - after.readers.keys() - left
        <= ({message.session} if isinstance(message, Disconnected) else set())
        or not after.open
    ), "a session left without a farewell"
    for session, notice in reacted.reaction.notices:
        if isinstance(notice, FOR_ASKER):
            assert session == asker, notice
        elif isinstance(notice, LeftTable | TakenOver):
            assert session in before.readers.keys() - after.readers.keys(), notice
        elif isinstance(notice, Remark):
            assert session is not None
            assert after.readers[session].preferences.remarks
        elif isinstance(notice, SeatNews):
            assert session is None
        else:
            assert session is None or session in after.readers, notice
    said = reacted.reaction.said
    assert said is None or (isinstance(message, Asked) and isinstance(message.request, Say))


def has_left(reacted: Reacted) -> set[int]:
    return {
        session
        for session, notice in reacted.reaction.notices
        if session is not None and isinstance(notice, LeftTable | TakenOver)
    }


def what_is_stored_is_what_is_shown(table: Table, reacted: Reacted) -> None:
    state, row = table.state, table.row()
    if not state.open:
        assert row is None
        assert not table.database.execute("SELECT count(*) FROM moves").fetchone()[0]
        return
    assert row is not None
    roster = msgspec.json.decode(row.room, type=Roster)
    assert replace(roster, used=(), unread=()) == state.roster
    moves = state.game.number if state.game else 0
    assert [move.number for move in row.moves] == list(range(1, moves + 1))


LAWS: tuple[Callable[[Table, Reacted], None], ...] = (
    nobody_sits_twice,
    the_host_is_a_person_in_a_seat,
    the_phase_fits_the_game,
    sessions_and_seats_agree,
    bots_cover_absent_people_only,
    times_are_in_the_past,
    thinking_begins_with_the_question,
    every_decision_comes_in_the_end,
    a_deserted_table_closes,
    a_timer_leaves_nothing_undone,
    a_dormant_table_has_no_running_clock,
    a_refused_request_changes_nothing,
    a_late_or_foreign_message_changes_nothing,
    notices_go_to_readers_and_the_asker,
    what_is_stored_is_what_is_shown,
)


def a_restart_gives_the_same_table(table: Table, restarted: Restarted) -> None:
    """All but sessions, presence, drawn delays and the times of talk and remarks."""
    before, after = restarted.before, restarted.after
    assert (after.number, after.setup, after.open) == (before.number, before.setup, True)
    assert after.roster == before.roster
    assert after.game == before.game
    assert after.readers == {}
    assert after.touched <= before.touched
    for seat, here in enumerate(after.presence):
        seated = after.roster.seats[seat]
        if seated is None or seated.person is None:
            assert (here.session, here.gone, here.unread) == (None, None, None)
        else:
            assert (here.session, here.gone) == (None, restarted.now)
            was = before.presence[seat]
            recap = 0 if after.game is None else after.game.number
            if was.session is None and was.unread is not None:
                assert here.unread is not None
                assert here.unread <= was.unread, f"seat {seat} is not told all that it missed"
            elif after.game is not None:
                # A person who had come back was told of all since `unread`; a restart right after
                # that tells it again, and need not begin before it.
                assert here.unread is not None
                assert here.unread <= max(recap, was.unread or 0)
            assert here.guest == table.profiles[seated.person].guest


RESTART_LAWS = (a_restart_gives_the_same_table,)

"""A table read from the store, after a start of the house or after a fault of its task."""

from collections.abc import Callable

import msgspec

from server.house.table import clocks, play
from server.house.table.draft import Draft, Rules
from server.house.table.messages import Profile
from server.house.table.state import (
    ABSENT,
    GameProgress,
    Owner,
    Presence,
    Roster,
    Setup,
    TableState,
    change,
    occupant,
)
from server.protocol.lobby import Tempo
from server.protocol.seat import Over, Refusal, name_of, replace
from server.store.rows import MoveRow, TableRow

# Seconds: stored times are rounded to a thousandth, and a clock that ran out stays so.
HARDLY = 0.01

RulesFor = Callable[[Setup], Rules]
ProfileOf = Callable[[int], Profile | None]


class BrokenTableError(Exception):
    """The stored rows of a table do not fit the rules of its game. The message names no card:
    it may be hidden still."""


def people_of(row: TableRow) -> frozenset[int]:
    """Those who have seats; nobody if the row cannot be read."""
    try:
        roster = msgspec.json.decode(row.room, type=Roster)
    except msgspec.MsgspecError:
        return frozenset()
    return frozenset(s.person for s in roster.seats if s and s.person is not None)


def restore(
    row: TableRow, rules_for: RulesFor, profile_of: ProfileOf, now: float, seed: int
) -> TableState:
    """With nobody at the table: no clock has run in the meantime."""
    try:
        setup = msgspec.json.decode(row.setup, type=Setup)
        roster = msgspec.json.decode(row.room, type=Roster)
        rules = rules_for(setup)
        game = None if roster.phase == "gathering" else replayed(row.id, rules, roster, row.moves)
    except BrokenTableError:
        raise
    except Exception as error:
        # Rules that have changed since can fail in any way.
        kind = type(error).__name__
        raise BrokenTableError(f"table {row.id} cannot be restored: {kind}") from None
    profiles = [profile_of(s.person) if s and s.person is not None else None for s in roster.seats]
    state = TableState(
        number=row.id,
        setup=setup,
        roster=renamed(replace(roster, used=(), unread=()), profiles),
        presence=tuple(
            Presence(guest=profile is None or profile.guest, gone=now)
            if seated and seated.person is not None
            else ABSENT
            for seated, profile in zip(roster.seats, profiles, strict=True)
        ),
        readers={},
        # A machine whose clock was set back must not keep a table for ever.
        touched=min(row.changed, now),
        game=game,
        owner=Owner(row.house, row.epoch),
    )
    if game is not None:
        state = with_clocks(Draft(state, now, rules, seed), roster, game)
    return state


def renamed(roster: Roster, profiles: list[Profile | None]) -> Roster:
    """The seats with the present names of their people."""
    # A rename writes the person at once, but the rows of tables only when they change next.
    for seat, profile in enumerate(profiles):
        if profile and occupant(roster, seat).name != profile.name:
            roster = change(roster, seat, name=profile.name)
    return roster


def replayed(number: int, rules: Rules, roster: Roster, moves: tuple[MoveRow, ...]) -> GameProgress:
    dealing = play.dealer_for(roster).deal
    game = play.new_game(rules, roster, dealing)
    for row in moves:
        move = rules.read_move(row.move)
        assert row.seat is not None
        after = (
            move
            if isinstance(move, Refusal)
            else play.advance(rules, dealing, game, row.seat, move)
        )
        if isinstance(after, Refusal):
            raise BrokenTableError(
                f"table {number}: move {row.number} is refused: {name_of(after)}"
            )
        game = after
    if isinstance(game.waiting, Over) != (roster.phase == "over"):
        raise BrokenTableError(f"table {number}: its game ends at another move")
    return game


def with_clocks(draft: Draft, stored: Roster, game: GameProgress) -> TableState:
    """Thinking time that was used is not given again; where none was left, a bot decides."""
    state, rules = draft.state, draft.rules
    draft.change(presence=play.with_clocks(draft, game.asked))
    unhurried = draft.state.unhurried
    for seat in state.roster.people:
        unread = stored.unread[seat] if stored.unread else None
        # A move is stored before it is shown: those who were there are told the last one again.
        draft.seat(seat, unread=game.number if unread is None else unread)
    for seat, used in enumerate(stored.used):
        asked = draft.state.presence[seat].asked
        if asked is not None:
            draft.seat(seat, asked=asked - used)
        waited_for = seat in game.asked and seat in state.roster.people
        if unhurried or not waited_for or clocks.can_be_silent(state, seat, rules):
            continue
        bank = occupant(stored, seat).left
        limit = rules.tables.patience if bank is None else bank
        if used > limit - HARDLY:
            draft.seat(seat, bot_once=True)
    return draft.state


def new_table(
    number: int, setup: Setup, roster: Roster, now: float, tempo: Tempo = "usual"
) -> TableState:
    return TableState(
        number=number,
        setup=setup,
        roster=roster,
        presence=(Presence(),) * len(roster.seats),
        readers={},
        touched=now,
        tempo=tempo,
    )

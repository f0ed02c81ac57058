"""The game at a table: it begins, moves are made, it ends."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

import msgspec

from server.dealer import Dealer
from server.engine.game import AnyGame
from server.house.table import clocks, results, tempo
from server.house.table.bot_seats import bots_in_seats
from server.house.table.draft import Draft, Rules
from server.house.table.messages import Asked
from server.house.table.remarks import remark
from server.house.table.state import (
    GameProgress,
    Presence,
    Roster,
    TableState,
    Terms,
    change,
    occupant,
    words_of,
)
from server.house.table.views import event_history
from server.house.table.waiting_room import why_not_start
from server.protocol.lobby import Pace
from server.protocol.notices import GameEnded
from server.protocol.refusals import CannotStand, GameNotRunning, TooLate
from server.protocol.requests import History, MakeMove, Standing, Start
from server.protocol.seat import (
    Deal,
    Event,
    GameOver,
    Move,
    Over,
    Refusal,
    Result,
    Shuffle,
    Turn,
    name_of,
    replace,
)
from server.store import changes
from server.store.rows import MoveRow

USUAL_PACE = 1.0
Dealing = Callable[[Shuffle], Deal]
PACES: dict[Pace, float] = {"quick": 0.3, "usual": USUAL_PACE, "calm": 1.8}


def start(draft: Draft, seat: int, request: Start) -> Refusal | None:
    """By the host, once the seats are full and everybody is here."""
    refusal = why_not_start(draft, seat, request)
    if refusal is None:
        begin(draft)
    return refusal


def begin(draft: Draft) -> None:
    clock, roster = draft.state.setup.clock, draft.state.roster
    bank = None if clock is None else float(clock.bank)
    seats = tuple(
        seated and replace(seated, left=bank, slips=0, away=False, standing=None)
        for seated in roster.seats
    )
    # Kept beside the seats, since people may leave when the game is over.
    players = tuple(seated.person if seated else None for seated in seats)
    terms = Terms(roster.host or 0, words_of(roster), players)
    draft.settle(replace(roster, seats=seats, phase="running", terms=terms))
    draft.changes.append(changes.drop_moves(draft.state.number))
    presence = tuple(
        replace(here, bot_once=False, asked=None, pace=0.0) for here in draft.state.presence
    )
    game = new_game(draft.rules, draft.state.roster, partial(deal, draft.state.roster))
    draft.change(game=game, presence=presence)
    draft.change(presence=with_clocks(draft, game.asked))


def dealer_for(roster: Roster) -> Dealer:
    assert roster.terms is not None
    return Dealer(bytes.fromhex(roster.secret), roster.terms.words)


def deal(roster: Roster, asked: Shuffle) -> Deal:
    # A dealer only when it is needed: few moves need one.
    return dealer_for(roster).deal(asked)


def new_game(rules: Rules, roster: Roster, dealing: Dealing) -> GameProgress:
    assert roster.terms is not None
    state = rules.game.start(len(roster.seats), rules.options, roster.terms.host)
    return dealt(rules.game, dealing, state, (), None)


def advance(
    rules: Rules, dealing: Dealing, game: GameProgress, seat: int, move: Move
) -> GameProgress | Refusal:
    """The game after a move, and after the deal that the rules may ask for then."""
    # A deal is no move and has no row: a replay of the moves makes the same deals from the secret.
    step = rules.game.apply(game.state, seat, move)
    if isinstance(step, Refusal):
        return step
    aside = type(move) in rules.game.side_moves
    return dealt(rules.game, dealing, step.state, step.events, game, aside=aside)


def dealt(
    rules: AnyGame,
    dealing: Dealing,
    state: Any,
    events: Sequence[Event],
    before: GameProgress | None,
    *,
    aside: bool = False,
) -> GameProgress:
    """The game at the next state in which somebody decides."""
    number = 0 if before is None else before.number + 1
    waiting = rules.waiting(state)
    # A loop: the draw of the first player is a shuffle, too, and the deal follows at once.
    while isinstance(waiting, Shuffle):
        step = rules.apply(state, None, dealing(waiting))
        assert not isinstance(step, Refusal)
        state, events = step.state, (*events, *step.events)
        waiting = rules.waiting(state)
    log = () if before is None else before.log
    may = (*waiting.seats, *waiting.free) if isinstance(waiting, Turn) else ()
    seats = range(state.players)
    return GameProgress(
        state=state,
        number=number,
        turn=before.turn if before is not None and aside else number,
        waiting=waiting,
        legal=tuple([rules.legal_moves(state, seat) if seat in may else () for seat in seats]),
        log=(*log, *[(number, event) for event in events]),
    )


def with_clocks(
    draft: Draft, asked: tuple[int, ...], decided: int | None = None
) -> tuple[Presence, ...]:
    """Thinking time begins for the seats whose decision is needed now; for those who were asked
    before, it goes on. The seat that just decided thinks anew."""
    state, presence, time = draft.state, list(draft.state.presence), draft.state.time(draft.now)
    if decided is not None:
        presence[decided] = replace(presence[decided], bot_once=False, asked=None, pace=0.0)
    for seat, here in enumerate(presence):
        if seat in asked and here.asked is None:
            pace = draw_pace(state, draft.rules, draft.dice)
            presence[seat] = replace(here, asked=time, pace=pace)
        elif seat not in asked and here.asked is not None:
            presence[seat] = replace(here, asked=None, pace=0.0)
    return tuple(presence)


def draw_pace(state: TableState, rules: Rules, dice: Random) -> float:
    """Delay of bots and automatic moves, as the calmest person at the table wishes; it follows one
    who plays against bots alone."""
    # The same for both, so that it does not tell which of them moved.
    readers = state.readers.values()
    wished = [PACES[each.preferences.pace] for each in readers if each.viewer is not None]
    pace = max(wished, default=USUAL_PACE)
    drawn = dice.uniform(rules.bots.quickest_ms, rules.bots.slowest_ms) / 1000
    return pace * tempo.following(state) * drawn


def read_move(rules: Rules, move: Move | msgspec.Raw) -> Move | Refusal:
    return move if isinstance(move, Move) else rules.read_move(bytes(move))


def ask_move(draft: Draft, seat: int, request: MakeMove) -> Refusal | None:
    move = read_move(draft.rules, request.move)
    if isinstance(move, Refusal):
        return move
    return make_move(draft, seat, move, request.at, by_hand=True)


def make_move(
    draft: Draft, seat: int, move: Move, at: int | None = None, *, by_hand: bool = False
) -> Refusal | None:
    state = draft.state
    game = state.game
    if game is None:
        return GameNotRunning()
    if isinstance(game.waiting, Over):
        return GameOver(game.waiting.result.winners)
    # Moves out of turn made since then do not make a decision late.
    if at is not None and not game.turn <= at <= game.number:
        return TooLate(at, game.number)
    after = advance(draft.rules, partial(deal, state.roster), game, seat, move)
    if isinstance(after, Refusal):
        return after
    events = [event for _, event in after.log[len(game.log) :]]
    roster = roster_after(draft, seat, move, events, by_hand=by_hand)
    row = MoveRow(after.number, seat, msgspec.json.encode(move))
    draft.changes.append(changes.add_move(state.number, row))
    decided = seat if after.turn != game.turn else None
    if by_hand and state.presence[seat].asked is not None:
        time = draft.state.time(draft.now)
        took = time - clocks.asked_since(state, seat, time)
        draft.seat(seat, thought=tempo.thought_of(state.presence[seat], took))
    draft.change(
        game=after,
        roster=roster,
        presence=with_clocks(draft, after.asked, decided),
        touched=draft.now,
    )
    remark(draft, events)
    if isinstance(after.waiting, Over):
        finish(draft, after.waiting.result)
    return None


def roster_after(
    draft: Draft, seat: int, move: Move, events: Sequence[Event], *, by_hand: bool
) -> Roster:
    """A person's bank after an own decision; standing moves that a new round ends."""
    # Only what people do themselves clears their slips: a bot that decides for them does not.
    state, roster, rules = draft.state, draft.state.roster, draft.rules.game
    mover = occupant(roster, seat)
    if by_hand and mover.slips:
        roster = change(roster, seat, slips=0)
    clock, left = state.setup.clock, mover.left
    if clock is not None and left is not None and thinks_themselves(draft, seat, move):
        time = draft.state.time(draft.now)
        took = time - clocks.asked_since(state, seat, time)
        roster = change(roster, seat, left=max(0.0, left - took) + clock.increment)
    for place, seated in enumerate(roster.seats):
        if seated and seated.standing and ends_standing(rules, seated.standing, events):
            roster = change(roster, place, standing=None)
    return roster


def thinks_themselves(draft: Draft, seat: int, move: Move) -> bool:
    """Whether the move is a decision of the person in the seat, or made because of a time-out."""
    state, rules = draft.state, draft.rules.game
    if type(move) in rules.side_moves or move == rules.idle_move:
        return False
    asked = state.game is not None and seat in state.game.asked
    return seat in state.thinking or (asked and state.presence[seat].bot_once)


def ends_standing(rules: AnyGame, standing: str, events: Sequence[Event]) -> bool:
    move = msgspec.json.decode(standing)["move"]
    until = {name_of(kind): event for kind, event in rules.standing_moves}
    return any(isinstance(event, until[move]) for event in events)


def finish(draft: Draft, result: Result) -> None:
    """The game is over: its record is stored, and its secret told."""
    # A lesson leaves no record: its cards are known to everybody who has taken it.
    state, roster = draft.state, draft.state.roster
    record = results.NO_RECORD
    if not state.setup.lesson:
        record = results.record_name(roster)
        assert state.game is not None
        events = [event for _, event in state.game.log]
        row = results.record(state.setup, roster, events, result, draft.wall)
        draft.changes += changes.keep_record(row)
    draft.change(roster=replace(roster, phase="over", record=record))
    for seat in state.roster.people:
        if state.presence[seat].session is None:
            draft.seat(seat, gone=draft.now)
    draft.tell(None, GameEnded(state.number, result, record, roster.secret))


def let_stand(draft: Draft, seat: int, request: Standing) -> Refusal | None:
    """Sets the move that is made for a person."""
    # Without news and without a change of `touched`: nobody else may see that it is set.
    if not draft.state.running:
        return GameNotRunning()
    standing = None
    if request.move is not None:
        move = read_move(draft.rules, request.move)
        if isinstance(move, Refusal):
            return move
        lasting = tuple(kind for kind, _ in draft.rules.game.standing_moves)
        if type(move) not in lasting:
            return CannotStand(tuple(map(name_of, lasting)))
        standing = msgspec.json.encode(move).decode()
    if occupant(draft.state.roster, seat).standing != standing:
        draft.change(roster=change(draft.state.roster, seat, standing=standing))
        draft.seat(seat, stood=draft.now)
    return None


def bot_move(draft: Draft, seat: int, move: Move, at: int) -> None:
    if seat not in bots_in_seats(draft.state):
        # The person came back while the answer was in the inbox.
        return
    if tempo.waits(draft.state, seat):
        return
    # After a time-out, the person's own standing move comes before the choice of the bot.
    if draft.state.presence[seat].bot_once and draft.state.game:
        automatic = clocks.automatic_move(draft.state, seat, draft.now, draft.rules)
        move = automatic[0] if automatic else move
    if make_move(draft, seat, move, at) is None:
        tempo.after_bot_move(draft)


def history(draft: Draft, asked: Asked, request: History) -> Refusal | None:
    found = event_history(draft.state, draft.rules.game, asked.session, request.since)
    if isinstance(found, Refusal):
        return found
    draft.tell(asked.session, found)
    return None

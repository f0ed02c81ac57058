"""Random steps of a simulated table: people come, ask, play and go; bots decide; time passes."""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from server.house.table import clocks
from server.house.table.bot_seats import bots_in_seats
from server.house.table.messages import (
    BotMoved,
    Disconnected,
    Forgotten,
    ProfileChanged,
    Resumed,
    SeatLent,
    Tick,
)
from server.protocol.requests import Fill, MakeMove, Ready, Request, Sit, Watch
from tests.table.random_requests import REQUESTS, likely_move, raw
from tests.table.simulation import NUMBER, PEOPLE, Opening, Table, random_preferences

MOST_SESSIONS = 10
ENOUGH = 5000
LEAVING = frozenset({"leave", "give up"})


class Step(NamedTuple):
    """Something that happens `seconds` after the step before it."""

    kind: str
    seed: int
    seconds: float


def somebody(table: Table, dice: Random) -> int:
    """A session, of a person who just came or who was there before."""
    if table.sessions and (len(table.sessions) >= MOST_SESSIONS or dice.random() < 0.4):
        return dice.choice(list(table.sessions))
    return table.new_session(dice.randint(1, PEOPLE))


def come(table: Table, dice: Random) -> None:
    state, session = table.state, somebody(table, dice)
    request = dice.choice([Sit(str(NUMBER)), Sit(str(NUMBER)), Watch(str(NUMBER))])
    if isinstance(request, Sit) and dice.random() < 0.3:
        request = Sit(request.table, dice.randrange(len(state.roster.seats) + 1))
    table.ask(session, request, dice)


def come_back(table: Table, dice: Random) -> None:
    """A person whose seat no session holds."""
    state = table.state
    absent = [seat for seat in state.roster.people if seat not in state.held]
    if absent:
        seated = state.roster.seats[dice.choice(absent)]
        assert seated is not None
        assert seated.person is not None
        table.ask(table.new_session(seated.person), Sit(str(NUMBER)), dice)


def gather(table: Table, dice: Random) -> None:
    """People or bots take the free seats, and people say that they are ready."""
    for person in dice.sample(list(table.profiles), PEOPLE):
        if table.state.open and table.state.roster.free and not table.state.running:
            table.ask(table.new_session(person), Sit(str(NUMBER)), dice)
            if dice.random() < 0.3:
                ask_at_table(table, dice, Fill())
    for session, reader in tuple(table.state.readers.items()):
        if table.state.open and reader.viewer is not None and session in table.state.readers:
            table.ask(session, Ready(), dice)


def ask_at_table(table: Table, dice: Random, request: Request | None = None) -> None:
    """A request of a session at the table; a seated one, as a rule."""
    readers = table.state.readers
    seated = [session for session, reader in readers.items() if reader.viewer is not None]
    some = seated if seated and dice.random() < 0.8 else list(readers)
    if some:
        session = dice.choice(some)
        seat = readers[session].viewer
        request = request or random_request(table, seat, dice)
        table.ask(session, request, dice)


def random_request(table: Table, seat: int | None, dice: Random) -> Request:
    kind = dice.choice([kind for kind in REQUESTS if kind not in LEAVING or dice.random() < 0.3])
    return REQUESTS[kind](table.state, table.rules, seat, dice)


def ask_from_outside(table: Table, dice: Random) -> None:
    table.ask(somebody(table, dice), random_request(table, None, dice), dice)


def disconnect(table: Table, dice: Random) -> None:
    if table.sessions:
        session = dice.choice(list(table.sessions))
        del table.sessions[session]
        table.send(Disconnected(session, table.unread(dice), dice.getrandbits(32)))


def everybody_goes(table: Table, dice: Random) -> None:
    for session in tuple(table.sessions):
        if table.state.open:
            del table.sessions[session]
            table.send(Disconnected(session, table.unread(dice), dice.getrandbits(32)))


def change_profile(table: Table, dice: Random) -> None:
    number = dice.choice(list(table.profiles))
    before = table.profiles[number]
    table.profiles[number] = before._replace(
        name=f"Person {number}{dice.choice(['', ' A', ' B'])}",
        guest=before.guest and dice.random() < 0.5,
        preferences=random_preferences(dice),
    )
    table.send(ProfileChanged(table.profiles[number], dice.getrandbits(32)))


def lend_seat(table: Table, dice: Random) -> None:
    """To a bot or back, by an administrator."""
    person, to_bot = dice.choice(list(table.profiles)), dice.random() < 0.6
    table.send(SeatLent(person, to_bot, dice.getrandbits(32)))


def be_forgotten(table: Table, dice: Random) -> None:
    """A person who first leaves with all sessions."""
    number = dice.choice(list(table.profiles))
    for session in [session for session, person in table.sessions.items() if person == number]:
        if table.state.open:
            del table.sessions[session]
            table.send(Disconnected(session, table.unread(dice), dice.getrandbits(32)))
    if table.state.open:
        table.send(Forgotten(number, dice.getrandbits(32)))
        assert table.state.seat_of(number) is None or not table.state.open


def late_bot_move(table: Table, dice: Random) -> None:
    """A bot's answer that arrives when its seat may have got another player, or its state may be
    over."""
    game = table.state.game
    if game is not None:
        seat = dice.randrange(len(table.state.roster.seats))
        moves = game.legal[seat] or game.legal[game.asked[0] if game.asked else 0]
        if moves:
            at = dice.choice([game.number, game.turn, max(0, game.number - 1)])
            table.send(BotMoved(seat, at, dice.choice(moves), dice.getrandbits(32)))


def decide(table: Table, dice: Random) -> bool:
    """One of those who are asked decides, or time passes until something is due. False if the game
    does not go on."""
    state = table.state
    if not state.running or state.game is None:
        return False
    bots = bots_in_seats(state)
    seat = dice.choice(state.game.asked)
    session = state.presence[seat].session
    move, seed = likely_move(state, seat, dice), dice.getrandbits(32)
    if seat in bots:
        table.send(BotMoved(seat, state.game.number, move, seed))
    elif session is not None:
        table.ask(session, MakeMove(raw(move), dice.choice([None, state.game.number])), dice)
    else:
        due = clocks.next_due(state, table.now, table.rules)
        if state.dormant or due is None:
            return False
        table.pass_time(max(0.0, due.when - table.now), dice)
    return True


def play(table: Table, dice: Random, moves: int = 20) -> None:
    for _ in range(dice.randint(1, moves)):
        table.pass_time(dice.choice([0.0, 0.0, 0.4, 2.0, 7.0]), dice)
        if not table.state.open or not decide(table, dice):
            return


def play_on(table: Table, dice: Random) -> None:
    """To the end of the game, as a rule."""
    play(table, dice, 400)


def tick(table: Table, dice: Random) -> None:
    """A timer that fires though nothing is due; sometimes a seat is lent just then."""
    table.send(Tick(dice.getrandbits(32)))
    if table.state.open and dice.random() < 0.5:
        lend_seat(table, dice)


def restart(table: Table, dice: Random) -> None:
    table.restart(dice, noted=dice.random() < 0.5)


STEPS: dict[str, Callable[[Table, Random], None]] = {
    "come": come,
    "come back": come_back,
    "gather": gather,
    "ask": ask_at_table,
    "ask from outside": ask_from_outside,
    "disconnect": disconnect,
    "everybody goes": everybody_goes,
    "change profile": change_profile,
    "late bot move": late_bot_move,
    "play": play,
    "play on": play_on,
    "tick": tick,
    "restart": restart,
}
FORGET = "be forgotten"
"""is not in the usual runs, which lose most of their people by it"""
KINDS = (
    *STEPS,
    "pause",
    "late timer",
    *("ask",) * 8,
    *("play",) * 3,
    *("gather",) * 2,
    *("come back", "disconnect", "late bot move", "restart") * 2,
)
SECONDS = (0.0, 0.0, 0.0, 0.5, 3.0, 12.0, 50.0, 130.0, 310.0, 4000.0)


def do_step(table: Table, step: Step) -> None:
    dice = Random(step.seed)
    if step.kind == "pause":
        table.now += step.seconds
        table.send(Resumed(step.seconds, dice.getrandbits(32)))
    elif step.kind == "late timer":
        table.now += step.seconds
        ask_at_table(table, dice)
    else:
        table.pass_time(step.seconds, dice)
        if table.state.open:
            (be_forgotten if step.kind == FORGET else STEPS[step.kind])(table, dice)


def first_steps(opening: Opening) -> list[Step]:
    """A person sits down at the new table; as a rule others follow, and a game begins."""
    dice = Random(opening.seed)
    gathering = [Step("gather", dice.getrandbits(16), 0.0)] if dice.random() < 0.8 else []
    return [Step("come", dice.getrandbits(16), 0.0), *gathering]


def random_steps(dice: Random, most: int) -> list[Step]:
    return [
        Step(dice.choice(KINDS), dice.getrandbits(16), dice.choice(SECONDS))
        for _ in range(dice.randint(1, most))
    ]


def simulate(table: Table, opening: Opening, steps: Sequence[Step]) -> None:
    """Until the table closes."""
    for step in (*first_steps(opening), *steps):
        if not table.state.open:
            return
        do_step(table, step)


def wait_for_the_end(table: Table, dice: Random) -> None:
    """Bots decide and timers fire until the game is over or waits for good; people do nothing."""
    for _ in range(ENOUGH):
        state = table.state
        if not state.open or not state.running or (state.unhurried and not state.dormant):
            return
        assert state.game is not None
        asked = [seat for seat in bots_in_seats(state) if seat in state.game.asked]
        if asked:
            seat = dice.choice(asked)
            move = likely_move(state, seat, dice)
            table.send(BotMoved(seat, state.game.number, move, dice.getrandbits(32)))
        else:
            due = clocks.next_due(state, table.now, table.rules)
            assert due is not None, "the game waits for nothing"
            table.now = max(table.now, due.when)
            table.send(Tick(dice.getrandbits(32)))
    raise AssertionError("the game does not end")

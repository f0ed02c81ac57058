"""All that a table sends to a seat, compared with the same after cards that the seat cannot know
were dealt differently."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from server.dealer import Dealer
from server.house.lobby.chat import Chat
from server.house.lobby.mailbox import Mailbox
from server.house.lobby.session import Session
from server.house.people.households import Households
from server.house.people.person import Person
from server.house.people.rate_limit import RateLimit
from server.house.table import play, reconnect
from server.house.table.draft import Draft, Reaction, Rules
from server.house.table.messages import Asked, Profile
from server.house.table.react import react
from server.house.table.readers import LobbyCallbacks, Readers
from server.house.table.state import GameProgress, Roster, TableReader, TableState
from server.house.turns import Turns
from server.protocol.lobby import Preferences
from server.protocol.notices import Notice
from server.protocol.requests import History
from server.protocol.seat import Deal, Move, Refusal, Shuffle, Turn, Viewer, name_of, replace
from server.settings import HouseholdSettings
from server.store.rows import MoveRow
from tests.house.running import ManualClock
from tests.laws.test_blindness import LastDeal, other_deals, unseen_places
from tests.table.random_requests import all_moves

PLENTY = 10_000


class StackedDealer(Dealer):
    """Deals one shuffle in a given order."""

    def __init__(self, dealer: Dealer, number: int, order: Sequence[int]) -> None:
        super().__init__(dealer.secret, dealer.nonces)
        self._number, self._order = number, tuple(order)

    def deal(self, asked: Shuffle) -> Deal:
        return Deal(self._order) if asked.number == self._number else super().deal(asked)


def replayed(
    state: TableState, rules: Rules, dealer: Dealer, moves: Sequence[tuple[int, Move]]
) -> GameProgress | None:
    """The game with other cards; None if these do not allow the moves."""
    game = play.new_game(rules, state.roster, dealer.deal)
    for seat, move in moves:
        after = play.advance(rules, dealer.deal, game, seat, move)
        if isinstance(after, Refusal):
            return None
        game = after
    return game


def moves_of(rules: Rules, rows: Sequence[MoveRow]) -> list[tuple[int, Move]]:
    found = []
    for row in rows:
        move = rules.read_move(row.move)
        assert row.seat is not None
        assert isinstance(move, Move)
        found.append((row.seat, move))
    return found


def last_deal(
    rules: Rules, roster: Roster, dealer: Dealer, moves: Sequence[tuple[int, Move]]
) -> tuple[LastDeal, int]:
    """The last deal of the game, and the number of its shuffle."""
    assert roster.terms is not None
    game = rules.game
    state = game.start(len(dealer.nonces), rules.options, roster.terms.host)
    left, last, number = list(moves), None, -1
    while True:
        asked, before = game.waiting(state), state
        if not isinstance(asked, Shuffle) and not left:
            break
        seat, move = (None, dealer.deal(asked)) if isinstance(asked, Shuffle) else left.pop(0)
        step: Any = game.apply(state, seat, move)
        state = step.state
        if isinstance(asked, Shuffle) and isinstance(move, Deal):
            deck = [event.cards for event in step.events if name_of(event) == "deck"]
            last = LastDeal(before, move, tuple(deck[0]) if deck else (), ())
            number = asked.number
        elif last is not None:
            last = last._replace(moves=(*last.moves, (seat, move)))
    assert last is not None
    return last, number


class AtOnce(Turns):
    """Without turns, as there is no event loop."""

    def call(self, work: Callable[[], object]) -> None:
        work()


def new_session(number: int) -> Session:
    """A session that belongs to no house."""
    person = Person(
        id=-1,
        key=None,
        code=None,
        name=f"Reader {number}",
        language="en",
        talk_limit=RateLimit(1, 1),
    )
    household = Households(HouseholdSettings()).local
    mailbox, rate_limit = Mailbox(PLENTY, AtOnce()), RateLimit(1, 1)
    return Session(number, household, person, None, None, refuse, ignore, mailbox, rate_limit)


def refuse(*_: object) -> asyncio.Future[None]:
    raise NotImplementedError


def ignore(_: object) -> None:
    pass


def with_readers(
    state: TableState, game: GameProgress
) -> tuple[TableState, Readers, dict[Viewer, Session]]:
    """The table with another game, and with new sessions in each seat and in the gallery."""
    sessions: dict[Viewer, Session] = {
        viewer: new_session(number) for number, viewer in enumerate([*state.roster.people, None])
    }
    state = replace(
        state,
        game=game,
        presence=tuple(
            replace(here, session=sessions[seat].number if seat in sessions else None)
            for seat, here in enumerate(state.presence)
        ),
        readers={
            session.number: TableReader(session.person.id, viewer)
            for viewer, session in sessions.items()
        },
    )
    readers = Readers(Chat(state.number, 0, ManualClock()), LobbyCallbacks(ignore, ignore, ignore))
    readers.sessions = {session.number: session for session in sessions.values()}
    return state, readers, sessions


def everything_sent(
    state: TableState, rules: Rules, now: float, game: GameProgress, viewer: Viewer
) -> list[Notice]:
    """The notices of the last move, of a look, of the history and of missed events."""
    state, readers, sessions = with_readers(state, game)
    session = sessions[viewer]
    log = tuple((number, event) for number, event in game.log if number < game.number)
    before = replace(state, game=replace(game, log=log, number=game.number - 1))
    readers.publish(before, Reaction(state), rules, now)
    sent = session.pending()
    readers.show_everything(state, session.number, rules, now)
    profile = Profile(-1, session.person.name, True, Preferences())
    for request in (History(), History(max(0, game.number - 5))):
        asked = Asked(session.number, profile, request)
        readers.publish(state, react(state, asked, now, rules), rules, now)
    if viewer is not None:
        for since in (0, max(0, game.number - 5), game.number):
            draft = Draft(state, now, rules, 0)
            draft.seat(viewer, unread=since)
            reconnect.tell_missed(draft, session.number, viewer)
            readers.publish(state, draft.reaction(state), rules, now)
    return sent + session.pending()


def refusals_of(rules: Rules, game: GameProgress, seat: int, dice: Random) -> list[Refusal]:
    moves = all_moves(rules.game.name)
    some = dice.sample(moves, min(len(moves), 12))
    illegal = (move for move in some if move not in game.legal[seat])
    tried = (rules.game.apply(game.state, seat, move) for move in illegal)
    return [refusal for refusal in tried if isinstance(refusal, Refusal)]


class OtherGame(NamedTuple):
    """`number` and `order` are the shuffle that differs."""

    game: GameProgress
    number: int
    order: tuple[int, ...]


def other_games(
    state: TableState, rules: Rules, viewer: Viewer, rows: Sequence[MoveRow], dice: Random
) -> Iterator[OtherGame]:
    """Games with the same moves, in which the cards that the viewer has not seen are dealt
    differently."""
    assert state.game is not None
    if not isinstance(state.game.waiting, Turn):
        return
    dealer = play.dealer_for(state.roster)
    moves = moves_of(rules, rows)
    deals, number = last_deal(rules, state.roster, dealer, moves)
    if not deals.deck:
        return
    places = unseen_places(deals, state.game.state, viewer)
    if len(places) < 2:
        return
    for deal in other_deals(rules.game, deals, places, dice):
        other = replayed(state, rules, StackedDealer(dealer, number, deal.order), moves)
        if other is not None:
            yield OtherGame(other, number, deal.order)


def check_secrecy(
    state: TableState,
    rules: Rules,
    now: float,
    viewer: Viewer,
    rows: Sequence[MoveRow],
    dice: Random,
) -> int:
    """The number of different deals that looked the same to this viewer."""
    assert state.game is not None
    different, seed = 0, dice.random()
    real = everything_sent(state, rules, now, state.game, viewer)
    for other, _, _ in other_games(state, rules, viewer, rows, dice):
        sent = everything_sent(state, rules, now, other, viewer)
        assert msgspec.json.encode(sent) == msgspec.json.encode(real), (viewer, sent, real)
        if viewer is not None:
            here, there = (
                refusals_of(rules, game, viewer, Random(seed)) for game in (state.game, other)
            )
            assert here == there, viewer
        different += other.state != state.game.state
    return different

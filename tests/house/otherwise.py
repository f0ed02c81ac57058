"""What a table would tell a seat if all that this seat cannot know were otherwise."""

import asyncio
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from server.dealer import Dealer
from server.house.lobby.chat import Chat
from server.house.lobby.mailbox import Mailbox
from server.house.lobby.session import Session
from server.house.people.person import Person
from server.house.people.rate_limit import RateLimit
from server.house.table import play, seating
from server.house.table.draft import Draft, Reaction
from server.house.table.messages import Asked, Profile
from server.house.table.react import react
from server.house.table.readers import Lobby, Readers
from server.house.table.state import Game, Reader, State
from server.protocol.lobby import Preferences
from server.protocol.notices import Notice
from server.protocol.requests import History
from server.protocol.seat import Deal, Move, Refusal, Shuffle, Turn, Viewer, name_of, replace
from server.store.rows import MoveRow
from tests.house.tables import Inside
from tests.house.wishes import all_moves
from tests.laws.test_blindness import LastDeal, other_deals, unseen_places

PLENTY = 10_000


class Stacked(Dealer):
    """Deals one shuffle as it is told to."""

    def __init__(self, dealer: Dealer, number: int, order: Sequence[int]) -> None:
        super().__init__(dealer.secret, dealer.nonces)
        self._number, self._order = number, tuple(order)

    def deal(self, asked: Shuffle) -> Deal:
        return Deal(self._order) if asked.number == self._number else super().deal(asked)


def replayed(table: Inside, dealer: Dealer, moves: Sequence[tuple[int, Move]]) -> Game | None:
    """The game with other cards; None if these do not allow the moves."""
    game = play.new_game(table.rules, table.roster, dealer)
    for seat, move in moves:
        after = play.advance(table.rules, dealer, game, seat, move)
        if isinstance(after, Refusal):
            return None
        game = after
    return game


def moves_of(table: Inside, rows: Sequence[MoveRow]) -> list[tuple[int, Move]]:
    found = []
    for row in rows:
        move = table.rules.read_move(row.move)
        assert row.seat is not None
        assert isinstance(move, Move)
        found.append((row.seat, move))
    return found


def last_deal(
    table: Inside, dealer: Dealer, moves: Sequence[tuple[int, Move]]
) -> tuple[LastDeal, int]:
    """The last time that cards were dealt, and the number of that shuffle."""
    game, host = table.rules.game, table.roster.host or 0
    state = game.start(len(dealer.nonces), table.rules.options, host)
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


def reader(number: int) -> Session:
    """A session of which the house knows nothing."""
    person = Person(
        id=-1,
        key=None,
        code=None,
        name=f"Reader {number}",
        language="en",
        talk_limit=RateLimit(1, 1),
    )
    return Session(number, person, None, None, nothing, ignore, Mailbox(PLENTY), RateLimit(1, 1))


def nothing(*_: object) -> asyncio.Future[None]:
    raise NotImplementedError


def ignore(_: object) -> None:
    pass


def shadow(table: Inside, game: Game) -> tuple[State, Readers, dict[Viewer, Session]]:
    """The same table with another game, and with another reader in each seat and the gallery."""
    sessions: dict[Viewer, Session] = {
        viewer: reader(number) for number, viewer in enumerate([*table.state.roster.people, None])
    }
    state = replace(
        table.state,
        game=game,
        presence=tuple(
            replace(here, session=sessions[seat].number if seat in sessions else None)
            for seat, here in enumerate(table.state.presence)
        ),
        readers={
            session.number: Reader(session.person.id, viewer)
            for viewer, session in sessions.items()
        },
    )
    readers = Readers(Chat(table.number, 0), Lobby(ignore, ignore, ignore))
    readers.sessions = {session.number: session for session in sessions.values()}
    return state, readers, sessions


def everything_sent(table: Inside, game: Game, viewer: Viewer) -> list[Notice]:
    """The last move, all there is to see, the history, and what was missed after coming back."""
    state, readers, sessions = shadow(table, game)
    session, now = sessions[viewer], table.task._now
    log = tuple((number, event) for number, event in game.log if number < game.number)
    before = replace(state, game=replace(game, log=log, number=game.number - 1))
    readers.publish(before, Reaction(state), table.rules, now)
    sent = session.pending()
    readers.show_everything(state, session.number, table.rules, now)
    profile = Profile(-1, session.person.name, True, Preferences())
    for request in (History(), History(max(0, game.number - 5))):
        asked = Asked(session.number, profile, request)
        readers.publish(state, react(state, asked, now, table.rules), table.rules, now)
    if viewer is not None:
        for since in (0, max(0, game.number - 5), game.number):
            draft = Draft(state, now, table.rules, 0)
            draft.seat(viewer, unread=since)
            seating.tell_missed(draft, session.number, viewer)
            readers.publish(state, draft.reaction(state), table.rules, now)
    return sent + session.pending()


def refused(table: Inside, game: Game, seat: int, dice: Random) -> list[Refusal]:
    moves = all_moves(table.rules.game.name)
    some = dice.sample(moves, min(len(moves), 12))
    rules = table.rules.game
    tried = (rules.apply(game.state, seat, move) for move in some if move not in game.legal[seat])
    return [refusal for refusal in tried if isinstance(refusal, Refusal)]


def other_games(
    table: Inside, viewer: Viewer, rows: Sequence[MoveRow], dice: Random
) -> Iterator[Game]:
    if not isinstance(table.playing.waiting, Turn):
        return
    dealer = play.dealer_for(table.roster)
    moves = moves_of(table, rows)
    deals, number = last_deal(table, dealer, moves)
    if not deals.deck:
        return
    places = unseen_places(deals, table.playing.state, viewer)
    if len(places) < 2:
        return
    for deal in other_deals(table.rules.game, deals, places, dice):
        other = replayed(table, Stacked(dealer, number, deal.order), moves)
        if other is not None:
            yield other


def look_alike(table: Inside, viewer: Viewer, rows: Sequence[MoveRow], dice: Random) -> int:
    """How many other deals looked the same to this viewer."""
    tried, seed = 0, dice.random()
    real = everything_sent(table, table.playing, viewer)
    for other in other_games(table, viewer, rows, dice):
        sent = everything_sent(table, other, viewer)
        assert msgspec.json.encode(sent) == msgspec.json.encode(real), (viewer, sent, real)
        if viewer is not None:
            here, there = (
                refused(table, it, viewer, Random(seed)) for it in (table.playing, other)
            )
            assert here == there, viewer
        tried += other.state != table.playing.state
    return tried

"""Finished games, looked at again: as one seat saw them, or with open cards."""

from collections import OrderedDict
from collections.abc import Mapping
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from server.engine.game import AnyGame, Step
from server.errors import CheckFailed
from server.house.lobby.session import Session
from server.protocol.lobby import FinishedGame
from server.protocol.notices import FinishedGames, Replayed
from server.protocol.refusals import NoSuchRecord, OtherRules, TooFast
from server.protocol.requests import Finished, Replay
from server.protocol.seat import NoSuchSeat, Refusal, Viewer, name_of
from server.record.reader import Reader
from server.record.replay import replay
from server.store.records import last_games, record_lines, took_part

if TYPE_CHECKING:
    from server.house.lobby.house import House

MOST_LISTED: Final = 40
MOST_FILMS: Final = 8
DEVELOPING: Final = 4
"""what it costs to ask for a game that nobody looked at lately, besides the asking"""
BEGINNINGS: Final = frozenset({"round", "game"})
"""What a part of a game begins with that one may want to leap to."""
BEGINNINGS_OF: Final = {"farbstich": frozenset({"trick"})}


class Film(NamedTuple):
    """Every state of a game, in order; `is_open` to everybody, or only to those who played."""

    is_open: bool
    game: AnyGame
    names: tuple[str, ...]
    steps: tuple[Step[Any], ...]
    rounds: tuple[int, ...]


class ReplayCache:
    """The last ones that somebody looked at: whoever steps through one asks for it many times."""

    def __init__(self) -> None:
        self._films: OrderedDict[str, Film] = OrderedDict()

    def get(self, record: str) -> Film | None:
        if record in self._films:
            self._films.move_to_end(record)
        return self._films.get(record)

    def keep(self, record: str, film: Film) -> None:
        self._films[record] = film
        if len(self._films) > MOST_FILMS:
            self._films.popitem(last=False)


def develop(games: Mapping[str, AnyGame], lines: bytes, is_open: bool) -> Film | None:
    """Nothing where the rules have changed since, so that it cannot be played again."""
    try:
        record = next(Reader(games, len(lines)).read(BytesIO(lines)))
        game = games[record.header.game]
        steps = tuple(replay(game, record))
    except CheckFailed:
        return None
    beginnings = BEGINNINGS_OF.get(game.name, BEGINNINGS)
    rounds = tuple(
        number
        for number, step in enumerate(steps)
        if any(name_of(event) in beginnings for event in step.events)
    )
    return Film(is_open, game, record.header.players, steps, rounds)


async def may_see(house: "House", session: Session, record: str, is_open: bool) -> bool:
    """Those of a private table only those who played there."""
    mine = took_part(record, session.person.id)
    return is_open or await house.services.store.read(mine)


async def lines_for(house: "House", session: Session, record: str) -> tuple[bytes, bool] | None:
    found = await house.services.store.read(record_lines(record))
    if found is None or not await may_see(house, session, record, found[1]):
        return None
    return found


async def show_step(house: "House", session: Session, request: Replay) -> Refusal | None:
    film = house.films.get(request.record)
    if film is None:
        if seconds := session.meter.take(house.services.clock.now(), DEVELOPING):
            return TooFast(seconds)
        found = await lines_for(house, session, request.record)
        if found is None:
            return NoSuchRecord(request.record)
        film = develop(house.services.games, *found)
        if film is None:
            return OtherRules(request.record)
        house.films.keep(request.record, film)
    elif not await may_see(house, session, request.record, film.is_open):
        return NoSuchRecord(request.record)
    if request.seat is not None and request.seat >= len(film.names):
        return NoSuchSeat(len(film.names))
    session.mailbox.put(picture(film, request))
    return None


def picture(film: Film, request: Replay) -> Replayed:
    """The last one, if the game has not as many steps."""
    number = min(request.step, len(film.steps) - 1)
    state, events = film.steps[number]
    seats: list[Viewer] = [request.seat]
    if request.seat is None:
        seats = [*range(len(film.names))]
        told = events
    else:
        told = tuple(e for e in (film.game.event_for(e, request.seat) for e in events) if e)
    return Replayed(
        record=request.record,
        game=film.game.name,
        names=film.names,
        step=number,
        steps=len(film.steps),
        rounds=film.rounds,
        seat=request.seat,
        views=tuple(film.game.view(state, seat) for seat in seats),
        events=told,
    )


async def list_games(house: "House", session: Session, request: Finished) -> Refusal | None:
    found = await house.services.store.read(last_games(session.person.id, MOST_LISTED))
    games = (
        FinishedGame(g.id, g.game, g.ended, g.names, g.points, g.winners, g.you) for g in found
    )
    session.mailbox.put(FinishedGames(tuple(games)))
    return None

"""A seat at a game that is played out by the rules, as the notices that its screen gets."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

from server.engine import GAMES
from server.engine.game import Step
from server.protocol.lobby import Language, Preferences
from server.protocol.notices import EventHistory, GameEnded, GameSnapshot, Happened, Notice, Welcome
from server.protocol.seat import Event, Result, Viewer
from tests.plain.scripted_house import NAMES, at_table, chair
from tests.playing import PlayedMove, play_out

TABLE = 3
RECORD, SECRET = "dda63ca8f6ad", "5e" * 32


class Seated:
    """Makes the notices of one seat, or of somebody who watches."""

    def __init__(
        self,
        game: str,
        players: int,
        seat: Viewer = 0,
        *,
        language: Language = "en",
        names: Sequence[str] = NAMES,
        options: Mapping[str, Any] | None = None,
        room: Mapping[str, Any] | None = None,
        **taste: Any,
    ) -> None:
        self.game = GAMES[game]
        self.seat = seat
        self.players = players
        self._language = language
        self._names = names[:players]
        self._taste = taste
        self._room: dict[str, Any] = {
            "table": TABLE,
            "chairs": tuple(chair(name) for name in self._names),
            "you": seat,
            "options": dict(options or {}),
            **(room or {}),
        }

    def arrive(self) -> list[Notice]:
        """Comes in and takes the seat."""
        preferences = Preferences(**{"greeted": True, **self._taste})
        me = self._names[self.seat] if self.seat is not None else "Zoe"
        return [Welcome(me, False, None, self._language, preferences), self._table()]

    def _table(self, **changes: Any) -> Notice:
        game = self.game.name
        return at_table(game, self.players, **{**self._room, **changes})

    def follow(self, step: Step[Any], number: int = 1) -> list[Notice]:
        """The notices of a step: its events as the seat sees them, and the new state."""
        seen = (self.game.event_for(event, self.seat) for event in step.events)
        happened = [Happened(TABLE, number, event) for event in seen if event is not None]
        return [*happened, self.state(step.state, number)]

    def state(self, state: Any, number: int) -> GameSnapshot:
        legal = () if self.seat is None else tuple(self.game.legal(state, self.seat))
        left = (None,) * self.players
        return GameSnapshot(TABLE, number, number, self.game.view(state, self.seat), legal, left)

    def end(self, result: Result, past: Iterable[Event] = ()) -> list[Notice]:
        return [
            self._table(phase="over", record=RECORD),
            GameEnded(TABLE, result, RECORD, SECRET),
            EventHistory(TABLE, 0, tuple(past)),
        ]

    def whole_game(self, seed: int = 1) -> list[Notice]:
        """All of a game played at random."""
        notices, past, step = self.arrive(), list[Event](), None
        for number, played in enumerate(course(self.game.name, self.players, seed), 1):
            step = played.step
            notices += self.follow(step, number)
            seen = (self.game.event_for(event, self.seat) for event in step.events)
            past += [event for event in seen if event is not None]
        assert step is not None
        result = self.game.result(step.state)
        assert result is not None
        return [*notices, *self.end(result, past)]

    def up_to(self, moves: int, seed: int = 1) -> list[Notice]:
        """The first moves of a game played at random."""
        notices = self.arrive()
        played = islice(course(self.game.name, self.players, seed), moves)
        for number, each in enumerate(played, 1):
            notices += self.follow(each.step, number)
        return notices


def course(game: str, players: int, seed: int, **options: Any) -> Iterator[PlayedMove]:
    rules = GAMES[game]
    return play_out(rules, players, rules.options(**options), Random(seed))

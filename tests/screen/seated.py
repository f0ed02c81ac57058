"""The screen of a player or watcher while a game goes on."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from server.engine import GAMES
from server.engine.game import AnyGame, Step
from server.protocol.lobby import Language, Preferences
from server.protocol.notices import GameEnded, GameSnapshot, Happened, Notice, Welcome
from server.protocol.seat import Deal, Event, Result, Viewer, name_of
from tests.plain.scripted_house import NAMES, TEXTS, at_table, chair
from tests.playing import PlayedMove, play_out
from tests.screen.places import HandsOfTest
from tui.drawing import Block, wide
from tui.message_log import MessageLog
from tui.places.frame import framed
from tui.places.place import Look, Place
from tui.places.places import place_for
from tui.plain.notices_as_text import HANDLERS, in_order
from tui.plain.prompt import new_prompt
from tui.plain.scene import Scene
from tui.visit import KINDS

TABLE = 3
RECORD = "R-7Q2M-K4"
Size = tuple[int, int]


class Seated:
    def __init__(
        self,
        game: str,
        players: int,
        seat: Viewer = 0,
        language: Language = "en",
        names: Sequence[str] = NAMES,
        options: Mapping[str, Any] | None = None,
        **taste: Any,
    ) -> None:
        self.game = GAMES[game]
        self.seat = seat
        self.message_log = MessageLog()
        self.hands = HandsOfTest()
        self.scene = Scene(TEXTS.__getitem__)
        self.place: Place = place_for(self.scene, None)
        chairs = tuple(chair(name) for name in names[:players])
        preferences = Preferences(**{"greeted": True, **taste})
        me = names[seat or 0] if seat is not None else "Zoe"
        self.scene.language = language
        room: dict[str, Any] = {"table": TABLE, "chairs": chairs, "you": seat, "watchers": 2}
        self.hear(
            Welcome(me, False, None, language, preferences),
            at_table(game, players, **room, options=dict(options or {})),
        )

    def hear(self, *notices: Notice) -> None:
        for notice in in_order(self.scene, notices):
            for sentence in HANDLERS[type(notice)](self.scene, notice):
                if sentence:
                    self.message_log.add(KINDS.get(type(notice), "news"), sentence)
        new_prompt(self.scene)
        self.place = place_for(self.scene, self.place)

    def follow(self, step: Step[Any], number: int = 1) -> None:
        """Sends the notices of this step."""
        told = [self.game.event_for(event, self.seat) for event in step.events]
        happened = [Happened(TABLE, number, event) for event in told if event is not None]
        self.hear(*happened, self.state(step.state, number))

    def state(self, state: Any, number: int) -> GameSnapshot:
        seat = self.seat
        legal = () if seat is None else self.game.legal(state, seat)
        players = len(self.scene.names())
        left = tuple(None for _ in range(players))
        return GameSnapshot(TABLE, number, number, self.game.view(state, seat), tuple(legal), left)

    def end(self, result: Result, past: Iterable[Event] = ()) -> None:
        self.scene.game_events = tuple(past)
        room = self.scene.room
        assert room is not None
        over = at_table(
            room.game,
            len(room.chairs),
            table=TABLE,
            chairs=room.chairs,
            you=room.you,
            phase="over",
            record=RECORD,
        )
        self.hear(over, GameEnded(TABLE, result, RECORD, "5e" * 32))

    def look(self, size: Size, place: Place | None = None, **changes: Any) -> Look:
        taste = self.scene.welcome.preferences if self.scene.welcome else Preferences()
        bare = Look(self.scene, self.message_log, taste, *size)._replace(**changes)
        return bare._replace(pointed=(place or self.place).pointed(bare))

    def picture(self, size: Size, place: Place | None = None, **changes: Any) -> Block:
        """The whole terminal, which is exactly as large as it was asked to be."""
        place = place or self.place
        rows = framed(self.look(size, place, **changes), place)
        assert len(rows) == size[1], (size, len(rows))
        assert {wide(each) for each in rows} == {size[0]}, size
        return rows


def course(game: str, players: int, seed: int, **options: Any) -> Iterator[PlayedMove]:
    rules = GAMES[game]
    return play_out(rules, players, rules.options(**options), Random(seed))


def sat_through(
    seated: Seated, played: Iterable[PlayedMove], start: int = 1
) -> Iterator[tuple[int, PlayedMove]]:
    """At each moment when somebody has to decide."""
    for number, each in enumerate(played, start):
        seated.follow(each.step, number)
        yield number, each


def phase(game: AnyGame, played: PlayedMove) -> str:
    return name_of(played.step.state.now) if not isinstance(played.move, Deal) else "dealt"

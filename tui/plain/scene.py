"""The client's state, as the notices so far have made it."""

from collections import deque
from collections.abc import Callable
from functools import cache
from operator import is_

from server.protocol.lobby import ChatMessage, Language, Listing, OnlinePerson, Room
from server.protocol.notices import FinishedGames, GameEnded, GameSnapshot, Replayed, Welcome
from server.protocol.seat import Event, Move
from tui.events_as_text import Formatter
from tui.lessons.lesson import Guide
from tui.plain.games import Seen
from tui.plain.registry import face_of
from tui.plain.vocabulary import Vocabulary
from tui.text import Texts

LAST_SENTENCES = 5
CHAT_KEPT = 500
RECENT_EVENTS = 64
"""more than happen between the ends of two tricks"""


class Scene:
    """Updated by the handlers of notices, read by the commands and by the screens.

    `local`: the house runs in this process for one person. `on_screen`: a screen shows
    what the user can do, so that hints about words to type are left out. `unannounced`: tables
    without a person, not yet mentioned. `kept_table`: number or code of the table where the user
    has a seat while in the lobby. `quick_start`: hints are left out, because the user is ready at
    once.
    `is_away`: the house is, until its next welcome. `closing_sentences`: the reason for which the
    house ends the connection. `facts_from_news`, `facts_from_room`: see `seat_news`. `game_events`:
    the events of this game that the user asked for; in a lesson, all of them. `table_talk`: what
    was said at this table, and the remarks of its bots. `unconfirmed`: the move that waits for a
    yes. `decided`: the user has moved since the last prompt.
    """

    def __init__(self, texts_for: Callable[[Language], Texts]) -> None:
        self._texts_for = texts_for
        self._vocabulary = cache(lambda language: Vocabulary(texts_for(language), texts_for("en")))
        self.local = self.on_screen = False
        self.language: Language = "en"
        self.welcome: Welcome | None = None
        self.in_lobby = False
        self.people: dict[str, OnlinePerson] = {}
        self.tables: dict[int, Listing] = {}
        self.unannounced: set[int] = set()
        self.chat: deque[ChatMessage] = deque(maxlen=CHAT_KEPT)
        self.is_away = False
        self.kept_table = ""
        self.closing_sentences: list[str] = []
        self.asks_language = False
        self.language_asked = False
        self.announcement = ""
        self.refusal_count = 0
        self._seen: Seen | None = None
        self._seen_of: tuple[object, ...] = ()
        """what the game that was seen follows from"""
        self.history_length = 0
        self.finished_games: FinishedGames | None = None
        self.replay: Replayed | None = None
        self.last_sentences: deque[str] = deque(maxlen=LAST_SENTENCES)
        self.leave()

    def for_other_table(self, texts: Texts) -> "Scene":
        """A scene of the same person at another table, told in these texts."""
        other = Scene(lambda language: texts)
        other.language, other.welcome = self.language, self.welcome
        other.local, other.on_screen = self.local, self.on_screen
        return other

    @property
    def texts(self) -> Texts:
        return self.texts_in(self.language)

    def texts_in(self, language: Language) -> Texts:
        return self._texts_for(language)

    @property
    def vocabulary(self) -> Vocabulary:
        return self._vocabulary(self.language)

    def say(self, key: str, /, **values: object) -> str:
        return self.texts.say(key, **values)

    def word(self, command: str) -> str:
        """The usual word for a command, as people type it."""
        return self.vocabulary.usual(f"plain-word-{command}")

    @property
    def seat(self) -> int | None:
        return self.room.you if self.room else None

    @property
    def is_covered(self) -> bool:
        """Whether a bot plays in the person's own seat."""
        room, seat = self.room, self.seat
        chair = None if room is None or seat is None else room.chairs[seat]
        return chair is not None and chair.covered

    def seconds_left(self, seat: int | None) -> int | None:
        """On the clock of a seat in the latest state, if there is one."""
        clocks = self.state.left if self.state else ()
        return clocks[seat] if seat is not None and seat < len(clocks) else None

    def names(self) -> tuple[str, ...]:
        chairs = self.room.chairs if self.room else ()
        return tuple(
            chair.name if chair else self.say("plain-seat", seat=seat)
            for seat, chair in enumerate(chairs, 1)
        )

    @property
    def name(self) -> str:
        """That of the person."""
        return self.welcome.name if self.welcome else ""

    def is_me(self, name: str) -> bool:
        return self.welcome is not None and name == self.welcome.name

    def formatter(self) -> Formatter:
        game = self.room.game if self.room else ""
        return Formatter(self.texts, game, self.names(), self.seat)

    def seen(self) -> Seen | None:
        """The game at this table, if there is one."""
        room, state = self.room, self.state
        if room is None or state is None or room.table != state.table:
            return None
        known, self._seen_of = self._seen_of, (room, state, self.texts)
        if self._seen is not None and all(map(is_, known, self._seen_of)):
            return self._seen
        self._seen = Seen(
            game=room.game,
            view=state.view,
            legal=state.legal,
            number=state.number,
            names=self.names(),
            formatter=self.formatter(),
            texts=self.texts,
            vocabulary=self.vocabulary,
            face=face_of(room.game),
            recent_events=self.recent_events,
        )
        return self._seen

    def game_name(self, game: str) -> str:
        return self.say(f"game-{game}-name")

    def leave(self) -> None:
        """Forgets the table, if there was one."""
        self.room: Room | None = None
        self.state: GameSnapshot | None = None
        self.paused = self.ended = self.quick_start = self.decided = False
        self.secret = self.refusal = self.prompt = ""
        self.last_prompt: tuple[str, int] | None = None
        self.unconfirmed: Move | None = None
        self.recent_events: deque[Event] = deque(maxlen=RECENT_EVENTS)
        self.game_events: tuple[Event, ...] = ()
        self.over: GameEnded | None = None
        self.guide: Guide | None = None
        self.table_talk: deque[ChatMessage] = deque(maxlen=CHAT_KEPT)
        self.facts_from_news: set[tuple[str, str]] = set()
        self.facts_from_room: set[tuple[str, str]] = set()

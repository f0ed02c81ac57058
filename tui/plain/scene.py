"""What the plain face remembers of what it was told: the house as its visitor knows it."""

from collections import deque
from collections.abc import Callable
from functools import cache

from server.protocol.lobby import ChatMessage, Language, Listing, OnlinePerson, Room
from server.protocol.notices import FinishedGames, GameEnded, GameSnapshot, Replayed, Welcome
from server.protocol.seat import Event
from tui.events_as_text import Teller
from tui.lessons.lesson import Guide
from tui.plain.games import Seen
from tui.plain.registry import face_of
from tui.plain.vocabulary import Vocabulary
from tui.text import Texts

REPEATED = 5
KNOWN = 500
TOLD = 64
"""more than what happens between the end of a trick and that of the next one"""


class Scene:
    """`news`: what was already told of the people at the table, so that it is not told twice; in
    `talk` is what was already heard. `untold` are tables where nobody sits yet. `kept` is the
    table where one has a seat while one is in the lobby; `hurried`: one is ready on sitting down;
    `farewell`: why the house ends the connection; `announced`: what it said last to everybody;
    `told`: what happened at this table lately; `past`: what was told of this game, as far as it was
    asked for, and all of it in a lesson; `local`: the house is in this terminal, and nobody else
    can come.
    """

    def __init__(self, texts_for: Callable[[Language], Texts]) -> None:
        self._texts_for = texts_for
        self._vocabulary = cache(lambda language: Vocabulary(texts_for(language), texts_for("en")))
        self.local = False
        self.language: Language = "en"
        self.welcome: Welcome | None = None
        self.in_lobby = False
        self.people: dict[str, OnlinePerson] = {}
        self.tables: dict[int, Listing] = {}
        self.untold: set[int] = set()
        self.talk: deque[ChatMessage] = deque(maxlen=KNOWN)
        self.room: Room | None = None
        self.state: GameSnapshot | None = None
        self.paused = False
        self.ended = False
        self.hurried = False
        self.kept = ""
        self.secret = ""
        self.farewell: list[str] = []
        self.asks_language = False
        self.was_asked = False
        self.announced = ""
        self.news: set[tuple[str, str]] = set()
        self.foretold: set[tuple[str, str]] = set()
        self.refusal = ""
        self.refused = 0
        self.asked_for_past = 0
        self.told: deque[Event] = deque(maxlen=TOLD)
        self.past: tuple[Event, ...] = ()
        self.over: GameEnded | None = None
        self.guide: Guide | None = None
        self.finished: FinishedGames | None = None
        self.replayed: Replayed | None = None
        self.doubtful: bytes | None = None
        self.heard: deque[str] = deque(maxlen=REPEATED)
        self.prompt = ""
        self.prompted: tuple[str, int] | None = None
        self.decided = False

    def elsewhere(self) -> "Scene":
        """Nothing but who one is, for a table that is not this one."""
        other = Scene(self._texts_for)
        other.language, other.welcome = self.language, self.welcome
        other.local = self.local
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
        """How a command is usually typed."""
        return self.vocabulary.usual(f"plain-word-{command}")

    @property
    def seat(self) -> int | None:
        return self.room.you if self.room else None

    def names(self) -> tuple[str, ...]:
        chairs = self.room.chairs if self.room else ()
        return tuple(
            chair.name if chair else self.say("plain-seat", seat=seat)
            for seat, chair in enumerate(chairs, 1)
        )

    def is_me(self, name: str) -> bool:
        return self.welcome is not None and name == self.welcome.name

    def teller(self) -> Teller:
        game = self.room.game if self.room else ""
        return Teller(self.texts, game, self.names(), self.seat)

    def seen(self) -> Seen | None:
        """The game, if there is one."""
        room, state = self.room, self.state
        if room is None or state is None or room.table != state.table:
            return None
        return Seen(
            game=room.game,
            view=state.view,
            legal=state.legal,
            number=state.number,
            names=self.names(),
            teller=self.teller(),
            texts=self.texts,
            vocabulary=self.vocabulary,
            face=face_of(room.game),
            told=self.told,
        )

    def game_name(self, game: str) -> str:
        return self.say(f"{game}-name")

    def leave(self) -> None:
        self.room = self.state = None
        self.paused = self.ended = self.hurried = self.decided = False
        self.secret = ""
        self.past, self.over, self.guide = (), None, None
        self.told.clear()
        self.news.clear()
        self.foretold.clear()
        self.prompt, self.prompted = "", None
        self.refusal = ""
        self.doubtful = None

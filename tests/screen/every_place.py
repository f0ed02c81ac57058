"""Every place of the client with something to see there, for tests that look at all of them."""

import asyncio
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from server.engine import GAMES
from server.protocol.lobby import (
    Address,
    FinishedGame,
    Language,
    ListedPlayer,
    OnlinePerson,
    Preferences,
)
from server.protocol.notices import FinishedGames, Replayed
from server.protocol.seat import Over, Turn, name_of, replace
from tests.house.running import running_house
from tests.plain.scripted_house import NAMES, TEXTS, chair, listing
from tests.playing import PlayedMove
from tests.screen.learning import learner
from tests.screen.places import in_room, scene
from tests.screen.seated import RECORD, Seated, Size, course
from tui.boards.registry import board_of
from tui.drawing import Block, wide
from tui.message_log import MessageLog
from tui.places.choosing import ChooseLanguage, ChooseRules
from tui.places.confirm import Confirm
from tui.places.frame import framed
from tui.places.hall import Hall
from tui.places.help import Help
from tui.places.keys import Keys
from tui.places.learning import ChooseLesson, LessonOver
from tui.places.opening import Opening
from tui.places.place import Look, Place
from tui.places.replay import Replaying
from tui.places.replays import Replays
from tui.places.rules import Rules
from tui.places.settings import Settings
from tui.places.table import AtTable
from tui.places.telling import Log, ScoreSheet
from tui.places.waiting import WaitingRoom
from tui.plain.scene import Scene
from tui.text_input import TextInput

PLAYERS: Mapping[str, int] = {"eight28": 5, "farbstich": 6, "schatzsuche": 3}
SECOND = 1_790_000_000


@dataclass
class Shown:
    scene: Scene
    place: Place
    message_log: MessageLog
    typing: TextInput | None = None

    def look(self, size: Size, **taste: Any) -> Look:
        welcome = self.scene.welcome
        usual = welcome.preferences if welcome else Preferences()
        fields = {name: getattr(usual, name) for name in usual.__struct_fields__}
        bare = Look(self.scene, self.message_log, Preferences(**{**fields, **taste}), *size)
        bare = bare._replace(typing=self.typing)
        return bare._replace(pointed=self.place.pointed(bare))

    def picture(self, size: Size, **taste: Any) -> Block:
        """The whole terminal, which is exactly as large as it was asked to be."""
        rows = framed(self.look(size, **taste), self.place)
        assert len(rows) == size[1], (size, len(rows))
        assert {wide(each) for each in rows} == {size[0]}, size
        return rows


Make = Callable[[Language], Shown]


def greeted(language: Language, **who: Any) -> Scene:
    made = scene(language, **who)
    assert made.welcome is not None
    made.welcome = type(made.welcome)(
        made.welcome.name,
        made.welcome.guest,
        made.welcome.code,
        language,
        Preferences(greeted=who.get("code") is None),
    )
    return made


def hall(language: Language) -> Shown:
    """The hall of a known player on a lively evening."""
    made = greeted(language)
    cleo, robo = ListedPlayer("Cleo", None), ListedPlayer("Kilo", "club")
    tables = (
        listing(3),
        listing(7, phase="running", seats=(cleo, robo, ListedPlayer("Ben", None)), watchers=2),
        listing(12, game="schatzsuche", clock=None, seats=(cleo, None, None)),
        listing(13, game="farbstich", phase="over", seats=(cleo, robo, robo, robo)),
    )
    made.tables = {each.table: each for each in tables}
    made.people |= {name: OnlinePerson(name, name == "Emil") for name in NAMES}
    made.people["Cleo"] = OnlinePerson("Cleo", False, 7)
    made.announcement = "Tea at five."
    message_log = MessageLog()
    message_log.add("news", TEXTS[language].say("plain-announced", text="Tea at five."))
    message_log.add("talk", "Ben: Who plays Farbstich?")
    message_log.add(
        "talk", "Doro: In a minute, when this round of ours at the other table is over."
    )
    return Shown(made, Hall(), message_log)


def first_visit(language: Language) -> Shown:
    return Shown(greeted(language, code="lamo-digu-peko-ranu"), Hall(), MessageLog())


def waits(language: Language) -> Shown:
    """His game goes on without him."""
    shown = hall(language)
    shown.scene.kept_table = "7"
    return shown


def at(make: Callable[[], Place]) -> Make:
    return lambda language: Shown(greeted(language), make(), MessageLog())


def waiting(language: Language, you: int = 0) -> Shown:
    made = in_room(
        greeted(language, name=NAMES[you]),
        "eight28",
        5,
        code="lamo-digu-peko",
        you=you,
        words="tea",
        chairs=(
            chair("Anna", ready=False, words=True),
            chair("Ben"),
            None,
            chair("Kilo", bot="club"),
            chair("Doro", presence="gone", ready=False),
        ),
    )
    assert made.welcome is not None
    made.welcome = replace(made.welcome, door=Address("game.host", 2222))
    return Shown(made, WaitingRoom(), MessageLog())


def typing(language: Language) -> Shown:
    shown = hall(language)
    label = TEXTS[language].say("hall-chat-line")
    shown.typing = TextInput(label, print, "See you at table 7")
    return shown


def above(make: Callable[[Place], Place], below: Make) -> Make:
    def shown(language: Language) -> Shown:
        there = below(language)
        return Shown(there.scene, make(there.place), there.message_log)

    return shown


# Tables


@cache
def played(game: str, options: tuple[tuple[str, Any], ...] = (), seed: int = 5) -> list[PlayedMove]:
    return list(course(game, PLAYERS[game], seed, **dict(options)))


Moment = Callable[[PlayedMove, PlayedMove, int], bool]


def sits(
    game: str,
    fits: Callable[[Any, Any], bool],
    seat: int | None = 0,
    names: Sequence[str] = NAMES,
    which: float = 0.5,
    **options: Any,
) -> Make:
    """At one of the moments where view and state fit."""
    rules = GAMES[game]

    @cache
    def moment() -> list[PlayedMove]:
        moves = played(game, tuple(options.items()))
        found = [
            number
            for number, each in enumerate(moves, 1)
            if fits(each.step.state, rules.view(each.step.state, seat))
        ]
        return moves[: found[min(int(len(found) * which), len(found) - 1)]]

    def shown(language: Language) -> Shown:
        moves = moment()
        somebody = Seated(game, PLAYERS[game], seat, language, names, options, motion="little")
        for number, each in enumerate(moves, 1):
            somebody.follow(each.step, number)
            somebody.place.attend(somebody.look((120, 40)))
            somebody.place.tick()
        past = (rules.event_for(event, seat) for each in moves for event in each.step.events)
        somebody.scene.game_events = tuple(event for event in past if event is not None)
        return Shown(somebody.scene, somebody.place, somebody.message_log)

    return shown


def asked(phase: str, mine: bool = True) -> Callable[[Any, Any], bool]:
    def fits(state: Any, view: Any) -> bool:
        waiting = view.waiting
        here = isinstance(waiting, Turn) and (view.seat in waiting.seats) == mine
        return here and name_of(state.now) == phase

    return fits


def recapped(game: str, seat: int = 0, count: int = 2, **options: Any) -> Make:
    """A round has just ended, and is shown once more."""

    def shown(language: Language) -> Shown:
        moves = played(game, tuple(options.items()))
        somebody = Seated(game, PLAYERS[game], seat, language, NAMES, options, motion="little")
        ends = set[object]()
        for number, each in enumerate(moves, 1):
            somebody.follow(each.step, number)
            somebody.place.attend(somebody.look((120, 40)))
            seen = somebody.scene.seen()
            assert seen is not None
            of = board_of(game).recapped(seen)
            if of is not None:
                ends.add(of)
            if len(ends) == count:
                break
        return Shown(somebody.scene, somebody.place, somebody.message_log)

    return shown


def over(game: str) -> Make:
    def shown(language: Language) -> Shown:
        somebody = Seated(game, PLAYERS[game], 0, language)
        moves = played(game)
        for number, each in enumerate(moves, 1):
            somebody.follow(each.step, number)
        ended = moves[-1].step
        past = [GAMES[game].event_for(event, 0) for each in moves for event in each.step.events]
        waiting = GAMES[game].waiting(ended.state)
        assert isinstance(waiting, Over)
        somebody.end(waiting.result, [event for event in past if event is not None])
        return Shown(somebody.scene, somebody.place, somebody.message_log)

    return shown


def picking(make: Make, does: str) -> Make:
    """The first half of a choice is made."""

    def shown(language: Language) -> Shown:
        there = make(language)
        assert isinstance(there.place, AtTable)
        there.place.picked = does
        return there

    return shown


def ending(game: str, steps: int) -> Make:
    """It is shown step by step how a game has ended."""

    def shown(language: Language) -> Shown:
        there = over(game)(language)
        there.place.attend(there.look((80, 24)))
        for _ in range(steps):
            there.place.tick()
        return there

    return shown


def lesson_over(language: Language) -> Shown:
    shown = over("farbstich")(language)
    shown.place = LessonOver()
    return shown


def replaying(game: str, *, open_cards: bool) -> Make:
    def shown(language: Language) -> Shown:
        moves, rules, players = played(game), GAMES[game], PLAYERS[game]
        step = len(moves) // 2
        state = moves[step].step.state
        views = tuple(rules.view(state, seat) for seat in range(players))
        made = greeted(language)
        made.replay = Replayed(
            record=RECORD,
            game=game,
            names=NAMES[:players],
            step=step,
            steps=len(moves),
            rounds=(0,),
            seat=None if open_cards else 0,
            views=views if open_cards else views[:1],
            events=tuple(
                event
                for each in moves[step].step.events
                if (event := rules.event_for(each, None)) is not None
            ),
        )
        place = Replaying(RECORD)
        place.is_open = open_cards
        return Shown(made, place, MessageLog())

    return shown


def finished(language: Language) -> Shown:
    made = greeted(language)
    made.finished_games = FinishedGames(
        tuple(
            FinishedGame(f"R-{n}", game, SECOND, NAMES[:3], (31, 28, 7), (0,), 0)
            for n, game in enumerate(GAMES)
        )
    )
    return Shown(made, Replays(), MessageLog())


def lesson(game: str) -> Seated:
    """The first tip of a guided hand."""

    async def begin() -> Any:
        with tempfile.TemporaryDirectory() as folder:
            async with running_house(Path(folder)) as house:
                return await learner(house, game)

    return asyncio.run(begin())  # type: ignore[no-any-return]


def learning(game: str) -> Make:
    def shown(language: Language) -> Shown:
        somebody = lesson(game)
        somebody.scene.language = language
        there = Shown(somebody.scene, somebody.place, MessageLog())
        somebody.place.attend(there.look((80, 24)))
        return there

    return shown


def sure(language: Language) -> Shown:
    """Whether he wants to leave a running game."""
    there = PLACES["8-28, offered"](language)
    question = TEXTS[language].say("screen-leave-question")
    return Shown(there.scene, Confirm(question, lambda: None, there.place), there.message_log)


PLACES: Mapping[str, Make] = {
    "hall": hall,
    "hall, first visit": first_visit,
    "hall, a game waits": waits,
    "hall, typing": typing,
    "language": at(ChooseLanguage),
    "which rules": at(ChooseRules),
    "which lesson": at(ChooseLesson),
    **{f"opening {game}": at(lambda game=game: Opening(game)) for game in GAMES},  # type: ignore[misc]
    "settings": at(Settings),
    "keys": at(Keys),
    "waiting, host": waiting,
    "waiting, guest": lambda language: waiting(language, 1),
    "replays": finished,
    **{f"rules of {game}": at(lambda game=game: Rules(game)) for game in GAMES},  # type: ignore[misc]
    **{f"lesson {game}": learning(game) for game in GAMES},
    "8-28, offered": sits("eight28", asked("offering")),
    "8-28, others": sits("eight28", asked("offering", mine=False), which=0.9),
    "8-28, choosing": sits("eight28", asked("declaring")),
    "8-28, watching": sits("eight28", asked("offering", mine=False), seat=None),
    "8-28, recap": recapped("eight28", seat=4, count=3),
    "farbstich, playing": sits("farbstich", asked("playing")),
    "farbstich, others": sits("farbstich", asked("playing", mine=False)),
    "farbstich, collecting": sits("farbstich", asked("collecting")),
    "farbstich, recap": recapped("farbstich"),
    "farbstich, watching": sits("farbstich", asked("collecting", mine=False), seat=None),
    "schatzsuche, guessing": sits("schatzsuche", asked("guessing")),
    "schatzsuche, bidding": sits("schatzsuche", asked("bidding"), which=0.7),
    "schatzsuche, playing": sits("schatzsuche", asked("playing"), which=0.8),
    "schatzsuche, watching": sits("schatzsuche", asked("playing", mine=False), seat=None),
    "schatzsuche, by hand": sits("schatzsuche", asked("playing"), which=0.8, markers="by_hand"),
    "schatzsuche, recap": recapped("schatzsuche"),
    "schatzsuche, unveiling": ending("schatzsuche", 3),
    "schatzsuche, unveiled": ending("schatzsuche", 6),
    **{f"{game}, over": over(game) for game in GAMES},
    "lesson over": lesson_over,
    **{f"{game}, replay": replaying(game, open_cards=False) for game in GAMES},
    **{f"{game}, replay with open cards": replaying(game, open_cards=True) for game in GAMES},
}
PLACES = {
    **PLACES,
    "schatzsuche, value": picking(PLACES["schatzsuche, guessing"], "suit:H"),
    "schatzsuche, markers": picking(PLACES["schatzsuche, by hand"], "markers"),
    "help in the hall": above(Help, hall),
    "help at the table": above(Help, PLACES["schatzsuche, playing"]),
    "what happened": above(lambda _: Log(), PLACES["farbstich, playing"]),
    "sure": sure,
    **{
        f"{game}, score": above(lambda _: ScoreSheet(), PLACES[there])
        for game, there in (
            ("eight28", "8-28, offered"),
            ("farbstich", "farbstich, collecting"),
            ("schatzsuche", "schatzsuche, playing"),
        )
    },
}

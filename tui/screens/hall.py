"""The hall: three games to play at once, the tables, the people, and what they say."""

from collections.abc import Callable, Container, Iterable, Sequence
from typing import ClassVar, Final, cast

from textual.binding import Binding, BindingType
from textual.widget import Widget

from server.protocol.requests import Finished, GiveUp, Sit, Watch
from tui.glyphs import Glyphs
from tui.lobby.boxes import (
    News,
    draw_last_games,
    draw_news,
    draw_people,
    draw_title,
    last_games,
    news_height,
    people_part,
)
from tui.lobby.posters import LETTERS, draw_poster, poster_of, requests_to_play
from tui.lobby.tables import Foot, draw_tables, tables_of
from tui.lobby.waiting import guest_words
from tui.lobby.ways import Way, by_name, numbered, request_for, table_for, title_of, ways
from tui.look import Choice, Look, point
from tui.palettes import Palette
from tui.plain.registry import FACES
from tui.screens.questions import ask_to_quit, ask_which_lesson, confirm
from tui.screens.screen import HouseScreen
from tui.screens.settings import SettingsScreen
from tui.widgets.cloth import Cloth
from tui.widgets.containers import BlankHorizontal
from tui.widgets.drawn import Drawn
from tui.widgets.head_bar import Head, head_of
from tui.widgets.key_bar import Keys
from tui.widgets.rail import talk_lines

KEYS: Final = {
    "right": ("y", "common-yes"),
    "wrong": ("n", "common-no"),
    "new": ("o", "screen-hall-new"),
    "learn": ("g", "screen-hall-learn"),
    "end": ("x", "screen-hall-end"),
    "join": ("j", "screen-hall-join"),
    "watch": ("w", "screen-hall-watch"),
    "rules": ("r", "bar-rules"),
    "settings": ("p", "bar-settings"),
    "replays": ("v", "screen-hall-replays"),
    "chat": ("c", "bar-talk"),
    "log": ("l", "bar-log"),
    "quit": ("q", "screen-hall-quit"),
}
"""by what is chosen: its key, and the key of its name"""
FIRST: Final = ("right", "wrong", "end")
MORE: Final = ("new", "learn")
MORE_WIDE: Final = (*MORE, "rules")
PAGES: Final = ("new", "rules", "replays", "log", "settings")
ABOUT_A_TABLE: Final = ("end", "join", "watch")
TALK_LINES: Final = 3
MOST_NAMES: Final = 12


class PosterCloth(Cloth):
    """Lies in the colours of its game. Its rim is gold while it is pointed at."""

    def __init__(self, game: str) -> None:
        super().__init__(id=f"poster-{game}", classes="poster")
        self._game = game

    def paint(self, palette: Palette, glyphs: Glyphs, *, has_rim: bool) -> None:
        house = cast(HallScreen, self.screen).house
        super().paint(house.palette_of(self._game), glyphs, has_rim=has_rim)

    def point(self, is_pointed: bool) -> None:
        screen, rim = cast(HallScreen, self.screen), "gold" if is_pointed else "wood"
        if rim != self.rim:
            self.rim = rim
            self.paint(screen.palette, screen.glyphs, has_rim=screen.size_class != "phone")


class HallScreen(HouseScreen):
    CSS_PATH = "hall.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(
                LETTERS[game],
                f"choose('play-{game}')",
                "screen-hall-play-button",
                id=f"play-{game}",
            )
            for game in FACES
        ),
        *(Binding(key, f"choose('{does}')", text, id=does) for does, (key, text) in KEYS.items()),
        Binding("escape", "back", "screen-hall-quit"),
    ]
    shows_talk = True

    def compose_body(self) -> Iterable[Widget]:
        yield Drawn(draw_title, ground="room", id="hall-title")
        yield Drawn(draw_news, ground="room", id="hall-news")
        with BlankHorizontal(id="posters"):
            for game in FACES:
                with PosterCloth(game):
                    yield Drawn(draw_poster, game=game, id=f"play-{game}")
        with BlankHorizontal(id="hall-lower"):
            yield Drawn(draw_tables, ground="room", id="hall-tables")
            yield Drawn(draw_last_games, ground="panel", id="hall-games")
            yield Drawn(draw_people, ground="panel", id="hall-people")

    def on_mount(self) -> None:
        if self.size_class == "wide":
            self.house.ask(Finished())

    def head(self, look: Look) -> Head:
        return head_of(look, "Kartenhaus", look.say("screen-hall-place"))

    # Choices

    def choices(self) -> Sequence[Choice]:
        scene = self.house.scene
        found = ways(scene)
        self._numbers = {digit for way in found for digit in way.number}
        first = [] if self.house.taste.greeted else ["right", "wrong"]
        if self._can_end(by_name(found).get(self.pointer.at)):
            first.append("end")
        games = [
            point(f"play-{game}", scene.game_name(game), LETTERS[game], at_once=True)
            for game in FACES
        ]
        last = [does for does in KEYS if does not in FIRST and (does != "watch" or scene.tables)]
        return [
            *map(self._key_choice, first),
            *map(self._way_choice, found),
            *games,
            *map(self._key_choice, last),
        ]

    def _key_choice(self, does: str) -> Choice:
        key, text = KEYS[does]
        is_row = does in self._more
        return Choice(does, key, self.say(text), is_row, at_once=is_row)

    def _way_choice(self, way: Way) -> Choice:
        label = self.say("screen-hall-waits")
        if way.listing is not None and not way.is_back:
            label = self.say("screen-hall-table", table=way.table)
        return point(way.does, label, way.number or "enter")

    def rows(self) -> Sequence[Sequence[str]]:
        found = [way.does for way in ways(self.house.scene)]
        posters = [f"play-{game}" for game in FACES]
        return [posters, *([does] for does in found), *([does] for does in self._more)]

    @property
    def _more(self) -> tuple[str, ...]:
        return MORE_WIDE if self.size_class == "wide" else MORE

    def prepare(self) -> None:
        """Enter goes on with an own game that waits, until something else is pointed at."""
        waiting = [way.does for way in ways(self.house.scene) if way.is_back]
        if waiting and not self.pointer.at:
            self.pointer.update(self.choices())
            self.pointer.at = waiting[0]

    def choose(self, does: str) -> None:
        house = self.house
        if does.startswith("play-"):
            self._be_greeted()
            house.ask(*requests_to_play(does.removeprefix("play-")))
        elif does in PAGES:
            house.open(does)
        elif does in ("join", "watch"):
            self._go(does, self.pointer.before)
        elif way := by_name(ways(house.scene)).get(does):
            self._be_greeted()
            house.ask(request_for(way))
        else:
            self._others()[does]()

    def about(self, does: str) -> str:
        """Of what is done with the table that is pointed at: which one it is."""
        way = by_name(ways(self.house.scene)).get(self.pointer.at)
        if way is not None and does in ABOUT_A_TABLE:
            return title_of(self.house.scene, way)
        return super().about(does)

    def _others(self) -> dict[str, Callable[[], object]]:
        house = self.house
        return {
            "right": self._be_greeted,
            "wrong": self._signs_are_wrong,
            "learn": self._learn,
            "end": lambda: self._end(self.pointer.before),
            "chat": house.talk,
            "quit": lambda: ask_to_quit(house),
        }

    def _go(self, does: str, pointed: str) -> None:
        """To the table that is pointed at, to the only one, or to one that is typed."""
        asked = Sit if does == "join" else Watch
        way = table_for(ways(self.house.scene), pointed, to_sit=does == "join")
        if way is not None:
            self.house.ask(asked(way.table))
        else:
            label = self.say("screen-hall-join-line")
            self.house.type_line(label, lambda text: self.house.ask(asked(text)))

    def _learn(self) -> None:
        self._be_greeted()
        ask_which_lesson(self.house)

    def _signs_are_wrong(self) -> None:
        self.house.prefer(glyphs="ascii", greeted=True)
        self.house.show(SettingsScreen("glyphs"))

    def _can_end(self, way: Way | None) -> bool:
        """Whether it is an own game against bots alone."""
        if way is None or not way.is_back or way.listing is None:
            return False
        others = [each for each in way.listing.seats if not each or each.bot is None]
        return len(others) == 1

    def _end(self, pointed: str) -> None:
        way = by_name(ways(self.house.scene)).get(pointed)
        if way is not None and self._can_end(way):
            question = self.say("screen-hall-end-question", table=way.table)
            confirm(self.house, question, lambda: self.house.ask(GiveUp(way.table)))

    def _be_greeted(self) -> None:
        """The question about the signs is answered or passed over, and is not asked again."""
        if not self.house.taste.greeted:
            self.house.prefer(greeted=True)

    def own_actions(self) -> Container[str]:
        return {*(each.does for each in self._choices), "watch"}

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "digit":
            # Asked for each digit whenever the keys are gone through: the list is too long for it.
            return str(parameters[0]) in self._numbers
        return super().check_action(action, parameters)

    def action_digit(self, digit: str) -> None:
        """The digits of a table's number, one after the other, point at it."""
        found = ways(self.house.scene)
        for digits in (self._digits + digit, digit):
            if way := numbered(found, digits):
                self._digits = digits
                self.point_or_choose(way.does)
                return

    _numbers: Container[str] = ()
    """the digits of all numbers of tables"""
    _digits = ""
    """of the number of a table, as far as they are typed"""

    def action_back(self) -> None:
        self.point_or_choose("quit")

    def _make_keys(self) -> Keys:
        """Two keys leave the house, and stand together."""
        keys, quits = super()._make_keys(), self.key_names().get("quit", "")
        choices = tuple(key for key in keys.choices if key.action != "choose('quit')")
        last = tuple(
            key._replace(name=f"{quits} {key.name}") if key.action == "back" else key
            for key in keys.last
        )
        return keys._replace(choices=choices, last=last)

    # Boxes

    def update_view(self, look: Look) -> None:
        keys = self.key_names()
        self._show_news(look, keys)
        self.query_one("#hall-title", Drawn).show(look.scene.name)
        for game in FACES:
            poster = poster_of(look, game, keys.get(f"play-{game}", ""))
            self.query_one(f"#play-{game}", Drawn).show(poster)
            self.query_one(f"#poster-{game}", PosterCloth).point(poster.pointed)
        tables = tables_of(look, ways(look.scene), keys, self._more, self._foot(look))
        self.query_one("#hall-tables", Drawn).show(tables)
        self.query_one("#hall-people", Drawn).show(people_part(look, keys.get("chat", "")))
        self.query_one("#hall-games", Drawn).show(last_games(look, keys.get("replays", "")))

    def _show_news(self, look: Look, keys: dict[str, str]) -> None:
        scene = look.scene
        airy = self.size_class in ("normal", "wide")
        asks = not look.taste.greeted
        code = scene.welcome.code if scene.welcome else None
        news = News(asks, airy, scene.announcement, guest_words(look), code or "", keys)
        box = self.query_one("#hall-news", Drawn)
        height = news_height(look, news, self.house.size.width)
        if box.styles.height is None or box.styles.height.value != height:
            box.styles.height = height
        box.show(news)

    def _foot(self, look: Look) -> Foot | None:
        """The people and their talk, where these have no boxes."""
        if self.size_class not in ("phone", "narrow"):
            return None
        names = [each for each in look.scene.people if not look.scene.is_me(each)]
        return Foot(len(names), tuple(names[:MOST_NAMES]), talk_lines(look, TALK_LINES))

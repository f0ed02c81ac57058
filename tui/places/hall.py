"""The hall: who is here, which tables there are, and how to begin."""

from collections.abc import Mapping, Sequence
from typing import Final

from server.protocol.requests import Say, Sit, Watch
from tui.drawing import Block, beside, filled, row
from tui.places import hall_corners as corners
from tui.places import hall_games as games
from tui.places.card_house import HOUSE, card_house
from tui.places.choosing import ChooseRules
from tui.places.confirm import Confirm
from tui.places.hall_tables import by_name, going, points, tables, waiting, ways
from tui.places.learning import ChooseLesson
from tui.places.opening import Opening
from tui.places.place import Choice, Hands, Look, Place
from tui.places.replays import Replays
from tui.places.settings import Settings
from tui.places.telling import Log

SIDE = 40
PEOPLE = 12
FROM_HERE: Final[Mapping[str, type[Place]]] = {
    "rules": ChooseRules,
    "learn": ChooseLesson,
    "settings": Settings,
    "replays": Replays,
    "log": Log,
}
TALK, TALK_NARROW, TABLES, GAPS = 5, 3, 5, 3
"""how many rows each should have at least"""


class Hall(Place):
    def __init__(self) -> None:
        super().__init__()
        self._opening: Opening | None = None
        """what one has chosen for a new table is still chosen when one comes back"""

    def title(self, look: Look) -> str:
        return "Kartenhaus"

    def attend(self, look: Look) -> float | None:
        """What is said here stands here."""
        look.message_log.unread = 0
        return None

    def picture(self, look: Look) -> Block:
        if not look.is_rich:
            return [row(" ", *each) for each in column(look, look.width - 2)]
        left = column(look, look.width - SIDE - 5)
        high = min(PEOPLE, max(4, len(look.scene.people) + 2))
        right = [
            *corners.people(look, SIDE, high),
            *corners.talk_box(look, SIDE, look.height - high),
        ]
        return [row("  ", *each) for each in beside(left, right, gap=1)]

    def choices(self, look: Look) -> Sequence[Choice]:
        say = look.say
        return [
            *points(look),
            *corners.first_visit(look),
            *games.play(look),
            games.learn(look),
            Choice("new", "o", say("hall-new")),
            Choice("join", "j", say("hall-join")),
            Choice("watch", "w", say("hall-watch")),
            Choice("rules", "r", say("screen-rules")),
            Choice("replays", "v", say("hall-replays")),
            Choice("chat", "c", say("screen-chat")),
            Choice("log", "l", say("screen-log")),
            Choice("settings", "p", say("hall-settings")),
            Choice("quit", "q", say("hall-quit")),
        ]

    def do(self, does: str, look: Look, hands: Hands) -> None:
        match does:
            case "right":
                hands.prefer(greeted=True)
            case "wrong":
                hands.prefer(glyphs="ascii", greeted=True)
                hands.go(Settings())
            case "new":
                self._opening = self._opening or Opening(local=look.scene.local)
                hands.go(self._opening)
            case "quit":
                self.escape(look, hands)
            case _ if does in FROM_HERE:
                hands.go(FROM_HERE[does]())
            case _ if does.startswith("play-"):
                hands.ask(*games.at_once(does.removeprefix("play-")))
            case _:
                self.go_or_type(does, look, hands)

    def go_or_type(self, does: str, look: Look, hands: Hands) -> None:
        way = by_name(look.scene).get(look.pointed if does == "watch" else does)
        if way is not None:
            hands.ask(Watch(way.table) if does == "watch" else going(way))
        elif does == "chat":
            hands.type(look.say("hall-chat-line"), lambda text: hands.ask(Say(text, to="lobby")))
        elif does in ("join", "watch"):
            asked = Sit if does == "join" else Watch
            hands.type(look.say("hall-join-line"), lambda text: hands.ask(asked(text.strip())))

    def escape(self, look: Look, hands: Hands) -> None:
        hands.go(Confirm(look.say("hall-quit-question"), hands.quit, self))


def column(look: Look, width: int) -> Block:
    """What one came for, from the top: what waits, how to begin, and the tables; what is said has
    the rest."""
    found, height = ways(look.scene), look.height
    first = [
        *corners.first_card(look, width),
        *corners.message(look, width),
        *corners.refusal(look, width),
        *waiting(look, found, width),
        *corners.who(look, width),
        *([] if look.is_rich else corners.here(look, width)),
    ]
    play = games.play_now(look, width)
    room = height - len(first) - len(play)
    below = 0 if look.is_rich else TALK_NARROW if look.is_narrow else TALK
    listed = tables(look, found, width, max(room - below, min(room, TABLES)))
    gap = [row()] if room - len(listed) - below >= GAPS else []
    above = [*first, *gap, *play, *gap, *listed, *gap]
    rest = height - len(above)
    if look.is_rich:
        house = card_house(look, width) if rest > len(HOUSE) + 1 else []
        return [*filled(above, width, height - len(house)), *house]
    said = corners.talk_below(look, width, rest) if rest > 1 else []
    return filled([*above, *said], width, height)

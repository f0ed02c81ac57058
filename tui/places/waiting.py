"""The waiting room of a table: who has come, and what was promised."""

from collections.abc import Sequence

from server.protocol.lobby import Chair, Room
from server.protocol.requests import (
    Dismiss,
    Fill,
    HandOver,
    Hush,
    Leave,
    Ready,
    Request,
    Sit,
    Stand,
    Start,
    Words,
)
from tui.drawing import Block, apart, row
from tui.places.confirm import Confirm
from tui.places.form import stepped
from tui.places.opening import LEVELS
from tui.places.place import Choice, Hands, Look, Place, point
from tui.places.rules import Rules
from tui.places.settings import Settings
from tui.places.talking import talk
from tui.places.telling import Log
from tui.places.waiting_room import SEAT, drawn
from tui.plain.invitation import ssh_invitation, table_address


class WaitingRoom(Place):
    """`level` is that of the bots that are called next."""

    def __init__(self) -> None:
        super().__init__()
        self.level = "club"

    def title(self, look: Look) -> str:
        room = room_of(look)
        game = look.scene.game_name(room.game)
        return look.say("screen-table", game=game, table=room.table, watchers=room.watchers)

    def arrive(self, look: Look, hands: Hands) -> None:
        """One points at one's own seat."""
        seats = [seat for seat, _ in usable(look, room_of(look))]
        you = room_of(look).you
        self.at = seats.index(you) if you in seats else 0

    def picture(self, look: Look) -> Block:
        rows = drawn(look, room_of(look), self.choices(look))
        return scrolled(look, rows, self)

    def choices(self, look: Look) -> list[Choice]:
        room = room_of(look)
        return [
            *(point(f"{SEAT}{at}", label, str(at + 1)) for at, label in usable(look, room)),
            *self._for_those_who_sit(look, room),
            *(self._for_the_host(look, room) if is_host(room) else ()),
            *invitable(look),
            Choice("chat", "c", look.say("screen-chat")),
            Choice("log", "l", look.say("screen-log")),
            Choice("rules", "r", look.say("screen-rules")),
            Choice("settings", "p", look.say("hall-settings")),
        ]

    def _for_those_who_sit(self, look: Look, room: Room) -> list[Choice]:
        me = None if room.you is None else room.chairs[room.you]
        if me is None:
            return []
        ready = Choice("unready", "n", look.say("waiting-unready"))
        if not me.ready:
            ready = Choice("ready", "y", look.say("waiting-ready"))
        return [
            ready,
            Choice("stand", "u", look.say("waiting-stand")),
            Choice("words", "i", look.say("waiting-words"), drawn=True),
        ]

    def _for_the_host(self, look: Look, room: Room) -> list[Choice]:
        say, pointed = look.say, self._seat_pointed(look, room)
        mine: list[Choice] = []
        if None in room.chairs:
            mine.append(Choice("fill", "+", say("waiting-fill"), drawn=True))
            level = say("opening-level", level=self.level)
            mine.append(Choice("level", "a", say("waiting-level", level=level), drawn=True))
        else:
            mine.append(Choice("start", " ", say("waiting-start"), drawn=True))
        there = None if pointed in (None, room.you) else room.chairs[pointed or 0]
        if there is not None:
            mine.append(Choice("dismiss", "-", say("waiting-dismiss")))
            if there.bot is None:
                mine.append(Choice("host", "h", say("waiting-host")))
        if room.watchers:
            mine.append(Choice("hush", "z", say("waiting-hush", on=yes(room.hushed))))
        return mine

    def _seat_pointed(self, look: Look, room: Room) -> int | None:
        """Among those that can be pointed at."""
        seats = [seat for seat, _ in usable(look, room)]
        return seats[min(max(self.at, 0), len(seats) - 1)] if seats else None

    def do(self, does: str, look: Look, hands: Hands) -> None:
        room = room_of(look)
        if does.startswith(SEAT):
            self._at_seat(int(does.removeprefix(SEAT)), room, look, hands)
        elif does in ("dismiss", "host"):
            self._about(does, self._seat_pointed(look, room), look, hands)
        elif does == "level":
            self.level = stepped(LEVELS, self.level, 1)
        elif request := self._asked(does, room):
            hands.ask(request)
        else:
            self._elsewhere(does, room, look, hands)

    def _asked(self, does: str, room: Room) -> Request | None:
        match does:
            case "ready" | "unready":
                return Ready(does == "ready")
            case "start":
                return Start()
            case "fill":
                return Fill(self.level)
            case "stand":
                return Stand()
            case "hush":
                return Hush(not room.hushed)
        return None

    def _at_seat(self, seat: int, room: Room, look: Look, hands: Hands) -> None:
        """What Enter does there: sit down, be ready or not, or send somebody away."""
        there = room.chairs[seat]
        if there is None:
            rise = () if room.you is None else (Stand(),)
            hands.ask(*rise, Sit(table_address(room), seat))
        elif seat == room.you:
            hands.ask(Ready(not there.ready))
        else:
            self._about("dismiss", seat, look, hands)

    def _about(self, does: str, seat: int | None, look: Look, hands: Hands) -> None:
        """People are not sent away by a slip of the finger."""
        there = None if seat is None else room_of(look).chairs[seat]
        if seat is None or there is None:
            return
        request = Dismiss(seat) if does == "dismiss" else HandOver(seat)
        if there.bot:
            hands.ask(request)
            return
        question = look.say("waiting-sure", what=does, name=there.name)
        hands.go(Confirm(question, lambda: hands.ask(request), self))

    def _elsewhere(self, does: str, room: Room, look: Look, hands: Hands) -> None:
        match does:
            case "words":
                line = look.say("waiting-words-line")
                hands.type(line, lambda text: hands.ask(Words(text.strip())), room.words)
            case "copy":
                invitation = ssh_invitation(look.scene, room) or table_address(room)
                hands.copy(invitation)
                look.message_log.add("news", look.say("waiting-copied", text=invitation))
            case "chat":
                talk(look, hands)
            case "log":
                look.message_log.unread = 0
                hands.go(Log())
            case "rules":
                hands.go(Rules())
            case "settings":
                hands.go(Settings())

    def escape(self, look: Look, hands: Hands) -> None:
        """Who only looks on leaves nothing behind."""
        room = room_of(look)
        if room.you is None:
            hands.ask(Leave())
            return
        others = [c for seat, c in enumerate(room.chairs) if c and not c.bot and seat != room.you]
        question = look.say("waiting-leave-question", alone="no" if others else "yes")
        hands.go(Confirm(question, lambda: hands.ask(Leave()), self))


def scrolled(look: Look, rows: Block, place: Place) -> Block:
    """What has no room is one page further, and it is said so."""
    left = len(rows) - look.height
    place.scrolls = left > 0
    place.scroll = min(place.scroll, max(0, left))
    shown = rows[place.scroll : place.scroll + look.height]
    if place.scroll < left:
        more = f"{look.say('key-pagedown')} {look.glyphs.down} "
        shown[-1] = apart((), row(more, ink="key"), look.width)
    return shown


def room_of(look: Look) -> Room:
    assert look.scene.room is not None
    return look.scene.room


def is_host(room: Room) -> bool:
    return room.you is not None and room.you == room.host


def invitable(look: Look) -> list[Choice]:
    """Nobody can come to a house that is in this terminal."""
    if look.scene.local:
        return []
    return [Choice("copy", "k", look.say("waiting-copy"), drawn=True)]


def usable(look: Look, room: Room) -> Sequence[tuple[int, str]]:
    """The seats where Enter does something, and what."""
    found = []
    for seat, there in enumerate(room.chairs):
        if what := enter(room, seat, there):
            found.append((seat, look.say("waiting-enter", what=what, seat=seat + 1)))
    return found


def enter(room: Room, seat: int, there: Chair | None) -> str:
    if there is None:
        return "sit"
    if seat == room.you:
        return "unready" if there.ready else "ready"
    return "dismiss" if is_host(room) else ""


def yes(on: bool) -> str:
    return "yes" if on else "no"

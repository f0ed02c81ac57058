"""The waiting room of a table, before a game: who has come, the invitation, the shuffle."""

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.widget import Widget

from server.protocol.lobby import Room
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
from tui.lobby.new_table import LEVELS, yes
from tui.lobby.waiting import SEAT, Waiting, guest_words, is_host, seat_use
from tui.lobby.waiting_boxes import (
    ask_rows,
    draw_ask,
    draw_seats,
    draw_shuffle,
    draw_small,
    draw_terms,
    draw_ticket,
)
from tui.look import Choice, Look, point
from tui.plain.invitation import ssh_invitation, table_address
from tui.screens.alone import ask_before_leaving
from tui.screens.confirm import do_nothing
from tui.screens.questions import confirm
from tui.screens.screen import HouseScreen
from tui.widgets.cloth import Cloth
from tui.widgets.containers import BlankHorizontal, BlankVertical
from tui.widgets.drawn import Drawn
from tui.widgets.head_bar import Head, head_of
from tui.widgets.paper import Paper
from tui.widgets.rail import Talk, talk_lines

KEYS: Final = {
    "ready": "y", "unready": "n", "fill": "f", "level": "a", "start": "space",
    "stand": "u", "copy": "i", "words": "w", "seal": "k", "host": "h",
}  # fmt: skip


class WaitingRoomScreen(HouseScreen):
    CSS_PATH: ClassVar[list[str]] = ["new_table.tcss", "waiting_room.tcss"]  # type: ignore[assignment]
    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(key, f"choose('{does}')", f"screen-waiting-{does}", id=does)
            for does, key in KEYS.items()
        ),
        Binding(
            "minus", "choose('dismiss')", "screen-waiting-dismiss", id="dismiss", key_display="-"
        ),
        Binding("z", "choose('hush')", "screen-waiting-hush", id="hush"),
        Binding("c", "talk", "bar-talk", id="chat"),
        Binding("l", "page('log')", "bar-log", id="log"),
        Binding("r", "page('rules')", "bar-rules", id="rules"),
        Binding("p", "page('settings')", "bar-settings", id="settings"),
    ]
    shows_talk = True
    shows_refusals = True

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game
        self.level = "club"
        """that of the bots that are called next"""
        self._whole_seal = False

    def compose_body(self) -> Iterable[Widget]:
        with BlankHorizontal():
            with Cloth(id="waiting"):
                with BlankHorizontal(id="waiting-top"):
                    yield Drawn(draw_seats, id="waiting-plan")
                    yield Drawn(draw_shuffle, id="waiting-shuffle")
                yield Drawn(draw_ticket, id="waiting-ticket")
                yield Paper(draw_small, ground="cloth_edge")
                yield Drawn(draw_ask, id="waiting-ask")
            with BlankVertical(id="waiting-rail"):
                yield Drawn(draw_terms, ground="panel", id="waiting-terms")

    @property
    def room(self) -> Room | None:
        return self.house.scene.room

    def head(self, look: Look) -> Head:
        room = self.room
        if room is None:
            return head_of(look, look.scene.game_name(self.game))
        taken = len(room.chairs) - room.chairs.count(None)
        middle = look.say("screen-waiting-taken", taken=taken, seats=len(room.chairs))
        number = look.say("screen-table-number", table=room.table)
        return head_of(look, look.scene.game_name(room.game), number, middle)

    # Choices

    def choices(self) -> Sequence[Choice]:
        room = self.room
        if room is None:
            return ()
        return [
            *self._seats(room),
            *self._for_who_sits(room),
            *(self._for_host(room) if is_host(room) else ()),
            *([self._button("copy")] if None in room.chairs and not self.house.scene.local else []),
            Choice("seal", "k", self.say("screen-waiting-whole-seal", on=yes(self._whole_seal))),
        ]

    def _button(self, does: str, **values: object) -> Choice:
        return point(does, self.say(f"screen-waiting-{does}", **values), KEYS[does], at_once=True)

    def _seats(self, room: Room) -> Iterable[Choice]:
        for seat in range(len(room.chairs)):
            if what := seat_use(room, seat):
                label = self.say("screen-waiting-enter", what=what, seat=seat + 1)
                yield point(f"{SEAT}{seat}", label, str(seat + 1))

    def _for_who_sits(self, room: Room) -> list[Choice]:
        me = None if room.you is None else room.chairs[room.you]
        if me is None:
            return []
        ready = "unready" if me.ready else "ready"
        return [self._button(does) for does in (ready, "stand", "words")]

    def _for_host(self, room: Room) -> list[Choice]:
        mine: list[Choice] = []
        if None in room.chairs:
            level = self.say("screen-new-table-level", level=self.level)
            mine.append(self._button("fill"))
            mine.append(self._button("level", level=level))
        else:
            mine.append(self._button("start"))
        seat = self._seat(self.pointer.at)
        there = None if seat in (None, room.you) else room.chairs[seat or 0]
        if there is not None:
            mine.append(Choice("dismiss", "-", self.say("screen-waiting-dismiss")))
            if there.bot is None:
                mine.append(Choice("host", "h", self.say("screen-waiting-host")))
        if room.watchers:
            mine.append(Choice("hush", "z", self.say("screen-waiting-hush", on=yes(room.hushed))))
        return mine

    def _seat(self, does: str) -> int | None:
        return int(does.removeprefix(SEAT)) if does.startswith(SEAT) else None

    def rows(self) -> Sequence[Sequence[str]]:
        pointed = [each.does for each in self.choices() if each.pointed]
        seats = [does for does in pointed if does.startswith(SEAT)]
        return [seats, [does for does in pointed if does not in seats]]

    def point_or_choose(self, does: str) -> None:
        if does in ("rules", "chat"):
            self.house.open("rules") if does == "rules" else self.house.talk()
        super().point_or_choose(does)

    def choose(self, does: str) -> None:
        room, seat = self.room, self._seat(does)
        if room is None:
            return
        if request := self._request(does, room):
            self.house.ask(request)
        elif seat is not None:
            self._at_seat(seat, room)
        elif does in ("dismiss", "host"):
            self._about(does, self._seat(self.pointer.before), room)
        elif does == "level":
            self.level = LEVELS[(LEVELS.index(self.level) + 1) % len(LEVELS)]
        elif does == "seal":
            self._whole_seal = not self._whole_seal
        elif does == "words":
            line = self.say("screen-waiting-words-line")
            self.house.type_line(line, lambda text: self.house.ask(Words(text)), room.words)
        elif does == "copy":
            invitation = ssh_invitation(self.house.scene, room) or table_address(room)
            self.house.copy_to_clipboard(invitation)
            self.house.toasts.show(
                self.say("screen-waiting-copied", text=invitation), about="answer"
            )

    def _request(self, does: str, room: Room) -> Request | None:
        requests: dict[str, Request] = {
            "ready": Ready(),
            "unready": Ready(ready=False),
            "start": Start(),
            "fill": Fill(self.level),
            "stand": Stand(),
            "hush": Hush(not room.hushed),
        }
        return requests.get(does)

    def _at_seat(self, seat: int, room: Room) -> None:
        """Sits down there, is ready or not, or sends somebody away."""
        there = room.chairs[seat]
        if there is None:
            rise = () if room.you is None else (Stand(),)
            self.house.ask(*rise, Sit(table_address(room), seat))
        elif seat == room.you:
            self.house.ask(Ready(not there.ready))
        else:
            self._about("dismiss", seat, room)

    def _about(self, does: str, seat: int | None, room: Room) -> None:
        """A person is not sent away by a single key."""
        there = None if seat is None else room.chairs[seat]
        if seat is None or there is None:
            return
        request = Dismiss(seat) if does == "dismiss" else HandOver(seat)
        if there.bot:
            self.house.ask(request)
        else:
            question = self.say("screen-waiting-sure", what=does, name=there.name)
            confirm(self.house, question, lambda: self.house.ask(request))

    def leave(self, then: Callable[[], object]) -> None:
        room = self.room
        if room is None or room.you is None:
            self.house.leave(Leave(), then)
            return
        others = [c for seat, c in enumerate(room.chairs) if c and not c.bot and seat != room.you]
        question = self.say("screen-waiting-leave-question", alone=yes(not others))
        ask_before_leaving(self.house, question, then)

    def action_back(self) -> None:
        self.leave(do_nothing)

    # Boxes

    def update_view(self, look: Look) -> None:
        if self.room is None:
            return
        part = self._part(look, self.room)
        self._show_ask(part, look)
        if self.size_class in ("phone", "narrow"):
            self.query_one(Paper).show(part)
            return
        for box in ("plan", "shuffle", "terms", "ticket"):
            self.query_one(f"#waiting-{box}", Drawn).show(part)
        self.query_one("#waiting-ticket").set_class(part.is_local, "-absent")

    def _show_ask(self, part: Waiting, look: Look) -> None:
        """In a small window the box is as high as its buttons need; the rest is for the page."""
        box, height = self.query_one("#waiting-ask", Drawn), None
        if self.size_class in ("phone", "narrow"):
            rim = 2 * (self.size_class == "narrow")
            width = self.house.size.width - rim
            height = ask_rows(look.say, look.scene.texts.join, part, width)
        # Every assignment lays out the whole screen.
        now = box.styles.inline.height
        if (now and now.value) != height:
            box.styles.height = height
        box.show(part)

    def _part(self, look: Look, room: Room) -> Waiting:
        keys = self.key_names()
        return Waiting(
            room,
            keys,
            {each.does: each.label for each in self.choices()},
            look.pointed,
            self._whole_seal,
            look.scene.local,
            ssh_invitation(look.scene, room),
            look.taste.keys.get("join", "j"),
            guest_words(look),
            look.refusal,
            Talk(talk_lines(look, 12), keys.get("chat", "c"), look.say("screen-hall-say")),
        )

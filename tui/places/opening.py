"""A new table: what is played, how, and against whom."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from server.protocol.fields import choices as values_of
from server.protocol.lobby import TimeControl
from server.protocol.requests import Open
from tui.places.form import Field, Form, stepped
from tui.places.place import Choice, Hands, Look
from tui.plain.registry import FACES, face_of

SEATS: Final[Mapping[str, range]] = {
    "eight28": range(3, 7),
    "farbstich": range(3, 7),
    "schatzsuche": range(3, 4),
}
LEVELS: Final = ("novice", "club", "master")
RELAXED: Final = "relaxed"
USUAL: Final = "usual"
ALONE: Final = "alone"
CLOCKS: Final[Mapping[str, TimeControl | None]] = {
    USUAL: None,
    RELAXED: None,
    "short": TimeControl(60, 5),
    "middle": TimeControl(180, 10),
    "long": TimeControl(600, 20),
}


class Opening(Form):
    """As the usual table of the game, until something is changed. In a house of one's own bots have
    all the other seats, for nobody else can come."""

    def __init__(self, game: str = "eight28", local: bool = False) -> None:
        super().__init__()
        self.local = local
        self.private = False
        self.level = "club"
        self.clock = USUAL
        self._begin(game)

    def _begin(self, game: str) -> None:
        """Another game is played with other options, and by others."""
        self.game = game
        self.seats = face_of(game).seats
        self.bots = self.seats - 1 if self.local else 0
        kind = face_of(game).options
        self.options: dict[str, Any] = (
            {each: getattr(kind(), each) for each in kind.__struct_fields__} if kind else {}
        )

    def title(self, look: Look) -> str:
        return look.say("opening-title")

    def still_makes_sense(self, look: Look) -> bool:
        return look.scene.room is None

    def fields(self, look: Look) -> Sequence[Field]:
        say = look.say
        open_to = say("opening-private", on=yes(self.private))
        clock = ALONE if self.clock == USUAL and self.alone else self.clock
        return [
            self._field(look, "game", look.scene.game_name(self.game)),
            self._field(look, "seats", str(self.seats)),
            *(self._option(look, name) for name in self.options),
            self._field(look, "clock", say("opening-clock", clock=clock)),
            self._field(look, "bots", say("opening-bots", count=self.bots, seats=self.seats)),
            self._field(look, "level", say("opening-level", level=self.level)),
            *([] if self.local else [self._field(look, "private", open_to)]),
        ]

    @property
    def alone(self) -> bool:
        """Against bots, and nobody waits for anybody."""
        return self.bots == self.seats - 1

    def _field(self, look: Look, what: str, value: str) -> Field:
        about = look.say("opening-about", what=what, game=self.game)
        return Field(what, look.say("opening-label", what=what), value, about)

    def _option(self, look: Look, name: str) -> Field:
        value = self.options[name]
        spelled = yes(value) if isinstance(value, bool) else value
        return Field(
            f"option-{name}",
            look.say("opening-option", option=name),
            look.say("opening-value", value=spelled),
            look.say("opening-option-about", option=name),
        )

    def more(self, look: Look) -> Sequence[Choice]:
        return [Choice("open", "o", look.say("opening-open"))]

    def do_more(self, does: str, look: Look, hands: Hands) -> None:
        hands.ask(self.request())

    def request(self) -> Open:
        return Open(
            game=self.game,
            seats=self.seats,
            options=dict(self.options),
            clock=CLOCKS[self.clock],
            relaxed=self.clock == RELAXED or (self.clock == USUAL and self.alone),
            bots=(self.level,) * self.bots,
            private=self.private,
        )

    def change(self, does: str, step: int, look: Look, hands: Hands) -> None:
        match does:
            case "game":
                self._begin(stepped(tuple(FACES), self.game, step))
            case "seats":
                alone = self.local and self.alone
                self.seats = stepped(SEATS[self.game], self.seats, step)
                self.bots = self.seats - 1 if alone else min(self.bots, self.seats)
            case "bots":
                self.bots = stepped(range(self.seats + 1), self.bots, step)
            case "level":
                self.level = stepped(LEVELS, self.level, step)
            case "clock":
                self.clock = stepped(tuple(CLOCKS), self.clock, step)
            case "private":
                self.private = not self.private
            case _:
                self._change_option(does.removeprefix("option-"), step)

    def _change_option(self, name: str, step: int) -> None:
        kind = face_of(self.game).options
        assert kind is not None
        possible = tuple(values_of(kind)[name].values())
        self.options[name] = stepped(possible, self.options[name], step)


def yes(on: bool) -> str:
    return "yes" if on else "no"

"""A table that is about to be opened: the game, its options, the seats, the bots, the clock."""

from collections.abc import Mapping
from typing import Any, Final

from server.protocol.fields import choices as values_of
from server.protocol.lobby import TimeControl
from server.protocol.requests import Open
from tui.look import Look
from tui.options import option_name, option_value
from tui.plain.registry import FACES, face_of
from tui.text import capitalized
from tui.widgets.form import Setting

SEATS: Final[Mapping[str, range]] = {
    "eight28": range(3, 7),
    "farbstich": range(3, 7),
    "schatzsuche": range(3, 4),
}
LEVELS: Final = ("novice", "club", "master")
CLOCKS: Final[Mapping[str, TimeControl | None]] = {
    "usual": None,
    "relaxed": None,
    "short": TimeControl(60, 5),
    "middle": TimeControl(180, 10),
    "long": TimeControl(600, 20),
}
OPTION: Final = "option-"


class NewTable:
    """The usual table of a game, until something is changed. In a house of one's own bots have all
    other seats, as nobody else can come."""

    def __init__(self, game: str = "eight28", local: bool = False) -> None:
        self.local = local
        self.values: dict[str, Any] = {"private": False, "level": "club", "clock": "usual"}
        self._begin(game)

    def _begin(self, game: str) -> None:
        """Another game has other options and seats."""
        kind = face_of(game).options
        options = {each: getattr(kind(), each) for each in kind.__struct_fields__} if kind else {}
        kept = {name: self.values[name] for name in ("private", "level", "clock")}
        seats = face_of(game).seats
        bots = seats - 1 if self.local else 0
        own = {f"{OPTION}{name}": value for name, value in options.items()}
        self.values = {"game": game, "seats": seats, "bots": bots, **kept, **own}

    @property
    def game(self) -> str:
        return str(self.values["game"])

    @property
    def seats(self) -> int:
        return int(self.values["seats"])

    @property
    def bots(self) -> int:
        return int(self.values["bots"])

    @property
    def is_alone(self) -> bool:
        """Against bots, where nobody waits for anybody."""
        return self.bots == self.seats - 1

    def names(self) -> list[str]:
        """The settings, in the order in which they are shown."""
        options = [name for name in self.values if name.startswith(OPTION)]
        private = [] if self.local else ["private"]
        return ["game", "seats", "bots", "level", "clock", *private, *options]

    def possible(self, name: str) -> tuple[Any, ...]:
        match name:
            case "game":
                return tuple(FACES)
            case "seats":
                return tuple(SEATS[self.game])
            case "bots":
                return tuple(range(self.seats + 1))
            case "level":
                return LEVELS
            case "clock":
                return tuple(CLOCKS)
            case "private":
                return (False, True)
        kind = face_of(self.game).options
        assert kind is not None
        return tuple(values_of(kind)[name.removeprefix(OPTION)].values())

    def change(self, name: str, step: int = 1, to: int | None = None) -> None:
        """The next value, or the one at a place; after the last comes the first."""
        possible, alone = self.possible(name), self.local and self.is_alone
        at = possible.index(self.values[name])
        value = possible[(at + step) % len(possible) if to is None else to]
        if name == "game":
            self._begin(value)
            return
        self.values[name] = value
        if name == "seats":
            self.values["bots"] = self.seats - 1 if alone else min(self.bots, self.seats)

    def request(self) -> Open:
        clock = self.values["clock"]
        options = {
            name.removeprefix(OPTION): value
            for name, value in self.values.items()
            if name.startswith(OPTION)
        }
        return Open(
            game=self.game,
            seats=self.seats,
            options=options,
            clock=CLOCKS[clock],
            relaxed=clock == "relaxed" or (clock == "usual" and self.is_alone),
            bots=(self.values["level"],) * self.bots,
            private=self.values["private"],
        )


def settings_of(look: Look, table: NewTable) -> list[Setting]:
    return [setting_of(look, table, name) for name in table.names()]


def setting_of(look: Look, table: NewTable, name: str) -> Setting:
    say, option = look.say, name.removeprefix(OPTION)
    if name.startswith(OPTION):
        label = capitalized(option_name(say, table.game, option))
        about = say(f"option-{table.game}-{option}-about")
    else:
        label = say("screen-new-table-label", what=name)
        about = say("screen-new-table-about", what=name, game=table.game)
    possible = table.possible(name)
    labels = tuple(spelled(look, table.game, name, value) for value in possible)
    group = say("screen-new-table-rules") if name.startswith(OPTION) else ""
    return Setting(name, label, labels, possible.index(table.values[name]), about, group)


def spelled(look: Look, game: str, name: str, value: Any) -> str:
    match name:
        case "game":
            return look.scene.game_name(value)
        case "seats" | "bots":
            return str(value)
        case "level":
            return look.say("screen-new-table-level", level=value)
        case "clock":
            return look.say("screen-new-table-clock", clock=value)
        case "private":
            return look.say("screen-new-table-private", on=yes(value))
    return option_value(look.say, game, name.removeprefix(OPTION), value)


def yes(on: bool) -> str:
    return "yes" if on else "no"


def outlook(look: Look, table: NewTable) -> str:
    """The effect of opening this table, in words."""
    free = table.seats - table.bots - 1
    state = "watch" if free < 0 else "bots" if free == 0 else "free"
    if state == "free" and table.values["private"]:
        state = "private"
    return look.say("screen-new-table-outlook", state=state, free=max(0, free))

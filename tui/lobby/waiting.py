"""The waiting room as one person sees it, and what its boxes tell of it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from server.protocol.lobby import Chair, Room, TimeControl
from tui.lobby.new_table import yes
from tui.lobby.plan import Place
from tui.look import Look
from tui.options import option_name, option_value
from tui.text import capitalized
from tui.widgets.button import Button
from tui.widgets.rail import Talk

SEAT: Final = "seat-"
MINUTE: Final = 60
Say = Callable[..., str]


class Waiting(NamedTuple):
    """`keys` and `labels`: of the choices, by what they do; `ssh`: the command that leads here,
    `join`: the key in the hall that does; `guest`: how a guest comes back."""

    room: Room
    keys: Mapping[str, str]
    labels: Mapping[str, str]
    pointed: str
    whole_seal: bool
    is_local: bool
    ssh: str
    join: str
    guest: str
    refusal: str
    talk: Talk

    @property
    def me(self) -> Chair | None:
        return None if self.room.you is None else self.room.chairs[self.room.you]

    @property
    def is_full(self) -> bool:
        return None not in self.room.chairs

    def key(self, does: str) -> str:
        return self.keys.get(does, "")


def is_host(room: Room) -> bool:
    return room.you is not None and room.you == room.host


def seat_use(room: Room, seat: int) -> str:
    """The effect of choosing a seat; empty for seats that cannot be chosen."""
    chair = room.chairs[seat]
    if chair is None:
        return "sit"
    if seat == room.you:
        return "unready" if chair.ready else "ready"
    return "dismiss" if is_host(room) else ""


def places(say: Say, part: Waiting) -> tuple[Place, ...]:
    """Clockwise from the own seat."""
    first, seats = part.room.you or 0, len(part.room.chairs)
    return tuple(place(say, part, (first + at) % seats) for at in range(seats))


def place(say: Say, part: Waiting, seat: int) -> Place:
    room, does = part.room, f"{SEAT}{seat}"
    can, chair = bool(seat_use(room, seat)), room.chairs[seat]
    key = str(seat + 1) if can else ""
    of_seat = Place("", does=does if can else "", key=key, pointed=part.pointed == does)
    if chair is None:
        key, name = "", say("screen-waiting-place", seat=seat + 1)
        return of_seat._replace(name=name, key=key, what=say("screen-waiting-free"), is_free=True)
    what = say("screen-hall-you-yourself") if seat == room.you else ""
    if chair.bot:
        what = say("screen-waiting-bot", level=say("screen-new-table-level", level=chair.bot))
    elif seat == room.host:
        what = say("screen-waiting-is-host")
    elif chair.words and not what:
        what = say("screen-waiting-has-words")
    return of_seat._replace(
        name=chair.name,
        what=what,
        state=presence(say, chair),
        is_you=seat == room.you,
        is_good=bool(chair.bot) or (chair.ready and chair.presence == "here"),
    )


def presence(say: Say, chair: Chair) -> str:
    if chair.presence != "here" and not chair.bot:
        return say("screen-waiting-away")
    return say("screen-waiting-is-ready", ready=yes(bool(chair.bot) or chair.ready))


def seal(part: Waiting) -> list[str]:
    """In groups of four signs."""
    signs = part.room.commit if part.whole_seal else part.room.commit[:24]
    return [signs[at : at + 4] for at in range(0, len(signs), 4)]


def question(say: Say, part: Waiting, join: Callable[[list[str]], str]) -> str:
    """The action that the player is waited for, or the people for whom the table waits."""
    chairs = part.room.chairs
    waited = [each.name for each in chairs if each and not each.bot and not each.ready]
    free = chairs.count(None)
    state = "alone" if part.is_local else "free"
    if part.me is None:
        state = "watching"
    elif not part.me.ready and needs_bots(part):
        # While the person types, no key does anything.
        state = "fill" if part.key("fill") and not part.is_local else state
    elif not part.me.ready and part.key("ready"):
        state = "mine"
    elif not part.me.ready or not free:
        state = "others"
    names = join(waited) if waited else "none"
    return say(
        "screen-waiting-prompt",
        state=state,
        free=free,
        names=names,
        key=part.key("ready"),
        fill=part.key("fill"),
    )


def needs_bots(part: Waiting) -> bool:
    """Whether only bots can help the host to a game now."""
    people = [each for each in part.room.chairs if each and not each.bot]
    return is_host(part.room) and None in part.room.chairs and len(people) == 1


def wanted_choice(part: Waiting) -> str:
    """The one that the question asks for."""
    if part.me is not None and not part.me.ready and not needs_bots(part):
        return "ready"
    return "start" if None not in part.room.chairs else "fill"


def buttons(say: Say, part: Waiting, *, small: bool) -> list[Button]:
    """Where there is room, the host sees how the game will begin, too."""
    wanted = wanted_choice(part)
    found = []
    for does in ("fill", "level", "ready", "unready", "stand", "start"):
        if does not in part.labels or (does == "level" and not small):
            continue
        note, note_key = say("screen-waiting-note", what=does), ""
        if does == "fill":
            note, note_key = part.labels["level"], part.key("level")
        label = capitalized(part.labels[does])
        button = Button(part.key(does), label, does, does == wanted)
        found.append(button._replace(note=note, note_key=note_key))
    if is_host(part.room) and "start" not in part.labels and not small:
        word, note = capitalized(say("screen-waiting-start")), say("screen-waiting-not-yet")
        found.append(Button(say("key-space"), word, "start", able=False, note=note))
    return found


def terms(say: Say, part: Waiting) -> Iterator[tuple[str, str]]:
    """Each option with its value."""
    room = part.room
    yield say("screen-new-table-label", what="game"), say(f"game-{room.game}-name")
    yield say("screen-new-table-label", what="seats"), str(len(room.chairs))
    who = say("screen-new-table-private", on=yes(bool(room.code)))
    yield say("screen-new-table-label", what="private"), who
    if part.is_local and room.code and not part.is_full:
        # Nothing else tells the code by which another terminal of this machine comes in.
        yield say("screen-waiting-join", code="", key=part.join).rstrip(), room.code
    yield say("screen-new-table-label", what="clock"), clock_words(say, room.clock)
    for option, value in room.options.items():
        name = capitalized(option_name(say, room.game, option))
        yield name, option_value(say, room.game, option, value)
    if room.hushed:
        yield say("screen-waiting-gallery"), say("screen-waiting-quiet")


def clock_words(say: Say, clock: TimeControl | None) -> str:
    if clock is None:
        return say("screen-hall-relaxed")
    time = f"{clock.bank // MINUTE}:{clock.bank % MINUTE:02}"
    return say("screen-waiting-clock", time=time, increment=clock.increment)


def guest_words(look: Look) -> str:
    welcome = look.scene.welcome
    if welcome is None or not welcome.guest or look.scene.local:
        return ""
    return look.say("screen-hall-you", name=welcome.name, kind="guest", code=welcome.code or "none")

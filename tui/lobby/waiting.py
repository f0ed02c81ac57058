"""The waiting room as parts of its boxes: places, shuffle, invitation, question, terms."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from server.protocol.lobby import Chair, Room
from tui.lobby.new_table import order, yes
from tui.lobby.plan import Place, Plan
from tui.lobby.posters import letters_of
from tui.lobby.tables import clock_words
from tui.look import Look
from tui.plain.invitation import ssh_invitation, table_address

SEAT: Final = "seat-"


class Shuffle(NamedTuple):
    """`seal`: groups of four signs; `words`: the own ones, None for who has no seat."""

    heading: str
    about: str
    seal_label: str
    seal: tuple[str, ...]
    seal_key: tuple[str, str]
    words_label: str
    words: str | None
    words_key: tuple[str, str]
    others: tuple[str, ...]


class Ticket(NamedTuple):
    about: str
    code: str
    line: str
    join: str
    copy: tuple[str, str]


class Button(NamedTuple):
    """`note`: below it, green if it is good, with a choice of its own; `able`: it can be chosen."""

    does: str
    key: str
    label: str
    note: str = ""
    hot: bool = False
    is_good: bool = False
    able: bool = True
    note_does: str = ""


class Ask(NamedTuple):
    question: str
    warning: str
    refusal: str
    buttons: tuple[Button, ...]
    pointed: str


class Terms(NamedTuple):
    """`rows`: option and value; `people`: name, state, whether here and whether the reader;
    `guest`: how a guest comes back."""

    heading: str
    rows: tuple[tuple[str, str], ...]
    rules: tuple[str, str]
    here: str
    people: tuple[tuple[str, str, bool, bool], ...]
    guest: str = ""


def is_host(room: Room) -> bool:
    return room.you is not None and room.you == room.host


def seat_use(room: Room, seat: int) -> str:
    """What choosing a seat does; nothing for some."""
    chair = room.chairs[seat]
    if chair is None:
        return "sit"
    if seat == room.you:
        return "unready" if chair.ready else "ready"
    return "dismiss" if is_host(room) else ""


def places(look: Look, room: Room) -> tuple[Place, ...]:
    return tuple(place(look, room, seat) for seat in order(room.you or 0, len(room.chairs)))


def place(look: Look, room: Room, seat: int) -> Place:
    say, chair, does = look.say, room.chairs[seat], f"{SEAT}{seat}"
    can = bool(seat_use(room, seat))
    key = str(seat + 1) if can else ""
    pointed = look.pointed == does
    if chair is None:
        free = say("waiting-still-free")
        return Place(say("waiting-free"), free, "", False, True, False, does, key, pointed)
    what = say("hall-you-yourself") if seat == room.you else ""
    if chair.bot:
        what = say("waiting-bot", level=say("opening-level", level=chair.bot))
    elif seat == room.host:
        what = say("waiting-is-host")
    elif chair.words and not what:
        what = say("waiting-has-words")
    state = presence(look, chair)
    good = bool(chair.bot) or (chair.ready and chair.presence == "here")
    spot = does if can else ""
    return Place(chair.name, what, state, seat == room.you, False, good, spot, key, pointed)


def presence(look: Look, chair: Chair) -> str:
    if chair.presence != "here" and not chair.bot:
        return look.say("waiting-away")
    ready = bool(chair.bot) or chair.ready
    return look.say("waiting-is-ready", ready=yes(ready))


def plan(look: Look, room: Room) -> Plan:
    title = look.scene.game_name(room.game)
    return Plan(room.game, title, letters_of(look), places(look, room))


def shuffle(look: Look, room: Room, keys: Mapping[str, str], whole: bool) -> Shuffle:
    say = look.say
    signs = room.commit if whole else room.commit[:24]
    groups = tuple(signs[at : at + 4] for at in range(0, len(signs), 4))
    sits = room.you is not None
    others = [
        say("waiting-gave-words", name=chair.name)
        for seat, chair in enumerate(room.chairs)
        if chair and chair.words and seat != room.you
    ]
    return Shuffle(
        say("waiting-seal"),
        say("waiting-seal-about"),
        say("waiting-the-seal"),
        groups,
        (keys.get("seal", ""), say("waiting-whole-seal", on=yes(whole))),
        say("waiting-words-mixed"),
        (room.words or say("waiting-no-words")) if sits else None,
        (keys.get("words", ""), say("waiting-words")),
        tuple(others),
    )


def ticket(look: Look, room: Room, keys: Mapping[str, str]) -> Ticket:
    code = table_address(room)
    join = look.taste.keys.get("join", "j")
    return Ticket(
        look.say("waiting-private" if room.code else "waiting-open"),
        code,
        ssh_invitation(look.scene, room),
        look.say("waiting-join", code=code, key=join),
        (keys.get("copy", ""), look.say("waiting-copy")),
    )


def question(look: Look, room: Room, key: str) -> str:
    """What the player is waited for, or whom the table waits for."""
    me = None if room.you is None else room.chairs[room.you]
    waited = [each.name for each in room.chairs if each and not each.bot and not each.ready]
    free = room.chairs.count(None)
    calls = "alone" if look.scene.local else "free"
    state = "watching" if me is None else "mine" if not me.ready else calls if free else "others"
    names = look.scene.texts.join(waited) if waited else "none"
    return look.say("waiting-prompt", state=state, free=free, names=names, key=key)


def terms(look: Look, room: Room, keys: Mapping[str, str]) -> Terms:
    say = look.say
    rows = [
        (say("opening-label", what="game"), look.scene.game_name(room.game)),
        (say("opening-label", what="seats"), str(len(room.chairs))),
        (say("opening-label", what="private"), say("opening-private", on=yes(bool(room.code)))),
        (say("opening-label", what="clock"), clock_words(look, room.clock)),
    ]
    for option, value in room.options.items():
        spelled = yes(value) if isinstance(value, bool) else value
        rows.append((say("opening-option", option=option), say("opening-value", value=spelled)))
    if room.hushed:
        rows.append((say("waiting-gallery"), say("waiting-quiet")))
    return Terms(
        say("waiting-terms"),
        tuple(rows),
        (keys.get("rules", ""), say("screen-rules")),
        say("hall-people"),
        tuple(people(look, room)),
        guest_words(look),
    )


def guest_words(look: Look) -> str:
    welcome = look.scene.welcome
    if welcome is None or not welcome.guest or look.scene.local:
        return ""
    return look.say("hall-you", name=welcome.name, kind="guest", code=welcome.code or "none")


def people(look: Look, room: Room) -> Sequence[tuple[str, str, bool, bool]]:
    found = []
    for seat, chair in enumerate(room.chairs):
        if chair is None or chair.bot:
            continue
        state = presence(look, chair)
        if seat == room.host:
            state = f"{state}, {look.say('waiting-is-host')}"
        found.append((chair.name, state, chair.presence == "here", seat == room.you))
    if room.watchers:
        found.append((look.say("hall-watchers", count=room.watchers), "", False, False))
    return found

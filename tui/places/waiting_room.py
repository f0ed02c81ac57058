"""The picture of the waiting room."""

from collections.abc import Mapping, Sequence
from typing import Final

from server.protocol.lobby import Chair, Room
from tui.drawing import (
    CUT,
    Block,
    Row,
    Span,
    apart,
    beside,
    boxed,
    doing,
    filled,
    flowing,
    row,
    wide,
    wrapped,
)
from tui.places.bar import key_name, key_of
from tui.places.hall_corners import refusal, talk_below, talk_box
from tui.places.place import Choice, Look
from tui.plain.invitation import ssh_invitation, table_address
from tui.plain.lobby import terms

SEAT: Final = "seat-"
SIDE: Final = 40
SEAL: Final = 16
TALK: Final = 3
"""so much of what is said is more than air"""

Places = Mapping[str, Choice]
"""The choices by what they do."""


def drawn(look: Look, room: Room, choices: Sequence[Choice]) -> Block:
    mine = {each.does: each for each in choices}
    if look.is_rich:
        width = look.width - SIDE - 5
        left = filled(sections(look, room, mine, width), width, look.height)
        right = talk_box(look, SIDE, look.height)
        return [row("  ", *each) for each in beside(left, right, gap=2)]
    width = look.width - 2
    rows = sections(look, room, mine, width)
    rest = look.height - len(rows)
    if rest > 1:
        rows += talk_below(look, width, rest)
    return [row(" ", *each) for each in rows]


def sections(look: Look, room: Room, mine: Places, width: int) -> Block:
    """What is to be decided comes first, what is only to be known last."""
    inner = width - 4 if look.is_rich else width
    parts = [
        (look.say("waiting-seats"), seats(look, room, mine, inner)),
        (look.say("waiting-invite"), invite(look, room, mine, inner)),
        (look.say("waiting-seal"), [*words(look, room, mine, inner), *seal(look, room, inner)]),
        (look.say("waiting-terms"), terms_told(look, room, inner)),
    ]
    made = [prompt(look, room, mine, width)]
    made += [section(look, title, inside, width) for title, inside in parts if inside]
    gaps = look.is_rich or sum(map(len, made)) + len(made) + TALK <= look.height
    return [each for block in made for each in (*block, *([row()] if gaps else []))]


def section(look: Look, title: str, inside: Block, width: int) -> Block:
    """In a box where there is room; on the phone without its title."""
    if look.is_rich:
        rows = [row(" ", *each) for each in inside]
        named = Span(title, "title")
        return boxed(rows, width, len(inside) + 2, look.glyphs.frame, named)
    return inside


def prompt(look: Look, room: Room, mine: Places, width: int) -> Block:
    """What I am waited for, or whom I wait for."""
    me = None if room.you is None else room.chairs[room.you]
    waited = [each.name for each in room.chairs if each and not each.bot and not each.ready]
    free = room.chairs.count(None)
    calls = "alone" if look.scene.local else "free"
    state = "watching" if me is None else "mine" if not me.ready else calls if free else "others"
    names = look.scene.texts.join(waited) if waited else "none"
    key = key_name(look, key_of(look, mine["ready"])) if "ready" in mine else ""
    said = look.say("waiting-prompt", state=state, free=free, names=names, key=key)
    first, *more = wrapped(said, width - 2, "turn")
    rows = [row(Span(f"{look.glyphs.turn} ", "turn"), *first), *(row("  ", *each) for each in more)]
    rows += refusal(look, width)
    if room.paused:
        rows += wrapped(look.say("plain-paused"), width, "warn")
    return rows


def seats(look: Look, room: Room, mine: Places, width: int) -> Block:
    points = [does for does, each in mine.items() if each.pointed]
    rows = [seat_row(look, room, seat, points, width) for seat in range(len(room.chairs))]
    calls = [called(look, mine[does]) for does in ("fill", "level", "start") if does in mine]
    return [*rows, *(row("   ", *each) for each in flowing(calls, width - 3))]


def seat_row(look: Look, room: Room, seat: int, points: Sequence[str], width: int) -> Row:
    there, does = room.chairs[seat], f"{SEAT}{seat}"
    can = does in points
    here = can and look.pointed == does
    ink = "pointed" if here else ""
    digit = str(seat + 1) if can else " "
    mark = look.glyphs.point if here else look.glyphs.dot
    name = there.name if there else look.say("waiting-free")
    kind = "dim" if there is None else "me" if seat == room.you else "strong"
    left = row(
        Span(f" {digit} ", ink or "key"),
        Span(f"{mark} ", ink or "dim"),
        Span(name, ink or kind),
    )
    said = state(look, room, seat, there, width - wide(left) - 3)
    right = row(Span(f" {said} ", ink or state_ink(there)))
    joined = apart(left, right, width, ink or "text")
    return doing(joined, does) if can else joined


def state(look: Look, room: Room, seat: int, there: Chair | None, width: int) -> str:
    """What matters most stands at the end, and what has room before it."""
    if there is None:
        return ""
    more = [look.say("waiting-is-host")] if seat == room.host else []
    more += [look.say("waiting-has-words")] if there.words else []
    said = presence(look, there)
    for each in more:
        longer = f"{each} {look.glyphs.dot} {said}"
        said = longer if len(longer) <= width else said
    return said


def presence(look: Look, there: Chair) -> str:
    """In words and with a sign, for colours alone tell nothing."""
    if there.bot:
        level = look.say("opening-level", level=there.bot)
        return look.say("waiting-bot", level=level)
    if there.presence != "here":
        return look.say("waiting-away")
    if there.ready:
        return f"{look.say('waiting-is-ready', ready='yes')} {look.glyphs.done}"
    return look.say("waiting-is-ready", ready="no")


def state_ink(there: Chair | None) -> str:
    if there is None or there.bot:
        return "dim"
    return "good" if there.ready else "warn"


def called(look: Look, choice: Choice) -> Row:
    return row(
        Span(key_name(look, key_of(look, choice)), "key", choice.does),
        Span(f" {choice.label}", "text", choice.does),
    )


def invite(look: Look, room: Room, mine: Places, width: int) -> Block:
    """As it is typed outside, all of it, and in here."""
    if "copy" not in mine:
        return wrapped(look.say("plain-only-here"), width, "dim") if room.code else []
    line = wrapped(ssh_invitation(look.scene, room), width, "link")
    outside = [doing(each, "copy") for each in line if each]
    join = key_name(look, look.taste.keys.get("join", "j"))
    here = look.say("waiting-join", code=table_address(room), key=join)
    about = look.say("waiting-private" if room.code else "waiting-open")
    head = [] if look.is_narrow else wrapped(about, width, "dim")
    return [*head, *flowing([*outside, called(look, mine["copy"]), row(here)], width, gap=3)]


def terms_told(look: Look, room: Room, width: int) -> Block:
    told = terms(look.scene, room.game, room.options, room.clock)
    rows = wrapped(look.say("plain-terms", terms=told), width, "dim")
    if room.hushed:
        rows += wrapped(look.say("plain-is-hushed"), width, "dim")
    return rows


def seal(look: Look, room: Room, width: int) -> Block:
    """All of it where there is room; its beginning is the name that the record will have."""
    if look.is_rich:
        return [row(room.commit, ink="dim")]
    commit = room.commit[:SEAL] + CUT if look.is_narrow else room.commit
    return wrapped(look.say("waiting-commit", commit=commit), width, "dim")


def words(look: Look, room: Room, mine: Places, width: int) -> Block:
    """My own, which nobody else is told."""
    if "words" not in mine:
        return []
    key = called(look, mine["words"])[0]
    own = look.say("waiting-own-words", words=room.words or "none")
    first, *more = wrapped(own, width - 2)
    rows = [row(key, " ", *first), *(row("  ", *each) for each in more)]
    return [doing(each, "words") for each in rows]

"""The seats of 8-28: a plate with name and gems, the cards, and what the player did last."""

from typing import Final, Literal, NamedTuple

from rich.cells import cell_len

from server.protocol import eight28
from tui.games.eight28.choosing import is_revealed
from tui.games.eight28.hands import Hand, card_size, chips_width, draw_chips, draw_hand
from tui.games.eight28.recap import all_totals, step_of, turning_order
from tui.games.eight28.words import either, takes
from tui.games.people import cut, is_absent, is_asked, is_covered, state, time_left
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.bubble import draw_bubble
from tui.widgets.canvas import Canvas
from tui.widgets.light import draw_brackets
from tui.widgets.outline import is_outlined

Tone = Literal["new", "old", "asked", "bad", "won", "away"]
NAME: Final = 12
SHORT_NAME: Final = 6
LEAST_NAME: Final = 3


class Said(NamedTuple):
    """What a bubble says, from long to short."""

    texts: tuple[str, ...]
    tone: Tone


class Person(NamedTuple):
    """`marks`: of an absent player or a bot, from long to short."""

    name: str
    marks: tuple[str, ...]
    is_away: bool
    clock: str


class Seat(NamedTuple):
    """`shows`: what the open cards make, with the word before it."""

    who: Person
    is_asked: bool
    gives: str
    blue: int
    red: int
    gem_words: tuple[str, str]
    """where signs have no colours"""
    hand: Hand
    shows: tuple[str, str]
    said: Said | None


def gem_words(look: Look, gems: eight28.Gems) -> tuple[str, str]:
    blue = look.say("eight28-screen-blue-gems", count=gems.blue)
    return blue, look.say("eight28-screen-red-gems", count=gems.red)


class Action(NamedTuple):
    event: eight28.Took | eight28.Declined
    is_newest: bool


def last_actions(seen: Seen) -> dict[int, Action]:
    """What each player did last in this round, as far as it was told."""
    found: dict[int, Action] = {}
    for event in reversed(seen.recent_events):
        if isinstance(event, eight28.RoundBegan | eight28.Reveal):
            break
        if isinstance(event, eight28.Took | eight28.Declined):
            found.setdefault(event.seat, Action(event, not found))
    return found


def seat_part(look: Look, seen: Seen, seat: int, actions: dict[int, Action]) -> Seat:
    view: eight28.Eight28View = seen.view
    side = view.sides[seat]
    hand = Hand(side.hole or "", face_of(look, seen, seat), side.open, side.out)
    gems = view.gems[seat]
    total = either(look, eight28.totals(side.open)) if side.open else ""
    words = look.say("eight28-screen-shows" if total else "eight28-screen-none-open")
    return Seat(
        who=person(look, seen, seat),
        is_asked=is_asked(seen, seat),
        gives=look.say("eight28-screen-gives") if seat == view.giver else "",
        blue=gems.blue,
        red=gems.red,
        gem_words=gem_words(look, gems),
        hand=hand,
        shows=("", "") if hand.face == "shown" or side.out else (words, total),
        said=said_by(look, seen, seat, actions, hand),
    )  # fmt: skip


def person(look: Look, seen: Seen, seat: int) -> Person:
    mark = state(look, seat)
    short = look.say("screen-mark", mark="bot") if is_covered(look, seat) else mark
    marks = tuple(dict.fromkeys((mark, short))) if mark else ()
    name = cut(seen.names[seat], NAME)
    return Person(name, marks, is_absent(look, seat), time_left(look, seat))


def face_of(look: Look, seen: Seen, seat: int) -> Literal["back", "turning", "shown"]:
    """Revealed cards are turned up one after another, unless it is the reader who has to choose."""
    view: eight28.Eight28View = seen.view
    if view.sides[seat].hole is None:
        return "back"
    if look.recap is None or seen.in_turn or view.giver is None or not is_revealed(seen):
        return "shown"
    return face_at(turning_order(view.sides, view.giver), seat, look.recap)


def face_at(order: list[int], seat: int, step: int) -> Literal["back", "turning", "shown"]:
    at = order.index(seat)
    return "shown" if at < step else "turning" if at == step else "back"


def said_by(
    look: Look, seen: Seen, seat: int, actions: dict[int, Action], hand: Hand
) -> Said | None:
    view: eight28.Eight28View = seen.view
    side = view.sides[seat]
    if hand.face == "shown":
        declared = next((each for each in view.declared if each.seat == seat), None)
        if is_asked(seen, seat) and declared is None:
            return Said((look.say("eight28-screen-chooses"),), "asked")
        return revealed_words(look, side, declared)
    if side.out:
        total = str(eight28.totals(side.open)[0])
        long, short = look.say("eight28-screen-out", total=total), look.say("eight28-screen-is-out")
        return Said((long, short, total), "bad")
    if is_asked(seen, seat):
        return Said((look.say("eight28-screen-is-asked"),), "asked")
    if is_absent(look, seat):
        return Said((look.say("eight28-screen-away"), state(look, seat)), "away")
    if look.scene.room is not None and look.scene.room.lesson and seen.in_turn:
        return Said((look.say("eight28-screen-waits-for-you"),), "away")
    if seat not in actions:
        return None
    event, is_newest = actions[seat]
    if isinstance(event, eight28.Took):
        text = takes(look, event.card)
    else:
        text = look.say("eight28-screen-declines")
    return Said((text,), "new" if is_newest else "old")


def revealed_words(look: Look, side: eight28.Side, declared: eight28.Declared | None) -> Said:
    every = all_totals(side)
    if every[0] > eight28.HIGH:
        return Said(over_words(look, side), "bad")
    if declared is None:
        return Said((either(look, every),), "old")
    target, total = declared.target, declared.total
    words = look.say("eight28-screen-plays-for", total=total, target=target)
    return Said((words, f"{total} → {target}"), "new")


def over_words(look: Look, side: eight28.Side) -> tuple[str, ...]:
    total, shown = all_totals(side)[0], eight28.totals(side.open)[0]
    long = look.say("eight28-screen-went-over", total=total, sum=f"{shown} + {total - shown}")
    return long, look.say("eight28-screen-over-total", total=total), str(total)


def settled_seat(look: Look, seen: Seen, seat: int) -> Seat:
    """As the seat was when the last round ended, as far as the recap has shown it."""
    view: eight28.Eight28View = seen.view
    last = view.before
    assert last is not None
    side, step = last.sides[seat], step_of(look, seen)
    face = face_at(turning_order(last.sides, last.giver), seat, step)
    gems = view.gems[seat]
    return Seat(
        who=person(look, seen, seat),
        is_asked=False,
        gives="",
        blue=gems.blue,
        red=gems.red,
        gem_words=gem_words(look, gems),
        hand=Hand(side.hole or "", face, side.open, side.out),
        shows=("", ""),
        said=settled_words(look, last, seat, step > len(last.sides)) if face == "shown" else None,
    )  # fmt: skip


def settled_words(look: Look, last: eight28.Settled, seat: int, is_paid: bool) -> Said:
    side = last.sides[seat]
    if side.out or all_totals(side)[0] > eight28.HIGH:
        return Said(over_words(look, side), "bad")
    for paid in last.paid if is_paid else ():
        for share in paid.shares:
            if share.seat == seat:
                worth = eight28.Gems(share.blue, share.red).worth
                long = look.say(
                    "eight28-screen-wins", total=paid.total, target=paid.target, worth=worth
                )
                return Said((long, f"{paid.total}: +{worth}"), "won")
    declared = next((each for each in last.declared if each.seat == seat), None)
    return revealed_words(look, side, declared if is_paid else None)


# Drawing


def draw_seat(canvas: Canvas, seat: Seat) -> None:
    canvas.begin("seats")
    if canvas.height < 4:
        _draw_line(canvas, seat)
        return
    width, height = canvas.width - 2, canvas.height
    room = height - (2 if height < 8 else 3)
    top = 2 if height >= 14 else 1
    draw_plate(canvas, seat, 1, 0, width)
    cards = next(size[1] for size in (card_size(room - top + 1), (0, room)) if size[1])
    cards = min(cards, room)
    draw_hand(canvas, 1, top, width, cards, seat.hand)
    y = top + cards
    if height >= 8 and seat.shows[0]:
        end = canvas.put(1, y, f"{seat.shows[0]} ", canvas.palette.quiet)
        canvas.put(end, y, seat.shows[1], canvas.palette.text, bold=True)
    if height >= 8 and not seat.shows[0]:
        y -= 1
    _draw_said(canvas, seat, 1, min(y + 1, height - 1) if height >= 8 else y, width)
    if canvas.is_lit("seats"):
        draw_brackets(canvas, 0, 0, canvas.width, height - 1)


def _draw_said(canvas: Canvas, seat: Seat, x: int, y: int, width: int) -> None:
    palette, room = canvas.palette, width
    if seat.gives and not has_gives_on_plate(canvas):
        sign = "" if canvas.is_ascii else "▞ "
        start = x + width - cell_len(sign + seat.gives) - 2
        canvas.put(start, y, f" {sign}{seat.gives} ", palette.gold, palette.plate, bold=True)
        room = start - x - 1
    if seat.said is not None:
        draw_said(canvas, x, y, seat.said, room)


def draw_said(canvas: Canvas, x: int, y: int, said: Said, room: int) -> int:
    """As much of it as has room; returns the column behind it."""
    palette = canvas.palette
    text = next((each for each in said.texts if cell_len(each) + 2 <= room), "")
    text = text or cut(said.texts[-1], room - 2)
    ink, ground = {
        "asked": (palette.on_gold, palette.gold),
        "won": (palette.on_gold, palette.gold),
        "bad": (palette.bubble_ink, palette.red),
    }.get(said.tone, ("", ""))
    return draw_bubble(canvas, x, y, text, old=said.tone in ("old", "away"), ink=ink, ground=ground)


def has_gives_on_plate(canvas: Canvas) -> bool:
    return canvas.height < 8 or canvas.width < 24


def draw_plate(canvas: Canvas, seat: Seat, x: int, y: int, width: int) -> None:
    """Only the name is ever cut, and never to nothing."""
    palette = canvas.palette
    ground = palette.gold if seat.is_asked else palette.plate
    ink = palette.on_gold if seat.is_asked else palette.quiet if seat.who.is_away else palette.text
    quiet = palette.on_gold if seat.is_asked else palette.quiet
    canvas.fill(x, y, width, 1, ground)
    right = _draw_plate_gems(canvas, seat, x + width - 1, y, ground, width >= 20)
    gives = seat.gives if has_gives_on_plate(canvas) else ""
    notes = [each for each in (gives, seat.who.clock) if each]
    room = right - x - 2
    shortened = seat.who.is_away or seat.who.clock
    shortest = LEAST_NAME if shortened else SHORT_NAME if gives else NAME
    least = min(cell_len(seat.who.name), shortest)
    taken = least + sum(cell_len(each) + 1 for each in notes)
    mark = next((each for each in seat.who.marks if taken + cell_len(each) + 1 <= room), "")
    if taken > room and gives:
        notes.remove(gives)
    told = [mark, *notes] if mark else notes
    left = room - sum(cell_len(each) + 1 for each in told)
    end = canvas.put(x + 1, y, cut(seat.who.name, max(1, left)), ink, ground, bold=True)
    for each in told:
        tone = palette.gold if each == gives and not seat.is_asked else quiet
        end = canvas.put(end + 1, y, each, tone, ground)


def _draw_plate_gems(
    canvas: Canvas, seat: Seat, right: int, y: int, ground: str, has_room: bool
) -> int:
    """Ends before this column; returns the last free one before it."""
    palette, words = canvas.palette, seat.gem_words
    for count, is_red in ((seat.red, True), (seat.blue, False)):
        if is_red and not count:
            continue
        letter = "r" if is_red else "b"
        ink = palette.red_word if is_red else palette.blue_word
        if seat.is_asked:
            dark = palette.red_dark if is_red else palette.blue_dark
            ink = dark if palette.depth == "truecolor" else palette.on_gold
        if is_outlined(canvas):
            text = words[is_red] if has_room else f"{letter}{count}"
        else:
            text = f"{canvas.glyphs.gem} {count}" if has_room else f"{canvas.glyphs.gem}{count}"
        right = canvas.right(right, y, text, ink, ground=ground, bold=True) - 1
    return right


def _draw_line(canvas: Canvas, seat: Seat) -> None:
    """Two rows, for a phone: the plate, and the cards as chips with the bubble beside them."""
    draw_plate(canvas, seat, 0, 0, canvas.width)
    end = chips_width(canvas, seat.hand, canvas.width)
    draw_chips(canvas, 0, 1, canvas.width, 1, seat.hand)
    room = canvas.width - end - 1
    if seat.said is None:
        return
    text = next((each for each in seat.said.texts if cell_len(each) + 2 <= room), "")
    if text:
        x = canvas.width - cell_len(text) - 2
        draw_said(canvas, x, 1, Said((text,), seat.said.tone), room)

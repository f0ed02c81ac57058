"""The seats of 8-28: a plate with name and gems, the cards, and what the player did last; two rows
on a phone."""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from rich.cells import cell_len

from server.protocol import eight28
from tui.games.eight28.choosing import is_revealed
from tui.games.eight28.hands import (
    CHIPS,
    SHADOW,
    Hand,
    card_size,
    chips_width,
    draw_chips,
    draw_hand,
    size_of,
)
from tui.games.eight28.recap import Moment, all_totals, declared_by, gems_of, is_over, won_by
from tui.games.eight28.words import Actions, either, gem_words, told_action
from tui.games.people import Person, cut, is_absent, is_asked, is_covered, person, state
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.bubble import draw_bubble
from tui.widgets.canvas import Canvas
from tui.widgets.gems import draw_counts
from tui.widgets.light import draw_brackets

Tone = Literal["new", "old", "asked", "bad", "won", "away"]
NAME: Final = 12
LEAST_ROWS: Final = 4
"""of a seat; in fewer it is a line"""
AIRY: Final = 19
"""columns of a plate from which its gems stand with air"""


class Said(NamedTuple):
    """The text of a bubble, from long to short."""

    texts: tuple[str, ...]
    tone: Tone


class Alike(NamedTuple):
    """The width of the narrowest seat, the largest size that the cards can have in all of them, and
    the rows of their plates, so that seats beside each other look alike."""

    width: int
    size: int
    plate_rows: int


class Seat(NamedTuple):
    """`shows`: what the open cards make."""

    who: Person
    is_asked: bool
    gives: bool
    gems: eight28.Gems
    hand: Hand
    shows: str | None
    said: Said | None
    alike: Alike


class Room(NamedTuple):
    """For the cards of a seat; `top`: the row in which they begin."""

    width: int
    height: int
    top: int


def seat_part(
    look: Look, seen: Seen, now: Moment, seat: int, actions: Actions, alike: Alike
) -> Seat:
    view: eight28.Eight28View = seen.view
    side, hand = now.sides[seat], now.hand(seat)
    who, is_told = person(look, seen, seat, NAME), now.last is not None
    if is_told and hand.face != "shown":
        said = None
    elif hand.face == "shown" or is_told:
        said = said_of_cards(look, seen, now, seat)
    else:
        said = said_last(look, seen, seat, actions)
    shows = either(look, eight28.totals(side.open)) if side.open else ""
    return Seat(
        who,
        is_asked(seen, seat) and not is_told and not look.lit,
        seat == view.giver and not is_told,
        view.gems[seat],
        hand,
        None if is_told or hand.face == "shown" or side.out else shows,
        said,
        alike,
    )


def room_in(width: int, height: int, plate_rows: int) -> Room:
    """In a seat so large."""
    top = plate_rows + (height >= 14)
    free = height - top - (1 if height < 8 else 2)
    return Room(width - 2, card_size(free)[1] or free, top)


def alike_for(look: Look, seen: Seen, hands: Mapping[int, Hand], width: int, height: int) -> Alike:
    """For seats with these cards."""
    is_full = any(plate_width(look, seen, seat) > width - 2 for seat in hands)
    plate_rows = 2 if is_full and height >= LEAST_ROWS else 1
    room = room_in(width, height, plate_rows)
    sizes = (size_of(each.open, room.width, room.height) for each in hands.values())
    return Alike(width, max(sizes, default=CHIPS), plate_rows)


def plate_width(look: Look, seen: Seen, seat: int) -> int:
    """The columns of a plate that has the name, the clock and the gems in one row."""
    who, gems = person(look, seen, seat, NAME), seen.view.gems[seat]
    # Minutes and gems of two digits have room, so that no plate changes its rows in a game.
    clock = who.clock and f"{who.clock:>5}"
    counts = f"x{gems.blue:2} x{gems.red}" if gems.red else f"x{gems.blue:2}"
    return sum(cell_len(each) + 1 for each in (who.name, clock, counts) if each) + 2


def said_of_cards(look: Look, seen: Seen, now: Moment, seat: int) -> Said:
    """Once all cards of a player lie open."""
    side, last = now.sides[seat], now.last
    if last is None:
        declared = declared_by(seen.view.declared, seat)
        if is_asked(seen, seat) and declared is None:
            # In a replay the cards lie open from the first one on.
            does = "chooses" if is_revealed(seen) else "is-asked"
            return Said((look.say(f"board-eight28-{does}"),), "asked")
    else:
        declared = declared_by(last.declared, seat) if now.beat else None
    if is_over(side):
        return Said(over_words(look, side), "bad")
    for paid in won_by(last, seat)[:1] if last is not None and now.beat else ():
        worth, total = gems_of(paid, seat).worth, paid.total
        long = look.say("board-eight28-wins", total=total, target=paid.target, worth=worth)
        short = look.say("common-named", of=str(total), what=f"+{worth}")
        return Said((long, short), "won")
    if declared is None:
        return Said((either(look, all_totals(side)),), "old")
    target, total = declared.target, declared.total
    words = look.say("board-eight28-plays-for", total=total, target=target)
    return Said((words, f"{total} → {target}"), "new")


def over_words(look: Look, side: eight28.Side) -> tuple[str, ...]:
    total, shown = all_totals(side)[0], eight28.totals(side.open)[0]
    long = look.say("board-eight28-went-over", total=total, sum=f"{shown} + {total - shown}")
    return long, look.say("board-eight28-over-total", total=total), str(total)


def said_last(look: Look, seen: Seen, seat: int, actions: Actions) -> Said | None:
    side = seen.view.sides[seat]
    if side.out:
        total = str(eight28.totals(side.open)[0])
        long, short = look.say("board-eight28-out", total=total), look.say("board-eight28-is-out")
        return Said((long, short, total), "bad")
    if look.lit:
        return Said((look.say("lesson-waits-for-you"),), "away")
    if is_asked(seen, seat):
        return Said((look.say("board-eight28-is-asked"),), "asked")
    if is_absent(look, seat):
        covered = (look.say("board-eight28-away"),) if is_covered(look, seat) else ()
        return Said((*covered, state(look, seat)), "away")
    if seat not in actions:
        return None
    is_newest = seat == next(iter(actions))
    return Said((told_action(look, actions[seat]),), "new" if is_newest else "old")


# Drawing


def draw_seat(canvas: Canvas, seat: Seat) -> None:
    canvas.begin("seats")
    if canvas.height < LEAST_ROWS:
        _draw_line(canvas, seat)
        return
    alike = seat.alike
    room = room_in(min(canvas.width, alike.width), canvas.height, alike.plate_rows)
    told = draw_plate(canvas, seat, 1, 0, canvas.width - 2)
    draw_hand(
        canvas, 1, room.top, room.width, room.height, seat.hand, size=alike.size, spill=SHADOW
    )
    _draw_below(canvas, seat, 1, room.top + room.height, gives=seat.gives and not told)
    if canvas.is_lit("seats"):
        draw_brackets(canvas, 0, 0, canvas.width, canvas.height - 1)


def _draw_line(canvas: Canvas, seat: Seat) -> None:
    """The plate, and the cards as chips with the bubble beside them."""
    draw_plate(canvas, seat, 0, 0, canvas.width)
    end = chips_width(canvas, seat.hand, canvas.width)
    draw_chips(canvas, 0, 1, canvas.width, 1, seat.hand)
    for text in seat.said.texts if seat.said is not None else ():
        x = canvas.width - cell_len(text) - 2
        if x > end:
            draw_said(canvas, x, 1, seat.said._replace(texts=(text,)), canvas.width - x)  # type: ignore[union-attr]
            return


def _draw_below(canvas: Canvas, seat: Seat, x: int, y: int, *, gives: bool) -> None:
    """The total of the open cards, if there is a row for it, and the bubble. `gives`: the word for
    it stands beside the bubble, else above it, else in its place."""
    palette, said, width = canvas.palette, seat.said, canvas.width - 2
    shown, above = x + width, y
    if canvas.height >= 8 and seat.shows is not None:
        shown = _draw_shown(canvas, seat.shows, x, y, min(width, seat.alike.width - 2))
        y = min(y + 1, canvas.height - 1)
    least = min(map(cell_len, said.texts)) + 2 if said is not None else 0
    if gives:
        text = f" {'' if canvas.is_ascii else '▞ '}{canvas.say('board-eight28-gives')} "
        taken = cell_len(text) + 1
        row = above if least + taken > width and shown + taken <= x + width else y
        start = canvas.right(x + width, row, text, palette.gold, ground=palette.plate, bold=True)
        width = start - x - 1 if row == y else width
    if said is not None and (least <= width or not gives):
        draw_said(canvas, x, y, said, width)


def _draw_shown(canvas: Canvas, shows: str, x: int, y: int, width: int) -> int:
    """In little room the total alone."""
    words = canvas.say("board-eight28-shows" if shows else "board-eight28-none-open")
    if cell_len(words) + bool(shows) + cell_len(shows) <= width:
        x = canvas.put(x, y, f"{words} " if shows else words, canvas.palette.quiet)
    return canvas.put(x, y, shows, canvas.palette.text, bold=True)


def draw_said(canvas: Canvas, x: int, y: int, said: Said, room: int) -> None:
    """As much of it as has room."""
    palette = canvas.palette
    text = next((each for each in said.texts if cell_len(each) + 2 <= room), "")
    text = text or cut(said.texts[-1], room - 2)
    ink, ground = {
        "asked": (palette.on_gold, palette.gold),
        "won": (palette.on_gold, palette.gold),
        "bad": (palette.on_red, palette.red),
    }.get(said.tone, ("", ""))
    draw_bubble(canvas, x, y, text, old=said.tone in ("old", "away"), ink=ink, ground=ground)


def draw_plate(canvas: Canvas, seat: Seat, x: int, y: int, width: int) -> bool:
    """The name, and behind or below it as much else as has room. Returns whether it says who
    gives."""
    palette, who, is_tall = canvas.palette, seat.who, seat.alike.plate_rows == 2
    ground = palette.gold if seat.is_asked else palette.plate
    ink = palette.on_gold if seat.is_asked else palette.quiet if who.is_absent else palette.text
    is_scarce = canvas.height < 8 or canvas.width < 24
    gives = canvas.say("board-eight28-gives") if seat.gives and is_scarce else ""
    name, low = cut(who.name, width), y + is_tall
    taken = -1 if is_tall else cell_len(name)
    wanted = taken + sum(cell_len(each) + 1 for each in (who.clock, gives) if each)
    canvas.fill(x, y, width, 1, ground)
    room = _draw_gems(canvas, seat.gems, x, low, width, ground, wanted) - x - 3 - taken
    told = set[str]()
    for marks in ((who.clock,), (gives,), who.marks):
        if mark := next((each for each in marks if each and cell_len(each) < room), ""):
            told.add(mark)
            room -= cell_len(mark) + 1
    end = canvas.put(x + (cell_len(name) < width), y, name, ink, ground, bold=True) + 1
    end = x + 1 if is_tall else end
    order = (who.clock, *who.marks, gives) if is_tall else (*who.marks, gives, who.clock)
    for each in order:
        if each in told:
            quiet = palette.gold if each == gives else palette.quiet
            note = palette.on_gold if seat.is_asked else quiet
            end = canvas.put(end, low, each, note, ground) + 1
    return gives in told


def _draw_gems(
    canvas: Canvas, gems: eight28.Gems, x: int, y: int, width: int, ground: str, taken: int
) -> int:
    """At the right of the plate, and with air if that leaves room for what is `taken`. Returns
    where they begin."""
    airy = [(" ", gem_words(canvas, gems))] if width >= AIRY else []
    start = x
    for gap, words in (*airy, ("", ("", ""))):
        canvas.fill(x, y, width, 1, ground)
        start = draw_counts(
            canvas, x + width - 1, y, gems.blue, gems.red, gap=gap, words=words, ground=ground
        )
        if taken <= start - x - 3:
            break
    return start

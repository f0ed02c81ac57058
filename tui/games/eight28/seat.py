"""The seats of 8-28: a plate with name and gems, the cards, and what the player did last; two rows
on a phone."""

from typing import Final, Literal, NamedTuple

from rich.cells import cell_len

from server.protocol import eight28
from tui.games.eight28.choosing import is_revealed
from tui.games.eight28.hands import Hand, card_size, chips_width, draw_chips, draw_hand
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
SHORT_NAME: Final = 6
LEAST_NAME: Final = 3


class Said(NamedTuple):
    """The text of a bubble, from long to short."""

    texts: tuple[str, ...]
    tone: Tone


class Seat(NamedTuple):
    """`shows`: what the open cards make."""

    who: Person
    is_asked: bool
    gives: bool
    gems: eight28.Gems
    hand: Hand
    shows: str | None
    said: Said | None


def seat_part(look: Look, seen: Seen, now: Moment, seat: int, actions: Actions) -> Seat:
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
    )


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
    if canvas.height < 4:
        _draw_line(canvas, seat)
        return
    width, height = canvas.width - 2, canvas.height
    room = height - (2 if height < 8 else 3)
    top = 2 if height >= 14 else 1
    draw_plate(canvas, seat, 1, 0, width)
    cards = min(card_size(room - top + 1)[1] or room, room)
    draw_hand(canvas, 1, top, width, cards, seat.hand)
    y = top + cards
    if height >= 8 and seat.shows is not None:
        words = canvas.say("board-eight28-shows" if seat.shows else "board-eight28-none-open")
        end = canvas.put(1, y, f"{words} ", canvas.palette.quiet)
        canvas.put(end, y, seat.shows, canvas.palette.text, bold=True)
        y = min(y + 1, height - 1)
    _draw_below(canvas, seat, 1, y, width)
    if canvas.is_lit("seats"):
        draw_brackets(canvas, 0, 0, canvas.width, height - 1)


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


def _draw_below(canvas: Canvas, seat: Seat, x: int, y: int, room: int) -> None:
    palette = canvas.palette
    if seat.gives and not has_gives_on_plate(canvas):
        text = f" {'' if canvas.is_ascii else '▞ '}{canvas.say('board-eight28-gives')} "
        start = canvas.right(x + room, y, text, palette.gold, ground=palette.plate, bold=True)
        room = start - x - 1
    if seat.said is not None:
        draw_said(canvas, x, y, seat.said, room)


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


def has_gives_on_plate(canvas: Canvas) -> bool:
    return canvas.height < 8 or canvas.width < 24


def draw_plate(canvas: Canvas, seat: Seat, x: int, y: int, width: int) -> None:
    """Only the name is ever cut, and never to nothing."""
    palette, who = canvas.palette, seat.who
    ground = palette.gold if seat.is_asked else palette.plate
    ink = palette.on_gold if seat.is_asked else palette.quiet if who.is_absent else palette.text
    canvas.fill(x, y, width, 1, ground)
    gap, words = (" ", gem_words(canvas, seat.gems)) if width >= 20 else ("", ("", ""))
    right = draw_counts(
        canvas, x + width - 1, y, seat.gems.blue, seat.gems.red,
        gap=gap, words=words, ground=ground,
    )  # fmt: skip
    gives = seat.gives and has_gives_on_plate(canvas) and canvas.say("board-eight28-gives")
    notes = [each for each in (gives, who.clock) if each]
    room = right - x - 3
    shortened = who.is_absent or who.clock
    least = min(cell_len(who.name), LEAST_NAME if shortened else SHORT_NAME if gives else NAME)
    taken = least + sum(cell_len(each) + 1 for each in notes)
    mark = next((each for each in who.marks if taken + cell_len(each) + 1 <= room), "")
    if taken > room and gives:
        notes.remove(gives)
    told = [mark, *notes] if mark else notes
    left = room - sum(cell_len(each) + 1 for each in told)
    end = canvas.put(x + 1, y, cut(who.name, max(1, left)), ink, ground, bold=True)
    for each in told:
        quiet = palette.gold if each == gives else palette.quiet
        end = canvas.put(end + 1, y, each, palette.on_gold if seat.is_asked else quiet, ground)

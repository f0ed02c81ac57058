"""The players in fixed places: plates, the last card of each, clocks, and who is away."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from server.protocol import farbstich
from tui.games.farbstich.sheet import totals
from tui.games.farbstich.trick import Trick, this_trick, worth
from tui.games.farbstich.words import card_words, color_word, first_fitting, player, sign
from tui.games.people import cut, from_me, is_absent, is_asked, is_covered, state, time_left
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.bubble import draw_bubble
from tui.widgets.canvas import Canvas
from tui.widgets.clock import Clock

LEAST_NAME: Final = 4
WIDE: Final = 20
MARGINS: Final = 5
"""columns of a plate that are not for words: gaps, and the sign of who leads"""


class Seat(NamedTuple):
    """`state` and `says`, the last thing done: in several lengths. `is_new`: nobody has done
    anything since. `points`: where they are open."""

    name: str
    is_me: bool
    is_asked: bool
    leads: str
    state: tuple[str, ...]
    is_absent: bool
    clock: Clock
    points: str
    says: tuple[str, ...]
    is_new: bool


def seats(look: Look, seen: Seen) -> tuple[Seat, ...]:
    """Clockwise, oneself last: nobody changes places while cards are played."""
    mine, *others = from_me(seen.view)
    trick = this_trick(seen)
    return tuple(seat_of(look, seen, trick, seat) for seat in (*others, mine))


def seat_of(look: Look, seen: Seen, trick: Trick, seat: int) -> Seat:
    view: farbstich.FarbstichView = seen.view
    covered = is_covered(look, seat)
    whole, short = state(look, seat), look.say("board-farbstich-covered")
    return Seat(
        seen.names[seat],
        seat == view.seat,
        is_asked(seen, seat) and not waits(look, seen, seat),
        look.say("board-farbstich-leads-short") if seat == view.starter else "",
        (whole, short) if covered else (whole,),
        is_absent(look, seat),
        Clock("", seat) if covered else time_left(look, seat),
        points(view, seat),
        *said(look, seen, trick, seat),
    )


def said(look: Look, seen: Seen, trick: Trick, seat: int) -> tuple[tuple[str, ...], bool]:
    """A seat's last action in this trick, or that it is asked now, in several lengths; and whether
    it is the newest."""
    if took := trick.took.get(seat):
        color, points = color_word(look, took.colour), worth(took)
        whole = look.say("board-farbstich-takes", colour=color, points=points)
        short = f"{sign(look, took.colour)} +{points}"
        named = look.say("common-named", of=color, what=str(points))
        return (whole, named, short), seat == [*trick.took][-1]
    if is_asked(seen, seat) and waits(look, seen, seat):
        return (look.say("lesson-waits-for-you"), "…"), False
    if is_asked(seen, seat):
        mine = seat == seen.view.seat
        verb = "collect" if seen.view.to_collect else "play"
        whole = look.say("board-farbstich-asked", verb=verb, you="yes" if mine else "no")
        return (whole, f"{player(look, seen, seat)}?" if mine else "…"), False
    laid = next((each for each in trick.plays if each.seat == seat), None)
    if laid is None:
        return (), False
    return card_words(look, laid.card), laid == trick.plays[-1] and not trick.took


def waits(look: Look, seen: Seen, seat: int) -> bool:
    """Whether a bot waits until a tip is read."""
    return bool(look.lit) and seat != seen.view.seat


def points(view: farbstich.FarbstichView, seat: int) -> str:
    """Those of the games before, and of this one if everybody may see them."""
    before = str(sum(game[seat] for game in view.scores)) if view.options.games > 1 else ""
    if view.points is None:
        return before if any(view.scores) else ""
    return f"{before}+{view.points[seat]}" if before else str(totals(view)[seat])


def draw_seats(canvas: Canvas, part: tuple[Seat, ...]) -> None:
    width = canvas.width // max(1, len(part))
    for at, seat in enumerate(part):
        draw_seat(canvas, at * width + 1, width - 1 - (width > 13), seat)


def draw_seat(canvas: Canvas, x: int, width: int, seat: Seat) -> None:
    """A plate, what the seat did last, and, where there is a third row, all that is known of the
    player; what finds no room there stands on the plate."""
    if canvas.height < 3:
        draw_plate(canvas, x, width, seat, [seat.clock, seat.points, seat.state[-1]])
    else:
        leads = seat.leads if width >= WIDE else ""
        taken = cell_len(seat.name) + cell_len(leads) + bool(leads) + MARGINS
        fits = cell_len(seat.state[-1]) <= width - taken
        note = first_fitting(seat.state, width - taken) if fits else ""
        below = seat._replace(state=("",)) if note else seat
        tags = [*draw_status(canvas, x, width, below), leads]
        draw_plate(canvas, x, width, seat, tags, note)
    if canvas.height < 3 and seat.is_absent:
        canvas.put(x + 1, 1, first_fitting(seat.state, width - 1), canvas.palette.bad)
    elif seat.is_asked:
        words = first_fitting(seat.says, width)
        ink = canvas.palette.gold if seat.is_me else canvas.palette.quiet
        canvas.put(x + (cell_len(words) < width), 1, words, ink, bold=seat.is_me)
    elif seat.says:
        draw_bubble(canvas, x, 1, first_fitting(seat.says, width - 2), old=not seat.is_new)


def draw_plate(
    canvas: Canvas, x: int, width: int, seat: Seat, tags: list[str], note: str = ""
) -> None:
    """With the note behind the name, and the first of the tags that has room at the right."""
    palette = canvas.palette
    ground, ink, quiet = palette.plate, palette.text, palette.quiet
    if seat.is_asked:
        ground, ink, quiet = palette.gold, palette.on_gold, palette.on_gold
    mark = canvas.glyphs.point if seat.leads else ""
    start = x + 1 + (bool(mark) and width > WIDE)
    room = width - (start - x) - len(mark) - (cell_len(note) + 1 if note else 0)
    least = min(cell_len(seat.name), LEAST_NAME) + 1
    tag = next((tag for tag in tags if tag and cell_len(tag) <= room - least), "")
    name = cut(seat.name, room - (cell_len(tag) + 1 if tag else 0))
    canvas.fill(x, 0, width, 1, ground)
    canvas.put(x, 0, mark, ink, ground)
    name_ink = palette.gold if seat.is_me and not seat.is_asked else ink
    end = canvas.put(start, 0, name, name_ink, ground, bold=True)
    canvas.put(end + 1, 0, note, palette.bad if seat.is_absent else quiet, ground)
    canvas.right(x + width, 0, tag, quiet, ground=ground)


def draw_status(canvas: Canvas, x: int, width: int, seat: Seat) -> list[str]:
    """The state of a seat, the clock, and open points. Returns what there is no room for."""
    palette, end, right = canvas.palette, x, x + width
    if seat.state[0]:
        words = first_fitting(seat.state, width - 1)
        end = canvas.put(x + 1, 2, words, palette.bad if seat.is_absent else palette.quiet)
    left = list[str]()
    if cell_len(seat.clock) > right - end - 1:
        left.append(seat.clock)
    elif seat.clock:
        end = canvas.put(end + 1, 2, seat.clock, palette.quiet)
    if cell_len(seat.points) > right - end - 1:
        left.append(seat.points)
    else:
        canvas.right(right, 2, seat.points, palette.text, bold=True)
    return left

"""The players in fixed places: plates, the last card of each, clocks, and who is away."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from server.protocol import farbstich
from tui.games.farbstich.sheet import totals
from tui.games.farbstich.trick import Trick, this_trick, worth
from tui.games.farbstich.words import card_words, first_fitting, player, sign
from tui.games.people import (
    cut,
    from_me,
    is_absent,
    is_asked,
    is_covered,
    state,
    time_left,
)
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.bubble import draw_bubble
from tui.widgets.canvas import Canvas

LEAST_NAME: Final = 4
WIDE: Final = 20


class Seat(NamedTuple):
    """`state` and `says`, the last thing done: in several lengths. `is_new`: nobody has done
    anything since. `points`: where they are open."""

    name: str
    is_me: bool
    is_asked: bool
    leads: str
    state: tuple[str, ...]
    is_absent: bool
    clock: str
    points: str
    says: tuple[str, ...] = ()
    is_new: bool = False


def seats(look: Look, seen: Seen) -> tuple[Seat, ...]:
    """Clockwise, oneself last: nobody changes places while cards are played."""
    order = from_me(seen)
    trick = this_trick(seen)
    return tuple(seat_of(look, seen, trick, seat) for seat in (*order[1:], order[0]))


def seat_of(look: Look, seen: Seen, trick: Trick, seat: int) -> Seat:
    view: farbstich.FarbstichView = seen.view
    asked = is_asked(seen, seat) and not waits(look, seen, seat)
    says, is_new = said(look, seen, trick, seat)
    return Seat(
        seen.names[seat],
        seat == view.seat,
        asked,
        look.say("farbstich-screen-leads-short") if seat == view.starter else "",
        state_words(look, seat),
        is_absent(look, seat),
        "" if is_covered(look, seat) else time_left(look, seat),
        points(view, seat),
        says,
        is_new,
    )


def state_words(look: Look, seat: int) -> tuple[str, ...]:
    whole = state(look, seat)
    return (whole, look.say("farbstich-screen-covered")) if is_covered(look, seat) else (whole,)


def said(look: Look, seen: Seen, trick: Trick, seat: int) -> tuple[tuple[str, ...], bool]:
    """What a seat took or played in this trick, or that it is asked now."""
    if took := trick.took.get(seat):
        short = sign(look, took.colour), worth(took)
        color = look.say("farbstich-colour", colour=took.colour)
        whole = look.say("farbstich-screen-takes", colour=color, points=worth(took))
        return (whole, f"{color}: {worth(took)}", f"{short[0]} +{short[1]}"), seat == [*trick.took][
            -1
        ]
    if is_asked(seen, seat) and waits(look, seen, seat):
        return (look.say("lesson-waits-for-you"), "…"), False
    if is_asked(seen, seat):
        mine = seat == seen.view.seat
        verb = "collect" if seen.view.to_collect else "play"
        whole = look.say("farbstich-screen-asked", verb=verb, you="yes" if mine else "no")
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
    palette, low = canvas.palette, canvas.height < 3
    ground, ink = (
        (palette.gold, palette.on_gold) if seat.is_asked else (palette.plate, palette.text)
    )
    canvas.fill(x, 0, width, 1, ground)
    mark = canvas.glyphs.point if seat.leads else ""
    if low:
        tags = [seat.clock, seat.points, seat.state[-1]]
    else:
        leads = seat.leads if width >= WIDE else ""
        tags = [*draw_status(canvas, x, width, seat), leads]
    room = width - 2 - len(mark) - min(cell_len(seat.name), LEAST_NAME)
    tag = next((tag for tag in tags if tag and cell_len(tag) <= room), "")
    room = width - 1 - len(mark) - (cell_len(tag) + 1 if tag else 0)
    name_ink = palette.gold if seat.is_me and not seat.is_asked else ink
    canvas.put(x, 0, mark, ink, ground)
    canvas.put(x + max(1, len(mark)), 0, cut(seat.name, room), name_ink, ground, bold=True)
    canvas.right(x + width, 0, tag, ink if seat.is_asked else palette.quiet, ground=ground)
    if low and seat.is_absent:
        canvas.put(x + 1, 1, first_fitting(seat.state, width - 1), palette.bad)
    else:
        draw_said(canvas, x, width, seat)


def draw_said(canvas: Canvas, x: int, width: int, seat: Seat) -> None:
    if not seat.says:
        return
    words = first_fitting(seat.says, width - (0 if seat.is_asked else 2))
    if seat.is_asked:
        ink = canvas.palette.gold if seat.is_me else canvas.palette.quiet
        canvas.put(x + (cell_len(words) < width), 1, words, ink, bold=seat.is_me)
    else:
        draw_bubble(canvas, x, 1, words, old=not seat.is_new)


def draw_status(canvas: Canvas, x: int, width: int, seat: Seat) -> list[str]:
    """Who plays there, the clock, and open points. Returns what there is no room for."""
    palette, end, right = canvas.palette, x, x + width
    left = []
    if seat.state[0]:
        words = first_fitting(seat.state, width - 1)
        end = canvas.put(x + 1, 2, words, palette.bad if seat.is_absent else palette.quiet)
    for text, ink, is_right in (
        (seat.clock, palette.quiet, False),
        (seat.points, palette.text, True),
    ):
        if cell_len(text) > right - end - 1:
            left.append(text)
        elif is_right:
            canvas.right(right, 2, text, ink, bold=True)
        elif text:
            end = canvas.put(end + 1, 2, text, ink)
    return left

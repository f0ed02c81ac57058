"""The bids: a number key for each, the points for every outcome of the one pointed at, and a token
for every trick of the round."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from server.protocol.schatzsuche import SchatzsucheView, points_for
from tui.games.lines import wrapped
from tui.games.people import cut
from tui.games.schatzsuche import moves
from tui.games.schatzsuche.faces import signed
from tui.games.schatzsuche.middle import layout_of, strength_of
from tui.games.schatzsuche.question import Question, ink_of
from tui.games.schatzsuche.seats import in_order
from tui.look import Choice, Look
from tui.plain.games import Seen
from tui.widgets.button import draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.digits import digits_width, draw_digits
from tui.widgets.light import draw_brackets
from tui.widgets.slabs import draw_slab

GAPS: Final = 5
"""columns beside a name for its bid, and around it"""
TALL: Final = 7
"""rows that have room for digits on the keys"""


class Bids(NamedTuple):
    """Without bids, it is somebody else's turn. `number`: tricks of the round."""

    question: Question
    bids: tuple[Choice, ...]
    number: int
    pointed: str
    sent: str
    is_phone: bool


def bids_part(look: Look, seen: Seen, question: Question, *, is_phone: bool) -> Bids | None:
    if layout_of(seen.view) != "bid":
        return None
    bids = moves.points(look, seen, "bid") if moves.stage(look, seen) == "bid" else []
    return Bids(question, tuple(bids), seen.view.round, look.pointed, look.sent, is_phone)


def tricks_of(bid: str) -> int:
    return int(bid.partition(":")[2])


def draw_bids(canvas: Canvas, part: Bids | None) -> None:
    if part is None:
        return
    canvas.begin("bid")
    is_phone, height = part.is_phone, canvas.height
    left = 0 if is_phone else 2
    draw_asked(canvas, left, part.question)
    rows = 5 if height >= TALL else 3 if height >= 5 and not is_phone else 1
    draw_keys(canvas, left, rows, part)
    if any(each.does == part.pointed for each in part.bids):
        draw_outcomes(canvas, left, rows + 1, part)
    if canvas.is_lit("bid"):
        draw_brackets(canvas, 0, 0, canvas.width, rows + 1)
    if is_phone and part.question.button:
        draw_button(canvas, 0, height - 1, part.question.button, width=canvas.width, tall=False)


def draw_asked(canvas: Canvas, x: int, question: Question) -> None:
    """The question, and in the same row what Enter does, how one points, or a refusal."""
    palette, width, asked = canvas.palette, canvas.width, question.asked[0]
    end = canvas.put(x, 0, asked, ink_of(canvas, question), bold=not question.is_waiting)
    if question.is_refused:
        note, ink = question.told[0], palette.bad
    elif question.button:
        of, what = question.button.key, question.button.label
        note, ink = canvas.say("common-named", of=of, what=what), palette.quiet
    else:
        note, ink = question.hint, palette.quiet
    if (x or question.is_refused) and end + cell_len(note) + 3 < width:
        canvas.right(width - 2, 0, note, ink)
    elif question.is_refused:
        for row, line in enumerate(wrapped(note, width - x)[:2]):
            canvas.put(x, row, line.ljust(width - x), ink)


def draw_keys(canvas: Canvas, x: int, height: int, part: Bids) -> None:
    """The key of 10 is wider where it tells its own key, as it has no digit."""
    if not part.bids:
        return
    gap = int(height > 1)
    ten = 5 * gap * (len(part.bids) > 10)
    most = 13 if canvas.width > 120 else 9
    step = min(most, (canvas.width - x - gap - ten) // len(part.bids))
    for bid in part.bids:
        is_ten = tricks_of(bid.does) > 9
        draw_key(canvas, x, step - gap + ten * is_ten, height, bid, part)
        x += step


def draw_key(canvas: Canvas, x: int, width: int, height: int, bid: Choice, part: Bids) -> None:
    palette, number, middle = canvas.palette, str(tricks_of(bid.does)), 1 + height // 2
    face, ink = palette.button, palette.button_text
    if bid.does == part.pointed:
        face, ink = palette.gold, palette.on_gold
    canvas.spot(x, 1, width, height, bid.does)
    if bid.does == part.sent:
        number, ink = canvas.glyphs.done, palette.good
    if height == 1:
        canvas.put(x, 1, number.center(width), ink, face, bold=True)
        return
    draw_slab(canvas, x, 1, width, height, face)
    room = width if bid.key.isdigit() else width - 2
    if height >= 5 and number.isdigit():
        left = x + (room - digits_width(number)) // 2
        draw_digits(canvas, left, 2, number, ink, ground=face)
    else:
        canvas.center(x, middle, room, number, ink, ground=face, bold=True)
    if not bid.key.isdigit():
        canvas.right(x + width - 1, middle, bid.key, palette.cap_ink, ground=face, bold=True)


def draw_outcomes(canvas: Canvas, x: int, y: int, part: Bids) -> None:
    """Bid 3 and win 2 → −8, 3 → +24: up to two tricks fewer or more; in two rows on a phone."""
    palette, width, bid = canvas.palette, canvas.width, tricks_of(part.pointed)
    canvas.fill(x, y, width - 2 * x, 1 + part.is_phone, palette.plate)
    words = canvas.say("board-schatzsuche-outcome", tricks=bid)
    end = canvas.put(x + (x > 0), y, words, palette.soft, palette.plate)
    if part.is_phone:
        y, end = y + 1, 0
    tricks = range(max(0, bid - 2), min(part.number, bid + 2) + 1)
    points = [points_for(bid, won, part.number) for won in tricks]
    told = "".join(f"  {won} → {signed(each)}" for won, each in zip(tricks, points, strict=True))
    gap = " " * (end + len(told) < width - x)
    for won, each in zip(tricks, points, strict=True):
        ink = palette.bad if each < 0 else palette.good
        ink, ground = (palette.on_gold, palette.gold) if won == bid else (ink, palette.plate)
        text = f"{gap} {won}{gap}→{gap}"
        end = canvas.put(end, y, text, palette.text, palette.plate, bold=won == bid)
        end = canvas.put(end, y, signed(each), ink, ground, bold=True)


def draw_tokens(canvas: Canvas, view: SchatzsucheView, names: tuple[str, ...]) -> None:
    """A token for each trick of the round: who has bid it, or that it is left."""
    palette, width, is_high, number = canvas.palette, canvas.width, canvas.height > 5, view.round
    bids = [(names[seat], bid) for seat in in_order(view) if (bid := view.bids[seat]) is not None]
    inks = (palette.high, palette.good, palette.quiet)
    owners = [ink for ink, (_, bid) in zip(inks, bids, strict=False) for _ in range(bid)]
    y = int(is_high)
    so_far = canvas.say("board-schatzsuche-bid-so-far", tricks=len(owners))
    title = canvas.say("board-schatzsuche-to-make", tricks=number)
    end = canvas.put(1, y, title, palette.text, bold=True)
    strip = strength_of(canvas)
    if end + len(strip) + 2 < width and is_high:
        canvas.right(width - 1, y, strip, palette.ink, ground=palette.paper, bold=True)
    if is_high:
        canvas.put(1, y + 1, so_far, palette.quiet)
    elif end + cell_len(so_far) + 2 < width:
        canvas.put(end + 2, y, so_far, palette.quiet)
    y += 3 if is_high else 1
    is_flat = canvas.is_ascii or not is_high
    step = 2 if is_flat else max(2, min(6 if width > 70 else 5, (width - 2) // number))
    for at in range(number):
        draw_token(canvas, 1 + at * step, y, step - 1, owners[at] if at < len(owners) else "")
    x, y = 1, y + (2 if is_high else 1)
    count = number - len(owners)
    left = canvas.say("board-schatzsuche-left", count=count) if count > 0 else ""
    room = (width - 1 - cell_len(left)) // max(1, len(bids)) - GAPS
    for ink, (name, bid) in zip(inks, bids, strict=False):
        x = canvas.put(x, y, f"{cut(name, room)} {bid}", ink, bold=True) + 2
    canvas.put(x, y, left, palette.gold, bold=True)
    hint = canvas.say("board-schatzsuche-any-bid")
    if canvas.height > y + 2 and cell_len(hint) < width:
        canvas.put(1, y + 2, hint, palette.quiet)


def draw_token(canvas: Canvas, x: int, y: int, width: int, ink: str) -> None:
    """Two rows high, or a single sign; hollow without an ink."""
    gold = canvas.palette.gold
    if width == 1:
        canvas.put(x, y, "■" if ink else "□", ink or gold)
        return
    line = "─" * (width - 2)
    canvas.put(x, y, "▄" * width if ink else f"╭{line}╮", ink or gold)
    canvas.put(x, y + 1, "▀" * width if ink else f"╰{line}╯", ink or gold)

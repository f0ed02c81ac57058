"""How a seat is drawn: plate, cards and bubble, or two rows on a phone."""

from rich.cells import cell_len

from tui.games.eight28.hands import card_size, chips_width, draw_chips, draw_hand
from tui.games.eight28.seats import LEAST_NAME, NAME, SHORT_NAME, Said, Seat
from tui.games.people import cut
from tui.widgets.bubble import draw_bubble
from tui.widgets.canvas import Canvas
from tui.widgets.light import draw_brackets
from tui.widgets.outline import is_outlined


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

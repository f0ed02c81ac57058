"""Draws the middle of the table: trump at the left, and beside it the trick or the bids."""

from typing import Final

from rich.cells import cell_len

from tui.games.people import cut
from tui.games.schatzsuche.faces import draw_card_chip, draw_face
from tui.games.schatzsuche.middle import LastTrick, Played, Tokens, TrickPart, TrumpPart
from tui.games.schatzsuche.recap import draw_recap
from tui.widgets.canvas import Canvas
from tui.widgets.digits import draw_digits
from tui.widgets.light import draw_brackets, draw_rim
from tui.widgets.slabs import draw_slab, draw_slot

Size = tuple[int, int]
NOOK: Final = 20
"""columns at the right for the last trick, and what beats what"""
WORTH: Final = ("+20", "+40", "160")


def size_of_cards(height: int) -> Size:
    """The largest cards that leave two rows for what stands below them."""
    sizes = ((19, 17, 13), (15, 13, 10), (11, 9, 7), (9, 9, 7), (7, 8, 6), (6, 8, 5))
    return next(((w, h) for least, w, h in sizes if height >= least), (7, 4))


def draw_golden_back(canvas: Canvas, x: int, y: int, size: Size) -> None:
    palette, (width, height) = canvas.palette, size
    draw_slab(canvas, x, y, width, height, palette.golden)
    if height >= 6:
        draw_digits(canvas, x + (width - 3) // 2, y + (height - 3) // 2, "?", palette.golden_ink)
    else:
        canvas.center(x, y + height // 2, width, "?", palette.golden_ink, bold=True)


def draw_trump(canvas: Canvas, part: TrumpPart) -> None:
    canvas.begin("trump")
    palette, height = canvas.palette, canvas.height
    if part.is_golden_alone:
        tall = height - 1
        draw_golden_back(canvas, 4, 0, (11 if tall < 9 else 13, tall))
        canvas.put(4, tall, part.golden, palette.gold)
        return
    if part.face is None:
        return
    if height < 6 or canvas.width < 12:
        y = max(0, height - 6)
        canvas.put(1, y, part.title, palette.gold, bold=True)
        draw_face(canvas, 1, y + 1, (6, min(4, height - y - 1)), part.face)
        return
    x, (width, tall) = (2, (8, 5)) if height < 11 else (4, size_of_cards(height))
    y = 0 if height < 9 else 1
    canvas.put(x, y, part.title, palette.gold, bold=True)
    if y + tall + 1 > height - 1:
        tall = height - y - 1
    draw_face(canvas, x, y + 1, (width, tall), part.face)
    if canvas.is_lit("trump"):
        draw_rim(canvas, x, y + 1, width, tall)
    below = y + 1 + tall
    if height < 11:
        if below < height:
            canvas.put(x, below, part.suit, palette.quiet)
    else:
        for row, words in enumerate(part.words):
            canvas.put(x, below + row, words, palette.quiet)
    if part.golden:
        draw_golden_chip(canvas, x, height - 1 - (height > 12), part.golden)


def draw_golden_chip(canvas: Canvas, x: int, y: int, word: str) -> None:
    palette = canvas.palette
    end = canvas.put(x, y, " ? ", palette.golden_ink, palette.golden, bold=True)
    canvas.put(end + 1, y, word, palette.gold)


def draw_trick(canvas: Canvas, part: TrickPart) -> None:
    canvas.begin("trick")
    if part.worth:
        draw_worth(canvas, part.worth)
    elif part.recap:
        x = 2 if canvas.width < 60 else 6
        draw_recap(canvas, x, canvas.height > 7, min(44, canvas.width - x - 1), part.recap)
        if canvas.is_lit("trick"):
            draw_brackets(canvas, 0, 0, canvas.width, canvas.height)
    elif part.tokens:
        draw_tokens(canvas, part.tokens)
    else:
        draw_cards(canvas, part)


def draw_cards(canvas: Canvas, part: TrickPart) -> None:
    """Side by side with one's own place between them, lower where there is room."""
    palette, width, height = canvas.palette, canvas.width, canvas.height
    is_phone = width < 40
    room = width if is_phone else width - NOOK
    top = 1 if is_phone or height >= 13 else 0
    size = size_of_cards(height - top - (height >= 13))
    if is_phone:
        rule = "-" if canvas.is_ascii else "─"
        canvas.put(0, 0, rule * width, palette.inlay)
        if part.absent:
            canvas.put(0, 0, cut(part.absent, width), palette.bad)
        else:
            canvas.put(0, 0, part.trick, palette.quiet)
            draw_strength(
                canvas, width - sum(len(each) + 1 for each in part.ranks) - 1, 0, part.ranks
            )
        size = (8, min(5, height - 2))
    low = height - size[1] - 1 if height >= 13 else top
    center = room // 2
    gap = (4 if height >= 13 else 2) if not is_phone else 1
    across = size[0] + gap
    places = (center - size[0] // 2 - across, center - size[0] // 2 + across, center - size[0] // 2)
    for each in part.cards:
        y = low if each.place == 2 else top
        draw_played(canvas, places[each.place], y, size, each, part.wins_word)
    if not is_phone:
        draw_nook(canvas, width - NOOK, part)


def draw_played(canvas: Canvas, x: int, y: int, size: Size, card: Played, wins: str) -> None:
    palette, (width, height) = canvas.palette, size
    is_mine, middle = card.place == 2, y + height // 2
    if card.face is None:
        draw_slot(canvas, x, y, width, height, palette.gold if is_mine else palette.inlay)
        if is_mine:
            words = card.caption.split(" ", 1)
            for row, word in enumerate(words):
                canvas.center(x, middle - 1 + row, width, cut(word, width - 2), palette.gold)
        else:
            canvas.center(x + 1, middle, width - 2, cut(card.caption, width - 2), palette.quiet)
        return
    draw_face(canvas, x, y, size, card.face)
    if canvas.is_lit("trick"):
        draw_rim(canvas, x, y, *size)
    room, left = (width + 8, x - 4) if width >= 9 else (width + 2, x - 1)
    if y + height >= canvas.height:
        return
    if not card.wins:
        canvas.center(left, y + height, room, cut(card.caption, room), palette.quiet)
        return
    mark = canvas.glyphs.up
    name = cut(card.caption, room - 2)
    if y + height + 1 < canvas.height and width >= 9:
        canvas.center(left, y + height, room, f"{mark} {name}", palette.gold, bold=True)
        canvas.center(left, y + height + 1, room, wins, palette.gold)
    else:
        short = f"{mark} {card.caption} {wins}"
        text = short if cell_len(short) <= room else f"{mark} {name}"
        canvas.center(left, y + height, room, text, palette.gold, bold=True)


def draw_nook(canvas: Canvas, x: int, part: TrickPart) -> None:
    """The last trick, the number of this one, and which rank beats which."""
    palette, height = canvas.palette, canvas.height
    if height < 11:
        canvas.put(x, 0, part.trick, palette.text, bold=True)
        if part.last:
            canvas.put(x, 1, cut(part.last.words, NOOK), palette.quiet)
            draw_last_chips(canvas, x, 2, part.last)
        canvas.put(x, height - 3, cut(part.beats, NOOK), palette.quiet)
        draw_strength(canvas, x, height - 2, part.ranks)
        return
    if part.last:
        canvas.put(x, 1, part.last.title, palette.quiet)
        for at, face in enumerate(part.last.faces):
            draw_face(canvas, x + 5 * at, 2, (5, 4), face, dim=at != part.last.winner)
        canvas.put(x, 6, cut(part.last.words, NOOK), palette.quiet)
    canvas.put(x, 8, part.trick, palette.text, bold=True)
    canvas.put(x, 10, cut(part.beats, NOOK), palette.quiet)
    draw_strength(canvas, x, 11, part.ranks)


def draw_strength(canvas: Canvas, x: int, y: int, ranks: tuple[str, ...]) -> None:
    """A strip of paper, the strongest first."""
    palette = canvas.palette
    for rank in ranks:
        x = canvas.put(x, y, f" {rank}", palette.ink, palette.paper, bold=True)
    canvas.put(x, y, " ", palette.ink, palette.paper)


def draw_last_chips(canvas: Canvas, x: int, y: int, last: LastTrick) -> None:
    for at, face in enumerate(last.faces):
        x = draw_card_chip(canvas, x, y, face, dim=at != last.winner)


def draw_tokens(canvas: Canvas, part: Tokens) -> None:
    """A token for each trick of the round: who has bid it, or that it is left."""
    palette, width, height = canvas.palette, canvas.width, canvas.height
    y = 1 if height > 5 else 0
    end = canvas.put(1, y, part.title, palette.text, bold=True)
    if height > 5:
        canvas.put(1, y + 1, part.so_far, palette.quiet)
    elif end + cell_len(part.so_far) + 2 < width:
        canvas.put(end + 2, y, part.so_far, palette.quiet)
    y += 3 if height > 5 else 1
    step = max(2, min(6 if width > 70 else 5, (width - 2) // part.number))
    inks = (palette.high, palette.good, palette.quiet)
    owners = [at for at, (_, bid) in enumerate(part.bids) for _ in range(bid)]
    for at in range(part.number):
        x = 1 + at * step
        draw_token(canvas, x, y, step - 1, inks[owners[at]] if at < len(owners) else "")
    x, y = 1, y + (2 if height > 5 else 1)
    for at, (name, bid) in enumerate(part.bids):
        x = canvas.put(x, y, f"{name} {bid}", inks[at], bold=True) + 3
    if part.left:
        canvas.put(x, y, part.left, palette.gold, bold=True)
    if height > y + 2 and cell_len(part.hint) < width:
        canvas.put(1, y + 2, part.hint, palette.quiet)


def draw_token(canvas: Canvas, x: int, y: int, width: int, ink: str) -> None:
    """Two rows high, or one."""
    palette = canvas.palette
    if canvas.is_ascii or canvas.height <= 5:
        filled, empty = ("#", "-") if canvas.is_ascii else ("■", "□")
        canvas.put(x, y, (filled if ink else empty) * width, ink or palette.gold)
    elif ink:
        canvas.put(x, y, "▄" * width, ink)
        canvas.put(x, y + 1, "▀" * width, ink)
    else:
        line = "─" * (width - 2)
        canvas.put(x, y, f"╭{line}╮", palette.gold)
        canvas.put(x, y + 1, f"╰{line}╯", palette.gold)


def draw_worth(canvas: Canvas, words: tuple[str, ...]) -> None:
    """What a guess of the golden card can bring."""
    palette = canvas.palette
    canvas.put(1, 0, words[0], palette.text, bold=True)
    canvas.put(1, 1, words[1], palette.quiet)
    step = min(24, canvas.width // 3)
    for at, value in enumerate(WORTH):
        x, hot = 1 + at * step, at == 2
        ground = palette.plate
        ink = palette.gold if hot else palette.text
        canvas.fill(x, 3, step - 2, 4, ground)
        draw_digits(canvas, x + 2, 3, value, ink, ground=ground)
        canvas.put(x + 2, 6, words[2 + at], ink, ground, bold=True)
        if canvas.height > 7:
            canvas.put(x, 7, words[5 + at], palette.quiet)

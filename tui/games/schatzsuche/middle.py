"""The middle of the table: trump at the left, and beside it the trick, or the round before."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from server.cards import SUIT, SuitCard
from server.protocol.schatzsuche import PLAYERS, ROUNDS, Laid, SchatzsucheView, winner
from server.protocol.seat import Over, Turn
from tui.games.people import cut, from_me
from tui.games.schatzsuche import faces
from tui.widgets.canvas import Canvas
from tui.widgets.light import draw_brackets, draw_rim
from tui.widgets.slabs import draw_slot

NOOK: Final = 20
"""columns at the right for the last trick, and what beats what"""
LEAST_WITH_NOOK: Final = 50
MOST_GAP: Final = 4
"""columns between two cards"""
SIZES: Final = ((19, 17, 13), (15, 13, 10), (11, 9, 7), (9, 9, 7), (7, 8, 6), (6, 8, 5), (0, 7, 4))
"""of cards, after the height from which they are used: two rows are left for what stands below"""


class Trump(NamedTuple):
    """`is_golden`: the golden card lies face down beside it."""

    card: SuitCard | None
    is_golden: bool


class Middle(NamedTuple):
    """`recap`: how far the last round has been told again; `absent`: who is away, for a phone."""

    view: SchatzsucheView
    names: tuple[str, ...]
    recap: int | None
    absent: str


def layout_of(view: SchatzsucheView) -> str:
    """Which boxes the board has: those of a guess, of the bids, of play, or of the end."""
    if isinstance(view.waiting, Over):
        return "end"
    if view.trump is None:
        return "guess" if view.round == ROUNDS else "bid"
    return "bid" if None in view.bids else "play"


def lying(view: SchatzsucheView) -> Sequence[Laid]:
    """A full trick lies there until the next one is led, except for the one who is to lead."""
    last = view.last_trick
    if view.plays or last is None or not any(view.tricks):
        return view.plays
    leads = isinstance(view.waiting, Turn) and view.seat in view.waiting.seats
    return () if leads and sum(view.tricks) < view.round else last.plays


def size_of_cards(height: int, room: int) -> faces.Size:
    """`room`: the columns for one of them; without room for any, the smallest."""
    sizes = ((width, rows) for least, width, rows in SIZES if height >= least and width <= room)
    return next(sizes, SIZES[-1][1:])


def draw_trump(canvas: Canvas, part: Trump) -> None:
    canvas.begin("trump")
    palette, height = canvas.palette, canvas.height
    is_small, is_low = height < 6 or canvas.width < 12, height < 12
    golden = canvas.say("board-schatzsuche-golden")
    if part.card is None:
        if part.is_golden:
            faces.draw_golden_back(canvas, 4, 0, (11 if height < 10 else 13, height - 1))
            canvas.put(4, height - 1, golden, palette.gold)
        return
    if is_small:
        x, y, (width, tall) = 1, max(0, height - 6), (6, 4)
    elif is_low:
        x, y, (width, tall) = 2, int(height > 8), (8, 5)
    else:
        x, y = 4 if canvas.width > 20 else 2, 1
        width, tall = size_of_cards(height, canvas.width - 6)
    tall = min(tall, height - y - 1)
    canvas.put(x, y, canvas.say("board-schatzsuche-trump-title"), palette.gold, bold=True)
    faces.draw_face(canvas, x, y + 1, (width, tall), part.card)
    if is_small:
        return
    if canvas.is_lit("trump"):
        draw_rim(canvas, x, y + 1, width, tall)
    suit, below = faces.suit_name(canvas.texts, SUIT[part.card]), y + 1 + tall
    if is_low:
        canvas.put(x, below, suit, palette.quiet)
    else:
        canvas.put(x, below, canvas.say("board-schatzsuche-beats", suit=suit), palette.quiet)
        canvas.put(x, below + 1, canvas.say("board-schatzsuche-beats-all"), palette.quiet)
    if part.is_golden:
        y = height - 1 if is_low else max(below + 2, height - 2)
        end = canvas.put(x, y, " ? ", palette.golden_ink, palette.golden, bold=True)
        canvas.put(end + 1, y, golden, palette.gold)


def draw_trick(canvas: Canvas, part: Middle, *, is_played: bool) -> None:
    """Cards side by side with one's own place between them, lower where there is room."""
    view, width, height = part.view, canvas.width, canvas.height
    has_nook, is_high = width >= LEAST_WITH_NOOK, height >= 13
    number = min(sum(view.tricks) + 1, view.round)
    title = ""
    if is_played:
        title = canvas.say("board-schatzsuche-trick-of", trick=number, tricks=view.round)
    if has_nook:
        top, room = int(is_high), width - NOOK
        draw_nook(canvas, room, title, part)
    else:
        top, room = 1, width
        draw_title(canvas, title, part.absent)
    size = size_of_cards(height - top - is_high, room // PLAYERS - 1)
    across = min(size[0] + MOST_GAP, room // PLAYERS)
    middle = room // 2 - size[0] // 2
    caption = 2 * (across - 1) - size[0] if is_high else across - 1
    low = height - size[1] - 1 if is_high else top
    me, left, right = from_me(view)
    places = ((left, middle - across, top), (right, middle + across, top), (me, middle, low))
    plays = lying(view) if is_played else ()
    is_full = len(plays) == PLAYERS or sum(view.tricks) == view.round
    for seat, x, y in places if is_played else ():
        card = next((play.card for play in plays if play.seat == seat), None)
        if card is not None:
            faces.draw_face(canvas, x, y, size, card, trump=SUIT[card] == faces.trump_of(view))
            if canvas.is_lit("trick"):
                draw_rim(canvas, x, y, *size)
            start = max(0, x - (caption - size[0]) // 2)
            draw_caption(canvas, start, y + size[1], caption, part, seat, is_full=is_full)
        elif not is_full:
            draw_place(canvas, x, y, size, "" if seat == view.seat else part.names[seat])


def draw_place(canvas: Canvas, x: int, y: int, size: faces.Size, name: str) -> None:
    """Of a card that is to come; the own one without a name."""
    palette, (width, height) = canvas.palette, size
    draw_slot(canvas, x, y, width, height, palette.inlay if name else palette.gold)
    middle = y + height // 2
    if name:
        canvas.center(x + 1, middle, width - 2, cut(name, width - 2), palette.quiet)
        return
    words = canvas.say("board-schatzsuche-your-card").split(" ", 1)
    for row, word in enumerate(words, middle - 1):
        canvas.center(x, row, width, cut(word, width - 2), palette.gold)


def draw_caption(
    canvas: Canvas, left: int, y: int, room: int, part: Middle, seat: int, *, is_full: bool
) -> None:
    """The name below a card, and who led or wins."""
    view, palette, name = part.view, canvas.palette, part.names[seat]
    plays, trump = lying(view), faces.trump_of(view)
    if y >= canvas.height:
        return
    if trump is None or winner(plays, trump) != seat:
        led = canvas.say("board-schatzsuche-led", name=name)
        words = led if plays[0].seat == seat and cell_len(led) <= room else cut(name, room)
        canvas.center(left, y, room, words, palette.quiet)
        return
    wins = canvas.say("board-schatzsuche-took" if is_full else "board-schatzsuche-wins")
    brief = f"{canvas.glyphs.up} {cut(name, room - 2)}"
    if y + 1 < canvas.height and cell_len(wins) <= room:
        canvas.center(left, y, room, brief, palette.gold, bold=True)
        canvas.center(left, y + 1, room, wins, palette.gold)
    else:
        whole = f"{canvas.glyphs.up} {name} {wins}"
        words = whole if cell_len(whole) <= room else brief
        canvas.center(left, y, room, words, palette.gold, bold=True)


def draw_title(canvas: Canvas, title: str, absent: str) -> None:
    """On a phone: the number of the trick or who is away, and which rank beats which."""
    palette, width = canvas.palette, canvas.width
    canvas.put(0, 0, "─" * width, palette.inlay)
    if absent:
        canvas.put(0, 0, cut(absent, width), palette.bad)
        return
    end = canvas.put(0, 0, title, palette.quiet)
    strip = strength_of(canvas)
    strip = strip if end + len(strip) <= width else strip.strip()
    canvas.put(width - len(strip), 0, strip, palette.ink, palette.paper, bold=True)


def draw_nook(canvas: Canvas, x: int, title: str, part: Middle) -> None:
    """The last trick, unless it is of another round or still lies there; the number of this one;
    which rank beats which."""
    palette, view, is_high = canvas.palette, part.view, canvas.height >= 11
    canvas.put(x, 8 if is_high else 0, title, palette.text, bold=True)
    y = min(10, canvas.height - 2) if is_high else canvas.height - 3
    canvas.put(x, y, cut(canvas.say("board-schatzsuche-strength"), NOOK), palette.quiet)
    canvas.put(x, y + 1, strength_of(canvas), palette.ink, palette.paper, bold=True)
    last = view.last_trick
    if last is None or not any(view.tricks) or lying(view) == last.plays:
        return
    you = "yes" if last.winner == view.seat else "no"
    won = canvas.say("board-schatzsuche-won-it", name=part.names[last.winner], you=you)
    canvas.put(x, 6 if is_high else 1, cut(won, NOOK), palette.quiet)
    if is_high:
        canvas.put(x, 1, canvas.say("board-schatzsuche-last"), palette.quiet)
    for at, play in enumerate(last.plays):
        dim, trump = play.seat != last.winner, SUIT[play.card] == faces.trump_of(view)
        if is_high:
            faces.draw_face(canvas, x + 5 * at, 2, (5, 4), play.card, dim=dim, trump=trump)
        else:
            x = faces.draw_card_chip(canvas, x, 2, play.card, dim=dim)


def strength_of(canvas: Canvas) -> str:
    """For a strip of paper, the strongest rank first."""
    return f" {' '.join(faces.ranks(canvas.texts))} "


def draw_recap(canvas: Canvas, view: SchatzsucheView, names: tuple[str, ...], step: int) -> None:
    """The tricks, the bid and the points of each player: one player more with each step."""
    palette, scored, is_wide = canvas.palette, view.sheet[-1], canvas.width >= 50
    x, y = 6 if is_wide else 2, int(canvas.height > 7)
    right, gap = x + min(44, canvas.width - x - 1), 2 if canvas.height > 9 else 1
    title = canvas.say("board-schatzsuche-recap", round=len(view.sheet))
    canvas.put(x, y, title, palette.gold, bold=True)
    for seat in from_me(view)[:step]:
        y += gap
        won, bid, points = scored.tricks[seat], scored.bids[seat], scored.points[seat]
        ink = palette.gold if seat == view.seat else palette.text
        canvas.put(x, y, names[seat], ink, bold=True)
        words = canvas.say(
            "board-schatzsuche-tally-tricks" if is_wide else "board-schatzsuche-tally",
            won=won,
            bid=bid,
        )
        ink = palette.good if won == bid else palette.quiet
        canvas.put(right - (24 if is_wide else 15), y, words, ink)
        ink = palette.bad if points < 0 else palette.good
        canvas.right(right, y, faces.signed(points), ink, bold=True)
    if canvas.is_lit("trick"):
        draw_brackets(canvas, 0, 0, canvas.width, canvas.height)

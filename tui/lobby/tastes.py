"""A taste of each game, for posters with room: what its board shows, from an example."""

from typing import Final

from rich.cells import cell_len

from server.cards import Colour, NumberCard
from server.protocol.eight28 import totals
from server.protocol.schatzsuche import points_for
from tui.games.eight28.gauge import Reckoning, draw_gauge
from tui.games.farbstich import words
from tui.games.farbstich.order import Bar, End, Piece
from tui.games.farbstich.order_box import Place, draw_ends, draw_piece
from tui.games.schatzsuche.faces import signed
from tui.widgets.canvas import Canvas

OTHERS: Final = ("Mirabelle", "Pixel")
NUMBERED: Final[tuple[NumberCard, ...]] = ("9", "8", "1/11")
"""a hand of 8-28; the first card lies face down"""
LONGEST: Final = 13
"""points of the longest bar of Farbstich"""
ENDS: Final = 10
"""columns for the places behind it"""
ROUND: Final = 8
TALLIES: Final = ((3, 3), (3, 2), (2, 3))
"""bids and tricks"""


def draw_taste(canvas: Canvas, y: int, game: str) -> None:
    """A rule with a caption, and below it an example in up to five rows."""
    palette, width = canvas.palette, canvas.width
    canvas.put(2, y, "─" * (width - 4), palette.inlay)
    canvas.put(4, y, f" {canvas.say('screen-hall-taste', game=game)} ", palette.quiet)
    match game:
        case "eight28":
            reckoning = Reckoning(totals(NUMBERED), "", False, ())
            draw_gauge(canvas, 2, y + 1, width - 4, reckoning, 4)
        case "farbstich":
            draw_bars(canvas, y + 2)
        case _:
            draw_tallies(canvas, y + 2)


def draw_bars(canvas: Canvas, y: int) -> None:
    """Two colours in the order of taking: equal ones add up."""
    mine = Piece(canvas.say("screen-hall-you-yourself"), 6, False)
    first, other = OTHERS
    ranks = (canvas.say("screen-hall-rank", place=place) for place in (1, 2, 3))
    places = tuple(End((rank,), "gold") for rank in ranks)
    start = 10
    unit = max(1, (canvas.width - start - ENDS) // LONGEST)
    bars: tuple[tuple[Colour, tuple[Piece, ...], tuple[End, ...]], ...] = (
        ("G", (Piece(first, 7, False), mine), places[:2]),
        ("B", (Piece(other, 10, False),), places[2:]),
    )
    for color, pieces, ends in bars:
        total = sum(piece.value for piece in pieces)
        bar = Bar(color, words.sign(canvas, color), "", total, pieces, ends, True)
        canvas.put(2, y, bar.sign, canvas.palette.color(color).word, bold=True)
        canvas.right(start - 1, y, str(total), canvas.palette.text, bold=True)
        x = start
        for piece in pieces:
            draw_piece(canvas, bar, piece, Place(x, y, piece.value * unit, 1, y, True))
            x += piece.value * unit
        draw_ends(canvas, bar, x + 1, y)
        y += 2


def draw_tallies(canvas: Canvas, y: int) -> None:
    """Tricks that were bid and won, and the points for them."""
    palette, say = canvas.palette, canvas.say
    names = (say("screen-hall-you-yourself"), *OTHERS)
    left = 4 + max(map(cell_len, names))
    for at, (name, (bid, won)) in enumerate(zip(names, TALLIES, strict=True)):
        canvas.put(2, y + at, name, palette.text if at else palette.gold, bold=True)
        tally = say("board-schatzsuche-tally", won=won, bid=bid)
        end = canvas.put(left, y + at, tally, palette.text, bold=True)
        for sign, many, ink in (
            ("◉", min(bid, won), palette.gold),
            ("○", bid - won, palette.quiet),
            ("✕", won - bid, palette.bad),
        ):
            if many > 0:
                end = canvas.put(end + 1, y + at, " ".join(sign * many), ink)
        if won == bid:
            canvas.put(end + 2, y + at, say("board-schatzsuche-exact"), palette.good)
        elif won > bid:
            over_words = say("board-schatzsuche-over", count=won - bid)
            canvas.put(end + 2, y + at, over_words, palette.bad)
        points = points_for(bid, won, ROUND)
        ink = palette.good if points > 0 else palette.bad
        canvas.right(canvas.width - 2, y + at, signed(points), ink, bold=True)

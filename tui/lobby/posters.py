"""The posters of the hall: a game each, with real cards, and the key that deals the first hand."""

from typing import Final, NamedTuple

from server.cards import Colour, SuitCard
from server.protocol.requests import Open, Ready, Request
from tui.games.farbstich.words import letters
from tui.games.lines import evenly
from tui.games.people import cut
from tui.games.schatzsuche.faces import draw_face
from tui.lobby.tastes import NUMBERED, draw_taste
from tui.look import Look
from tui.plain.registry import face_of
from tui.widgets.button import Button, draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_back, draw_colored, draw_number, draw_slab
from tui.widgets.digits import draw_digits
from tui.widgets.outline import is_outlined

LETTERS: Final = {"eight28": "e", "farbstich": "f", "schatzsuche": "t"}
COLORED: Final[tuple[tuple[Colour, int], ...]] = (("R", 8), ("G", 9), ("Y", 7))
SUITED: Final[tuple[SuitCard, ...]] = ("SA", "HK", "CQ", "D10")
LARGE_ROWS, HUGE_ROWS = 12, 20
"""heights from which a poster has larger cards, and a taste of its game"""


class Poster(NamedTuple):
    """`tables` of this game, and the seats that are free at them."""

    game: str
    key: str
    tables: int
    free: int
    pointed: bool
    sent: bool

    @property
    def does(self) -> str:
        return f"play-{self.game}"


def requests_to_play(game: str) -> tuple[Request, ...]:
    """A table with bots, without a clock."""
    face = face_of(game)
    return (Open(game, face.seats, relaxed=True, bots=(face.bot,) * (face.seats - 1)), Ready())


def poster_of(look: Look, game: str, key: str) -> Poster:
    tables = [each for each in look.scene.tables.values() if each.game == game]
    free = sum(each.seats.count(None) for each in tables if each.phase == "gathering")
    does = f"play-{game}"
    return Poster(game, key, len(tables), free, look.pointed == does, look.sent == does)


def draw_poster(canvas: Canvas, poster: Poster) -> None:
    if canvas.height < 5:
        draw_button_only(canvas, poster)
        return
    width, palette, say, game = canvas.width, canvas.palette, canvas.say, poster.game
    canvas.spot(0, 0, width, canvas.height, poster.does, say("screen-hall-tagline", game=game))
    large, huge = canvas.height >= LARGE_ROWS, canvas.height >= HUGE_ROWS and width >= 50
    card_width, card_height = (13, 9) if huge else (9, 7) if large else (6, 4)
    gap = 2 if huge else 1
    y = 1 if large else 0
    x = (width - 3 * card_width - 2 * gap) // 2
    draw_samples(canvas, x, y, card_width, card_height, card_width + gap, game)
    y += card_height + large
    ink = palette.gold if poster.pointed else palette.text
    canvas.put(2, y, name_of(canvas, poster), ink, bold=True)
    players = say("screen-hall-players" if width > 30 else "screen-hall-players-few", game=game)
    canvas.right(width - 2, y, players, palette.quiet)
    y += 1
    if large:
        for row, text in enumerate(evenly(say("screen-hall-pitch", game=game), width - 4)[:2]):
            canvas.put(2, y + row, text, palette.quiet)
        y += 2
    left, button_width = 1, width - 2
    if huge:
        draw_taste(canvas, y + 1, game)
        y, left, button_width = canvas.height - 4, 2, 38
        if poster.tables:
            tables = say("screen-hall-game-tables", count=poster.tables)
            canvas.put(42, y, tables, palette.quiet)
            canvas.put(42, y + 1, say("screen-hall-game-seats", free=poster.free), palette.quiet)
    play = play_words(canvas, poster)
    button = Button(poster.key, play, "", hot=True)
    draw_button(canvas, left, y, button, width=button_width, tall=large)


def name_of(canvas: Canvas, poster: Poster) -> str:
    mark = f"{canvas.glyphs.point} " if poster.pointed else ""
    return mark + canvas.say(f"game-{poster.game}-name")


def play_words(canvas: Canvas, poster: Poster) -> str:
    return canvas.say("screen-hall-dealing" if poster.sent else "screen-hall-play-button")


def draw_button_only(canvas: Canvas, poster: Poster) -> None:
    """On a phone: its key, its name and what it is about, in two rows."""
    palette = canvas.palette
    canvas.spot(0, 0, canvas.width, canvas.height, poster.does)
    canvas.fill(0, 0, canvas.width, 1, palette.gold)
    canvas.put(1, 0, f" {poster.key} ", palette.cap_ink, palette.gold_cap, bold=True)
    canvas.put(5, 0, name_of(canvas, poster), palette.on_gold, palette.gold, bold=True)
    how = {"ground": palette.gold, "underline": True}
    canvas.right(canvas.width - 1, 0, play_words(canvas, poster), palette.on_gold, **how)
    about = canvas.say("screen-hall-tagline", game=poster.game)
    canvas.put(1, 1, cut(about, canvas.width - 2), palette.quiet)


def draw_samples(
    canvas: Canvas, x: int, y: int, width: int, height: int, step: int, game: str
) -> None:
    """Three cards of the game."""
    match game:
        case "eight28":
            draw_back(canvas, x, y, width, height)
            for at, value in enumerate(NUMBERED[1:], 1):
                draw_number(canvas, x + at * step, y, width, height, value)
            if height < 5:
                # Too low a card for its picture.
                canvas.right(x + 2 * step + width - 1, y + 2, "★", canvas.palette.wild_star)
        case "farbstich":
            for at, (color, points) in enumerate(COLORED):
                letter = letters(canvas, color)
                draw_colored(canvas, x + at * step, y, width, height, color, points, letter)
        case _:
            for at, card in enumerate(SUITED[:2]):
                draw_face(canvas, x + at * step, y, (width, height), card)
            draw_golden(canvas, x + 2 * step, y, width, height)


def draw_golden(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """The golden card, which nobody knows."""
    palette = canvas.palette
    draw_slab(canvas, x, y, width, height, palette.golden)
    if height < 7 or is_outlined(canvas):
        row = y + (height - 1) // 2
        canvas.center(
            x, row, width, "?", palette.golden_ink, ground=palette.golden or None, bold=True
        )
        return
    scale = 2 if height >= 9 else 1
    left, top = x + (width - 3 * scale) // 2, y + (height - 3 - 2 * (scale > 1)) // 2
    draw_digits(canvas, left, top, "?", palette.golden_ink, scale=scale)

"""The posters of the hall: a game each, with real cards, and the key that deals the first hand."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from server.protocol.requests import Open, Ready, Request
from tui.games.lines import wrapped
from tui.look import Look
from tui.plain.registry import face_of
from tui.widgets.button import draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_back, draw_colored, draw_number, draw_slab, draw_suited
from tui.widgets.digits import draw_digits
from tui.widgets.outline import is_outlined

LETTERS: Final = {"eight28": "e", "farbstich": "f", "schatzsuche": "t"}
LARGE_ROWS, HUGE_ROWS = 12, 20
"""heights from which a poster has larger cards, and a taste of its game"""


class Poster(NamedTuple):
    """`taste`: an example of what is decided in the game; `here`: what its tables do now."""

    game: str
    does: str
    key: str
    name: str
    players: str
    few: str
    about: str
    pitch: str
    play: str
    pointed: bool
    letters: tuple[str, ...]
    taste: tuple[str, ...] = ()
    here: str = ""


def requests_to_play(game: str) -> tuple[Request, ...]:
    """A table with bots, without a clock."""
    face = face_of(game)
    return (Open(game, face.seats, relaxed=True, bots=(face.bot,) * (face.seats - 1)), Ready())


def poster_of(look: Look, game: str, key: str) -> Poster:
    say, does = look.say, f"play-{game}"
    tables = [each for each in look.scene.tables.values() if each.game == game]
    free = sum(each.seats.count(None) for each in tables if each.phase == "gathering")
    return Poster(
        game,
        does,
        key,
        look.scene.game_name(game),
        say("hall-players", game=game),
        say("hall-players-few", game=game),
        say("hall-tagline", game=game),
        say("hall-pitch", game=game),
        say("hall-dealing") if look.sent == does else say("hall-play-button"),
        look.pointed == does,
        letters_of(look),
        tuple(say("hall-taste", game=game).split(" | ")),
        say("hall-game-tables", count=len(tables), free=free) if tables else "",
    )


def letters_of(look: Look) -> tuple[str, ...]:
    """On cards, in the language of the reader: red, green, yellow; the suits; ace, king, queen."""
    say = look.say
    return (
        *(say("farbstich-short-colour", colour=color) for color in "RGY"),
        *(say("schatzsuche-short-suit", suit=suit) for suit in "SHCD"),
        *(say("schatzsuche-short-rank", rank=rank) for rank in "AKQ"),
    )


def draw_poster(canvas: Canvas, poster: Poster) -> None:
    if canvas.height < 5:
        draw_button_only(canvas, poster)
        return
    width, palette = canvas.width, canvas.palette
    canvas.spot(0, 0, width, canvas.height, poster.does, poster.about)
    large, huge = canvas.height >= LARGE_ROWS, canvas.height >= HUGE_ROWS and width >= 50
    card_width, card_height = (13, 9) if huge else (9, 7) if large else (6, 4)
    gap = 2 if huge else 1
    y = 1 if large else 0
    x = (width - 3 * card_width - 2 * gap) // 2
    draw_samples(
        canvas, x, y, card_width, card_height, card_width + gap, poster.game, poster.letters
    )
    y += card_height + large
    mark = f"{canvas.glyphs.point} " if poster.pointed else ""
    ink = palette.gold if poster.pointed else palette.text
    canvas.put(2, y, f"{mark}{poster.name}", ink, bold=True)
    canvas.right(width - 2, y, poster.players if width > 30 else poster.few, palette.quiet)
    y += 1
    if large:
        for row, text in enumerate(wrapped(poster.pitch, width - 4)[:2]):
            canvas.put(2, y + row, text, palette.quiet)
        y += 2
    if huge:
        draw_taste(canvas, y + 1, poster)
        y = canvas.height - 4
        for row, text in enumerate(wrapped(poster.here, width - 44)[:3]):
            canvas.put(42, y + row, text, palette.quiet)
    button_width = 38 if huge else width - 2
    draw_button(
        canvas,
        2 if huge else 1,
        y,
        poster.key,
        poster.play,
        hot=True,
        width=button_width,
        tall=large,
    )


def draw_button_only(canvas: Canvas, poster: Poster) -> None:
    """On a phone: its key, its name and what it is about, in two rows."""
    palette = canvas.palette
    canvas.spot(0, 0, canvas.width, canvas.height, poster.does)
    canvas.fill(0, 0, canvas.width, 1, palette.gold)
    canvas.put(1, 0, f" {poster.key} ", palette.cap_ink, palette.gold_cap, bold=True)
    mark = f"{canvas.glyphs.point} " if poster.pointed else ""
    canvas.put(5, 0, f"{mark}{poster.name}", palette.on_gold, palette.gold, bold=True)
    canvas.right(
        canvas.width - 1, 0, poster.play, palette.on_gold, ground=palette.gold, underline=True
    )
    canvas.put(1, 1, wrapped(poster.about, canvas.width - 2)[0], palette.quiet)


def draw_samples(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    step: int,
    game: str,
    letters: Sequence[str],
) -> None:
    """Three cards of the game."""
    red, green, yellow, spades, hearts, _, _, ace, king, _ = letters
    match game:
        case "eight28":
            draw_back(canvas, x, y, width, height)
            draw_number(canvas, x + step, y, width, height, "8")
            draw_number(canvas, x + 2 * step, y, width, height, "1/11")
        case "farbstich":
            draw_colored(canvas, x, y, width, height, "R", 8, red)
            draw_colored(canvas, x + step, y, width, height, "G", 9, green)
            draw_colored(canvas, x + 2 * step, y, width, height, "Y", 7, yellow)
        case _:
            draw_suited(canvas, x, y, width, height, "S", ace, spades)
            draw_suited(canvas, x + step, y, width, height, "H", king, hearts)
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


def draw_taste(canvas: Canvas, y: int, poster: Poster) -> None:
    """A rule with a caption, and two or three lines of an example."""
    palette, width = canvas.palette, canvas.width
    heading, *lines = poster.taste
    canvas.put(2, y, "─" * (width - 4), palette.inlay)
    canvas.put(4, y, f" {heading} ", palette.quiet)
    for row, line in enumerate(lines, y + 1):
        left, _, right = line.partition(" = ")
        canvas.put(2, row, left, palette.text)
        canvas.right(width - 2, row, right, palette.gold, bold=True)

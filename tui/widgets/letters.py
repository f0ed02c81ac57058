"""Large letters: the name of the house, and the letters of invitation codes."""

from typing import Final

from tui.widgets import digits
from tui.widgets.canvas import Canvas
from tui.widgets.pixels import Bitmap, beside, bitmaps, draw_bitmap, scaled

NAME: Final = "KARTENHAUS"
LARGE: Final = bitmaps(
    "KARTENHUS",
    """
    ##..## .####. #####. ###### ###### ##..## ##..## ##..## .#####
    ##.##. ##..## ##..## ..##.. ##.... ###.## ##..## ##..## ##....
    ####.. ##..## ##..## ..##.. ##.... ###### ##..## ##..## ##....
    ####.. ###### #####. ..##.. #####. ##.### ###### ##..## .####.
    ##.##. ##..## ##.##. ..##.. ##.... ##..## ##..## ##..## ....##
    ##..## ##..## ##..## ..##.. ##.... ##..## ##..## ##..## ....##
    ##..## ##..## ##..## ..##.. ###### ##..## ##..## .####. #####.
    """,
)
SMALL: Final = bitmaps(
    "KARTENHUS",
    """
    #..# .##. ###. ### #### #..# #..# #..# .###
    #.#. #..# #..# .#. #... ##.# #..# #..# #...
    ##.. #### ###. .#. ###. #.## #### #..# .##.
    #.#. #..# #.#. .#. #... #..# #..# #..# ...#
    #..# #..# #..# .#. #### #..# #..# .##. ###.
    """,
)
# The letters of codes reach below the line.
CODE: Final = bitmaps(
    "bdglmrsvaiou-",
    """
    ##... ...## ..... ##. ....... .... ..... ..... ..... ## ..... ..... ..
    ##... ...## ..... ##. ....... .... ..... ..... ..... .. ..... ..... ..
    ####. .#### .#### ##. ######. ##.# .#### ##.## .###. ## .###. ##.## ..
    ##.## ##.## ##.## ##. ##.#.## #### ##... ##.## ...## ## ##.## ##.## ..
    ##.## ##.## ##.## ##. ##.#.## ##.. .###. ##.## .#### ## ##.## ##.## ##
    ##.## ##.## ##.## ##. ##.#.## ##.. ...## .###. ##.## ## ##.## ##.## ..
    ####. .#### .#### .## ##.#.## ##.. ####. ..#.. .#### ## .###. .#### ..
    ..... ..... ...## ... ....... .... ..... ..... ..... .. ..... ..... ..
    ..... ..... .###. ... ....... .... ..... ..... ..... .. ..... ..... ..
    """,
) | {digit: (*digits.LARGE[digit], ".....", ".....") for digit in "0123456789"}


def draw_name(canvas: Canvas, x: int, y: int, *, large: bool = False, scale: int = 1) -> int:
    """The name of the house in gold; 4 rows if it is large, else 3. Returns its width."""
    font = LARGE if large else SMALL
    name = beside(font[letter] for letter in NAME)
    if canvas.is_ascii:
        return canvas.put(x, y + 1, " ".join(NAME), canvas.palette.gold, bold=True) - x
    bitmap = scaled(name, scale)
    draw_bitmap(canvas, x, y, bitmap, canvas.palette.gold)
    return len(bitmap[0])


def code_bitmap(code: str) -> Bitmap | None:
    """None if there is a letter that no code has."""
    if not all(letter in CODE for letter in code):
        return None
    return beside(CODE[letter] for letter in code)

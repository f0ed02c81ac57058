"""The own cards; the one that is pointed at is lifted."""

from itertools import groupby
from typing import Final, NamedTuple

from rich.cells import cell_len

from server.cards import COLOUR, VALUE, Colour, ColourCard
from server.protocol import farbstich
from tui.games.farbstich.choosing import does, keys, sorted_by_colour
from tui.games.farbstich.finale import Group, Pile, draw_groups
from tui.games.farbstich.opened import draw_hands, open_hands
from tui.games.farbstich.question import picks, preview
from tui.games.farbstich.question_box import fitting
from tui.games.farbstich.words import course, letters
from tui.games.people import cut, from_me, is_absent, is_asked, is_timed, state, time_left
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_chip, draw_colored


class Card(NamedTuple):
    """`does` and `key` are empty for a card that cannot be played now."""

    color: Colour
    value: int
    letters: str
    does: str = ""
    key: str = ""
    is_pointed: bool = False
    is_sent: bool = False


class Note(NamedTuple):
    """What has to be known of a player on a board without plates."""

    name: str
    told: str
    is_asked: bool


class Hand(NamedTuple):
    """`preview`: what a colour to collect would bring, in several lengths, for boards with no other
    room for it. `others`: all hands, where they lie open."""

    cards: tuple[Card, ...]
    name: str
    is_mine: bool
    told: str
    notes: tuple[Note, ...]
    preview: tuple[str, ...] = ()
    others: tuple[Pile, ...] = ()


SIZES: Final = ((15, 14, 11), (12, 12, 9), (9, 8, 7), (0, 6, 4))
"""rows of the box, then width and height of a card"""


def hand(look: Look, seen: Seen) -> Hand:
    view: farbstich.FarbstichView = seen.view
    cards = tuple(card(look, seen, each) for each in sorted_by_colour(view.hand))
    plays_on = picks(seen) and view.trick < farbstich.HAND
    told = look.say("farbstich-screen-next-tricks") if plays_on else ""
    return Hand(
        cards,
        look.say("farbstich-screen-watching" if view.seat is None else "farbstich-screen-hand"),
        seen.in_turn,
        told or (course(look, view) if view.starter is not None else ""),
        notes(look, seen),
        preview(look, seen, look.sent or look.pointed) if picks(seen) and look.pointed else (),
        open_hands(look, seen),
    )


def card(look: Look, seen: Seen, which: ColourCard) -> Card:
    name = does(farbstich.Play(which))
    key = keys(look, seen).get(name, "")
    return Card(
        COLOUR[which],
        VALUE[which],
        letters(look, COLOUR[which]),
        name if key else "",
        key,
        bool(key) and look.pointed == name,
        bool(key) and look.sent == name,
    )


def notes(look: Look, seen: Seen) -> tuple[Note, ...]:
    """Of those who are away, and whose clock matters."""
    return tuple(
        Note(seen.names[seat], " ".join(each for each in told if each), is_asked(seen, seat))
        for seat in from_me(seen)
        if is_absent(look, seat) or is_timed(look, seen, seat)
        for told in [(state(look, seat), clock(look, seen, seat))]
    )


def clock(look: Look, seen: Seen, seat: int) -> str:
    return time_left(look, seat) if is_timed(look, seen, seat) else ""


def draw_hand(canvas: Canvas, part: Hand) -> None:
    draw_rule(canvas, part)
    if part.others and canvas.width < 44:
        draw_hands(canvas, part.others, 1)
        return
    if part.preview and canvas.width < 44:
        draw_preview(canvas, part)
        return
    if not part.cards:
        return
    width, height = next(size[1:] for size in SIZES if canvas.height >= size[0])
    if canvas.height < 9 and canvas.width < len(part.cards) * 5 + 6:
        width = 5
    count, left = len(part.cards), 2 if canvas.width >= 60 else 1 if canvas.width >= 44 else 0
    free = (canvas.width - left - 1 - width) // max(1, count - 1)
    step = min(width + (canvas.width >= 60), free)
    top = 2
    for at, each in enumerate(part.cards):
        x = left + at * step
        full = step >= width or at == count - 1
        draw_card(canvas, x, top, width, height, each, full=full, seen=min(step, width))


def draw_preview(canvas: Canvas, part: Hand) -> None:
    """While a colour is picked, the hand takes one row, and what the colour brings the others."""
    held = groupby(part.cards, lambda card: (card.color, card.letters))
    some = [Group(*key, tuple(card.value for card in cards)) for key, cards in held]
    draw_groups(canvas, 0, 1, canvas.width, some)
    for y, row in enumerate(fitting(part.preview, canvas.width - 2, canvas.height - 3), 3):
        canvas.put(1, y, row)


def draw_card(
    canvas: Canvas, x: int, top: int, width: int, height: int, card: Card, *, full: bool, seen: int
) -> None:
    palette = canvas.palette
    lifted = card.is_pointed or card.is_sent
    y = top - lifted
    draw_colored(canvas, x, y, width, height, card.color, card.value, card.letters, full=full)
    if not card.key:
        return
    canvas.spot(x, top - 1, seen if not full else width, height + 2, card.does)
    below = y + height
    if lifted:
        mark = canvas.glyphs.done if card.is_sent else canvas.glyphs.up
        if below + 1 < canvas.height and height >= 7:
            canvas.center(x, below, width, card.key, palette.gold, bold=True)
            below += 1
        canvas.center(x, below, seen, mark, palette.gold, bold=True)
    else:
        canvas.center(x, below, seen, card.key, palette.quiet)


def draw_rule(canvas: Canvas, part: Hand) -> None:
    """Whose cards these are, and how far the game has gone."""
    palette = canvas.palette
    line = "-" if canvas.is_ascii else "─"
    canvas.put(0, 0, line * canvas.width, palette.inlay)
    if canvas.width >= 60:
        ground, ink = (palette.gold, palette.on_gold) if part.is_mine else (palette.plate, "")
        end = draw_chip(canvas, 1, 0, part.name, ink or palette.text, ground)
        canvas.put(end, 0, " ", palette.text)
        canvas.right(canvas.width - 1, 0, f" {part.told} ", palette.quiet)
    elif part.notes and canvas.width < 44:
        draw_notes(canvas, part.notes)
    else:
        canvas.put(1, 0, f" {part.name} ", palette.quiet)


def draw_notes(canvas: Canvas, notes: tuple[Note, ...]) -> None:
    """Names are cut, and nothing else."""
    palette = canvas.palette
    told = sum(cell_len(note.told) + 2 for note in notes)
    room = max(2, (canvas.width - told) // len(notes))
    x = 0
    for note in notes:
        ink = palette.gold if note.is_asked else palette.text
        x = canvas.put(x, 0, cut(note.name, room), ink, bold=True)
        x = canvas.put(x, 0, f" {note.told} ", palette.quiet)

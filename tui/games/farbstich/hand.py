"""The own cards; the one that is pointed at is lifted."""

from collections.abc import Mapping
from itertools import groupby
from typing import Final, NamedTuple

from rich.cells import cell_len

from server.cards import COLOUR, VALUE, Colour, ColourCard
from server.protocol import farbstich
from tui.games.farbstich.choosing import chosen_of, keys, sorted_by_colour
from tui.games.farbstich.fan import fan
from tui.games.farbstich.opened import Group, Pile, draw_groups, draw_hands, open_hands
from tui.games.farbstich.question import preview
from tui.games.farbstich.words import course, letters
from tui.games.lines import fitting
from tui.games.people import cut, from_me, is_absent, is_asked, is_timed, state, time_left
from tui.look import Look, does_of
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_chip, draw_colored
from tui.widgets.clock import Clock

LEAST_WITH_MARGIN: Final = 44
SIZES: Final = ((15, 14, 11), (12, 12, 9), (9, 8, 7), (0, 6, 4))
"""rows of the box, then width and height of a card"""


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
    """A player in words, for boards that have no room for plates."""

    name: str
    told: str
    clock: Clock
    is_asked: bool


class Hand(NamedTuple):
    """On a phone, previews, notes and open hands have no other room. `preview`: what a colour to
    collect would bring, in several lengths. `others`: all hands, where they lie open."""

    cards: tuple[Card, ...]
    name: str
    is_mine: bool
    told: str
    notes: tuple[Note, ...]
    preview: tuple[str, ...] = ()
    others: tuple[Pile, ...] = ()


def hand(look: Look, seen: Seen, *, is_phone: bool) -> Hand:
    view: farbstich.FarbstichView = seen.view
    picks = seen.in_turn and bool(view.to_collect)
    able, chosen = keys(look, seen), chosen_of(look, seen)
    told = course(look, view) if view.starter is not None else ""
    if picks and view.trick < farbstich.HAND:
        told = look.say("board-farbstich-next-tricks")
    return Hand(
        tuple(card(look, each, able) for each in sorted_by_colour(view.hand)),
        look.say("board-farbstich-watching" if view.seat is None else "board-farbstich-hand"),
        seen.in_turn,
        told,
        notes(look, seen) if is_phone else (),
        preview(look, seen, chosen.does) if is_phone and picks and chosen else (),
        open_hands(look, seen) if is_phone else (),
    )


def card(look: Look, which: ColourCard, able: Mapping[str, str]) -> Card:
    color, name = COLOUR[which], does_of(farbstich.Play(which))
    key = able.get(name, "")
    if not key:
        return Card(color, VALUE[which], letters(look, color))
    pointed, sent = look.pointed == name, look.sent == name
    return Card(color, VALUE[which], letters(look, color), name, key, pointed, sent)


def notes(look: Look, seen: Seen) -> tuple[Note, ...]:
    """Of those who are away, and whose clock matters."""
    found = []
    for seat in from_me(seen.view):
        clock = time_left(look, seat) if is_timed(look, seen, seat) else Clock("", seat)
        if clock or is_absent(look, seat):
            found.append(Note(seen.names[seat], state(look, seat), clock, is_asked(seen, seat)))
    return tuple(found)


def draw_hand(canvas: Canvas, part: Hand) -> None:
    draw_rule(canvas, part)
    if part.others:
        draw_hands(canvas, part.others, 1)
    elif any(part.preview):
        draw_preview(canvas, part)
    elif part.cards:
        draw_cards(canvas, part.cards)


def draw_cards(canvas: Canvas, cards: tuple[Card, ...]) -> None:
    width, height = next(size[1:] for size in SIZES if canvas.height >= size[0])
    count, roomy = len(cards), canvas.width >= 60
    if canvas.height < 9 and canvas.width < count * 5 + 6:
        width = 5
    left = 2 if roomy else int(canvas.width >= LEAST_WITH_MARGIN)
    room = canvas.width - left - 1
    starts = fan([each.value for each in cards], room - width, width + roomy)
    width = min(width, room - starts[-1])
    for each, start, end in zip(cards, starts, [*starts[1:], starts[-1] + width], strict=True):
        seen = min(width, end - start)
        draw_card(canvas, left + start, width, height, each, full=seen == width, seen=seen)


def draw_preview(canvas: Canvas, part: Hand) -> None:
    """While a colour is picked, the hand takes one row, and what the colour brings the others."""
    held = groupby(part.cards, lambda card: (card.color, card.letters))
    some = [Group(*key, tuple(card.value for card in cards)) for key, cards in held]
    draw_groups(canvas, 0, 1, canvas.width, some)
    for y, row in enumerate(fitting(part.preview, canvas.width - 2, canvas.height - 3), 3):
        canvas.put(1, y, row)


def draw_card(
    canvas: Canvas, x: int, width: int, height: int, card: Card, *, full: bool, seen: int
) -> None:
    """Its key stands below what is seen of it; the one pointed at is a row higher."""
    palette, lifted = canvas.palette, card.is_pointed or card.is_sent
    y = 2 - lifted
    draw_colored(canvas, x, y, width, height, card.color, card.value, card.letters, full=full)
    if not card.key:
        return
    canvas.spot(x, 1, width if full else seen, height + 2, card.does)
    below = y + height
    if not lifted:
        canvas.center(x, below, seen, card.key, palette.quiet)
        return
    if below + 1 < canvas.height and height >= 7:
        canvas.center(x, below, width, card.key, palette.gold, bold=True)
        below += 1
    mark = canvas.glyphs.done if card.is_sent else canvas.glyphs.up
    canvas.center(x, below, seen, mark, palette.gold, bold=True)


def draw_rule(canvas: Canvas, part: Hand) -> None:
    """The owner of the cards, and how far the game has gone; on a phone, the notes."""
    palette = canvas.palette
    canvas.put(0, 0, "─" * canvas.width, palette.inlay)
    if part.notes:
        draw_notes(canvas, part.notes)
    elif canvas.width >= 60:
        ground, ink = palette.plate, palette.text
        if part.is_mine:
            ground, ink = palette.gold, palette.on_gold
        end = draw_chip(canvas, 1, 0, part.name, ink, ground)
        canvas.put(end, 0, " ")
        canvas.right(canvas.width - 1, 0, f" {part.told} ", palette.quiet)
    else:
        canvas.put(1, 0, f" {part.name} ", palette.quiet)
        # The question may stand beside it.
        canvas.put(canvas.width - 1, 0, " ")


def draw_notes(canvas: Canvas, notes: tuple[Note, ...]) -> None:
    """Names are cut, and nothing else."""
    palette, x = canvas.palette, 0
    told = [[each for each in (note.told, note.clock) if each] for note in notes]
    taken = sum(cell_len(each) + 1 for words in told for each in words) + len(notes)
    room = max(2, (canvas.width - taken) // len(notes))
    for note, words in zip(notes, told, strict=True):
        ink = palette.gold if note.is_asked else palette.text
        x = canvas.put(x, 0, cut(note.name, room), ink, bold=True)
        for each in words:
            x = canvas.put(canvas.put(x, 0, " "), 0, each, palette.quiet)
        x = canvas.put(x, 0, " ")

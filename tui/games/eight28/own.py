"""The reader's own plate and cards."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from server.protocol import eight28
from tui.games.eight28 import choosing
from tui.games.eight28.hands import Hand, card_size, draw_hand
from tui.games.eight28.recap import Moment, all_totals, declared_by, is_hit
from tui.games.eight28.words import either, sum_of
from tui.games.people import Person, person
from tui.look import Look
from tui.plain.eight28 import within
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_chip, draw_slot
from tui.widgets.gems import draw_counts, draw_gems
from tui.widgets.light import draw_arrow, draw_rim

LEAST_WITH_CAPTION: Final = 6
"""rows from which there is room for words below the cards"""
OPEN_AT: Final = 19
COUNTS: Final = 10
"""columns for the gems of one player, with a short word"""
NAME: Final = 24


class Plate(NamedTuple):
    who: Person
    gives: bool
    is_asked: bool
    gems: eight28.Gems


class Own(NamedTuple):
    """`made`: with which cards the player was paid, in a recap; `totals`: where they are worked
    out."""

    hand: Hand
    gems: eight28.Gems
    totals: str
    made: str | None


def plate_part(look: Look, seen: Seen) -> Plate | None:
    view: eight28.Eight28View = seen.view
    seat = view.seat
    if seat is None:
        return None
    asked, who = choosing.decides(look, seen), person(look, seen, seat, NAME)
    return Plate(who, seat == view.giver, asked, view.gems[seat])


def own_part(look: Look, seen: Seen, now: Moment) -> Own | None:
    view: eight28.Eight28View = seen.view
    if view.seat is None or not now.sides:
        return None
    hand, gems = now.hand(view.seat), view.gems[view.seat]
    if now.last is None:
        totals = either(look, all_totals(now.sides[view.seat])) if look.taste.totals else ""
        return Own(hand, gems, totals, None)
    is_counted = look.taste.totals and now.beat and not is_hit(now.last)
    return Own(hand, gems, "", how_made(now.last, view.seat)[0] if is_counted else "")


def how_made(last: eight28.Settled, seat: int) -> tuple[str, ...]:
    """`1 + 5 + 2 = 8`, for each total that counted."""
    side = last.sides[seat]
    assert side.hole is not None
    every, declared = all_totals(side), declared_by(last.declared, seat)
    if is_hit(last) and {eight28.LOW, eight28.HIGH} <= {*every}:
        counted = [int(eight28.LOW), int(eight28.HIGH)]
    else:
        counted = [declared.total] if declared else within(every)[-1:]
    return tuple(f"{sum_of((side.hole, *side.open), total)} = {total}" for total in counted)


# Drawing


def draw_own_plate(canvas: Canvas, part: Plate | None) -> None:
    canvas.begin("gems")
    if part is None:
        return
    palette, gems, who = canvas.palette, part.gems, part.who
    ground = palette.gold if part.is_asked else palette.plate
    end = draw_chip(
        canvas, 1, 0, who.name, palette.on_gold if part.is_asked else palette.gold, ground
    )
    gives = canvas.say("board-eight28-gives") if part.gives else ""
    for note in (gives, who.marks[0] if who.is_absent else "", who.clock):
        end = canvas.put(end + 1, 0, note, palette.gold, bold=True) if note else end
    word = f"{canvas.say('board-eight28-your-gems')} "
    count = gems.blue + gems.red
    start = canvas.width - 6 - cell_len(word) - 2 * len(str(count)) - min(12, count)
    start = max(end + 2, start)
    canvas.put(end + 1, 0, "─" * (start - end - 2), palette.inlay)
    draw_gems(canvas, canvas.put(start, 0, word, palette.quiet), 0, gems.blue, gems.red)
    if canvas.is_lit("gems"):
        draw_arrow(canvas, start - 4, 0)


def draw_own(canvas: Canvas, part: Own | None) -> None:
    canvas.begin("hand")
    if part is None:
        return
    palette, width, height = canvas.palette, canvas.width, canvas.height
    if height < LEAST_WITH_CAPTION:
        _draw_small(canvas, part)
        return
    card_width, card_height = card_size(height - 1)
    x, y, is_roomy = 2, int(height > card_height + 2), height > 7
    open_at = max(OPEN_AT, x + card_width + 5) if is_roomy else 0
    left = draw_hand(
        canvas, x, y, width - 2, card_height, part.hand, open_at=open_at, gap=int(is_roomy)
    )
    if not part.hand.open and part.made is None and is_roomy:
        left = open_at
        draw_slot(canvas, left, y, min(card_width, width - left), card_height, palette.inlay)
        for row, word in enumerate(canvas.say("board-eight28-open-cards").split(" ", 1), y + 2):
            canvas.center(left, row, card_width, word, palette.quiet)
    below = y + card_height
    is_open = part.hand.face == "shown" or part.made is not None
    hidden = canvas.say("board-eight28-was-hidden" if is_open else "board-eight28-secret")
    end = canvas.put(x, below, hidden, palette.only_you)
    second = canvas.say("board-eight28-open-to-all") if part.made is None else part.made
    if max(end + 2, left) + cell_len(second) < width:
        canvas.put(max(end + 2, left), below, second, palette.quiet)
    if canvas.is_lit("hand"):
        draw_rim(canvas, x, y, card_width, card_height)


def _draw_small(canvas: Canvas, part: Own) -> None:
    """Cards and, right of them, what they make."""
    palette, width, height = canvas.palette, canvas.width, canvas.height
    can_make = canvas.say("board-eight28-can-make") if part.totals else ""
    totals = part.made or part.totals
    left = width - 1 - max(cell_len(can_make), cell_len(totals), COUNTS)
    margin = int(height >= 4)
    draw_hand(canvas, margin, 0, left - 1 - margin, height, part.hand)
    rows = [(can_make, palette.quiet, False), (totals, palette.gold, True)]
    for row, (text, ink, bold) in enumerate(rows[-height + 1 :]):
        canvas.put(left, row, text, ink, bold=bold)
    room = draw_counts(canvas, width - 1, height - 1, part.gems.blue, part.gems.red) - left - 1
    whose = canvas.say("board-eight28-your-gems"), canvas.say("board-eight28-you"), ""
    word = next(each for each in whose if cell_len(each) <= max(0, room))
    canvas.put(left, height - 1, word, palette.quiet)
    if canvas.is_lit("hand"):
        draw_arrow(canvas, left - 4, 0, to_right=False)

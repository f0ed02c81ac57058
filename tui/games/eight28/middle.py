"""The middle of the table: the pile, the gems to win, and the supply that is the game's clock; at
the end of a round the two halves and who won them, or a direct hit."""

from typing import Final, NamedTuple

from rich.cells import cell_len
from textual.geometry import Region

from server.protocol import eight28
from tui.games.eight28.recap import BEATS, Moment, gems_of, is_celebrated, is_hit
from tui.games.eight28.words import gem_words
from tui.games.lines import in_brief, wrapped
from tui.games.people import cut
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.bubble import draw_bubble
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_back, draw_slab
from tui.widgets.digits import digits_width, draw_digits
from tui.widgets.gems import draw_gems, draw_heap
from tui.widgets.light import draw_brackets
from tui.widgets.outline import draw_outline, is_outlined

TALL, LARGE, HUGE = 9, 11, 13
SUPPLY_WIDTH: Final = 18
SPARKS: Final = 34


class Middle(NamedTuple):
    """`blue_total`: all blue gems of the game."""

    gems: eight28.Gems
    supply: eight28.Gems
    blue_total: int
    pile: int
    is_last: bool


class Half(NamedTuple):
    """One half of the middle. `told`: who won it with which total, in full and in brief; empty
    before that is told. `beat`: of the celebration of an exact 8."""

    target: eight28.Target
    gems: eight28.Gems
    told: str
    mine: bool
    brief: str = ""
    beat: int = 0


class Hit(NamedTuple):
    """`whole`: who takes all of the middle."""

    gems: eight28.Gems
    whole: str
    beat: int


def middle_part(look: Look, seen: Seen, now: Moment) -> Middle | tuple[Half, Half] | Hit:
    view: eight28.Eight28View = seen.view
    if now.last is None:
        blue = view.middle.blue + view.supply.blue + sum(each.blue for each in view.gems)
        return Middle(view.middle, view.supply, blue, view.pile, view.last_round)
    if is_hit(now.last) and now.beat:
        (paid,) = now.last.paid
        you = "yes" if is_mine(seen, paid) else "no"
        names, count = winners(seen, paid), len(paid.shares)
        whole = look.say("board-eight28-whole-middle", you=you, names=names, count=count)
        return Hit(gems_of(paid), whole, now.beat)
    told = now.last.paid if now.beat else None
    low, high = half(look, seen, eight28.LOW, told), half(look, seen, eight28.HIGH, told)
    return low._replace(beat=now.beat if is_celebrated(now.last) else 0), high


def half(
    look: Look, seen: Seen, target: eight28.Target, told: tuple[eight28.Paid, ...] | None
) -> Half:
    paid = next((each for each in told or () if each.target == target), None)
    if paid is None:
        nobody = "" if told is None else look.say("board-eight28-nobody")
        return Half(target, eight28.NO_GEMS, nobody, False)
    names, how = winners(seen, paid), "exact" if paid.total == target else "closest"
    words = look.say("board-eight28-won-by", names=names, total=paid.total, how=how)
    brief = look.say("common-pair", of=names, what=str(paid.total))
    return Half(target, gems_of(paid), words, is_mine(seen, paid), brief)


def is_mine(seen: Seen, paid: eight28.Paid) -> bool:
    return any(each.seat == seen.view.seat for each in paid.shares)


def winners(seen: Seen, paid: eight28.Paid) -> str:
    you = seen.say("board-eight28-you")
    return seen.texts.join(
        you if each.seat == seen.view.seat else cut(seen.names[each.seat], 12)
        for each in paid.shares
    )


# Drawing


def draw_middle(canvas: Canvas, part: Middle | tuple[Half, Half] | Hit) -> None:
    canvas.begin("middle")
    if canvas.height < TALL:
        _draw_line(canvas, part)
    elif isinstance(part, Middle):
        _draw_table(canvas, part)
    else:
        if isinstance(part, Hit):
            _draw_hit(canvas, part)
        else:
            room = (canvas.width - 7) // 2
            _draw_half(canvas, 2, room, part[0])
            _draw_half(canvas, canvas.width - room - 2, room, part[1])
        if canvas.is_lit("middle"):
            draw_brackets(canvas, 0, 0, canvas.width, canvas.height)


def _draw_line(canvas: Canvas, part: Middle | tuple[Half, Half] | Hit) -> None:
    palette, width, y = canvas.palette, canvas.width, canvas.height // 2
    margin = 1 if width > 60 else 0
    canvas.put(margin, y, "─" * (width - 2 * margin), palette.inlay)
    if isinstance(part, Middle):
        _draw_table_line(canvas, part, width - 2 * margin)
    elif isinstance(part, Hit):
        plus = canvas.say("board-eight28-plus-gems", count=sum_of(part.gems))
        gems = f"{canvas.glyphs.gem} " * min(part.beat, BEATS) if width > 60 else ""
        text = cut(f"{gems} 8 + 28  {canvas.say('board-eight28-feast')}  {plus}  {gems}", width)
        canvas.fill(0, y, width, 1, palette.gold)
        canvas.center(0, y, width, text, palette.on_gold, ground=palette.gold, bold=True)
    else:
        low, high = part
        end = _draw_half_line(canvas, 1, y, low, width // 2 - 5)
        told = _in_brief(high, width - 7 - end)
        # Further left if more of it has room then.
        x = min(width // 2 + 1, width - 6 - cell_len(told))
        _draw_half_line(canvas, x, y, high, width - 6 - x)


def _draw_half_line(canvas: Canvas, x: int, y: int, half: Half, room: int) -> int:
    palette = canvas.palette
    ink = palette.low if half.target == eight28.LOW else palette.high
    end = canvas.put(x, y, f" {half.target} ", ink, bold=True)
    if not half.told:
        return end
    ink = palette.gold if half.mine else palette.text
    return canvas.put(end, y, f"{_in_brief(half, room)} ", ink)


def _in_brief(half: Half, room: int) -> str:
    return in_brief(half.told if cell_len(half.told) <= room else half.brief or half.told, room)


def _draw_table_line(canvas: Canvas, part: Middle, right: int) -> None:
    palette, width, say = canvas.palette, canvas.width, canvas.say
    y = canvas.height // 2
    count = sum_of(part.gems)
    cards = say("board-eight28-cards", count=part.pile)
    blue, _ = gem_words(canvas, part.supply)
    last = say("board-eight28-last-now")
    until = last if part.is_last else say("board-eight28-until", blue=blue)
    x = canvas.put(2, y, f" {say('board-eight28-middle')} ", palette.quiet)
    x = draw_gems(canvas, x, y, part.gems.blue, part.gems.red, room=min(9, width // 4))
    if width > 60:
        x = canvas.put(x, y, f"{say('board-eight28-gems', count=count)} ", palette.gold, bold=True)
    ink = palette.gold if part.is_last else palette.quiet
    words = (f"{cards} · {until}", cards, blue)
    text = next((each for each in words if x + cell_len(each) + 2 < width - 1), "")
    canvas.right(right, y, f" {text} " if text else "", ink)


def sum_of(gems: eight28.Gems) -> int:
    return gems.blue + gems.red


def _draw_table(canvas: Canvas, part: Middle) -> None:
    palette, width, height, say = canvas.palette, canvas.width, canvas.height, canvas.say
    ring = 48 if height < LARGE else 64 if height < HUGE else 76
    ring = min(ring, width - 2 * SUPPLY_WIDTH - 3)
    left, large = (width - ring) // 2, height >= HUGE
    draw_outline(canvas, left, 0, ring, height, None, "" if is_outlined(canvas) else palette.inlay)
    canvas.center(left, 0, ring, f" {say('board-eight28-middle')} ", palette.quiet)
    canvas.center(left, height - 1, ring, f" {say('board-eight28-halves')} ", palette.quiet)
    count, scale = sum_of(part.gems), 2 if large else 1
    taken = digits_width(str(count), large=True, scale=scale)
    noun, to_win = say("board-eight28-gems", count=count), say("board-eight28-to-win")
    start = left + ring - taken - max(cell_len(noun), cell_len(to_win)) - 4
    top = (height - (7 if large else 4)) // 2
    blue, red = part.gems.blue, part.gems.red
    draw_heap(canvas, left + 2, 1, start - left - 4, height - 2, blue, red, large=large)
    draw_digits(canvas, start, top, str(count), palette.gold, large=True, scale=scale)
    canvas.put(start + taken + 2, height // 2 - 1, noun, palette.text, bold=True)
    canvas.put(start + taken + 2, height // 2, to_win, palette.quiet)
    _draw_pile(canvas, left, part.pile)
    _draw_supply(canvas, left + ring + 3, part)
    if canvas.is_lit("middle"):
        draw_brackets(canvas, left - 1, 0, ring + 2, height)


def _draw_pile(canvas: Canvas, room: int, pile: int) -> None:
    palette, height = canvas.palette, canvas.height
    card_width, card_height = (13, 9) if height >= LARGE else (9, 7)
    x, y = max(1, (room - card_width) // 2), max(0, (height - card_height - 1) // 2)
    if pile:
        for shift, ground in ((2, palette.back_deeper), (1, palette.back_deep)):
            if pile > shift:
                draw_slab(canvas, x + shift, y, card_width, card_height, ground, shadow=shift == 2)
        draw_back(canvas, x, y, card_width, card_height, shadow=pile < 3)
    cards = canvas.say("board-eight28-cards", count=pile)
    canvas.center(0, y + card_height, room, cards, palette.quiet)


def _draw_supply(canvas: Canvas, x: int, part: Middle) -> None:
    """The bar is the clock of the game: the last round comes when no blue gem is left."""
    palette, width, say = canvas.palette, canvas.width - x - 1, canvas.say
    y = (canvas.height - 6) // 2
    canvas.put(x, y, say("board-eight28-still"), palette.quiet)
    blue, red = gem_words(canvas, part.supply)
    for row, letter, words, stone in (
        (y + 1, "b", blue, palette.blue),
        (y + 2, "r", red, palette.red),
    ):
        canvas.put(x, row, letter if canvas.is_ascii else canvas.glyphs.gem, stone)
        end = canvas.put(x + 2, row, words, palette.text, bold=True) + 1
    worth = say("board-eight28-worth-two")
    canvas.put(end, y + 2, worth if end + cell_len(worth) <= canvas.width else "", palette.quiet)
    full = min(width, 16)
    filled = round(full * part.supply.blue / max(1, part.blue_total))
    if is_outlined(canvas):
        bar = "#" * (filled - 1) + "." * (full - 1 - filled)
        canvas.put(x, y + 3, f"[{bar[: full - 2]}]")
    else:
        canvas.put(x, y + 3, "▄" * filled, palette.blue)
        canvas.put(x + filled, y + 3, "▄" * (full - filled), palette.inlay)
    ink = palette.gold if part.is_last else palette.quiet
    last = say("board-eight28-last-now" if part.is_last else "board-eight28-last-when")
    for row, line in enumerate(wrapped(last, width)[:2], y + 4):
        canvas.put(x, row, line, ink, bold=part.is_last)


def _draw_half(canvas: Canvas, x: int, width: int, half: Half) -> None:
    palette, height = canvas.palette, canvas.height
    is_low = half.target == eight28.LOW
    ink, share = (palette.low, palette.next_low) if is_low else (palette.high, palette.next_high)
    ground = palette.blend(share, palette.cloth, 0.5, palette.plate)
    if is_outlined(canvas):
        draw_outline(canvas, x, 0, width, height, "", "")
    else:
        canvas.put(x, 0, "▄" * width, ground)
        canvas.fill(x, 1, width, height - 2, ground)
        canvas.put(x, height - 1, "▀" * width, ground)
    scale = 2 if height >= HUGE else 1
    canvas.put(x + 2, 1, canvas.say("board-eight28-half-for"), palette.quiet)
    draw_digits(canvas, x + 2, 2, str(half.target), ink, large=True, scale=scale)
    gems, left = half.gems, x + 2 + 12 * scale
    room = x + width - left - 2
    draw_heap(canvas, left, 1, room, height - 3, gems.blue, gems.red, large=scale == 2)
    if half.told:
        worth = canvas.say("board-eight28-worth", worth=gems.worth) if gems.worth else ""
        words = _in_brief(half, width - cell_len(worth) - 7)
        on, gold = (palette.on_gold, palette.gold) if half.mine else ("", "")
        draw_bubble(canvas, x + 2, height - 2, words, old=not sum_of(gems), ink=on, ground=gold)
        canvas.right(x + width - 2, height - 2, worth, palette.text, bold=True)
    rows_of_words = (Region(x, row, width, 1) for row in (1, height - 2))
    draw_sparks(canvas, half.beat, *rows_of_words, area=Region(x, 1, width, height - 2))


def _draw_hit(canvas: Canvas, part: Hit) -> None:
    palette, width, height, say = canvas.palette, canvas.width, canvas.height, canvas.say
    ink, gold = palette.on_gold, palette.gold
    plaque = min(width - 8, 56 if height < HUGE else 72)
    x, tall = (width - plaque) // 2, min(height - 1, 7)
    y = (height - tall) // 2
    draw_slab(canvas, x, y, plaque, tall, gold)
    top = y + (tall - 3) // 2
    end = x + 4 + draw_digits(canvas, x + 4, top, "8", ink, ground=gold, large=True)
    end = 1 + canvas.put(end + 2, top + 1, say("board-eight28-and"), ink, gold, bold=True)
    end += 1 + draw_digits(canvas, end + 1, top, "28", ink, ground=gold, large=True)
    room = x + plaque - end - 4
    plus = say("board-eight28-plus-gems", count=sum_of(part.gems))
    lines = [say("board-eight28-feast"), *wrapped(part.whole, room)[:2], plus]
    for row, line in enumerate(lines):
        is_bold = row in (0, len(lines) - 1)
        canvas.put(end + 3, top + row, line, ink, gold, bold=is_bold)
    draw_sparks(canvas, part.beat, Region(x, y, plaque, tall))


def draw_sparks(canvas: Canvas, beat: int, *apart: Region, area: Region | None = None) -> None:
    """In fixed cells of the box or of an area in it, more with each beat, but only in blank cells
    between blank ones. `apart`: where there are none."""
    palette = canvas.palette
    left, top, width, height = area or Region(0, 0, canvas.width, canvas.height)
    signs = ("*", "+", ".") if canvas.is_ascii else (canvas.glyphs.gem, canvas.glyphs.gem, "·")
    inks = (palette.gold, palette.blue_light, palette.blue, palette.gold_dark)
    for at in range(SPARKS * min(beat, BEATS) // BEATS):
        x = left + (at * 37 + 11 + 5 * (at % 7)) % width
        y = top + (at * 13 + at // 3) % height
        is_free = all(canvas.is_blank(column, y) for column in (x - 1, x, x + 1))
        if is_free and not any(each.contains(x, y) for each in apart):
            canvas.put(x, y, signs[at % 3], inks[at % 4])

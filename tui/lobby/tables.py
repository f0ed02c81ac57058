"""The list of tables in the hall: own games that wait, open tables, and what else can be begun."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from server.protocol.lobby import Listing, TimeControl
from tui.games.lines import wrapped
from tui.games.people import cut
from tui.lobby.ways import Way, can_sit
from tui.look import Look
from tui.plain.lobby import terms
from tui.widgets.canvas import Canvas
from tui.widgets.rail import draw_heading

WIDE: Final = 60
"""columns from which a table has room in one row"""
MINUTE: Final = 60
NEAR: Final = 30
"""tables around the pointed one that are worth words: there may be hundreds"""


class TableRow(NamedTuple):
    """`waits`: the sentence of an own game that waits; `about`: the terms of a pointed table."""

    does: str
    number: str
    game: str
    name: str
    taken: int
    free: int
    people: str
    state: str
    action: str
    waits: str = ""
    about: str = ""
    end: str = ""


class More(NamedTuple):
    """Another thing to do, below the tables."""

    does: str
    key: str
    words: str


class TablesPart(NamedTuple):
    heading: str
    rows: tuple[TableRow, ...]
    nothing: str
    more: tuple[More, ...]
    pointed: str
    foot: tuple[str, ...] = ()


def table_rows(look: Look, found: Sequence[Way], join: str, watch: str, end: str) -> list[TableRow]:
    at = next((i for i, way in enumerate(found) if way.does == look.pointed), 0)
    near = found[max(0, at - NEAR) : at + NEAR]
    return [table_row(look, way, join, watch, end) for way in near]


def table_row(look: Look, way: Way, join: str, watch: str, end: str) -> TableRow:
    say, listing = look.say, way.listing
    pointed = way.does == look.pointed
    if listing is None:
        waits = say("hall-back", game="none", table=way.table)
        return TableRow(way.does, "", "", "", 0, 0, "", "", "", waits)
    game = look.scene.game_name(listing.game)
    free = listing.seats.count(None)
    state = say("hall-state", phase=listing.phase, free=free)
    if listing.watchers:
        state = f"{state}, {say('hall-watchers', count=listing.watchers)}"
    return TableRow(
        way.does,
        way.number,
        listing.game,
        game,
        len(listing.seats) - free,
        free,
        people_of(look, listing),
        state,
        f"{join if can_sit(listing) else watch}",
        say("hall-back", game=game, table=way.table) if way.is_back else "",
        say("plain-terms", terms=terms(look.scene, listing.game, listing.options, listing.clock))
        if pointed and not way.is_back
        else "",
        end if way.is_back and pointed else "",
    )


def people_of(look: Look, listing: Listing) -> str:
    """The names of people; bots are counted."""
    names = [each.name for each in listing.seats if each and not each.bot]
    bots = sum(each is not None and each.bot is not None for each in listing.seats)
    return ", ".join([*names, *([look.say("hall-bots", count=bots)] if bots else [])])


def clock_words(look: Look, clock: TimeControl | None) -> str:
    """5:00+10: the seconds for the game, and those that are added for each decision."""
    if clock is None:
        return look.say("hall-relaxed")
    return f"{clock.bank // MINUTE}:{clock.bank % MINUTE:02}+{clock.increment}"


def draw_tables(canvas: Canvas, part: TablesPart) -> None:
    is_wide = canvas.width >= WIDE
    own = [row for row in part.rows if row.waits]
    others = [row for row in part.rows if not row.waits]
    blocks = [rows_of(row, is_wide, canvas.width) for row in (*own, *others)]
    more_rows = len(part.more) + len(part.foot)
    airy = is_wide and canvas.height >= 2 + sum(each + 1 for each in blocks) + 2 * more_rows
    columns = columns_of(part, canvas.width)
    draw_heading(canvas, 0, part.heading)
    y = 2 if is_wide and canvas.height > 8 else 1
    room = canvas.height - y - min(more_rows, max(0, canvas.height - y - 4))
    for row, height in zip(own, blocks, strict=False):
        draw_waiting(canvas, y, row, row.does == part.pointed)
        y, room = y + height + airy, room - height - airy
    if not part.rows:
        for line in wrapped(part.nothing, canvas.width - 3):
            canvas.put(2, y, line, canvas.palette.mute)
            y += 1
        y += airy
    blocks = blocks[len(own) :]
    at = next((i for i, row in enumerate(others) if row.does == part.pointed), 0)
    for shown in window(blocks, at, max(room, 1), airy):
        row = others[shown]
        draw_row(canvas, y, row, row.does == part.pointed, columns)
        y += blocks[shown] + airy
    for more in part.more:
        draw_more(canvas, y, more, more.does == part.pointed)
        y += 2 if airy else 1
    for line in part.foot[-max(0, canvas.height - y) :] if y < canvas.height else ():
        canvas.put(2, y, line, canvas.palette.mute)
        y += 1


def rows_of(row: TableRow, is_wide: bool, width: int) -> int:
    if row.waits:
        return len(wrapped(row.waits, width - 6)) + bool(row.end)
    lines = 1 if is_wide else 2
    return lines + (len(wrapped(row.about, width - 8)) if row.about else 0)


def window(blocks: Sequence[int], at: int, room: int, airy: bool) -> range:
    """So many blocks that the one at `at` is seen."""
    first = 0
    while first < at and sum(blocks[first : at + 1]) + airy * (at - first) > room:
        first += 1
    last, used = first, 0
    while last < len(blocks) and used + blocks[last] <= room:
        used += blocks[last] + airy
        last += 1
    return range(first, max(last, at + 1) if blocks else first)


def draw_waiting(canvas: Canvas, y: int, row: TableRow, pointed: bool) -> None:
    """An own game that waits cannot be overlooked: all of it is gold."""
    palette = canvas.palette
    lines = wrapped(row.waits, canvas.width - 6)
    canvas.spot(0, y, canvas.width, len(lines), row.does, row.waits)
    for at, line in enumerate(lines):
        canvas.fill(0, y + at, canvas.width, 1, palette.gold)
        canvas.put(5, y + at, line, palette.on_gold, palette.gold, bold=True)
    canvas.put(1, y, row.number if len(row.number) == 1 else "", palette.on_gold, bold=True)
    if pointed:
        canvas.put(3, y, canvas.glyphs.point, palette.on_gold, palette.gold, bold=True)
    if row.end:
        canvas.put(5, y + len(lines), row.end, palette.mute)


class Columns(NamedTuple):
    """Where they begin; `seats` is 0 where a table takes two rows."""

    name: int
    seats: int
    people: int
    state: int
    step: int


def columns_of(part: TablesPart, width: int) -> Columns:
    rows = [row for row in part.rows if not row.waits]
    name = 4 + max((cell_len(row.number) for row in rows), default=1)
    if width < WIDE:
        return Columns(name, 0, name, 0, 0)
    step = 2 if width >= 100 else 1
    seats = name + 14
    people = seats + step * max((row.taken + row.free for row in rows), default=0) + 2
    action = max((cell_len(row.action) for row in rows), default=0)
    state = width - action - 3 - max((cell_len(row.state) for row in rows), default=0)
    return Columns(name, seats, people, max(people + 12, state), step)


def draw_row(canvas: Canvas, y: int, row: TableRow, pointed: bool, columns: Columns) -> None:
    palette, width = canvas.palette, canvas.width
    height = 1 if columns.seats else 2
    canvas.spot(0, y, width, height, row.does, row.action)
    if pointed:
        canvas.fill(0, y, width, height, palette.bar)
        canvas.put(0, y, canvas.glyphs.point, palette.gold, bold=True)
    canvas.put(2, y, row.number, palette.gold, bold=True)
    ground = palette.game_ground(row.game)
    end = canvas.put(columns.name, y, f" {row.name} ", palette.game_ink, ground, bold=True)
    ink = palette.gold if pointed else palette.mute
    action = canvas.right(width - 1, y, row.action, ink, bold=pointed)
    names_ink = palette.text if pointed else palette.soft
    state_ink = palette.text if pointed else palette.mute
    if columns.seats:
        draw_seats(canvas, columns.seats, y, row, columns.step)
        people = cut(row.people, columns.state - columns.people - 1)
        canvas.put(columns.people, y, people, names_ink)
        canvas.put(columns.state, y, cut(row.state, action - columns.state - 1), state_ink)
    else:
        canvas.put(end + 1, y, cut(row.state, action - end - 2), state_ink)
        y += 1
        canvas.put(columns.people, y, cut(row.people, width - columns.people - 1), names_ink)
    for at, line in enumerate(wrapped(row.about, width - 8) if row.about else (), 1):
        canvas.put(columns.name, y + at, line, palette.mute)


def draw_seats(canvas: Canvas, x: int, y: int, row: TableRow, step: int) -> None:
    free, taken = (".", "o") if canvas.is_ascii else ("○", "●")
    for at in range(row.taken + row.free):
        sign, ink = (taken, canvas.palette.good) if at < row.taken else (free, canvas.palette.gold)
        canvas.put(x + step * at, y, sign, ink)


def draw_more(canvas: Canvas, y: int, more: More, pointed: bool) -> None:
    palette = canvas.palette
    canvas.spot(0, y, canvas.width, 1, more.does)
    if pointed:
        canvas.fill(0, y, canvas.width, 1, palette.bar)
        canvas.put(0, y, canvas.glyphs.point, palette.gold, bold=True)
    end = canvas.put(2, y, more.key, palette.gold, bold=True)
    ink = palette.text if pointed else palette.soft
    canvas.put(max(4, end + 1), y, cut(more.words, canvas.width - 5), ink, bold=pointed)

"""The list of tables in the hall: own games that wait, open tables, and what else can be begun."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from server.protocol.lobby import Listing
from tui.games.lines import draw_text, in_brief, wrapped
from tui.games.people import cut, in_row
from tui.lobby.ways import Way, can_sit, table_for
from tui.look import Look
from tui.plain.lobby import terms
from tui.widgets.canvas import Canvas
from tui.widgets.rail import Said, draw_heading, newest

WIDE: Final = 60
"""columns from which a table has room in one row"""
NEAR: Final = 30
"""tables around the pointed one that are worth words: there may be hundreds"""
MOST_SAID: Final = 3
"""rows of talk below the tables"""
Say = Callable[..., str]


class Foot(NamedTuple):
    """The others in the house and the last that they said, where these have no boxes. `names`: of
    the first ones of all."""

    people: int
    names: tuple[str, ...]
    said: tuple[Said, ...]


class Tables(NamedTuple):
    """`keys`: by choices; `about`: the terms of the table that is pointed at; `reached`: tables on
    which the key acts that stands beside them; `more`: what else can be done."""

    ways: tuple[Way, ...]
    keys: Mapping[str, str]
    pointed: str
    about: str
    reached: tuple[str, ...]
    more: tuple[str, ...]
    foot: Foot | None

    def key(self, does: str) -> str:
        return self.keys.get(does, "")


def tables_of(
    look: Look,
    ways: Sequence[Way],
    keys: Mapping[str, str],
    more: tuple[str, ...],
    foot: Foot | None,
) -> Tables:
    at = next((i for i, way in enumerate(ways) if way.does == look.pointed), 0)
    near = tuple(ways[max(0, at - NEAR) : at + NEAR])
    listing = ways[at].listing if ways and ways[at].does == look.pointed else None
    about = ""
    if listing is not None and not ways[at].is_back:
        words = terms(look.scene, listing.game, listing.options, listing.clock)
        about = look.say("plain-terms", terms=words)
    reached = [
        way.does
        for to_sit in (True, False)
        if (way := table_for(ways, look.pointed, to_sit=to_sit))
        and way.listing
        and can_sit(way.listing) == to_sit
    ]
    return Tables(near, keys, look.pointed, about, tuple(reached), more, foot)


def people_of(say: Say, listing: Listing) -> str:
    """The names of people; bots are counted."""
    names = [each.name for each in listing.seats if each and not each.bot]
    bots = sum(each is not None and each.bot is not None for each in listing.seats)
    return ", ".join([*names, *([say("screen-hall-bots", count=bots)] if bots else [])])


def state_of(say: Say, listing: Listing) -> str:
    state = say("screen-hall-state", phase=listing.phase, free=listing.seats.count(None))
    if not listing.watchers:
        return state
    return f"{state}, {say('screen-hall-watchers', count=listing.watchers)}"


def action_of(say: Say, part: Tables, listing: Listing, *, has_key: bool = True) -> str:
    does = "join" if can_sit(listing) else "watch"
    word = say(f"screen-hall-{does}")
    return f"{part.key(does)} {word}" if has_key else word


def foot_rows(canvas: Canvas, foot: Foot, room: int = MOST_SAID) -> list[str]:
    """The others, and in so many rows below them what they said."""
    width = canvas.width - 4
    without = canvas.say("screen-hall-here", count=foot.people, names="")
    names = in_row(foot.names, foot.people, width - cell_len(without))
    here = canvas.say("screen-hall-here", count=foot.people, names=names)
    said = newest(foot.said, width, room, between=": ")
    return [here, *(row for _, rows in said for row in rows)]


def waiting_words(say: Say, way: Way) -> str:
    game = say(f"game-{way.listing.game}-name") if way.listing else "none"
    return say("screen-hall-back", game=game, table=way.table)


def draw_tables(canvas: Canvas, part: Tables) -> None:
    is_wide = canvas.width >= WIDE
    own = [way for way in part.ways if way.is_back]
    others = [(way, way.listing) for way in part.ways if not way.is_back and way.listing]
    own_rows = [len(waiting_rows(canvas, way)) + can_end(part, way) for way in own]
    blocks = [rows_of(part, way, canvas.width) for way, _ in others]
    foot_height = len(foot_rows(canvas, part.foot)) if part.foot else 0
    more_rows = len(part.more) + foot_height
    all_rows = sum(each + 1 for each in (*own_rows, *blocks))
    airy = is_wide and canvas.height >= 2 + all_rows + 2 * more_rows
    draw_heading(canvas, 0, canvas.say("screen-hall-tables"))
    y = 2 if is_wide and canvas.height > 8 else 1
    room = canvas.height - y - min(more_rows, max(0, canvas.height - y - 4))
    for way, height in zip(own, own_rows, strict=True):
        draw_waiting(canvas, y, way, part)
        y, room = y + height + airy, room - height - airy
    if not part.ways:
        nothing = canvas.say("screen-hall-no-tables")
        y = draw_text(canvas, 2, y, canvas.width - 3, nothing, canvas.palette.mute) + airy
    columns = columns_of(canvas, part, [listing for _, listing in others])
    at = next((i for i, (way, _) in enumerate(others) if way.does == part.pointed), 0)
    for shown in window(blocks, at, max(room, 1), airy):
        draw_row(canvas, y, *others[shown], part, columns)
        y += blocks[shown] + airy
    for does in part.more:
        draw_more(canvas, y, does, part)
        y += 2 if airy else 1
    # With few rows, the list of people stays, and the newest talk.
    free = canvas.height - y
    if part.foot and free > 0:
        for row, line in enumerate(foot_rows(canvas, part.foot, min(MOST_SAID, free - 1)), y):
            canvas.put(2, row, line, canvas.palette.mute)


def rows_of(part: Tables, way: Way, width: int) -> int:
    lines = 1 if width >= WIDE else 2
    has_about = part.about and way.does == part.pointed
    return lines + (len(wrapped(part.about, width - 8)) if has_about else 0)


def can_end(part: Tables, way: Way) -> bool:
    return way.does == part.pointed and "end" in part.keys


def waiting_rows(canvas: Canvas, way: Way) -> list[str]:
    return wrapped(waiting_words(canvas.say, way), canvas.width - 6)


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


def draw_waiting(canvas: Canvas, y: int, way: Way, part: Tables) -> None:
    """An own game that waits cannot be overlooked: all of it is gold."""
    palette, lines = canvas.palette, waiting_rows(canvas, way)
    words = waiting_words(canvas.say, way)
    canvas.spot(0, y, canvas.width, len(lines), way.does, words)
    for at, line in enumerate(lines, y):
        canvas.fill(0, at, canvas.width, 1, palette.gold)
        canvas.put(5, at, line, palette.on_gold, palette.gold, bold=True)
    canvas.put(1, y, way.number if len(way.number) == 1 else "", palette.on_gold, bold=True)
    if way.does == part.pointed:
        canvas.put(3, y, canvas.glyphs.point, palette.on_gold, palette.gold, bold=True)
    if can_end(part, way):
        end = f"{part.key('end')} {canvas.say('screen-hall-end')}"
        canvas.put(5, y + len(lines), end, palette.mute)


class Columns(NamedTuple):
    """Where they begin; `seats` is 0 where a table takes two rows."""

    name: int
    seats: int
    people: int
    state: int
    step: int


def columns_of(canvas: Canvas, part: Tables, listings: Sequence[Listing]) -> Columns:
    say, width = canvas.say, canvas.width
    name = 4 + max((len(str(each.table)) for each in listings), default=1)
    if width < WIDE:
        return Columns(name, 0, name, 0, 0)
    step = 2 if width >= 100 else 1
    seats = name + 14
    people = seats + step * max((len(each.seats) for each in listings), default=0) + 2
    action = max((cell_len(action_of(say, part, each)) for each in listings), default=0)
    words = max((cell_len(state_of(say, each)) for each in listings), default=0)
    return Columns(name, seats, people, max(people + 12, width - action - 3 - words), step)


def draw_row(
    canvas: Canvas, y: int, way: Way, listing: Listing, part: Tables, columns: Columns
) -> None:
    palette, width, say = canvas.palette, canvas.width, canvas.say
    pointed = way.does == part.pointed
    is_lit = pointed or can_sit(listing)
    words = action_of(say, part, listing, has_key=way.does in part.reached)
    height = 1 if columns.seats else 2
    canvas.spot(0, y, width, height, way.does, words)
    if pointed:
        draw_pointer(canvas, y, height)
    canvas.put(2, y, way.number, palette.gold, bold=True)
    ground, name = palette.game_ground(listing.game), f" {say(f'game-{listing.game}-name')} "
    end = canvas.put(columns.name, y, name, palette.game_ink, ground, bold=True)
    ink = palette.gold if is_lit else palette.mute
    action = canvas.right(width - 1, y, words, ink, bold=pointed)
    names_ink = palette.text if pointed else palette.soft
    state_ink = palette.text if is_lit else palette.mute
    people, state = people_of(say, listing), state_of(say, listing)
    if columns.seats:
        draw_seats(canvas, columns.seats, y, listing, columns.step)
        canvas.put(columns.people, y, cut(people, columns.state - columns.people - 1), names_ink)
        canvas.put(columns.state, y, cut(state, action - columns.state - 1), state_ink)
    else:
        if cell_len(state) <= action - end - 2:
            canvas.put(end + 1, y, state, state_ink)
        else:
            people = f"{state} {canvas.glyphs.dot} {people}"
        y += 1
        canvas.put(columns.people, y, cut(people, width - columns.people - 1), names_ink)
    if pointed:
        draw_text(canvas, columns.name, y + 1, width - 8, part.about, palette.mute)


def draw_pointer(canvas: Canvas, y: int, height: int = 1) -> None:
    canvas.fill(0, y, canvas.width, height, canvas.palette.bar)
    canvas.put(0, y, canvas.glyphs.point, canvas.palette.gold, bold=True)


def draw_seats(canvas: Canvas, x: int, y: int, listing: Listing, step: int) -> None:
    taken = len(listing.seats) - listing.seats.count(None)
    free, full = (".", "o") if canvas.is_ascii else ("○", "●")
    for at in range(len(listing.seats)):
        sign, ink = (full, canvas.palette.good) if at < taken else (free, canvas.palette.gold)
        canvas.put(x + step * at, y, sign, ink)


def draw_more(canvas: Canvas, y: int, does: str, part: Tables) -> None:
    palette, pointed = canvas.palette, does == part.pointed
    canvas.spot(0, y, canvas.width, 1, does)
    if pointed:
        draw_pointer(canvas, y)
    end = canvas.put(2, y, part.key(does), palette.gold, bold=True)
    abouts = {
        "new": canvas.say("screen-hall-new-about"),
        "learn": canvas.say("screen-hall-learn-about"),
        "rules": canvas.say("screen-hall-rules-about"),
    }
    words = in_brief(abouts[does], canvas.width - 5)
    ink = palette.text if pointed else palette.soft
    canvas.put(max(4, end + 1), y, words, ink, bold=pointed)

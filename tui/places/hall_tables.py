"""The tables in the hall: those that wait for me, and all that everybody can see."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from server.protocol.lobby import Listing, TimeControl
from server.protocol.requests import Request, Sit, Watch
from tui.drawing import Block, Row, Span, apart, boxed, doing, fit, row, wrapped
from tui.places.bar import DIGITS
from tui.places.form import window
from tui.places.place import Choice, Look, point
from tui.plain.lobby import terms
from tui.plain.scene import Scene

BACK, TABLE = "back", "table"
GAME: Final = 12
CLOCK: Final = 13
MINUTE: Final = 60
LEAST: Final = 2
"""tables to be seen, if more is told about one of them"""


class Way(NamedTuple):
    """Where one can go, by number or invitation; no listing: nobody else sees it."""

    does: str
    table: str
    listing: Listing | None = None


def ways(scene: Scene) -> list[Way]:
    """Tables where I have a seat come first."""
    listed = [listing for _, listing in sorted(scene.tables.items())]
    own = [each for each in listed if is_mine(scene, each)]
    mine = [Way(f"{BACK}-{each.table}", str(each.table), each) for each in own]
    if scene.kept_table and not scene.kept_table.isdecimal():
        mine.append(Way(BACK, scene.kept_table))
    rest = [each for each in listed if each not in own]
    return [*mine, *(Way(f"{TABLE}-{each.table}", str(each.table), each) for each in rest)]


def is_mine(scene: Scene, listing: Listing) -> bool:
    if scene.kept_table == str(listing.table):
        return True
    return any(each and each.bot is None and scene.is_me(each.name) for each in listing.seats)


def is_back(way: Way) -> bool:
    return way.does.startswith(BACK)


def can_sit(listing: Listing) -> bool:
    return listing.phase == "gathering" and None in listing.seats


def going(way: Way) -> Request:
    """To a seat if there is one, else to the gallery."""
    if way.listing is None or is_back(way) or can_sit(way.listing):
        return Sit(way.table)
    return Watch(way.table)


def points(look: Look) -> list[Choice]:
    return [point(way.does, label) for way, label in labelled(look)]


def labelled(look: Look) -> Iterator[tuple[Way, str]]:
    """With few words to look up, for there may be hundreds of them."""
    names: dict[str, str] = {}
    for way in ways(look.scene):
        if way.listing is None:
            yield way, look.say("hall-waits")
        else:
            game = way.listing.game
            names[game] = names.get(game) or look.scene.game_name(game)
            yield way, f"{way.table} {names[game]}"


def waiting(look: Look, all_ways: Sequence[Way], width: int) -> Block:
    """My own games that wait cannot be overlooked."""
    rows: Block = []
    for number, way in enumerate(each for each in all_ways if is_back(each)):
        here = look.pointed == way.does
        ink = "pointed" if here else "turn"
        game = look.scene.game_name(way.listing.game) if way.listing else "none"
        words = look.say("hall-back", game=game, table=way.table)
        first, *more = wrapped(words, width - 10, ink)
        digit = Span(f" {DIGITS[number]} ", ink if here else "key")
        lines = [row(digit, Span(f"{look.glyphs.turn} ", ink), *first)]
        lines += [row(Span("     ", ink), *each) for each in more]
        inside = [doing(fit(each, width - 2, ink), way.does) for each in lines]
        edge = "frame+good" if look.sent == way.does else "frame+turn"
        rows += boxed(inside, width, len(inside) + 2, look.glyphs.strong, ink=edge)
    return rows


def tables(look: Look, all_ways: Sequence[Way], width: int, height: int) -> Block:
    """As many as there is room for, and always the one that is pointed at."""
    title = row(Span(look.say("hall-tables"), "title"))
    first = sum(map(is_back, all_ways))
    rest = all_ways[first:]
    if not rest:
        return [title, *wrapped(look.say("hall-no-tables"), width, "dim")][:height]
    at = max((i for i, way in enumerate(rest) if way.does == look.pointed), default=0)
    each_takes = 2 if width < GAME * 4 else 1
    about = terms_of(look, rest[at], width) if rest[at].does == look.pointed else []
    if height - 1 - len(about) < LEAST * each_takes:
        about = []
    room = height - 1 - len(about)
    near = range(max(0, at - room), min(len(rest), at + room + 1))
    rows = [line for i in near for line in listed(look, rest[i], first + i, width)]
    start = (at - near.start) * each_takes
    return [title, *window(rows, start, start + each_takes, room), *about]


def listed(look: Look, way: Way, number: int, width: int) -> Block:
    listing = way.listing
    assert listing is not None
    here = look.pointed == way.does
    digit = DIGITS[number] if number < len(DIGITS) else " "
    begin = row(f" {digit} ", f"{look.glyphs.point if here else ' '} #{listing.table:<4}")
    game = look.scene.game_name(listing.game)
    names = who_sits(look, listing)
    state = look.say("hall-state", phase=listing.phase, free=listing.seats.count(None))
    watch = look.say("hall-watchers", count=listing.watchers) if listing.watchers else ""
    if width < GAME * 4:
        above = apart(row(*begin, game), row(f" {state} "), width)
        rows = [above, apart(row(" " * 10, names), row(f"  {watch} "), width)]
    else:
        left = row(*begin, f"{game:{GAME}} ", names)
        state = f"{state} {look.glyphs.dot} {watch}" if watch else state
        clock = clock_of(look, listing.clock)
        rows = [apart(left, row(f"  {state}", f"  {clock:>{CLOCK}} "), width)]
    inks = ("pointed",) * 3 if here else ("key", "text", "text" if can_sit(listing) else "dim")
    return [inked(fit(each, width), inks, way.does) for each in rows]


def who_sits(look: Look, listing: Listing) -> str:
    """Of bots it is enough how many they are."""
    names = [each.name for each in listing.seats if each and not each.bot]
    bots = sum(each is not None and each.bot is not None for each in listing.seats)
    return ", ".join([*names, *([look.say("hall-bots", count=bots)] if bots else [])])


def inked(spans: Row, inks: Sequence[str], does: str) -> Row:
    first, second, others = inks
    kinds = (first, second)
    return tuple(
        Span(span.text, kinds[i] if i < len(kinds) else others, does)
        for i, span in enumerate(spans)
    )


def clock_of(look: Look, clock: TimeControl | None) -> str:
    """5:00+10: what one has, and what is added for each decision."""
    if clock is None:
        return look.say("hall-relaxed")
    return f"{clock.bank // MINUTE}:{clock.bank % MINUTE:02}+{clock.increment}"


def terms_of(look: Look, way: Way, width: int) -> Block:
    listing = way.listing
    assert listing is not None
    told = terms(look.scene, listing.game, listing.options, listing.clock)
    return wrapped(look.say("plain-terms", terms=told), width - 8, "dim")


def by_name(scene: Scene) -> Mapping[str, Way]:
    return {way.does: way for way in ways(scene)}

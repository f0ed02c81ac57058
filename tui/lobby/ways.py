"""Where a person in the hall can go: to own games that wait, and to the open tables."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from server.protocol.lobby import Listing
from server.protocol.requests import Request, Sit, Watch
from tui.plain.scene import Scene

BACK, TABLE = "back", "table"


class Way(NamedTuple):
    """By number or invitation code; a table that is not listed has no listing."""

    does: str
    table: str
    listing: Listing | None = None

    @property
    def number(self) -> str:
        """An invitation code is none."""
        return self.table if self.listing else ""

    @property
    def is_back(self) -> bool:
        return self.does.startswith(BACK)


def ways(scene: Scene) -> list[Way]:
    """Tables with an own seat come first."""
    listed = [listing for _, listing in sorted(scene.tables.items())]
    own = [each for each in listed if is_mine(scene, each)]
    found = [(f"{BACK}-{each.table}", str(each.table), each) for each in own]
    unlisted = scene.kept_table and not scene.kept_table.isdecimal()
    more = [(BACK, scene.kept_table, None)] if unlisted else []
    rest = [each for each in listed if each not in own]
    others = [(f"{TABLE}-{each.table}", str(each.table), each) for each in rest]
    return [Way(does, table, listing) for does, table, listing in (*found, *more, *others)]


def title_of(scene: Scene, way: Way) -> str:
    if way.listing is None:
        return scene.say("screen-hall-waits")
    table = scene.say("screen-table-number", table=way.table)
    return f"{scene.game_name(way.listing.game)} · {table}"


def is_mine(scene: Scene, listing: Listing) -> bool:
    if scene.kept_table == str(listing.table):
        return True
    return any(each and each.bot is None and scene.is_me(each.name) for each in listing.seats)


def can_sit(listing: Listing) -> bool:
    return listing.phase == "gathering" and None in listing.seats


def request_for(way: Way) -> Request:
    """To a seat if there is one, else to watch."""
    if way.listing is None or way.is_back or can_sit(way.listing):
        return Sit(way.table)
    return Watch(way.table)


def table_for(found: Sequence[Way], pointed: str, *, to_sit: bool) -> Way | None:
    """The table of others at which a key to sit down, or to watch, acts: the pointed one if it can,
    or else the only one that can."""
    others = [way for way in found if way.listing and not way.is_back]
    fits = [way for way in others if not to_sit or (way.listing and can_sit(way.listing))]
    if at := by_name(fits).get(pointed):
        return at
    alive = [way for way in fits if way.listing and way.listing.phase != "over"]
    return alive[0] if len(alive) == 1 else None


def numbered(found: Sequence[Way], digits: str) -> Way | None:
    """The table with a number, or else the first one whose number begins so."""
    begins = [way for way in found if way.number.startswith(digits)]
    return min(begins, key=lambda way: len(way.number), default=None)


def by_name(found: Sequence[Way]) -> Mapping[str, Way]:
    return {way.does: way for way in found}

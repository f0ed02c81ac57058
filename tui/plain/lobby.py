"""The lobby as sentences: its people, its tables, and changes of both."""

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any

from server.protocol.lobby import Listing, OnlinePerson, TimeControl
from server.protocol.notices import Lobby, PersonJoined, PersonLeft, TableClosed, TableListed
from tui.options import option_with_value
from tui.plain.chat import chat_before
from tui.plain.registry import FACES, face_of
from tui.plain.scene import Scene

NAMES_IN_A_LINE = 15


def lobby(scene: Scene, notice: Lobby) -> list[str]:
    """Describes the lobby on the first visit; afterwards only new chat. A screen shows it without
    sentences, of which a full house has hundreds."""
    described, scene.in_lobby = not (scene.in_lobby or scene.on_screen), True
    scene.people = {each.name: each for each in notice.people}
    scene.tables = {each.table: each for each in notice.tables}
    scene.unannounced.clear()
    chat = chat_before(scene, notice.talk)
    return [*people(scene), *tables(scene), *chat, *hints(scene)] if described else chat


def hints(scene: Scene) -> list[str]:
    if scene.on_screen:
        return []
    words = {word: scene.word(word) for word in ("play", "new", "sit", "watch", "help")}
    games = scene.texts.join(map(scene.game_name, FACES), last="common-or")
    more = [scene.say("plain-tables-hint", **words)] if scene.tables else []
    return [*more, scene.say("plain-lobby-hint", games=games, **words)]


def people(scene: Scene) -> list[str]:
    names = [person_name(scene, each) for each in scene.people.values()]
    head = scene.say("plain-people", count=len(names))
    return [head, *(scene.say("plain-names", names=row) for row in rows(names))]


def rows(items: Iterable[str]) -> Iterable[str]:
    """Lines of a few names each: a screen reader reads a line as a whole."""
    left = iter(items)
    while names := list(islice(left, NAMES_IN_A_LINE)):
        yield ", ".join(names)


def person_name(scene: Scene, who: OnlinePerson) -> str:
    kind = "guest" if who.guest else "person"
    return scene.say("plain-present", name=who.name, kind=kind, table=who.table or 0)


def tables(scene: Scene) -> list[str]:
    if not scene.tables:
        return [scene.say("plain-no-tables")]
    return [table_line(scene, each) for _, each in sorted(scene.tables.items())]


def table_line(scene: Scene, listing: Listing) -> str:
    names = [player_name(scene, each.name, each.bot) for each in listing.seats if each]
    return scene.say(
        "plain-listing",
        table=listing.table,
        game=scene.game_name(listing.game),
        phase=listing.phase,
        seats=len(listing.seats),
        free=listing.seats.count(None),
        count=len(names),
        names=scene.texts.join(names),
        watchers=listing.watchers,
        terms=terms(scene, listing.game, listing.options, listing.clock),
    )


def player_name(scene: Scene, name: str, bot: str | None) -> str:
    return name if bot is None else scene.say("plain-bot", name=name, bot=bot)


def terms(scene: Scene, game: str, options: Mapping[str, Any], clock: TimeControl | None) -> str:
    """The clock, and the options that differ from the defaults."""
    clock_terms = scene.say("plain-relaxed") if clock is None else clock_text(scene, clock)
    return ", ".join((clock_terms, *changed_options(scene, game, options)))


def clock_text(scene: Scene, clock: TimeControl) -> str:
    minutes, seconds = divmod(clock.bank, 60)
    whole = 0 if seconds else minutes
    return scene.say("plain-clock", minutes=whole, bank=clock.bank, increment=clock.increment)


def changed_options(scene: Scene, game: str, options: Mapping[str, Any]) -> list[str]:
    known = face_of(game).options
    if known is None:
        return [
            scene.say("common-pair", of=name, what=str(value)) for name, value in options.items()
        ]
    defaults = known()
    return [
        option_with_value(scene.say, game, field, options[field])
        for field in known.__struct_fields__
        if field in options and options[field] != getattr(defaults, field)
    ]


def person_joined(scene: Scene, notice: PersonJoined) -> list[str]:
    """Silent about people already known: the notice then means that they changed tables."""
    known = notice.who.name in scene.people
    scene.people[notice.who.name] = notice.who
    if known or scene.room or scene.is_me(notice.who.name):
        return []
    kind = "guest" if notice.who.guest else "person"
    return [scene.say("plain-came", name=notice.who.name, kind=kind)]


def person_left(scene: Scene, notice: PersonLeft) -> list[str]:
    known = scene.people.pop(notice.name, None)
    if scene.room or known is None or scene.is_me(notice.name):
        return []
    return [scene.say("plain-went", name=notice.name)]


def table_listed(scene: Scene, notice: TableListed) -> list[str]:
    """Describes a new table; of a known one tells a change of its phase or seats."""
    listing = notice.listing
    known = None if listing.table in scene.unannounced else scene.tables.get(listing.table)
    scene.tables[listing.table] = listing
    if scene.room:
        return []
    if known is None:
        return new_table(scene, listing)
    if known.phase == listing.phase and known.seats == listing.seats:
        return []
    return [
        scene.say(
            "plain-listed",
            table=listing.table,
            game=scene.game_name(listing.game),
            phase="seats" if known.phase == listing.phase else listing.phase,
            free=listing.seats.count(None),
        )
    ]


def new_table(scene: Scene, listing: Listing) -> list[str]:
    """Announces a table once a person sits at it: its opener sits down a moment after opening."""
    scene.unannounced.discard(listing.table)
    if listing.phase == "gathering" and not any(each and not each.bot for each in listing.seats):
        scene.unannounced.add(listing.table)
        return []
    return [table_line(scene, listing)]


def table_closed(scene: Scene, notice: TableClosed) -> list[str]:
    known = scene.tables.pop(notice.table, None) and notice.table not in scene.unannounced
    scene.unannounced.discard(notice.table)
    if notice.replaced:
        return [scene.say("plain-replaced", table=notice.table)]
    return [scene.say("plain-closed", table=notice.table)] if known and not scene.room else []

"""Now and then a bot that sits at a table says something."""

from collections.abc import Iterable
from random import Random
from typing import Final

from server.bots.remarks import moment
from server.house.table.table import Table
from server.protocol.notices import Remark
from server.protocol.remarks import TEXTS_PER_MOMENT, Moment
from server.protocol.seat import Event

SELDOM: Final = 0.25
AT_THE_END: Final = 0.6
QUIET: Final = 60.0
"""seconds after a remark in which there is no other one, unless the game ends"""


def remark(table: Table, events: Iterable[Event]) -> None:
    """It is drawn from what the gallery was told too, and from nothing else. Whoever learns a game
    is not kept from it."""
    if table.setup.lesson:
        return
    told = (table.game.event_for(event, None) for event in events)
    public = [event for event in told if event is not None]
    seated = enumerate(table.company.seats)
    found = {seat: moment(public, seat) for seat, there in seated if there and there.bot}
    chosen = drawn(found, table.services.dice, hushed=table.now < table.remarked + QUIET)
    if chosen is None:
        return
    seat, what = chosen
    there = table.company.seats[seat]
    assert there is not None
    table.remarked = table.now
    said = Remark(
        table.number, seat, there.name, what, table.services.dice.randrange(TEXTS_PER_MOMENT)
    )
    for session in table.audience:
        if session.person.preferences.remarks:
            session.mailbox.put(said)


def drawn(
    found: dict[int, Moment | None], dice: Random, *, hushed: bool
) -> tuple[int, Moment] | None:
    worth = [(seat, what) for seat, what in found.items() if what]
    ends = any(what in ("won", "lost") for _, what in worth)
    if not worth or (hushed and not ends):
        return None
    if dice.random() >= (AT_THE_END if ends else SELDOM):
        return None
    return dice.choice(worth)

"""Remarks of seated bots, drawn from public events alone."""

from collections.abc import Iterable
from random import Random
from typing import Final

from server.bots.remarks import moment
from server.house.table.draft import Draft
from server.house.table.state import occupant
from server.protocol.notices import Remark
from server.protocol.remarks import TEXTS_PER_MOMENT, Moment
from server.protocol.seat import Event, replace

# Probabilities and a distance: bots that comment on everything are soon switched off.
SELDOM: Final = 0.25
AT_THE_END: Final = 0.6
# Seconds between two remarks, unless the game ends.
QUIET: Final = 60.0


def remark(draft: Draft, events: Iterable[Event]) -> None:
    state = draft.state
    # None in a lesson: they would stand between its explanations.
    bots = [*state.roster.bots]
    if state.setup.lesson or not bots:
        return
    # As the gallery sees the events, so that no remark can hint at a hidden card.
    seen = (draft.rules.game.event_for(event, None) for event in events)
    public = [event for event in seen if event is not None]
    found = {seat: moment(public, seat) for seat in bots}
    recent = state.remarked is not None and draft.now < state.remarked + QUIET
    chosen = drawn(found, draft.dice, recent=recent)
    if chosen is None:
        return
    seat, what = chosen
    draft.state = replace(state, remarked=draft.now)
    name = occupant(state.roster, seat).name
    notice = Remark(state.number, seat, name, what, draft.dice.randrange(TEXTS_PER_MOMENT))
    for session, reader in state.readers.items():
        if reader.preferences.remarks:
            draft.tell(session, notice)


def drawn(
    found: dict[int, Moment | None], dice: Random, *, recent: bool
) -> tuple[int, Moment] | None:
    worth = [(seat, what) for seat, what in found.items() if what]
    ends = any(what in ("won", "lost") for _, what in worth)
    if not worth or (recent and not ends):
        return None
    if dice.random() >= (AT_THE_END if ends else SELDOM):
        return None
    return dice.choice(worth)

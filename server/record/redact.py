"""A record cut to what one seat or the gallery saw: the same format, without secrets."""

import msgspec

from server.engine.game import AnyGame
from server.protocol.seat import Viewer, replace
from server.record.format import Header, Record, RecordLine


def header_for(record: Record, seat: Viewer) -> Header:
    full = record.header
    # Without the options that this program does not know: they may be anything.
    options = msgspec.to_builtins(record.options)
    return Header(full.record, full.game, full.players, options, full.host, full.commit, seat=seat)


def line_for(game: AnyGame, line: RecordLine, seat: Viewer) -> RecordLine:
    return replace(line, event=game.event_for(line.event, seat) if line.event else None)

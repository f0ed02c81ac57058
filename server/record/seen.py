"""A record cut to what one seat saw, or the gallery: the same format without a secret."""

from server.engine.game import AnyGame
from server.protocol.seat import Seen
from server.record.text import Header, Line, Record


def cut(game: AnyGame, record: Record, seat: Seen) -> Record:
    """What the seat was told, in order; the header keeps neither the secret nor any words."""
    full = record.header
    header = Header(
        full.record, full.game, full.players, full.options, full.host, full.commit, seat=seat
    )
    lines = tuple(
        Line(line.number, game.told(line.event, seat) if line.event else None)
        for line in record.lines
    )
    return Record(record.number, header, record.options, lines)

"""What a seat of Schatzsuche sees and is told. Written field by field; nothing else leaves."""

from itertools import combinations

from server.cards import SUIT_PACK
from server.engine.schatzsuche.table import (
    Bidding,
    Closing,
    Dealing,
    Draw,
    Guessing,
    Playing,
    Table,
)
from server.protocol import schatzsuche as p
from server.protocol.schatzsuche import PLAYERS, Golden, HandDealt, SchatzsucheView
from server.protocol.seat import Event, Over, Seen, Shuffle, Turn, Waiting, replace

PUBLIC = (
    p.RoundBegan,
    p.Guessed,
    p.Trump,
    p.BidMade,
    p.Flipped,
    p.Unflipped,
    p.Played,
    p.Objected,
    p.Penalty,
    p.TrickWon,
    p.IsContent,
    p.Scored,
    p.Treasure,
    p.Ended,
)


def told(event: Event, seat: Seen) -> Event | None:
    if isinstance(event, PUBLIC):
        return event
    if isinstance(event, Golden):
        return Golden()
    if isinstance(event, HandDealt):
        return HandDealt(event.seat, event.cards if event.seat == seat else None)
    return None


def asked(table: Table) -> tuple[int, ...]:
    """Whose decision the game needs."""
    now = table.now
    if isinstance(now, Playing):
        return ((now.board.leader + len(now.board.plays)) % PLAYERS,)
    if isinstance(now, Bidding):
        return ((table.dealer + 1 + len(now.board.bids)) % PLAYERS,)
    if isinstance(now, Guessing):
        return ((table.dealer + 1 + len(table.guesses)) % PLAYERS,)
    return others(now.content) if isinstance(now, Closing) else ()


def others(seats: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat in range(PLAYERS) if seat not in seats)


# Asked for so often, by hand, that it pays to have them all ready.
BY_HAND = {
    seats: Turn(seats, others(seats))
    for count in range(1, PLAYERS + 1)
    for seats in combinations(range(PLAYERS), count)
}


def waiting(table: Table) -> Waiting:
    """By hand, the others too may turn their markers or object."""
    now = table.now
    if isinstance(now, Over):
        return now
    if isinstance(now, Draw | Dealing):
        return Shuffle(table.round, len(SUIT_PACK) if table.round else PLAYERS)
    seats = asked(table)
    if table.options.markers == "assisted" or isinstance(now, Guessing):
        return Turn(seats)
    return BY_HAND[seats]


def seen(table: Table, seat: Seen) -> SchatzsucheView:
    """Open faults are not shown: at a table, too, somebody has to notice them."""
    now = table.now
    bare = SchatzsucheView(
        seat=seat,
        players=PLAYERS,
        waiting=waiting(table),
        options=table.options,
        round=table.round,
        dealer=table.dealer if table.round else None,
        totals=table.totals,
        sheet=table.sheet,
        guesses=table.guesses,
        treasure=table.treasure,
    )
    if not isinstance(now, Bidding | Playing | Closing):
        return bare
    board = now.board
    return replace(
        bare,
        hand=() if seat is None else board.hands[seat],
        trump=board.trump,
        bids=board.bids,
        tricks=board.tricks,
        down=board.down,
        plays=board.plays,
        last_trick=board.last_trick,
        objections=board.objections,
        content=now.content if isinstance(now, Closing) else (),
    )

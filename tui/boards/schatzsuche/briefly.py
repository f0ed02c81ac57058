"""The three players on a phone: one row for each, and what all of them guessed in another."""

from rich.cells import cell_len

from server.protocol.schatzsuche import PLAYERS
from tui.boards.people import is_absent, is_timed, name_ink, state, time_left, told_of
from tui.boards.schatzsuche.faces import markers_wide
from tui.boards.schatzsuche.players import (
    Columns,
    bid,
    content,
    guessed,
    their_markers,
    trick_ink,
    tricks,
    turn_mark,
)
from tui.boards.schatzsuche.trick import shares, short
from tui.drawing import Block, Row, Span, fit, row
from tui.events_as_text import number
from tui.places.place import Look
from tui.plain.games import Seen


def rows_of(look: Look, seen: Seen, width: int) -> Block:
    """One row for everybody; my own clock, and that of those who are waited for."""
    before, columns = columns_of(look, seen, width)
    rows = []
    for seat in range(PLAYERS):
        left = f" {time_left(look, seat)}" if is_timed(look, seen, seat) else ""
        rows.append(
            row(
                *fit(name_of(look, seen, seat, before - len(left)), before - len(left)),
                Span(left, "dim"),
                Span(against(look, seen, seat).rjust(columns.bid), trick_ink(seen, seat)),
                " ",
                *fit(their_markers(look, seen, seat), columns.markers),
                Span(number(seen.view.totals[seat]).rjust(columns.points), "strong"),
            )
        )
    return rows


def columns_of(look: Look, seen: Seen, width: int) -> tuple[int, Columns]:
    """All that the numbers leave is for the names."""
    bids = max(len(against(look, seen, seat)) for seat in range(PLAYERS)) + 1
    points = max(len(number(each)) for each in seen.view.totals) + 1
    columns = Columns(markers_wide(look), bids, 0, points)
    return width - sum(columns) - 1, columns


def against(look: Look, seen: Seen, seat: int) -> str:
    """The bid, and the tricks that it stands against."""
    if not seen.view.bids:
        return ""
    return f"{bid(look, seen, seat)}/{tricks(seen, seat)}"


def name_of(look: Look, seen: Seen, seat: int, width: int) -> Row:
    """The word of the dealer is never cut."""
    deals = f" {look.say('schatzsuche-screen-deals-brief')}" if seen.view.dealer == seat else ""
    name = (*turn_mark(look, seen, seat), Span(seen.names[seat], name_ink(seen, seat)))
    return row(*short(name, width - cell_len(deals)), Span(deals, "dim"))


def head(look: Look, seen: Seen, width: int) -> Row:
    """What the two numbers are."""
    before, columns = columns_of(look, seen, width)
    words = f"{look.say('schatzsuche-screen-bids')}/{look.say('schatzsuche-screen-tricks')}"
    points = look.say("schatzsuche-screen-points")
    ends = max(before + columns.bid, cell_len(words))
    return row(Span(words.rjust(ends), "dim"), Span(points.rjust(width - ends), "dim"))


def guesses(look: Look, seen: Seen, width: int) -> Block:
    """The golden card, and what everybody takes it for, in one row."""
    seats = [seat for seat in range(PLAYERS) if seen.view.guesses[seat]]
    if not seats:
        return []
    named = f"{look.say('schatzsuche-screen-gold')} "
    card = Span(look.glyphs.back if seen.view.trump else "", "back")
    chips = [guessed(look, seen, seat) for seat in seats]
    taken = sum(cell_len(each.text) + 2 for each in chips) + cell_len(named + card.text)
    room = shares([cell_len(seen.names[seat]) for seat in seats], width - taken)
    told: list[Span] = [Span(named, "title"), card]
    for seat, each, most in zip(seats, chips, room, strict=True):
        told += [Span(" "), *short(row(Span(seen.names[seat])), most), Span(" "), each]
    return [row(*told)]


def absent(look: Look, seen: Seen, width: int) -> Block:
    """Who is not there; and if there is room beside it, what else is to be known of the players."""
    away = {seat: state(look, seat) for seat in range(PLAYERS) if is_absent(look, seat)}
    every = marks(look, seen, width)
    if not away or len(every) == 1:
        return every if away else []
    return told_of(seen, away, width)


def marks(look: Look, seen: Seen, width: int) -> Block:
    told = {
        seat: f" {look.glyphs.dot} ".join(mark for mark in marked if mark)
        for seat in range(PLAYERS)
        if any(marked := (state(look, seat), content(look, seen, seat)))
    }
    return told_of(seen, told, width)


def present(look: Look, seen: Seen, width: int) -> Block:
    """What is to be known of the players, if nobody is away."""
    return [] if absent(look, seen, width) else marks(look, seen, width)

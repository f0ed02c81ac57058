"""The trick by colours, strongest first, a card in each row, and where a tie ends the scoring."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from server.protocol import farbstich
from tui.boards.farbstich.briefly import longest
from tui.boards.farbstich.pieces import chip, colour_name, named, sign
from tui.boards.farbstich.players import NAME, marked
from tui.boards.farbstich.players import line as player
from tui.boards.farbstich.standing import Standing, standings, to_come
from tui.boards.farbstich.taking import briefly
from tui.boards.farbstich.trick import Trick, ink, last_trick, place, this_trick
from tui.drawing import Block, Row, Span, fit, row, wide
from tui.places.place import Look
from tui.plain.games import Seen

NAMES_COLOURS: Final = 54
"""So wide is a table that tells of the players and still has room for the names of colours."""
ROOM_FOR_COLOURS: Final = 34
"""And one that tells of nothing else."""


class Manner(NamedTuple):
    """`alone`: there is no list of the players beside it; `tie`: with a line where a tie ends the
    scoring."""

    alone: bool = False
    tie: bool = True


def table(look: Look, seen: Seen) -> Block:
    """Beside the players: a card in each row, then those who are still to play."""
    view: farbstich.FarbstichView = seen.view
    if not view.plays and (last := last_trick(seen)):
        return laid_out(look, seen, last, Manner())
    rows = laid_out(look, seen, this_trick(seen), Manner())
    for seat in to_come(view):
        mark = Span(f"{look.glyphs.missing} ", "dim")
        rows.append(row(mark, *named(seen, seat, "dim", look.width - 2)))
    return rows


def table_with_players(look: Look, seen: Seen, tie: bool = True) -> Block:
    """All in one: cards and order, and whatever is to be told of those who play."""
    view: farbstich.FarbstichView = seen.view
    rows = laid_out(look, seen, this_trick(seen), Manner(alone=True, tie=tie))
    return [*rows, *(player(look, seen, seat) for seat in to_come(view))]


Line = Callable[[Look, Seen, Standing, Trick, Row, Manner], Row]


def laid_out(
    look: Look, seen: Seen, trick: Trick, manner: Manner, line: Line | None = None
) -> Block:
    rows: Block = []
    line = line or usual_line
    above: Standing | None = None
    heads = headings(look, seen, trick, manner)
    for each in standings(trick.plays):
        if manner.tie and each.tied and (above is None or not above.tied):
            rows.append(tie_line(look, seen, trick.plays))
        head = Span(heads[each.colour], f"colour-{each.colour}")
        if above is not None and above.colour == each.colour:
            head = Span(" " * cell_len(head.text))
        rows.append(line(look, seen, each, trick, row(head), manner))
        above = each
    return rows


def headings(look: Look, seen: Seen, trick: Trick, manner: Manner) -> dict[str, str]:
    """What stands beside the highest card of a colour: its total, and its name if there is room."""
    totals = farbstich.rank(trick.plays).totals
    if look.width < (NAMES_COLOURS if manner.alone else ROOM_FOR_COLOURS):
        return {colour: f"{sign(look, colour)} {total:2}  " for colour, total in totals.items()}
    names = {colour: f"{sign(look, colour)} {colour_name(look, colour)}" for colour in totals}
    long = max(map(cell_len, names.values()), default=0)
    return {colour: f"{names[colour].ljust(long)} {totals[colour]:2}  " for colour in totals}


def tie_words(look: Look, seen: Seen, plays: Sequence[farbstich.Laid]) -> str:
    """Which colours and with how much, if there is room for it."""
    ranked = farbstich.rank(plays)
    colours = seen.texts.join(look.say("farbstich-colour", colour=each) for each in ranked.tied)
    total = ranked.totals[ranked.tied[0]]
    told = (
        look.say("farbstich-screen-tied", colours=colours, total=total),
        look.say("farbstich-screen-tie"),
        look.say("farbstich-screen-tie-short"),
    )
    return next((each for each in told if cell_len(each) + 2 <= look.width), told[-1])


def tie_line(look: Look, seen: Seen, plays: Sequence[farbstich.Laid]) -> Row:
    """The scoring stops here, and nobody below collects."""
    words = f" {tie_words(look, seen, plays)} "
    across = look.glyphs.strong.across
    spare = max(0, look.width - cell_len(words))
    return row(Span(across * (spare // 2) + words + across * (spare - spare // 2), "warn"))


def usual_line(
    look: Look, seen: Seen, each: Standing, trick: Trick, head: Row, manner: Manner
) -> Row:
    seat = each.laid.seat
    before = row(*head, place(look, each, trick), chip(look, each.laid.card), " ")
    name = Span(seen.names[seat], ink(seen, each, trick))
    took = trick.took.get(seat)
    got = row(" ", *briefly(look, took)) if took is not None else ()
    if manner.alone:
        return marked(look, seen, seat, before, name, got)
    room = look.width - wide(before)
    if not got or room - wide(got) < min(NAME, cell_len(name.text)):
        return row(*before, *named(seen, seat, name.ink, room))
    room = min(longest(seen) + 1, room - wide(got))
    return row(*before, *fit(named(seen, seat, name.ink, room), room), *got)
